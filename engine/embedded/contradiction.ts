import type { Language } from '#contract/languages.ts';
import { languagePack } from '#engine/language/pack.ts';
import { conditionals, negatesTwice, notOnly } from '#engine/language/reservations.ts';
import { sentimentOf } from '#engine/language/sentiment.ts';
import { wordsOf } from '../text/words.ts';
import { type CorpusSentence, type EmbeddedCorpus, textOf, voiceIndexOf } from './corpus.ts';
import { isQuestion } from './is-question.ts';
import { needOf } from './need-of.ts';
import { type Asked, feelingOf, sharedOfAsked } from './stance.ts';

/** Terms with the words they were said in. */
type Clause = { terms: ReadonlyMap<number, string>; denied: boolean };
type Statement = {
  index: number;
  language: Language;
  clauses: readonly Clause[];
  terms: ReadonlySet<number>;
  wish: boolean;
};

const fewestShared = 2;
const clearFeeling = 0.35;

/** A claim with the sentences that say the same, and the terms that a question asked for. */
export type Contradicted = { claim: number; backing: readonly number[]; asked?: Asked };

/**
 * The sentences, one for each voice, that plainly contradict a claim: of the same matter in nearly the same words they deny what
 * it says or say what it denies, or they feel the opposite. What a denial speaks of must be spoken of by the claim or its backing. Conditions, questions, and a wish beside a fact contradict nothing. Few and right
 * rather than many.
 */
export function contradictionsOf(
  corpus: EmbeddedCorpus,
  { claim, backing, asked = new Set() }: Contradicted,
  candidates: readonly number[],
): number[] {
  const stated = statementOf(corpus, claim);
  if (!stated) return [];
  const voiceOf = (i: number) => voiceIndexOf(corpus.reading, corpus.reading.sentences[i] as CorpusSentence);
  const taken = new Set(backing.map(voiceOf));
  const spokenOf = new Set(backing.flatMap((i) => [...(statementOf(corpus, i)?.terms ?? [])]));
  const found: number[] = [];
  for (const index of candidates) {
    const voice = voiceOf(index);
    if (taken.has(voice)) continue;
    const other = statementOf(corpus, index);
    const needed = sharedOfAsked(corpus.reading, claim, index, asked).length > 0 ? 1 : fewestShared;
    if (!other || other.wish !== stated.wish || !contradicts(corpus, stated, other, { spokenOf, needed })) continue;
    taken.add(voice);
    found.push(index);
  }
  return found;
}

/** `needed`: how many words a clause of each must share; one is enough where both answer what was asked. */
type Measure = { spokenOf: ReadonlySet<number>; needed: number };

function contradicts(corpus: EmbeddedCorpus, claim: Statement, other: Statement, measure: Measure): boolean {
  const { spokenOf, needed } = measure;
  const known = new Set([...claim.terms, ...spokenOf]);
  return claim.clauses.some((a) =>
    other.clauses.some((b) => {
      const shared = [...a.terms.keys()].filter((t) => b.terms.has(t));
      if (shared.length < needed || (shared.length === fewestShared && !inSameOrder(shared, b))) return false;
      // What is denied must be what the other side says, not another thing of the same kind.
      if (a.denied) return !b.denied && isWithin(a, other.terms);
      if (b.denied) return isWithin(b, known);
      return onlyFeelingsDiffer(claim, a, b) && onlyFeelingsDiffer(other, b, a) && feelOpposed(corpus, claim, other);
    }),
  );
}

/** Two words alone mean the same only in the same order: "the order is on paper", "no paper for the order". */
function inSameOrder(shared: readonly number[], { terms }: Clause): boolean {
  return [...terms.keys()].filter((t) => shared.includes(t)).every((t, i) => t === shared[i]);
}

const isWithin = ({ terms }: Clause, said: ReadonlySet<number>): boolean => [...terms.keys()].every((t) => said.has(t));

/** True when every word of the clause that the other one lacks is a word of feeling: "a slow reader", "a fast reader". */
function onlyFeelingsDiffer({ language }: Statement, clause: Clause, other: Clause): boolean {
  return [...clause.terms].every(([term, word]) => other.terms.has(term) || sentimentOf(word, language).score !== 0);
}

function feelOpposed(corpus: EmbeddedCorpus, a: Statement, b: Statement): boolean {
  const feelings = [feelingOf(corpus, a.index), feelingOf(corpus, b.index)];
  return Math.min(...feelings) <= -clearFeeling && Math.max(...feelings) >= clearFeeling;
}

/** Null where a sentence states nothing that could be contradicted, or hedges it. */
function statementOf(corpus: EmbeddedCorpus, index: number): Statement | null {
  const sentence = corpus.reading.sentences[index] as CorpusSentence;
  const language = corpus.reading.languages[sentence.document] ?? corpus.language;
  const text = textOf(corpus, sentence);
  if (isQuestion(corpus, index) || notOnly.test(text)) return null;
  const words = wordsOf(corpus.documents[sentence.document]?.text ?? '', sentence, language);
  if (words.some((w) => conditionals[language].has(w.form))) return null;
  const clauses = clausesOf(corpus, sentence, words, language);
  const terms = new Set(clauses.flatMap((c) => [...c.terms.keys()]));
  return { index, language, clauses, terms, wish: needOf(text, language) === 'wish' };
}

const border = /[,;:—–،؛，；、]/;

function clausesOf(
  corpus: EmbeddedCorpus,
  sentence: CorpusSentence,
  words: ReturnType<typeof wordsOf>,
  language: Language,
): Clause[] {
  const { reading } = corpus;
  const { negations } = languagePack(language);
  const text = corpus.documents[sentence.document]?.text ?? '';
  const parts: { terms: Map<number, string>; denials: number }[] = [{ terms: new Map(), denials: 0 }];
  let last = sentence.start;
  for (const [i, word] of words.entries()) {
    if (border.test(text.slice(last, word.start))) parts.push({ terms: new Map(), denials: 0 });
    last = word.end;
    const part = parts.at(-1) as (typeof parts)[number];
    const term = reading.terms[sentence.from + i] ?? -1;
    if (negations.has(word.form)) part.denials++;
    else if (reading.stop[term] !== 1) part.terms.set(term, word.form);
  }
  const denied = (denials: number) => (negatesTwice.has(language) ? denials > 0 : denials % 2 === 1);
  return parts.map(({ terms, denials }) => ({ terms, denied: denied(denials) }));
}
