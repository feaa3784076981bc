import type { Language } from '#contract/languages.ts';
import { languagePack } from '#engine/language/pack.ts';
import { confidenceOf, footingOf } from '../evidence/confidence.ts';
import { mayBeEvidence } from '../evidence/speaker-guard.ts';
import { type NamedVoice, type Query, readQuery } from '../search/query.ts';
import { countDisfluencies } from '../text/disfluency.ts';
import { wordsOf } from '../text/words.ts';
import { type CorpusSentence, type EmbeddedCorpus, textOf } from './corpus.ts';
import { needOf } from './need-of.ts';
import { isQuestion, type PickedSentence, pickSentences } from './pick-sentences.ts';
import { passagesToRead, rankPassages } from './rank.ts';

/** What the material says to a question: candidate sentences of participants, best first. */
export type Points = {
  readonly query: Query;
  readonly picked: readonly PickedSentence[];
  /** True when a statement is to be checked rather than a question answered. */
  readonly statement: boolean;
};

const passagesRead = 10;
const fewestWords = 4;
/**
 * Lower than for a direct answer: to look for findings is to read what people say around a question. Below it nothing
 * is invented.
 */
const answerable = 0.25;

/** The points for a question, or null when the material does not speak of it. */
export function findPoints(corpus: EmbeddedCorpus, question: string, names: readonly NamedVoice[]): Points | null {
  const { reading } = corpus;
  const query = readQuery(question, corpus.language, reading.lexicon, names);
  const ranked = rankPassages(corpus, query);
  const passages = passagesToRead(reading, ranked, passagesRead);
  if (passages.length === 0 || confidenceOf(footingOf(reading, query, passages)) < answerable) return null;
  const statement = isStatement(question, corpus.language);
  const picked = pickSentences(
    corpus,
    query,
    ranked,
    passages,
    (index) => {
      const sentence = reading.sentences[index] as CorpusSentence;
      return (
        mayBeEvidence(reading, sentence) && sentence.to - sentence.from >= fewestWords && !isQuestion(corpus, index)
      );
    },
    statement,
  ).filter((p) => p.score > 0);
  return picked.length > 0 ? { query, picked, statement } : null;
}

/** A whole sentence with a full stop that does not begin with a word of asking ("Describe …"). */
function isStatement(question: string, language: Language): boolean {
  if (!/[.!。！।]["'”’»]?\s*$/u.test(question) || /[?？؟]/u.test(question)) return false;
  const [first] = wordsOf(question, { start: 0, end: question.length }, language);
  const { questionWords, stopwords } = languagePack(language);
  return first !== undefined && (!questionWords.has(first.form) || stopwords.has(first.form));
}

const asGood = 0.85;

/**
 * Which of the best sentences is the claim: among those that answer about as well, the one that stands on its own, tells
 * a need, a difficulty or a liking, and has the length of a thought.
 */
export function chooseClaim(corpus: EmbeddedCorpus, picked: readonly PickedSentence[]): PickedSentence {
  const [best] = picked as [PickedSentence];
  const close = picked.filter((p) => p.score >= best.score * asGood).slice(0, 6);
  const rated = close.map((p) => ({ p, rate: p.score / best.score + standing(corpus, p.index) }));
  return rated.sort((a, b) => b.rate - a.rate || a.p.index - b.p.index)[0]?.p ?? best;
}

function standing(corpus: EmbeddedCorpus, index: number): number {
  const sentence = corpus.reading.sentences[index] as CorpusSentence;
  const language = corpus.reading.languages[sentence.document] ?? corpus.language;
  const text = textOf(corpus, sentence);
  const [first] = wordsOf(text, { start: 0, end: Math.min(text.length, 24) }, language);
  const words = sentence.to - sentence.from;
  let rate = first && languagePack(language).backward.has(first.form) ? -0.08 : 0;
  if (needOf(text, language) !== 'other') rate += 0.05;
  if (words >= 8 && words <= 32) rate += 0.05;
  if (!/[.!?…。！？؟।]["'”’»)]?$/u.test(text)) rate -= 0.04;
  return rate - Math.min(0.2, 0.05 * Math.max(0, countDisfluencies(text, language) - 1));
}
