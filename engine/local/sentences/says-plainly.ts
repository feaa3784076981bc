import type { Language } from '#contract/languages.ts';
import { isCourtesy } from '#engine/language/chat/courtesies.ts';
import { sentenceFact } from '../../corpus/sentence-facts.ts';
import { countDisfluencies } from '../../text/disfluency.ts';
import { leadQuote } from '../tuning/insights.ts';

const isFluent = (text: string, language: Language): boolean =>
  !isCourtesy(text, language) && countDisfluencies(text, language) <= leadQuote.maxHesitations;

/** Whether a sentence is whole, and neither asks, nor falters, nor is a mere courtesy. */
export const saysPlainly = sentenceFact('says plainly', (said, language) => {
  const text = said.replace(/\s+/g, ' ').trim();
  return /[.!。！।][)"'”’»」』]*$/u.test(text) && isFluent(text, language);
});

/** The same of a sentence that asks. */
export const asksPlainly = sentenceFact('asks plainly', (said, language) => {
  const text = said.replace(/\s+/g, ' ').trim();
  return /[?？؟][)"'”’»」』\s]*$/u.test(text) && isFluent(text, language);
});
