import type { Corpus } from '../../corpus/corpus.ts';
import { sentenceFact } from '../../corpus/sentence-facts.ts';
import { asksForBackground } from '../exchanges/asked-aloud.ts';
import { exchangesIn } from '../exchanges/exchanges.ts';
import { introduction } from '../tuning/people.ts';

const asksWhoTheyAre = sentenceFact('asks for background', asksForBackground);

/** Whether somebody introduces themselves in a sentence: it opens the answer to "tell me about yourself", early in a talk. */
export function isIntroduction(corpus: Corpus, index: number): boolean {
  const { all, of } = exchangesIn(corpus);
  const exchange = all[of[index] ?? -1];
  if (!exchange || exchange.place > introduction.maxPlace) return false;
  const at = exchange.answer.indexOf(index);
  return at < introduction.sentences && exchange.asking.some((i) => asksWhoTheyAre(corpus, i));
}
