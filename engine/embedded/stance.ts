import type { NeedKind } from '#engine/language/frames/frames.ts';
import { languagePack } from '#engine/language/pack.ts';
import { sentimentOf } from '#engine/language/sentiment.ts';
import { wordsOf } from '../text/words.ts';
import { exchangesOf } from './answered-questions.ts';
import { type CorpusSentence, type EmbeddedCorpus, textOf } from './corpus.ts';
import { likenessOf, termsOfSentence } from './likeness.ts';
import { needOf } from './need-of.ts';

const clearFeeling = 0.35;
const sameMatter = 0.3;
const sameWords = 0.6;

/**
 * True when two sentences speak of the same matter, or answer one question, and one denies what the other says, or one speaks well of it and
 * the other badly. Careful on purpose: what is not plainly opposed counts as agreement.
 */
export function opposes(corpus: EmbeddedCorpus, a: number, b: number): boolean {
  const { reading } = corpus;
  const [first, second] = [termsOfSentence(reading, a), termsOfSentence(reading, b)];
  const likeness = likenessOf(reading, first, second);
  if (likeness >= sameWords && isNegated(corpus, a) !== isNegated(corpus, b)) return true;
  const exchange = exchangesOf(reading);
  const sameQuestion = exchange[a] !== -1 && exchange[a] === exchange[b];
  if (likeness < sameMatter && !sameQuestion) return false;
  const [kindA, kindB] = [kindOf(corpus, a), kindOf(corpus, b)];
  const liked = (kindA === 'like' && kindB === 'difficulty') || (kindA === 'difficulty' && kindB === 'like');
  const feelings = [feelingOf(corpus, a), feelingOf(corpus, b)];
  const apart = Math.min(...feelings) <= -clearFeeling && Math.max(...feelings) >= clearFeeling;
  if (liked && Math.min(...feelings) < 0 && Math.max(...feelings) > 0) return true;
  return likeness >= sameMatter && apart;
}

function kindOf(corpus: EmbeddedCorpus, index: number): NeedKind {
  const sentence = corpus.reading.sentences[index] as CorpusSentence;
  return needOf(textOf(corpus, sentence), corpus.reading.languages[sentence.document] ?? corpus.language);
}

/** -1 to 1, weakened where the lexicon is unsure. */
export function feelingOf(corpus: EmbeddedCorpus, index: number): number {
  const sentence = corpus.reading.sentences[index] as CorpusSentence;
  const language = corpus.reading.languages[sentence.document] ?? corpus.language;
  return sentimentOf(textOf(corpus, sentence), language).score;
}

function isNegated(corpus: EmbeddedCorpus, index: number): boolean {
  const sentence = corpus.reading.sentences[index] as CorpusSentence;
  const language = corpus.reading.languages[sentence.document] ?? corpus.language;
  const { negations } = languagePack(language);
  const text = corpus.documents[sentence.document]?.text ?? '';
  return wordsOf(text, sentence, language).filter((w) => negations.has(w.form)).length % 2 === 1;
}
