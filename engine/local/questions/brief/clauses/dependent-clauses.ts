import type { Language } from '#contract/languages.ts';
import { briefWording, clauseMatches } from '#engine/language/brief-wording.ts';
import { languagePack } from '#engine/language/pack.ts';
import { isUnspaced, wordsOf } from '../../../../text/words.ts';
import { held } from '../brief-body.ts';

export function firstWord(part: string, language: Language): string {
  return wordsOf(part, { start: 0, end: part.length }, language)[0]?.form ?? '';
}

/** „… wie sie damit umgehen, dass andere sehen, wann sie da sind“: what is seen belongs to what they deal with. */
export function withDependents(sentence: string, clauses: readonly string[], language: Language): string[] {
  if (isUnspaced(language)) return [...clauses];
  const { complementizers, interrogatives, questionWords } = languagePack(language);
  const asks = (word: string) => questionWords.has(word) || clauseMatches(language, 'whetherWithin', word);
  const whole: string[] = [];
  let isDependent = false;
  for (const clause of clauses) {
    const open = whole.at(-1) ?? '';
    const from = sentence.indexOf(open);
    const to = sentence.indexOf(clause, from + open.length);
    const first = firstWord(clause, language);
    const isCondition = clauseMatches(language, 'conditional', first);
    // «Чего они боятся, когда отдают документы»
    const isAfterAsking = isCondition && interrogatives.has(firstWord(open, language));
    const begins =
      (complementizers.has(first) || isCondition) &&
      (!asks(first) || isAfterAsking) &&
      !clauseMatches(language, 'whatWithin', clause);
    const between = open === '' || from < 0 ? null : sentence.slice(from + open.length, to);
    const isDecided =
      (interrogatives.has(first) || clauseMatches(language, 'whether', first)) && decides(open, language);
    const isInfinitive = clauseMatches(language, 'infinitiveClause', clause);
    const isRelative = clauseMatches(language, 'relativeClause', clause);
    const isNext = between !== null && /^,\s*$/u.test(between);
    // „… und welche nicht“ says nothing without the clause before it.
    const isRest = between !== null && interrogatives.has(first) && clauseMatches(language, 'negatedRest', clause);
    isDependent =
      isRest ||
      (isNext && (begins || isDecided || isRelative || isInfinitive || (isDependent && interrogatives.has(first))));
    // „…, damit jemand, der oft da war, | bleibt“
    const verb = isRelative ? (/^, \p{Ll}+(?=[.;!?]|$)/u.exec(sentence.slice(to + clause.length))?.[0] ?? '') : '';
    if (isDependent) whole.splice(-1, 1, sentence.slice(from, to + clause.length + verb.length));
    else whole.push(clause);
  }
  return whole;
}

/** „… warum Leute, die früher kamen, heute wegbleiben“ stays in one piece. */
export function withHeldRelatives(text: string, language: Language): string {
  const { relativeWithin } = briefWording(language);
  return relativeWithin ? text.replace(relativeWithin, (clause) => clause.replaceAll(',', held)) : text;
}

/**
 * „… wie sie entscheiden, | welche Bücher kommen“: what is decided follows a comma. „wie sie sich für den Ofen entscheiden,
 * | welche Mühlen sie meiden“ are two things.
 */
const decides = (open: string, language: Language): boolean =>
  clauseMatches(language, 'deciding', open) && !clauseMatches(language, 'decidesFor', open);
