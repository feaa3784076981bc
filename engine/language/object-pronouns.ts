import type { Language } from '#contract/languages.ts';

/**
 * Words that show, right behind another one, that it is a verb: "the app logs me out". Only where nouns and verbs look alike;
 * what may begin a clause of its own ("the bus you take") is left out.
 */
export const objectPronouns: Partial<Record<Language, ReadonlySet<string>>> = {
  english: new Set(['me', 'us', 'him', 'them', 'myself', 'itself', 'themselves']),
};
