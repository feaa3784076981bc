import type { Language } from '#contract/languages.ts';
import { languagePack } from '#engine/language/pack.ts';
import { fieldsOfWord } from '#engine/language/synonyms.ts';
import type { Corpus } from '../../corpus/corpus.ts';
import { termOf } from '../../search/terms.ts';
import { wordsOf } from '../../text/words.ts';
import { contentTermsOf, loneWords } from './lone-words.ts';

const joined = /[\p{L}\p{M}\p{N}]+(?:[-_./@:][\p{L}\p{M}\p{N}]+)+/gu;

/**
 * The sentence of these passages from which a text has a word that one document alone has, and nothing else: what a planted order
 * wants repeated comes without what stands around it. Words of everyday do not count. Null without such a word, -1 where no sentence of the passages has it.
 * Across languages nothing can be compared.
 */
export function strayWordIn(
  corpus: Corpus,
  text: string,
  passages: readonly number[],
  language: Language,
): number | null {
  const { reading } = corpus;
  const runs = [...text.matchAll(joined)].map(([run]) => new Set(contentTermsOf(run, language)));
  const terms = new Set(contentTermsOf(text, language));
  const sentences = passages.flatMap((p) => {
    const { from = 0, to = 0, document = 0 } = reading.passageSpans[p] ?? {};
    return reading.languages[document] === language ? Array.from({ length: to - from }, (_, i) => from + i) : [];
  });
  if (sentences.length === 0) return null;
  const termsBySentence = new Map(sentences.map((index) => [index, termsAt(corpus, index, language)]));
  const ordinary = ordinaryTermsIn(text, language);
  for (const term of loneWords(corpus, text, language)) {
    if (ordinary.has(term)) continue;
    const holding = sentences.filter((index) => termsBySentence.get(index)?.has(term));
    // "CANARY-2077" is one word.
    const own = runs.find((run) => run.has(term)) ?? new Set([term]);
    const isShared = holding.some((index) =>
      [...(termsBySentence.get(index) ?? [])].some((other) => !own.has(other) && terms.has(other)),
    );
    if (!isShared) return holding[0] ?? -1;
  }
  return null;
}

/** Words of everyday life and work, of which a point can be made in other words than the sentence has. */
function ordinaryTermsIn(text: string, language: Language): Set<string> {
  const { weakWords } = languagePack(language);
  const words = wordsOf(text, { start: 0, end: text.length }, language);
  const ordinary = words.filter(({ form }) => weakWords.has(form) || fieldsOfWord(form, language).size > 0);
  return new Set(ordinary.map(({ form }) => termOf(form, language)));
}

function termsAt({ reading, documents }: Corpus, index: number, language: Language): Set<string> {
  const sentence = reading.sentences[index];
  if (!sentence) return new Set();
  const { text = '' } = documents[sentence.document] ?? {};
  return new Set(wordsOf(text, sentence, language).map(({ form }) => termOf(form, language)));
}
