import type { Language } from '#contract/languages.ts';
import { languagePack } from '#engine/language/pack.ts';
import { speechRules } from '#engine/language/speech-rules.ts';
import { type Span, trimSpan } from '../../text/span.ts';
import { isUnspaced, wordsOf } from '../../text/words.ts';
import { edgeLength, minWordsOfSplice } from '../tuning/titles.ts';

const breaks = /[;；：؛]\s*|:(?!\d)\s*|\s[-–—]+\s|[.!?。！？؟।…]+(?:\s|$)|[，、](?=)/gu;

/** The clauses of a cleaned sentence, in order: it is cut at marks, and before joining words. */
export function clausesIn(text: string, language: Language): Span[] {
  const borders = new Set<number>();
  for (const match of text.matchAll(breaks)) borders.add(match.index + match[0].length);
  for (const match of text.matchAll(speechRules(language).joints)) borders.add(match.index);
  for (const at of splices(text, language)) borders.add(at);
  borders.add(text.length);
  const clauses: Span[] = [];
  let start = 0;
  for (const end of [...borders].sort((a, b) => a - b)) {
    const clause = trimSpan(text, { start, end });
    if (clause.end > clause.start) clauses.push(clause);
    start = Math.max(start, end);
  }
  return clauses;
}

const commas = /[,،]\s+/gu;

/** Offsets after commas that join two main clauses without a conjunction: "I work nights, nobody answers then". */
function splices(text: string, language: Language): number[] {
  if (isUnspaced(language)) return [];
  const { afterComma, isMainClause, limit, verbs } = speechRules(language);
  const { clauseStarts } = languagePack(language);
  const found = [...text.matchAll(commas)].map((match) => match.index + match[0].length);
  return found.filter((start, i) => {
    const clause = text.slice(start, found[i + 1] ?? text.length);
    const forms = wordsOf(clause, { start: 0, end: clause.length }, language).map((word) => word.form);
    if (forms.length < minWordsOfSplice || clauseStarts.has(forms[0] ?? '')) return false;
    return !afterComma.test(clause) && !limit.test(clause) && isMainClause(forms, verbs);
  });
}

const marks = /[\s,;:.!?…،؛，、；：。！？؟।*_–—-]/u;

/** Where a text begins from an offset on, after openers ("yeah so I think that"). */
export function withoutOpeners(text: string, from: number, language: Language): number {
  const { opener } = speechRules(language);
  let start = skipMarks(text, from);
  for (let cut = -1; cut !== 0; ) {
    cut = opener.exec(text.slice(start))?.[0].length ?? 0;
    start = skipMarks(text, start + cut);
  }
  return start;
}

/** Where a text ends before an offset, without tails ("and so on, right?"). */
export function withoutTails(text: string, to: number, language: Language): number {
  const { tail } = speechRules(language);
  let end = skipMarksBefore(text, to);
  for (let cut = -1; cut !== 0; ) {
    cut = tail.exec(text.slice(Math.max(0, end - edgeLength), end))?.[0].length ?? 0;
    end = skipMarksBefore(text, end - cut);
  }
  return end;
}

function skipMarks(text: string, from: number): number {
  let start = from;
  while (start < text.length && marks.test(text[start] ?? '')) start++;
  return start;
}

function skipMarksBefore(text: string, to: number): number {
  let end = to;
  while (end > 0 && marks.test(text[end - 1] ?? '')) end--;
  return end;
}
