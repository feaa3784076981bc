import type { Language } from '#contract/languages.ts';
import { briefWording } from '#engine/language/brief-wording.ts';
import { isWish } from './inline-list.ts';

/** What stands before a colon in a sentence, and what behind it. */
const behindColon = /(?<=^|[.?!。]\s?)([^.?!:：。\n]{3,160})[:：][^\S\n]?\S[^.?!。\n]*/gmu;

/** A brief without the people behind "We interviewed five people: a night crew lead, a grower, …": they are not what it asks about. */
export function withoutWhomAsked(text: string, language: Language): string {
  const { talkedTo } = briefWording(language);
  if (!talkedTo) return text;
  return text.replace(behindColon, (sentence, lead: string) =>
    talkedTo.test(lead) && !isWish(lead, language) ? lead : sentence,
  );
}
