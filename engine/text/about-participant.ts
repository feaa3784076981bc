import type { Language } from '#contract/languages.ts';
import { grammarOf } from '#engine/language/definition-of.ts';

/**
 * What a head says of the person interviewed: "Role: baker", "Age: 34"; `detail` is what follows the name first ("Interview
 * with Mara, parent of two, Leeds").
 */
export type About = {
  readonly role: string | null;
  readonly detail: string | null;
  readonly facts: readonly string[];
};

const detailMark = /\s*[,;，、；]\s*/u;

/**
 * What follows a name, without numbers and dates: first the role, then facts. A single capitalised word may be a place as
 * well as a trade, so it is a role only in languages that capitalise every noun, or none.
 */
export function detailsAfterName(value: string, language: Language): About {
  const [, first, ...rest] = value
    .replace(/\*\*|__/g, '')
    .trim()
    .split(detailMark);
  if (!first || /\d/.test(first)) return { role: null, detail: null, facts: [] };
  const isRole = !/^\p{Lu}\S*$/u.test(first) || grammarOf(language).capitalisedNouns === true;
  return isRole
    ? { role: null, detail: first, facts: rest.filter((part) => part && !/\d/.test(part)) }
    : { role: null, detail: null, facts: [] };
}

/** What the fields of one head say together; the first role and detail count. */
export function joinAbout(all: readonly About[]): About {
  const found = (key: 'role' | 'detail') => all.find((about) => about[key] !== null)?.[key] ?? null;
  return { role: found('role'), detail: found('detail'), facts: all.flatMap(({ facts }) => facts) };
}
