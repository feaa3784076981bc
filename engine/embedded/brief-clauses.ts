import type { Language } from '#contract/languages.ts';
import { languagePack } from '#engine/language/pack.ts';
import type { Brief } from '../engine.ts';
import { cosine, vectorOf } from '../search/vectors.ts';
import { sentencesOf } from '../text/sentences.ts';
import { isUnspaced, wordsOf } from '../text/words.ts';

export function briefText(brief: Brief): string {
  return [brief.description, brief.longBrief, brief.name].filter(Boolean).join('. ');
}

/** What a brief asks, part by part: "How bakers order" and "what they throw away", in its own words. */
export function briefClauses(brief: Brief, language: Language): string[] {
  // A project's name is a title: it asks for something only where nothing else does.
  const text = [brief.description, brief.longBrief].filter(Boolean).join('. ') || briefText(brief);
  const { coordinators, questionWords } = languagePack(language);
  const clauses: string[] = [];
  for (const sentence of sentencesOf(text, { start: 0, end: text.length }, language)) {
    const words = wordsOf(text, sentence, language);
    let start = sentence.start;
    for (const [i, word] of words.entries()) {
      const before = words[i - 1];
      if (!before) continue;
      const pause = /[,;:–—،؛，、；：]/.test(text.slice(before.end, word.start));
      // "and what they throw away" is a part of its own, "bread and butter" is not
      const opens = coordinators.has(before.form) && questionWords.has(word.form);
      if (!pause && !opens) continue;
      clauses.push(text.slice(start, opens ? before.start : before.end));
      start = word.start;
    }
    clauses.push(text.slice(start, sentence.end));
  }
  return clauses
    .map((c) => c.replace(edges, ''))
    .filter((c) => saysSomething(c, language))
    .map((c) => lowered(c, language));
}

const edges = /^[\s,;:.?!–—،؛，、；：]+|[\s,;:.?!–—،؛。，、；：]+$/gu;

/** A word of asking is written small inside a question, also where the brief began with it. */
function lowered(clause: string, language: Language): string {
  const [first] = wordsOf(clause, { start: 0, end: clause.length }, language);
  const { questionWords, tag } = languagePack(language);
  if (!first || first.start > 0 || !questionWords.has(first.form)) return clause;
  return clause.slice(0, first.end).toLocaleLowerCase(tag) + clause.slice(first.end);
}

function saysSomething(clause: string, language: Language): boolean {
  const words = wordsOf(clause, { start: 0, end: clause.length }, language);
  const { questionWords } = languagePack(language);
  return words.length >= (isUnspaced(language) ? 1 : 2) && words.some((w) => !questionWords.has(w.form));
}

/** The part of the brief that a text is nearest to; the first part where it is near to none. */
export function nearestClause(clauses: readonly string[], text: string, language: Language): string | undefined {
  const own = vectorOf(text, language);
  const rated = clauses.map((clause) => ({ clause, nearness: cosine(own, vectorOf(clause, language)) }));
  return rated.sort((a, b) => b.nearness - a.nearness)[0]?.clause;
}
