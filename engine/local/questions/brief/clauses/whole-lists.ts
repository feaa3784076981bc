import type { Language } from '#contract/languages.ts';
import { clauseMatches } from '#engine/language/brief-wording.ts';
import { languagePack } from '#engine/language/pack.ts';
import { speechRules } from '#engine/language/speech-rules.ts';
import { isUnspaced, wordsOf } from '../../../../text/words.ts';
import { maxWordsOfListEnd } from '../../../tuning/questions.ts';
import { asks, withoutWanting } from './asking-parts.ts';
import { firstWord } from './dependent-clauses.ts';
import { listPatterns } from './list-patterns.ts';

/** "which things they keep on paper, | boards or the phone": the rest of a list belongs to the clause that it began in. */
export function withListEnds(sentence: string, clauses: readonly string[], language: Language): string[] {
  if (isUnspaced(language)) return [...clauses];
  const whole: string[] = [];
  for (const clause of clauses) {
    const open = whole.at(-1) ?? '';
    const joined = `${open}, ${clause}`;
    const forms = wordsOf(clause, { start: 0, end: clause.length }, language).map(({ form }) => form);
    const isRest =
      asks(withoutWanting(open, language), language, true) &&
      listPatterns(language).rest.test(clause) &&
      forms.length <= maxWordsOfListEnd &&
      !forms.some((form) => languagePack(language).questionWords.has(form)) &&
      areThings(forms, language);
    if (isRest && sentence.includes(joined)) whole.splice(-1, 1, joined);
    else whole.push(clause);
  }
  return whole;
}

/** "how they decide what to buy, | put out | or hold back": what is between a comma and “or” belongs to the clause before it. */
export function withAlternatives(sentence: string, clauses: readonly string[], language: Language): string[] {
  if (isUnspaced(language)) return [...clauses];
  const { coordinators, interrogatives } = languagePack(language);
  const whole: string[] = [];
  let rest = '';
  for (const clause of clauses) {
    if (rest.includes(clause)) continue;
    rest = asks(withoutWanting(clause, language), language, true) ? alternativesAfter(sentence, clause, language) : '';
    const forms = wordsOf(rest, { start: 0, end: rest.length }, language).map(({ form }) => form);
    const isOther = coordinators.has(forms[0] ?? '') || forms.some((form) => interrogatives.has(form));
    if (isOther) rest = '';
    whole.push(clause + rest);
  }
  return whole;
}

function alternativesAfter(sentence: string, clause: string, language: Language): string {
  const at = sentence.toLowerCase().indexOf(clause.toLowerCase());
  return (at >= 0 && listPatterns(language).alternatives.exec(sentence.slice(at + clause.length))?.[0]) || '';
}

/** Whether the words around the last "and" of a list are things and no clauses: in "paper and chat groups" no verb has a subject. */
function areThings(forms: readonly string[], language: Language): boolean {
  const { backward, coordinators, nounBefore } = languagePack(language);
  const { isMainClause, verbs } = speechRules(language);
  if (!isMainClause(forms, verbs)) return true;
  const at = forms.findLastIndex((form) => coordinators.has(form));
  const [before, after] = [forms.slice(0, at), forms.slice(at + 1)];
  const [first = ''] = after;
  const isClause = nounBefore.has(first) || backward.has(first) || forms.some((form) => verbs.isAuxiliary(form));
  return at > 0 && !isClause && !isMainClause(before, verbs);
}

/** Joins a part that begins with a question word to what follows until it has a verb: "which part the shop, the family and friends play". */
export function withWholeLists(sentence: string, clauses: readonly string[], language: Language): string[] {
  if (isUnspaced(language)) return [...clauses];
  const { questionWords } = languagePack(language);
  const { verbs } = speechRules(language);
  const hasVerb = (part: string) =>
    wordsOf(part, { start: 0, end: part.length }, language).some(
      ({ form }) => verbs.isVerb(form) || verbs.isAuxiliary(form),
    ) || clauseMatches(language, 'unlistedVerb', part);
  const whole: string[] = [];
  for (const clause of clauses) {
    const open = whole.at(-1);
    const from = sentence.indexOf(open ?? '');
    const isOpen =
      open !== undefined &&
      from >= 0 &&
      questionWords.has(firstWord(open, language)) &&
      !hasVerb(open) &&
      !asks(clause, language, true);
    if (isOpen) whole.splice(-1, 1, sentence.slice(from, sentence.indexOf(clause, from) + clause.length));
    else whole.push(clause);
  }
  return whole;
}
