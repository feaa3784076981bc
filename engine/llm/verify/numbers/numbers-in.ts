import { type Language, languages } from '#contract/languages.ts';
import { hanNumeralsIn, withWrittenOut } from './han-numerals.ts';
import { numberWordsIn } from './read-number-words.ts';

/**
 * The numbers of a text in one form: "1,000", "1 000", "١٠٠٠" and "thousand" are all 1000. Words are read in the given language, or in
 * all where a text may be in any: that finds a few too many, which is right for what is said, and wrong for a claim.
 */
export function numbersIn(text: string, language?: Language): Set<number> {
  const plain = withWrittenOut(text.normalize('NFKC').replace(/\p{Nd}/gu, (digit) => String(digitOf(digit))));
  const written = plain.match(/\d+(?:[.,'’\u00a0\u202f ]\d{3}(?!\d))*(?:[.,]\d+)?/g) ?? [];
  const words = (language ? [language] : languages).flatMap((one) => numberWordsIn(plain, one));
  return new Set([...written.map(numberOf), ...words, ...hanNumeralsIn(plain)]);
}

function numberOf(written: string): number {
  const grouped = /^\d{1,3}(?:[.,'’\u00a0\u202f ]\d{3})+$/.test(written);
  if (grouped) return Number(written.replace(/\D/g, ''));
  return Number(written.replace(/['’\u00a0\u202f ]/g, '').replace(',', '.'));
}

/** The value of a decimal digit of any script: each script has its ten digits in a row. */
function digitOf(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  if (code < 0x80) return code - 48;
  let zero = code;
  while (zero > code - 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--;
  return (code - zero) % 10;
}
