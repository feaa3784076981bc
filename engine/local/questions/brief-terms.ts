import type { Language } from '#contract/languages.ts';
import { languagePack } from '#engine/language/pack.ts';
import type { Corpus } from '../../corpus/corpus.ts';
import type { Brief } from '../../engine.ts';
import { idf } from '../../search/bm25.ts';
import { documentFrequency } from '../../search/term-index.ts';
import { termOf } from '../../search/terms.ts';
import { wordsOf } from '../../text/words.ts';
import { briefText } from './brief-clauses.ts';

/** The brief's content terms that occur in the material, each with its idf. */
export function termsOfBrief(corpus: Corpus, brief: Brief): ReadonlyMap<number, number> {
  const text = briefText(brief);
  const { ids } = corpus.reading.vocabulary;
  const language: Language = corpus.language;
  const pack = languagePack(language);
  const found = new Map<number, number>();
  for (const { form } of wordsOf(text, { start: 0, end: text.length }, language)) {
    if (pack.stopwords.has(form) || pack.questionWords.has(form)) continue;
    const number = ids.get(termOf(form, language));
    if (number !== undefined)
      found.set(
        number,
        idf(corpus.reading.sentenceIndex.size, documentFrequency(corpus.reading.sentenceIndex, number)),
      );
  }
  return found;
}
