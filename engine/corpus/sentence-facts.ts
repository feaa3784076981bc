import type { Language } from '#contract/languages.ts';
import { type Corpus, type CorpusSentence, textOf } from './corpus.ts';

/** What is known of the sentences of one document, by kind of fact and by position in the document. It grows as it is needed. */
export type DocumentFacts = Map<symbol, unknown[]>;

export const noFacts = (): DocumentFacts => new Map();

/**
 * What the words of a sentence alone decide, in the language of its document. It is worked out once for each sentence and stays
 * with the document, for every corpus that holds it. `read` must look at nothing else, and never return undefined.
 */
export function sentenceFact<T>(
  name: string,
  read: (text: string, language: Language) => T,
): (corpus: Corpus, sentence: number) => T {
  const kind = Symbol(name);
  return (corpus, index) => {
    const { reading } = corpus;
    const sentence = reading.sentences[index] as CorpusSentence;
    const facts = reading.facts[sentence.document] as DocumentFacts;
    let known = facts.get(kind) as (T | undefined)[] | undefined;
    if (!known) {
      known = [];
      facts.set(kind, known);
    }
    const at = index - (reading.firstSentences[sentence.document] ?? 0);
    const fact = known[at];
    if (fact !== undefined) return fact;
    const language = reading.languages[sentence.document] ?? corpus.language;
    const made = read(textOf(corpus, sentence), language);
    known[at] = made;
    return made;
  };
}
