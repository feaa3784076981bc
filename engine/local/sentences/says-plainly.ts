import { isCourtesy } from '#engine/language/chat/courtesies.ts';
import { sentenceFact } from '../../corpus/sentence-facts.ts';
import { countDisfluencies } from '../../text/disfluency.ts';
import { leadQuote } from '../tuning/insights.ts';

/** Whether a sentence is whole, and neither asks, nor falters, nor is a mere courtesy. */
export const saysPlainly = sentenceFact('says plainly', (said, language) => {
  const text = said.replace(/\s+/g, ' ').trim();
  if (!/[.!。！।][)"'”’»」』]*$/u.test(text) || isCourtesy(text, language)) return false;
  return countDisfluencies(text, language) <= leadQuote.maxHesitations;
});
