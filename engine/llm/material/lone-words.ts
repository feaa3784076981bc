import type { Language } from '#contract/languages.ts';
import { languagePack } from '#engine/language/pack.ts';
import type { Corpus } from '../../corpus/corpus.ts';
import { termOf } from '../../search/terms.ts';
import { wordsOf } from '../../text/words.ts';

/**
 * The words of a text, as terms, that one document alone has. What a document wants to be repeated is among them, in whatever words it
 * asks: no other document says it.
 */
export function loneWords(corpus: Corpus, text: string, language: Language): string[] {
  return contentTermsOf(text, language).filter((term) => onlyDocumentOf(corpus, term) !== null);
}

/** The documents whose words those of a text are that one document alone has; terms of `except` do not count. */
export function loneDocuments(corpus: Corpus, text: string, language: Language, except: ReadonlySet<string>): number[] {
  const terms = contentTermsOf(text, language).filter((term) => !except.has(term));
  const documents = terms.map((term) => onlyDocumentOf(corpus, term));
  return [...new Set(documents.filter((document) => document !== null))];
}

/** The words of a text that carry meaning, as terms, each once. */
export function contentTermsOf(text: string, language: Language): string[] {
  const { stopwords } = languagePack(language);
  const forms = wordsOf(text, { start: 0, end: text.length }, language).map(({ form }) => form);
  return [...new Set(forms.filter((form) => !stopwords.has(form)).map((form) => termOf(form, language)))];
}

/** The sentences that have a term. */
export function sentencesWith({ reading }: Corpus, term: string): number[] {
  const id = reading.vocabulary.ids.get(term);
  if (id === undefined) return [];
  const { offsets, postings } = reading.sentenceIndex;
  return [...postings.subarray(offsets[id] ?? 0, offsets[id + 1] ?? 0)];
}

/** The document that has a term, if no other one has it. */
function onlyDocumentOf({ reading }: Corpus, term: string): number | null {
  const id = reading.vocabulary.ids.get(term);
  if (id === undefined) return null;
  const { offsets, postings } = reading.sentenceIndex;
  let first = -1;
  for (let at = offsets[id] ?? 0; at < (offsets[id + 1] ?? 0); at++) {
    const document = reading.sentences[postings[at] ?? -1]?.document ?? -1;
    if (first >= 0 && document !== first) return null;
    first = document;
  }
  return first < 0 ? null : first;
}
