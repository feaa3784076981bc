import type { Language } from '#contract/languages.ts';
import { languagePack } from '#engine/language/pack.ts';
import type { Corpus } from '../../corpus/corpus.ts';
import { foldText, locateParts } from '../../evidence/locate-quote.ts';
import type { Claim } from './check-claim.ts';
import { quoteAround } from './quote-around.ts';

/** Whether a text is word for word in the quotes that it cites. */
export function isVerbatim(corpus: Corpus, { text, cited }: Claim): boolean {
  const said = cited.map((index) => quoteAround(corpus, index)).join('\n');
  return locateParts(foldText(said), text) !== null;
}

/** A sentence of a model; one that repeats its quotes word for word is in quotation marks, as what it is. */
export function markVerbatim(corpus: Corpus, claim: Claim, language: Language): string {
  return isVerbatim(corpus, claim) ? languagePack(language).templates.person.quoted(claim.text) : claim.text;
}
