import { languagePack } from '#engine/language/pack.ts';
import type { Corpus } from '../../corpus/corpus.ts';
import { isHesitation } from '../../text/disfluency.ts';
import { foldWord } from '../../text/words.ts';
import { commaPauses } from '../tuning/titles.ts';

const known = new WeakMap<Corpus, Map<number, boolean>>();

/**
 * Whether the commas of a document are pauses for breath, as a speech recogniser hears them ("the quality of, um, the data"), and not
 * what joins clauses: a good part of them is between a word that needs another and a hesitation.
 */
export function hasCommaPauses(corpus: Corpus, document: number): boolean {
  const cache = known.get(corpus) ?? new Map<number, boolean>();
  known.set(corpus, cache);
  const found = cache.get(document) ?? readPauses(corpus, document);
  cache.set(document, found);
  return found;
}

function readPauses({ documents, language, reading }: Corpus, document: number): boolean {
  const pack = languagePack(reading.languages[document] ?? language);
  const { nounBefore, coordinators, stopwords } = pack;
  const asksForMore = (word: string) => stopwords.has(word) && (nounBefore.has(word) || coordinators.has(word));
  let commas = 0;
  let pauses = 0;
  for (const { groups } of (documents[document]?.text ?? '').matchAll(commaAndNext)) {
    commas++;
    if (asksForMore(foldWord(groups?.word ?? '')) && isHesitation(foldWord(groups?.next ?? ''), pack)) pauses++;
  }
  return commas >= commaPauses.minCommas && pauses >= commas * commaPauses.minShare;
}

const commaAndNext = /(?<word>[\p{L}\p{M}'’]+),\s+(?=(?<next>[\p{L}\p{M}'’]+))/gu;
