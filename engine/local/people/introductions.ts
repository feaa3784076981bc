import { languagePack } from '#engine/language/pack.ts';
import type { Corpus } from '../../corpus/corpus.ts';
import { sentenceFact } from '../../corpus/sentence-facts.ts';
import { wordsOf } from '../../text/words.ts';
import { asksWhoTheyAre, exchangesIn } from '../exchanges/exchanges.ts';
import { introduction } from '../tuning/people.ts';

/**
 * Whether a pronoun for what one before named leaves a sentence without its matter; in some languages articles look the same. Who tells
 * about themselves at length names the matter: "I've done the cows since I was twenty, and I'm fifty-nine".
 */
export const leansMuch = sentenceFact('leans much', (text, language) => {
  const { backward, nounBefore } = languagePack(language);
  const words = wordsOf(text, { start: 0, end: text.length }, language);
  if (words.length >= introduction.fullWords) return false;
  return words.some(({ form }) => backward.has(form) && !nounBefore.has(form));
});

/** Whether somebody introduces themselves in a sentence: it opens the answer to "tell me about yourself", early in a talk. */
export function isIntroduction(corpus: Corpus, index: number): boolean {
  const { all, of } = exchangesIn(corpus);
  const exchange = all[of[index] ?? -1];
  if (!exchange || exchange.place > introduction.maxPlace) return false;
  const at = exchange.answer.indexOf(index);
  return at < introduction.sentences && exchange.asking.some((i) => asksWhoTheyAre(corpus, i));
}
