import type { Language } from '#contract/languages.ts';
import { languagePack } from '#engine/language/pack.ts';
import type { SummaryInput } from '#engine/language/templates/templates.ts';
import type { Corpus } from '../../../corpus/corpus.ts';
import { contentTerms } from '../../../search/content-terms.ts';
import { isWordedAlike } from '../../questions/same-question.ts';
import { type Spoken, saidAt, titleAt } from './spoken.ts';

export type AddedQuote = NonNullable<SummaryInput['more']>;

/** Whether a quote says more about the topic than the title of the lead and what the insight quotes already. */
export function saysMore(
  corpus: Corpus,
  { lead, alreadyQuoted = [] }: Spoken,
  language: Language,
): (quote: string, how: AddedQuote['how']) => boolean {
  const title = titleAt(corpus, lead);
  const known = contentTerms(title, language);
  const said = contentTerms(saidAt(corpus, lead).text, language);
  return (quote, how) => {
    if (alreadyQuoted.some((one) => quote.includes(one) || one.includes(quote))) return false;
    // "She told me, I can't phone around at five" says the title again.
    if (quote.toLowerCase().includes(title.toLowerCase())) return false;
    // "I never know what it costs until the bill comes" is no circumstance of "I never knew what it costs until the bill came".
    if (how === 'when' && isWordedAlike(quote, title, language)) return false;
    // Another person who is quoted on the topic names a part of it, and not only the place.
    if (how === 'says' && contentTerms(withoutNames(quote, language), language).isDisjointFrom(said)) return false;
    return !contentTerms(quote, language).isSubsetOf(known);
  };
}

/** Without the words that a capital within the sentence shows to be names. */
const withoutNames = (text: string, language: Language): string =>
  languagePack(language).grammar.capitalisedNouns ? text : text.replace(/(?<=\S\s)\p{Lu}[\p{L}\p{M}-]+/gu, '');
