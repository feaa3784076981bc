import type { Language } from '#contract/languages.ts';
import { grammarOf } from '#engine/language/definition-of.ts';

/**
 * What a head says of the person interviewed: "Role: baker", "Company: Acme" (a fact, too), "Age: 34"; `detail` is what follows the name first ("Interview
 * with Mara, parent of two, Leeds").
 */
export type About = {
  readonly role: string | null;
  readonly company: string | null;
  readonly detail: string | null;
  readonly facts: readonly string[];
};

export const nothingStated: About = { role: null, company: null, detail: null, facts: [] };

const detailMark = /\s*[,;，、；،]\s*|\s+[-–—]\s+/u;

/**
 * What follows a name, without numbers and dates: first the role, then facts. A single capitalised word may be a place as
 * well as a trade, so it is a role only in languages that capitalise every noun, or none.
 */
export function detailsAfterName(value: string, language: Language): About {
  const [, first, ...rest] = value
    .replace(/\*\*|__/g, '')
    .trim()
    .split(detailMark);
  if (!first || /\d/.test(first)) return nothingStated;
  const isRole = !/^\p{Lu}\S*$/u.test(first) || grammarOf(language).capitalisedNouns === true;
  return isRole
    ? { ...nothingStated, detail: first, facts: rest.filter((part) => part && !/\d/.test(part)) }
    : nothingStated;
}

const sentenceEnd = /(?<=(?:\p{L}{3}|\d)[.।])\s+(?=\p{Lu}|\p{Lo})|(?<=。)/u;
const age = /^\D{0,8}(\d{2,3})(?:\s?\p{L}[\p{L}\p{M}]*){0,2}$/u;
const maxLengthOfFact = 80;

/**
 * A line that describes whom a talk is with: "Maureen, 71, retired school cook, moved from Leeds. At her home." Behind the age the
 * trade, then facts, to the end of the sentence; what follows may be about the talk. `ageLabel`: what the age is called. Null for any
 * other line.
 */
export function describedIn(line: string, ageLabel: string): { name: string; about: About } | null {
  const [sentence = ''] = line.replace(/\*\*|__|^[\s#>-]+/gu, '').split(sentenceEnd);
  const [name = '', years = '', ...rest] = sentence.split(detailMark).map((part) => part.trim());
  const [, old] = age.exec(years) ?? [];
  const told = rest.map((part) => part.replace(/[.。।]$/u, '').trim()).filter((part) => /\p{L}/u.test(part));
  const [detail, ...facts] = told;
  if (!old || !detail || told.some((part) => part.length > maxLengthOfFact)) return null;
  const role = detail.replace(article, '');
  return { name, about: { ...nothingStated, role, facts: [`${ageLabel}: ${old}`, ...facts] } };
}

/** What stands before a trade rather than a relation. */
export const article =
  /^(?:an?|the|our|one of (?:the|our)|eine?|die|der|une?|la|le|una?|el|um|uma|o|एक)\s+|^(?:一[名位个])/iu;
const relative = /^(?:who|which|whose|that|die|der|das|qui|dont|que|quien|cuyo|котор\p{L}+|जो)(?!\p{L})/iu;
const maxLengthOfRole = 80;

/** What prose says of a person beside the name: "42, head nurse at a hospital", "teacher, 12 years". */
export function aboutInProse(value: string): About | null {
  const parts = value.split(detailMark).map((part) => part.replace(/\s+/gu, ' ').trim().replace(article, ''));
  const isRole = (part: string) => /^\p{L}/u.test(part) && !relative.test(part) && part.length <= maxLengthOfRole;
  const detail = parts.find(isRole) ?? null;
  const facts = parts.filter((part) => part !== detail && /\d/u.test(part) && /\p{L}/u.test(part));
  return detail === null && facts.length === 0 ? null : { ...nothingStated, detail, facts };
}

/** What the fields of one head say together; the first role, company and detail count. */
export function joinAbout(all: readonly About[]): About {
  const found = (key: 'role' | 'company' | 'detail') => all.find((about) => about[key] !== null)?.[key] ?? null;
  const stated = { role: found('role'), company: found('company'), detail: found('detail') };
  return { ...stated, facts: all.flatMap(({ facts }) => facts) };
}

/** What is known of a person, with the role and company that only a later document states. */
export function completed(known: About | null, later: About | null): About | null {
  if (!known || !later) return known ?? later;
  const { role, detail } = known.role === null && known.detail === null ? later : known;
  return { ...known, role, detail, company: known.company ?? later.company };
}
