import { languages } from '#contract/languages.ts';
import { definitionOf } from '#engine/language/definition-of.ts';

export type Kind = 'NAME' | 'EMAIL' | 'PHONE' | 'ADDRESS' | 'ACCOUNT';

/** What is replaced beside names, the longest forms first. */
export const patterns: readonly [Kind, RegExp][] = [
  ['EMAIL', /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu],
  // IBAN, then card numbers and other long numbers.
  ['ACCOUNT', /\b[A-Z]{2}\d{2}(?:[ ]?[A-Z0-9]{4}){2,7}(?:[ ]?[A-Z0-9]{1,4})?\b/g],
  ['ACCOUNT', /\b\d(?:[ -]?\d){11,18}\b/g],
  [
    'PHONE',
    /(?:\+|\b00)\d{1,3}[\d ()/.-]{6,16}\d|\(?\b0\d{1,5}\)?[ /.-]?\d[\d ./-]{4,12}\d\b|\b\d{3}[-. ]\d{3}[-. ]\d{4}\b|\(\d{3}\) ?\d{3}[-. ]\d{4}/g,
  ],
  ['ACCOUNT', /\b\d{8,}\b/g],
  // Streets with a number, those of Italy as well, and postal codes with a place.
  ...languages.flatMap((language): [Kind, RegExp][] => {
    const { streets } = definitionOf(language).naming;
    return streets ? [['ADDRESS', streets]] : [];
  }),
  ['ADDRESS', /\b(?:via|piazza) (?:\p{L}+ ){1,4},? ?(?:n[.ºo°]* ?)?\d{1,4}\b/giu],
  ['ADDRESS', /\b(?:D-|F-|A-)?\d{4,5} \p{Lu}[\p{Ll}]{2,}(?:[ -]\p{Lu}\p{Ll}+)?\b(?=[,.;\n]|$)/gu],
];
