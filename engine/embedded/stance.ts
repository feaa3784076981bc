import { languagePack } from '#engine/language/pack.ts';
import { sentimentOf } from '#engine/language/sentiment.ts';
import { wordsOf } from '../text/words.ts';
import { type CorpusSentence, type EmbeddedCorpus, textOf } from './corpus.ts';
import { likenessOf, sharedTerms, termsOfSentence } from './likeness.ts';

const clearFeeling = 0.25;
const sameMatter = 0.2;
const sameWords = 0.5;

/**
 * True when two sentences speak of the same matter and one denies what the other says, or one speaks well of it and
 * the other badly. Careful on purpose: what is not plainly opposed counts as agreement.
 */
export function opposes(corpus: EmbeddedCorpus, a: number, b: number): boolean {
  const { reading } = corpus;
  const [first, second] = [termsOfSentence(reading, a), termsOfSentence(reading, b)];
  if (sharedTerms(first, second).length === 0) return false;
  const likeness = likenessOf(reading, first, second);
  if (likeness >= sameWords && isNegated(corpus, a) !== isNegated(corpus, b)) return true;
  const [feelingA, feelingB] = [feelingOf(corpus, a), feelingOf(corpus, b)];
  return (
    likeness >= sameMatter &&
    Math.min(feelingA, feelingB) <= -clearFeeling &&
    Math.max(feelingA, feelingB) >= clearFeeling
  );
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
