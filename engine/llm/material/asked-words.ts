import { languagePack } from '#engine/language/pack.ts';
import { type Corpus, textOf } from '../../corpus/corpus.ts';
import { termOf } from '../../search/terms.ts';
import { wordsOf } from '../../text/words.ts';
import { asksForWords } from '../verify/wording-cues.ts';
import { withheldSentences } from './withheld.ts';

type Asked = { sentences: ReadonlySet<number>; words: ReadonlySet<string> };
const askedIn = new WeakMap<Corpus, Asked>();

/**
 * The sentences that say in what words something is to be told, and the words (as forms and as terms) that stand in these alone. They
 * are shown to a model and quoted, but what a model writes neither rests on them alone nor has their own words.
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
  for (const i of sentences) for (const word of wordsAt(corpus, i)) words.add(word);
  if (words.size > 0)
    for (const i of reading.sentences.keys())
      if (!sentences.has(i) && !withheld.has(i)) for (const word of wordsAt(corpus, i)) words.delete(word);
  const found = { sentences, words };
  askedIn.set(corpus, found);
  return found;
}

/** Whether a sentence says in what words something is to be told. */
export const isAsking = (corpus: Corpus, sentence: number): boolean => askedOf(corpus).sentences.has(sentence);

/** Whether a word, or its term, stands only in sentences that say in what words something is to be told. */
export const isAskedWord = (corpus: Corpus, word: string): boolean => askedOf(corpus).words.has(word);

function wordsAt(corpus: Corpus, index: number): string[] {
  const sentence = corpus.reading.sentences[index];
  if (!sentence) return [];
  const language = corpus.reading.languages[sentence.document] ?? corpus.language;
  const { stopwords } = languagePack(language);
  const text = corpus.documents[sentence.document]?.text ?? '';
  const forms = wordsOf(text, sentence, language).flatMap(({ form }) => (stopwords.has(form) ? [] : [form]));
  return forms.flatMap((form) => [form, termOf(form, language)]);
}
