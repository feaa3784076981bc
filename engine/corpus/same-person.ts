import type { Language } from '#contract/languages.ts';
import { inTranscripts } from '#engine/language/transcript.ts';
import type { About } from '../text/head/about-participant.ts';
import { wordsOf } from '../text/words.ts';

/** Name of a person, and what one document says about them. */
type Known = { readonly name: string | null; readonly about: About | null };

/** First and last name; where names are written without a space, at least three characters. */
export const isFullName = (name: string | null): boolean =>
  name !== null && (/\S\s+\S/.test(name.trim()) || /^[\p{Script=Han}\p{Script=Hangul}]{3,}$/u.test(name));

/**
 * Whether two people of the same name in two documents are one: only if it is a full name, and what the documents say of role or company
 * agrees and nothing contradicts. Everybody else is proposed for merging.
 */
export function isOnePerson(a: Known, b: Known, language: Language): boolean {
  if (!isFullName(b.name)) return false;
  const compared = [compareRoles(roleOf(a), roleOf(b), language), compareCompanies(a, b, language)];
  return compared.includes('agrees') && !compared.includes('differs');
}

type Comparison = 'agrees' | 'differs' | 'unknown';

const roleOf = ({ about }: Known): string | null => about?.role ?? about?.detail ?? null;

/** "Baker" is within "head baker" and not within "bakery owner". */
function compareRoles(a: string | null, b: string | null, language: Language): Comparison {
  const [x, y] = [a, b].map((role) => formsOf(role ?? '', language)) as [string[], string[]];
  if (x.length === 0 || y.length === 0) return 'unknown';
  return holds(x, y) || holds(y, x) ? 'agrees' : 'differs';
}

/** "Acme" and "Acme Ltd." are one company; "Acme" and "Acme Foods" may be. */
function compareCompanies(a: Known, b: Known, language: Language): Comparison {
  const [x, y] = [a, b].map(({ about }) => formsOf((about?.company ?? '').replaceAll(legalForm, ' '), language)) as [
    string[],
    string[],
  ];
  if (x.length === 0 || y.length === 0) return 'unknown';
  if (x.join(' ') === y.join(' ')) return 'agrees';
  return holds(x, y) || holds(y, x) ? 'unknown' : 'differs';
}

/** What companies add to their names, in whatever language. */
const legalForm = new RegExp(inTranscripts('companyForm'), 'giu');

const formsOf = (text: string, language: Language): string[] =>
  wordsOf(text, { start: 0, end: text.length }, language).map(({ form }) => form);

/** Whether the words of `part` follow one another in `whole`. */
const holds = (whole: readonly string[], part: readonly string[]): boolean =>
  whole.some((_, at) => part.every((word, i) => whole[at + i] === word));
