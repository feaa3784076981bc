import type { Language } from '#contract/languages.ts';
import { languagePack } from '#engine/language/pack.ts';
import { speechRules } from '#engine/language/speech-rules.ts';
import { isUnspaced, wordsOf } from '../../text/words.ts';
import { maxWholeCharacters, wholeSentence } from '../tuning/titles.ts';
import { type ClaimTitle, titleForm } from './claim-title.ts';
import { clausesIn, withoutOpeners, withoutTails } from './clauses.ts';
import { cleanSpeech } from './clean-speech.ts';
import { originOf } from './draft.ts';
import { canExtendTitle, claimsIn, closesTitle, contentIn, opensTitle } from './gate.ts';

/**
 * A title for a sentence of which no clause alone passes the gate: the sentence as it was said, to its end, or its first clauses where
 * it is too long for a title. It is fluent, begins with a main clause and names several things. Null if it cannot be read by itself.
 */
export function wholeSentenceTitle(sentence: string, language: Language): ClaimTitle | null {
  if (isUnspaced(language) || !/[.!।]["'”’»]?\s*$/u.test(sentence)) return null;
  const draft = cleanSpeech(sentence, language);
  const start = withoutOpeners(draft.text, 0, language);
  const end = withoutTails(draft.text, draft.text.length, language);
  if (end <= start) return null;
  const ends = [end, ...firstParts(draft.text.slice(0, end), language)].filter((to) => to > start);
  const fitting = ends.find((to) => draft.text.slice(start, to).length <= maxWholeCharacters);
  if (fitting === undefined) return null;
  const said = draft.text.slice(start, fitting);
  if (!readsByItself(said, language)) return null;
  const text = titleForm(said, language);
  const origin = originOf(draft, { start, end: fitting });
  const isIndirect = speechRules(language).indirect?.test(text) ?? false;
  const claims = claimsIn(text, language);
  const content = contentIn(text, language).length;
  return { text, whole: { text, ...origin }, claims, content, isIndirect, goesOn: fitting < end, ...origin };
}

/** Where a sentence can be left off: before "and" or "or", the last such place first. */
function firstParts(text: string, language: Language): number[] {
  const { additions } = languagePack(language);
  const clauses = clausesIn(text, language);
  const ends = clauses.slice(0, -1).flatMap(({ end }, i) => {
    const next = clauses[i + 1];
    const [first] = next ? wordsOf(text, next, language) : [];
    return additions.has(first?.form ?? '') ? [withoutTails(text, end, language)] : [];
  });
  return ends.reverse();
}

function readsByItself(text: string, language: Language): boolean {
  const rules = speechRules(language);
  const words = wordsOf(text, { start: 0, end: text.length }, language);
  if (words.length < wholeSentence.minWords || words.length > wholeSentence.maxWords) return false;
  if (!opensTitle(text, language) || !canExtendTitle(text, language)) return false;
  if (!closesTitle(text, language)) return false;
  if (rules.refused.some((pattern) => pattern.test(text))) return false;
  if (new Set(contentIn(text, language)).size < wholeSentence.minContent) return false;
  const parts = text.split(/[,،]\s/u);
  const main = (rules.lead.test(text) ? parts[1] : parts[0]) ?? '';
  const forms = wordsOf(main, { start: 0, end: main.length }, language).map(({ form }) => form);
  return rules.isMainClause(forms, rules.verbs);
}
