import { asksForWords } from '#engine/language/dictation.ts';
import { type Corpus, textOf } from '../../corpus/corpus.ts';
import { termOf } from '../../search/terms.ts';
import { withheldSentences, wordsAt } from './withheld.ts';

type Asked = { sentences: ReadonlySet<number>; words: ReadonlySet<string> };
const askedIn = new WeakMap<Corpus, Asked>();

/**
 * The sentences that dictate wording ("Call it …"), and the words, as forms and as terms, that occur only in them. They
 * are shown to a model and quoted, but what a model writes is neither based on them alone nor has words that only they have.
 */
function askedOf(corpus: Corpus): Asked {
  const known = askedIn.get(corpus);
  if (known) return known;
  const { reading } = corpus;
  const sentences = new Set<number>();
  for (const [i, sentence] of reading.sentences.entries())
    if (asksForWords(textOf(corpus, sentence), reading.languages[sentence.document] ?? corpus.language))
      sentences.add(i);
  const words = new Set<string>();
  const withheld = withheldSentences(corpus);
  for (const i of sentences) for (const word of formsAt(corpus, i)) words.add(word);
  if (words.size > 0)
    for (const i of reading.sentences.keys())
      if (!sentences.has(i) && !withheld.has(i)) for (const word of formsAt(corpus, i)) words.delete(word);
  const found = { sentences, words };
  askedIn.set(corpus, found);
  return found;
}

/** Whether a sentence dictates wording. */
export const isAsking = (corpus: Corpus, sentence: number): boolean => askedOf(corpus).sentences.has(sentence);

/** Whether a word, or its term, occurs only in sentences that dictate wording. */
export const isAskedWord = (corpus: Corpus, word: string): boolean => askedOf(corpus).words.has(word);

/** Each word of a sentence as it is said and as a term. */
function formsAt(corpus: Corpus, index: number): string[] {
  const language = corpus.reading.languages[corpus.reading.sentences[index]?.document ?? -1] ?? corpus.language;
  return wordsAt(corpus, index).flatMap((form) => [form, termOf(form, language)]);
}
