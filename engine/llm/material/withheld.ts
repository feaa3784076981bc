import { languagePack } from '#engine/language/pack.ts';
import { type Corpus, textOf } from '../../corpus/corpus.ts';
import { wordsOf } from '../../text/words.ts';
import { withheld as tuning } from '../tuning.ts';
import { addressesModel } from '../verify/instruction-cues.ts';

const withheldOf = new WeakMap<Corpus, ReadonlySet<number>>();

/**
 * The sentences that address a language model, with those around them in the same turn. They are never sent to one; people still
 * read and quote them.
 */
export function withheldSentences(corpus: Corpus): ReadonlySet<number> {
  const known = withheldOf.get(corpus);
  if (known) return known;
  const withheld = new Set<number>();
  const { sentences } = corpus.reading;
  const { sentencesBefore, sentencesAfter } = tuning;
  for (const [i, sentence] of sentences.entries()) {
    if (!addressesModel(textOf(corpus, sentence))) continue;
    for (let j = i - sentencesBefore; j <= i + sentencesAfter; j++)
      if (sentences[j]?.turn === sentence.turn && sentences[j]?.document === sentence.document) withheld.add(j);
  }
  withheldOf.set(corpus, withheld);
  return withheld;
}

/** The text of these sentences without those that address a model. */
export function textWithoutWithheld(corpus: Corpus, from: number, to: number): string {
  const withheld = withheldSentences(corpus);
  const kept = corpus.reading.sentences.slice(from, to).filter((_, n) => !withheld.has(from + n));
  return kept.map((sentence) => textOf(corpus, sentence)).join(' ');
}

const plantedIn = new WeakMap<Corpus, ReadonlySet<string>>();

/** Words that only withheld sentences have: a reply with one of them repeats what a document planted. */
export function plantedWords(corpus: Corpus): ReadonlySet<string> {
  const known = plantedIn.get(corpus);
  if (known) return known;
  const planted = new Set<string>();
  const withheld = withheldSentences(corpus);
  if (withheld.size > 0) {
    for (const i of withheld) for (const word of wordsAt(corpus, i)) planted.add(word);
    for (const i of corpus.reading.sentences.keys())
      if (!withheld.has(i)) for (const word of wordsAt(corpus, i)) planted.delete(word);
  }
  plantedIn.set(corpus, planted);
  return planted;
}

/** Whether a text repeats a planted word. */
export function repeatsPlanted(corpus: Corpus, text: string): boolean {
  const planted = plantedWords(corpus);
  if (planted.size === 0) return false;
  const words = wordsOf(text, { start: 0, end: text.length }, corpus.language);
  return words.some(({ form }) => planted.has(form));
}

/** The words of a sentence, folded, without stopwords. */
export function wordsAt(corpus: Corpus, index: number): string[] {
  const sentence = corpus.reading.sentences[index];
  if (!sentence) return [];
  const language = corpus.reading.languages[sentence.document] ?? corpus.language;
  const { stopwords } = languagePack(language);
  const text = corpus.documents[sentence.document]?.text ?? '';
  return wordsOf(text, sentence, language).flatMap(({ form }) => (stopwords.has(form) ? [] : [form]));
}
