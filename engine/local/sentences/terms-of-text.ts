import type { Language } from '#contract/languages.ts';
import { languagePack } from '#engine/language/pack.ts';
import type { Corpus } from '../../corpus/corpus.ts';
import { termOf } from '../../search/terms.ts';
import { wordsOf } from '../../text/words.ts';

/** The content terms of a text that occur in the material, each once; `language` is the one that the text is read in. */
export function termsOfText({ reading }: Corpus, text: string, language: Language): Set<number> {
  const pack = languagePack(language);
  const found = new Set<number>();
  for (const { form } of wordsOf(text, { start: 0, end: text.length }, language)) {
    if (pack.stopwords.has(form) || pack.questionWords.has(form)) continue;
    const number = reading.vocabulary.ids.get(termOf(form, language));
    if (number !== undefined) found.add(number);
  }
  return found;
}
