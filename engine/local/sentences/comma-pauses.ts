import { languagePack } from '#engine/language/pack.ts';
import type { Corpus } from '../../corpus/corpus.ts';
import { foldWord } from '../../text/words.ts';
import { commaPauses } from '../tuning/titles.ts';

const known = new WeakMap<Corpus, Map<number, boolean>>();

/**
 * Whether the commas of a document are pauses for breath, as a speech recogniser hears them ("the quality of, the data"), and not
 * what joins clauses: a good part of them stands behind words that ask for another.
 */
export function hasCommaPauses(corpus: Corpus, document: number): boolean {
  const cache = known.get(corpus) ?? new Map<number, boolean>();
  known.set(corpus, cache);
  const found = cache.get(document) ?? readPauses(corpus, document);
  cache.set(document, found);
  return found;
}

function readPauses({ documents, language, reading }: Corpus, document: number): boolean {
  const { nounBefore, coordinators, stopwords } = languagePack(reading.languages[document] ?? language);
  let commas = 0;
  let pauses = 0;
  for (const { groups } of (documents[document]?.text ?? '').matchAll(/(?<word>[\p{L}\p{M}'’]+),\s/gu)) {
    const word = foldWord(groups?.word ?? '');
    commas++;
    if (stopwords.has(word) && (nounBefore.has(word) || coordinators.has(word))) pauses++;
  }
  return commas >= commaPauses.minCommas && pauses >= commas * commaPauses.minShare;
}
