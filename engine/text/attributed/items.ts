import type { Language } from '#contract/languages.ts';
import { attributionRules } from '#engine/language/attribution/attribution.ts';
import type { Span } from '../span.ts';
import { aside } from './attributions.ts';
import type { References } from './references.ts';

/** An item of a list that notes what one person said: "- Tom (baker): no time for forms". `said` is where that begins. */
export type Item = Span & { readonly said: number; readonly person: number };

/** The items of lists that begin with a person's name and a colon, but not of lists of people or tasks. */
export function itemsIn(text: string, language: Language, { names, who }: References): Item[] {
  const { named } = attributionRules(language);
  const mark = String.raw`(?<=^|\n)[^\S\n]*(?:[-*•–—]|\d{1,2}[.)])[^\S\n]+`;
  const begin = new RegExp(
    String.raw`${mark}(?:\*\*|__)?(?<who>${names})(?:\*\*|__)?${aside}(?:\*\*|__)?[^\S\n]?[:：](?:\*\*|__)?[^\S\n]*(?=\S)`,
    'gu',
  );
  const next = /\n(?:[^\S\n]*\n|[^\S\n]*(?:[-*•–—]|\d{1,2}[.)])[^\S\n])|$/gu;
  return [...text.matchAll(begin)].flatMap((match) => {
    const person = who(match.groups?.who ?? '');
    if (person < 0 || named?.rosters.test(headingBefore(text, match.index))) return [];
    const said = match.index + match[0].length;
    next.lastIndex = said;
    const end = next.exec(text)?.index ?? text.length;
    return [{ start: match.index, end, said, person }];
  });
}

/** The last line before a list. */
function headingBefore(text: string, start: number): string {
  const lines = text.slice(Math.max(0, start - 2000), start).split('\n');
  return lines.findLast((line) => /\S/u.test(line) && !/^\s*(?:[-*•–—]|\d{1,2}[.)])\s/u.test(line)) ?? '';
}
