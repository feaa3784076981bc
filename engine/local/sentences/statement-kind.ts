import type { Language } from '#contract/languages.ts';
import { languagePack } from '#engine/language/pack.ts';
import type { StatementKind } from '#engine/language/templates/templates.ts';
import { sentenceFact } from '../../corpus/sentence-facts.ts';

/** Which cue decides where a sentence has several: "I like it, I have to say" is a liking and no need. */
const order = [
  ['wish', 'wish'],
  ['difficulty', 'difficulty'],
  ['liking', 'liking'],
  ['need', 'wish'],
  ['reason', 'reason'],
  ['habit', 'habit'],
] as const;

/** What kind of statement a sentence is, by the cues of its language. */
export function statementKind(text: string, language: Language): StatementKind {
  const { cues } = languagePack(language);
  const has = (patterns: readonly RegExp[]) => patterns.some((p) => p.test(text));
  return order.find(([cue]) => has(cues[cue]))?.[1] ?? 'other';
}

/** The kind of a sentence of the corpus. */
export const kindOfSentence = sentenceFact('kind', statementKind);
