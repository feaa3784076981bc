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
  // Streets with a number, and postal codes with a place.
  [
    'ADDRESS',
    /\b\d{1,5}[a-z]? (?:\p{Lu}[\p{L}’'-]+ ){1,3}(?:Street|St\.?|Road|Rd\.?|Avenue|Ave\.?|Lane|Ln\.?|Drive|Dr\.?|Boulevard|Blvd\.?|Court|Ct\.?|Square|Way|Place|Close|Terrace)(?![\p{L}])/gu,
  ],
  [
    'ADDRESS',
    /\p{Lu}[\p{L}-]*(?:straße|strasse|str\.|weg|gasse|platz|allee|damm|ufer|ring) \d{1,4}[a-z]?(?![\p{L}\d])/gu,
  ],
  [
    'ADDRESS',
    /\b\d{1,4}(?: ?bis| ?ter)?,? (?:rue|avenue|boulevard|place|chemin|allée|impasse|quai) (?:\p{L}+['’ -]?){1,5}/giu,
  ],
  [
    'ADDRESS',
    /\b(?:calle|avenida|plaza|paseo|rua|travessa|praça|largo|via|piazza) (?:\p{L}+ ){1,4},? ?(?:n[.ºo°]* ?)?\d{1,4}\b/giu,
  ],
  [
    'ADDRESS',
    /(?:ул(?:ица|\.)|пр(?:оспект|-т|\.)|переулок|пер\.) [\p{L} -]{3,30},? (?:д(?:ом|\.)? ?)?\d{1,4}(?:, ?кв\.? ?\d+)?/giu,
  ],
  [
    'ADDRESS',
    /[\u3400-\u9fff]{2,8}(?:路|街|道|巷)\d{1,5}号(?:[\u3400-\u9fff\d]{0,8}室)?|〒?\d{3}-\d{4}(?: ?[\u3400-\u9fff]{2,4}[都道府県][\u3040-\u30ff\u3400-\u9fff\d丁目番地号-]{2,20})?/gu,
  ],
  ['ADDRESS', /\b(?:D-|F-|A-)?\d{4,5} \p{Lu}[\p{Ll}]{2,}(?:[ -]\p{Lu}\p{Ll}+)?\b(?=[,.;\n]|$)/gu],
];
