import type { Corpus } from '../../corpus/corpus.ts';
import { wordsOf } from '../../text/words.ts';
import { isQuestion } from '../sentences/is-question.ts';
import {
  askedWeight,
  contextShares,
  densityWeight,
  foreignShare,
  matchStrength,
  maxContextDistance,
  remarkPenalty,
} from '../tuning/chat.ts';
import type { Stretch } from './own-words.ts';
import type { AskedWord, AskedWords } from './read-message.ts';
import { isInformative } from './spoken-text.ts';
import { similarityOfForms } from './vocabulary.ts';

/**
 * How well a stretch covers a message. `coverage`: the weighted share of the message's words, 0 to 1, that its best sentence, what
 * is said around it and the question it answers contain. `asked`: the same of the question alone; `own`: of the sentence alone;
 * `named`: of the sentence alone, without words that only mean about the same.
 */
export type Rated = {
  readonly stretch: Stretch;
  readonly best: number;
  readonly coverage: number;
  readonly asked: number;
  readonly own: number;
  readonly named: number;
  /** Coverage and density: by this, stretches are ordered. */
  readonly score: number;
};

/** For each word of the message how well each sentence matches it, 0 to 1. */
type Strengths = readonly Float32Array[];

/** The stretches that cover a part of the message, best first. */
export function rateStretches(corpus: Corpus, stretches: readonly Stretch[], asked: AskedWords): Rated[] {
  if (asked.total === 0) return [];
  const found = asked.words.map((word) => strengthsOf(corpus, word));
  const strengths = withoutForeign(stretches, asked, found);
  return stretches
    .flatMap((stretch) => rateStretch(corpus, stretch, asked, strengths) ?? [])
    .sort((a, b) => b.score - a.score || a.best - b.best);
}

/**
 * Where a message names one thing alone that others speak of and these people never do, what only means about the same is
 * something else ("the taxis" are no van), unless they were asked about it.
 */
function withoutForeign(stretches: readonly Stretch[], { words }: AskedWords, strengths: Strengths): Strengths {
  const [word, ...more] = words;
  if (!word || more.length > 0 || word.kind !== 'full') return strengths;
  if (![...word.matches.values()].includes(matchStrength.same)) return strengths;
  const isExact = (index: number) => strengths[0]?.[index] === matchStrength.same;
  const isOwn = stretches.some(
    ({ sentences, asked }) => sentences.some(isExact) || asked?.sentences.some(({ index }) => isExact(index)),
  );
  if (isOwn) return strengths;
  const said = Float32Array.from(strengths[0] ?? []);
  for (const { sentences } of stretches) for (const i of sentences) said[i] = (said[i] ?? 0) * foreignShare;
  return [said];
}

const named = (strength: number) => (strength > matchStrength.field ? strength : 0);

function strengthsOf({ reading }: Corpus, { matches, phrases, roles }: AskedWord): Float32Array {
  const { offsets, postings, size } = reading.sentenceIndex;
  const found = new Float32Array(size);
  for (const sentence of phrases) found[sentence] = matchStrength.field;
  for (const [term, strength] of matches)
    for (let at = offsets[term] ?? 0; at < (offsets[term + 1] ?? 0); at++) {
      const unit = postings[at] ?? 0;
      found[unit] = Math.max(found[unit] ?? 0, strength);
    }
  for (const sentence of roles) found[sentence] = Math.max(found[sentence] ?? 0, matchStrength.role);
  return found;
}

function rateStretch(corpus: Corpus, stretch: Stretch, asked: AskedWords, strengths: Strengths): Rated | null {
  const { sentences } = stretch;
  const question = strengths.map((strength, i) => questionStrength(corpus, stretch, strength, asked, i));
  const isNamed = strengths.some((strength) => sentences.some((s) => (strength[s] ?? 0) > 0));
  if (!isNamed && !question.some((strength) => strength > 0)) return null;
  const share = (strength: (word: number) => number) =>
    asked.words.reduce((sum, { weight }, i) => sum + weight * strength(i), 0) / asked.total;
  let best = { at: 0, coverage: 0, own: 0 };
  for (const [at, sentence] of sentences.entries()) {
    if (isQuestion(corpus, sentence) && sentences.length > 1) continue;
    const coverage = share((i) => Math.max(question[i] ?? 0, around(sentences, at, strengths[i])));
    const own = share((i) => strengths[i]?.[sentence] ?? 0);
    if (coverage + densityWeight * own > best.coverage + densityWeight * best.own + 1e-9) best = { at, coverage, own };
  }
  const density = share((i) => Math.min(1, countOf(sentences, strengths[i]) / 3));
  const ofQuestion = share((i) => question[i] ?? 0);
  // "By my team." names the topic and says nothing about it, unless that is what was asked.
  const isRemark = ofQuestion === 0 && !isInformative(corpus, sentences[best.at] ?? 0);
  return {
    stretch,
    best: best.at,
    coverage: best.coverage,
    own: best.own,
    named: share((i) => named(strengths[i]?.[sentences[best.at] ?? 0] ?? 0)),
    asked: ofQuestion,
    score: best.coverage + densityWeight * density + askedWeight * ofQuestion - (isRemark ? remarkPenalty : 0),
  };
}

/** What was asked, the heading of a column, and where the question refers to what was said before, that. */
function questionStrength(
  corpus: Corpus,
  { asked, before, heading }: Stretch,
  strength: Float32Array,
  { words }: AskedWords,
  word: number,
): number {
  const most = (turn: Stretch['asked']) =>
    (turn?.sentences ?? []).reduce((best, { index, share }) => Math.max(best, share * (strength[index] ?? 0)), 0);
  const said = (before?.sentences ?? []).reduce((best, index) => Math.max(best, strength[index] ?? 0), 0);
  return Math.max(
    most(asked),
    heading === null ? 0 : contextShares.question * headingStrength(corpus, heading, words[word]?.form ?? ''),
    contextShares.questionBefore * most(before?.asked ?? null),
    contextShares.answerBefore * said,
  );
}

/** The words of a heading are no part of the text, so they are compared as words. */
function headingStrength(corpus: Corpus, heading: string, form: string): number {
  const forms = wordsOf(heading, { start: 0, end: heading.length }, corpus.language).map((word) => word.form);
  return Math.max(0, ...forms.map((other) => similarityOfForms(form, other, corpus.language)));
}

function around(sentences: readonly number[], at: number, strength: Float32Array | undefined): number {
  let most = 0;
  const from = Math.max(0, at - maxContextDistance);
  for (let i = from; i <= Math.min(sentences.length - 1, at + maxContextDistance); i++) {
    const distance = Math.abs(i - at);
    const credit = distance === 0 ? 1 : distance === 1 ? contextShares.neighbour : contextShares.answer;
    most = Math.max(most, credit * (strength?.[sentences[i] ?? 0] ?? 0));
  }
  return most;
}

function countOf(sentences: readonly number[], strength: Float32Array | undefined): number {
  return sentences.reduce((sum, s) => sum + (strength?.[s] ?? 0), 0);
}
