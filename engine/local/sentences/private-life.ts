import { languagePack } from '#engine/language/pack.ts';
import { type Corpus, type Reading, voiceOf } from '../../corpus/corpus.ts';
import { sentenceFact } from '../../corpus/sentence-facts.ts';
import { wordsOf } from '../../text/words.ts';
import { maxShareOfPrivate, minDocumentsCompared } from '../tuning/claims.ts';

/** Words for family, pets, feasts and pastimes in a sentence. */
const privateWords = sentenceFact('private words', (text, language) => {
  const { privateLife } = languagePack(language);
  const forms = wordsOf(text, { start: 0, end: text.length }, language).map(({ form }) => form);
  return forms.filter((form) => privateLife.has(form));
});

const known = new WeakMap<Reading, ReadonlySet<string>>();

/**
 * Whether a speaker digresses to private life in a sentence: it names family, a pet, a feast or a pastime, by a word that no interviewer uses
 * and few documents have. In talks about the care of a mother, "mum" is common.
 */
export function isPrivate(corpus: Corpus, sentence: number): boolean {
  const words = privateWords(corpus, sentence);
  if (words.length === 0 || corpus.documents.length < minDocumentsCompared) return false;
  const common = known.get(corpus.reading) ?? commonWords(corpus);
  known.set(corpus.reading, common);
  return words.some((word) => !common.has(word));
}

/** The private words that those who ask use, or more than a few documents. */
function commonWords(corpus: Corpus): ReadonlySet<string> {
  const { reading } = corpus;
  const common = new Set<string>();
  const documents = new Map<string, Set<number>>();
  for (const [i, sentence] of reading.sentences.entries())
    for (const word of privateWords(corpus, i)) {
      if (voiceOf(reading, sentence).role === 'asks') common.add(word);
      documents.set(word, (documents.get(word) ?? new Set()).add(sentence.document));
    }
  const most = Math.max(2, corpus.documents.length * maxShareOfPrivate);
  for (const [word, found] of documents) if (found.size > most) common.add(word);
  return common;
}
