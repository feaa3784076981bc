import type { Language } from '#contract/languages.ts';
import { languagePack } from '#engine/language/pack.ts';
import { sentimentLexicon } from '#engine/language/sentiment/lexicon.ts';
import { fieldsOfWord } from '#engine/language/synonyms.ts';
import type { Corpus } from '../../../corpus/corpus.ts';
import { termOf } from '../../../search/terms.ts';
import { foldWord, wordsOf } from '../../../text/words.ts';

/** Whether every part of a word is one of the language's own lists: no name. */
export function isOrdinaryWord(word: string, language: Language): boolean {
  const { stopwords, weakWords } = languagePack(language);
  const parts = wordsOf(word, { start: 0, end: word.length }, language);
  return parts.every(
    ({ form }) =>
      stopwords.has(form) ||
      weakWords.has(form) ||
      fieldsOfWord(form, language).size > 0 ||
      sentimentLexicon(language).weightOf(form) !== undefined,
  );
}

const smallIn = new WeakMap<Corpus, ReadonlySet<string>>();

/** Whether the material has a word, in whatever ending, without a capital: no name. */
export function isWrittenSmall(corpus: Corpus, word: string): boolean {
  const known = smallIn.get(corpus) ?? smallTermsOf(corpus);
  smallIn.set(corpus, known);
  const form = foldWord(word);
  return corpus.reading.languages.some((language) => known.has(termOf(form, language)));
}

function smallTermsOf({ documents, reading, language: main }: Corpus): ReadonlySet<string> {
  const terms = new Set<string>();
  for (const [i, { text }] of documents.entries())
    for (const [word] of text.matchAll(/(?<![\p{L}\p{M}\p{N}])\p{Ll}[\p{L}\p{M}]*/gu))
      terms.add(termOf(foldWord(word), reading.languages[i] ?? main));
  return terms;
}
