import { inAnyLanguage } from './definition-of.ts';

const notOnly = inAnyLanguage((grammar) => grammar.notOnly);
const hedges = inAnyLanguage((grammar) => grammar.hedges);

/** Whether a negation in the text denies nothing ("not only slow") or only in part, with doubt, or for the past. */
export function isHedged(text: string): boolean {
  return notOnly.test(text) || hedges.test(text);
}
