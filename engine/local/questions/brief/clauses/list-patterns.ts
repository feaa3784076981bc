import type { Language } from '#contract/languages.ts';
import { briefWording } from '#engine/language/brief-wording.ts';

/** Where a text names the last things of a list. */
type ListPatterns = {
  /** The last two things: "second choice and bin". */
  readonly last: RegExp;
  /** A single word or a few, and the last thing: "boards or the phone". */
  readonly rest: RegExp;
  /** After a clause, things or acts of which the last follows “or”. */
  readonly alternatives: RegExp;
  /** A subject that ends in a list of single words. */
  readonly ending: RegExp;
  /** A dictated clause that stops in the middle: "what happens at the door and um". */
  readonly brokenOff: RegExp;
};

const made = new Map<string, ListPatterns>();

export function listPatterns(language: Language): ListPatterns {
  // A language without such words has no such lists.
  const { and = '(?!)', or = '(?!)' } = briefWording(language);
  const key = `${and} ${or}`;
  const patterns = made.get(key) ?? patternsOf(and, or);
  made.set(key, patterns);
  return patterns;
}

const patternsOf = (and: string, or: string): ListPatterns => ({
  alternatives: new RegExp(`^(?:, [^,;:.?!]{1,30})+ (?:${or}) [^,;:.?!]{1,30}(?=[,;.?!]|$)`, 'iu'),
  last: new RegExp(`^[^,;:.?!]{1,30}? (?:${and}) `, 'iu'),
  rest: new RegExp(`^\\p{L}+(?: \\p{L}+){0,2} (?:${and}) \\p{L}`, 'iu'),
  ending: new RegExp(`^(?:\\S+ ){2,}[^\\s,]+(?:, [^\\s,]+){1,3},? (?:${and}) [^\\s,]+$`, 'u'),
  brokenOff: new RegExp(`\\s(?:${and})(?: \\p{L}{1,4})?$`, 'iu'),
});
