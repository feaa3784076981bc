import type { Language } from '#contract/languages.ts';
import { clauseMatches } from '#engine/language/brief-wording.ts';
import { languagePack } from '#engine/language/pack.ts';
import { speechRules } from '#engine/language/speech-rules.ts';
import { type Word, wordsOf } from '../../../../text/words.ts';
import { asks } from './asking-parts.ts';
import { firstWord } from './dependent-clauses.ts';

/** Whether a clause is a relative clause to the statement before it: "It goes to the board, who are attached to the van." */
export function describesBefore(sentence: string, clauses: readonly string[], i: number, language: Language): boolean {
  const [clause = '', before = '\0'] = [clauses[i], clauses[i - 1]];
  if (!sentence.toLowerCase().includes(`${before}, ${clause}`.toLowerCase())) return false;
  if (!clauseMatches(language, 'describes', firstWord(clause, language))) return false;
  const { verbs } = speechRules(language);
  const { joinedVerb } = languagePack(language).grammar;
  const isVerb = ({ form }: Word) => verbs.isVerb(form) || verbs.isAuxiliary(form) || joinedVerb?.test(form) === true;
  return !asks(before, language, true) && wordsOf(before, { start: 0, end: before.length }, language).some(isVerb);
}
