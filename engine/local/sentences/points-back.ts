import type { Language } from '#contract/languages.ts';
import { languagePack } from '#engine/language/pack.ts';
import { type Corpus, textOf } from '../../corpus/corpus.ts';
import { wordsOf } from '../../text/words.ts';
import { neighborTitle } from '../tuning/titles.ts';

const formsOf = (text: string, language: Language): string[] =>
  wordsOf(text, { start: 0, end: text.length }, language).map(({ form }) => form);

/** Whether a text points to what was said before: "it", "there", and "this" without a noun after it. */
export function pointsBack(text: string, language: Language): boolean {
  const { backward, nounBefore } = languagePack(language);
  const forms = formsOf(text, language);
  return forms.some((form, i) => backward.has(form) && (i === 0 || !nounBefore.has(form)));
}

/** Whether a text is so short that it says little by itself. */
export const isShort = (text: string, language: Language): boolean =>
  formsOf(text, language).length < neighborTitle.shortWords;

/** Whether a sentence begins with "and", "but" or "because". */
export function isJoining(corpus: Corpus, index: number, language: Language): boolean {
  const { coordinators, reasons } = languagePack(language);
  const sentence = corpus.reading.sentences[index];
  const [first = ''] = sentence ? formsOf(textOf(corpus, sentence), language) : [];
  return coordinators.has(first) || reasons.has(first);
}

/** Whether a title needs its neighbour: it says little, points back, or followed a joining word. */
export const leansBack = (corpus: Corpus, index: number, title: string, language: Language): boolean =>
  isShort(title, language) || pointsBack(title, language) || isJoining(corpus, index, language);

/** The same for what is shown before it, of which a reader minds less. */
export const needsContext = (corpus: Corpus, index: number, title: string, language: Language): boolean =>
  formsOf(title, language).length < neighborTitle.fullWords || leansBack(corpus, index, title, language);
