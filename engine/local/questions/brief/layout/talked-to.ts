import type { Language } from '#contract/languages.ts';
import { type BriefWording, briefWording } from '#engine/language/brief-wording.ts';
import { isWish } from './inline-list.ts';

/** The text before a colon in a sentence, and after it. */
const afterColon = /(?<=^|[.?!。]\s?)([^.?!:：。\n]{3,160})[:：][^\S\n]?\S[^.?!。\n]*/gmu;

/** A brief without the people after "We interviewed five people: a night crew lead, a grower, …": they are not what it asks about. */
export function withoutWhomAsked(text: string, language: Language): string {
  const { talkedTo } = briefWording(language);
  if (!talkedTo) return text;
  return text.replace(afterColon, (sentence, lead: string) =>
    talkedTo.test(lead) && !isWish(lead, language) ? lead : sentence,
  );
}

/** Whether a line ends in a sentence that leads to such people in the lines below: "We spoke to:" */
export function leadsToPeople(line: string, { talkedTo }: BriefWording): boolean {
  const last = line.replace(/^.*[.?!。]\s*(?=\S)/u, '');
  return /[:：]$/u.test(last) && talkedTo?.test(last) === true;
}
