import type { Language } from '#contract/languages.ts';
import { isHedged } from '#engine/language/hedges.ts';
import { languagePack } from '#engine/language/pack.ts';
import { sentimentOf } from '#engine/language/sentiment/sentiment.ts';
import { type Corpus, type CorpusSentence, textOf, voiceIndexOf } from '../../corpus/corpus.ts';
import { wordsOf } from '../../text/words.ts';
import { phraseTable } from '../phrases/key-phrases.ts';
import { type Clause, clausesOf } from '../sentences/clauses.ts';
import { isQuestion } from '../sentences/is-question.ts';
import { type Asked, sentimentOfSentence, sharedOfAsked } from '../sentences/stance.ts';
import { statementKind } from '../sentences/statement-kind.ts';
import { isWeakTerm } from '../sentences/weak-term.ts';
import { minTermsOfContradiction } from '../tuning/insights.ts';
import { minFeeling } from '../tuning/sentences.ts';

type Statement = {
  index: number;
  language: Language;
  clauses: readonly Clause[];
  terms: ReadonlySet<number>;
  wish: boolean;
};

/** A claim with the sentences that say the same, and the terms of the question. */
export type Contradicted = { claim: number; backing: readonly number[]; asked?: Asked };

/**
 * The sentences, one for each voice, that plainly contradict a claim: about the same topic in nearly the same words they deny
 * what it says or say what it denies, or they feel the opposite. What a denial is about must be in the claim and in one
 * sentence that backs it. Conditions, questions, doubts, and a wish beside a fact contradict nothing. Few and right rather than
 * many.
 */
export function contradictionsOf(
  corpus: Corpus,
  { claim, backing, asked = new Set() }: Contradicted,
  candidates: readonly number[],
): number[] {
  const stated = statementOf(corpus, claim);
  if (!stated) return [];
  const voiceOf = (i: number) => voiceIndexOf(corpus.reading, corpus.reading.sentences[i] as CorpusSentence);
  const taken = new Set(backing.map(voiceOf));
  const spokenOf = [claim, ...backing].map((i) => statementOf(corpus, i)?.terms ?? new Set<number>());
  const found: number[] = [];
  for (const index of candidates) {
    const voice = voiceOf(index);
    if (taken.has(voice)) continue;
    const other = statementOf(corpus, index);
    const subject = sharedOfAsked(corpus.reading, claim, index, asked);
    if (!other || other.wish !== stated.wish || !contradicts(corpus, stated, other, { spokenOf, subject, asked }))
      continue;
    taken.add(voice);
    found.push(index);
  }
  return found;
}

/** `spokenOf`: the words of each sentence that backs the claim; `subject`: the question's words that both sides say. */
type Measure = { spokenOf: readonly ReadonlySet<number>[]; subject: readonly number[]; asked: Asked };

function contradicts(corpus: Corpus, claim: Statement, other: Statement, measure: Measure): boolean {
  const { spokenOf, subject, asked } = measure;
  return claim.clauses.some((a) =>
    other.clauses.some((b) => {
      const shared = [...a.terms.keys()].filter((t) => b.terms.has(t));
      // One content word is enough where both clauses answer the question in its words.
      const needed =
        subject.length > 0 && subject.every((t) => a.all.includes(t) && b.all.includes(t))
          ? 1
          : minTermsOfContradiction;
      if (shared.length < needed || (shared.length === minTermsOfContradiction && !inSameOrder(shared, b)))
        return false;
      // "Ten-year-olds" and "she's eight years old" share no topic.
      if (needed > 1 && shared.every((t) => isWeakTerm(corpus, t))) return false;
      if ((a.denied || b.denied) && onlyNames(corpus, shared, a, b, asked)) return false;
      // What is denied must be what the other side says, not another thing of the same kind.
      if (a.denied) return !b.denied && isWithin(a, other.terms);
      if (b.denied) return spokenOf.some((said) => isWithin(b, new Set([...claim.terms, ...said])));
      return onlyFeelingsDiffer(claim, a, b) && onlyFeelingsDiffer(other, b, a) && feelOpposed(corpus, claim, other);
    }),
  );
}

/** Two words alone mean the same only in the same order: "the order is on paper", "no paper for the order". */
function inSameOrder(shared: readonly number[], { terms }: Clause): boolean {
  return [...terms.keys()].filter((t) => shared.includes(t)).every((t, i) => t === shared[i]);
}

/** True where two clauses share only the name of a thing, side by side in both: what they say about it are two topics. */
function onlyNames(corpus: Corpus, shared: readonly number[], a: Clause, b: Clause, asked: Asked): boolean {
  const sideBySide = ({ all }: Clause) =>
    all.some((_, i) => shared.every((t) => all.slice(i, i + shared.length).includes(t)));
  if (shared.length < 2 || !sideBySide(a) || !sideBySide(b)) return false;
  const key = shared.map((t) => corpus.reading.vocabulary.terms[t]).join(' ');
  return shared.every((t) => asked.has(t)) || phraseTable(corpus).find(key) !== undefined;
}

const isWithin = ({ terms }: Clause, said: ReadonlySet<number>): boolean => [...terms.keys()].every((t) => said.has(t));

/** True when every word of the clause that the other one lacks is a word of feeling: "a slow reader", "a fast reader". */
function onlyFeelingsDiffer({ language }: Statement, clause: Clause, other: Clause): boolean {
  return [...clause.terms].every(([term, word]) => other.terms.has(term) || sentimentOf(word, language).score !== 0);
}

function feelOpposed(corpus: Corpus, a: Statement, b: Statement): boolean {
  const feelings = [sentimentOfSentence(corpus, a.index), sentimentOfSentence(corpus, b.index)];
  return Math.min(...feelings) <= -minFeeling && Math.max(...feelings) >= minFeeling;
}

/** Null where a sentence states nothing that could be contradicted, or hedges it. */
function statementOf(corpus: Corpus, index: number): Statement | null {
  const sentence = corpus.reading.sentences[index] as CorpusSentence;
  const language = corpus.reading.languages[sentence.document] ?? corpus.language;
  const text = textOf(corpus, sentence);
  if (isQuestion(corpus, index) || isHedged(text)) return null;
  const words = wordsOf(corpus.documents[sentence.document]?.text ?? '', sentence, language);
  if (words.some((w) => languagePack(language).conditionals.has(w.form))) return null;
  const clauses = clausesOf(corpus, sentence);
  const terms = new Set(clauses.flatMap((c) => [...c.terms.keys()]));
  return { index, language, clauses, terms, wish: statementKind(text, language) === 'wish' };
}
