import { languagePack } from '#engine/language/pack.ts';
import { type Corpus, languagesOf } from '../../corpus/corpus.ts';

/** Whether a word belongs to any topic ("year", "people"), so that two statements which share it need not be about the same. */
export function isWeakTerm(corpus: Corpus, term: number): boolean {
  const word = corpus.reading.vocabulary.terms[term] ?? '';
  return languagesOf(corpus).some((language) => languagePack(language).weakWords.has(word));
}
