import { languagePack } from '#engine/language/pack.ts';
import type { Corpus } from '../../corpus/corpus.ts';
import { sentenceFact } from '../../corpus/sentence-facts.ts';
import { wordsOf } from '../../text/words.ts';
import { asksForBackground } from '../exchanges/asked-aloud.ts';
import { exchangesIn } from '../exchanges/exchanges.ts';
import { introduction } from '../tuning/people.ts';

const asksWhoTheyAre = sentenceFact('asks for background', asksForBackground);

/** Whether a sentence has a pronoun for what one before named; in some languages articles look the same. */
export const leansBack = sentenceFact('leans back', (text, language) => {
  const { backward, nounBefore } = languagePack(language);
  return wordsOf(text, { start: 0, end: text.length }, language).some(
    ({ form }) => backward.has(form) && !nounBefore.has(form),
  );
});

/** Whether somebody introduces themselves in a sentence: it opens the answer to "tell me about yourself", early in a talk. */
export function isIntroduction(corpus: Corpus, index: number): boolean {
  const { all, of } = exchangesIn(corpus);
  const exchange = all[of[index] ?? -1];
  if (!exchange || exchange.place > introduction.maxPlace) return false;
  const at = exchange.answer.indexOf(index);
  return at < introduction.sentences && exchange.asking.some((i) => asksWhoTheyAre(corpus, i));
}
