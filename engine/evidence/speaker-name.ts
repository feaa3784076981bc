import { type Language, languages } from '#contract/languages.ts';
import { languagePack } from '#engine/language/pack.ts';
import type { Corpus, Voice } from '../corpus/corpus.ts';
import { isRoleLabel, labelKey } from '../text/speaker-labels.ts';

/**
 * A person's name as it is shown, or null without one. A label such as `P1` and the row of a survey are a different person in each
 * document, so they are named after it in the project's language: "P1 in monday".
 */
export function nameOfVoice(corpus: Corpus, voice: Voice, language: Language): string | null {
  const { person } = languagePack(language).templates;
  const index = voice.documents[0] ?? 0;
  const own = corpus.reading.languages[index] ?? corpus.language;
  if (voice.name !== null && !isRoleLabel(labelKey(voice.name), own)) return voice.name;
  const label = voice.name ?? (voice.row ? person.respondent(voice.row.ordinal) : null);
  if (label === null) return null;
  const capital = label.charAt(0).toLocaleUpperCase(languagePack(own).tag) + label.slice(1);
  return person.inDocument(capital, baseName(corpus.documents[index]?.fileName ?? ''));
}

/** True for labels such as `P1`, alone or with their document, and for rows of a survey: these are no person's own name. */
export function isGenericName(name: string, language: Language): boolean {
  const { person } = languagePack(language).templates;
  const label = labelIn(name, language);
  const number = /\d+/.exec(label ?? name);
  if (number !== null && (label ?? name) === person.respondent(Number(number[0]))) return true;
  // Documents may be in another language than the project that names their speakers.
  if (label !== null && languages.some((l) => isRoleLabel(labelKey(label), l))) return true;
  return isRoleLabel(labelKey(name), language);
}

const patterns = new Map<Language, RegExp>();

/** The label of "P1 in monday"; null for a name of another form. */
function labelIn(name: string, language: Language): string | null {
  const known = patterns.get(language);
  const pattern = known ?? new RegExp(`^${patternOf(language)}$`, 'su');
  if (!known) patterns.set(language, pattern);
  return pattern.exec(name)?.groups?.label ?? null;
}

function patternOf(language: Language): string {
  const template = languagePack(language).templates.person.inDocument('\u0001', '\u0002');
  const escaped = template.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return escaped.replace('\u0001', '(?<label>.+?)').replace('\u0002', '.+');
}

function baseName(fileName: string): string {
  return fileName.replace(/(?<=.)\.[^.\s/]{1,5}$/, '') || fileName;
}
