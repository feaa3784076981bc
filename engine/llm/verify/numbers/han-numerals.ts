import { languages } from '#contract/languages.ts';
import { grammarOf } from '#engine/language/definition-of.ts';

const digits = new Map([...'〇一二三四五六七八九'].map((digit, i) => [digit, i]));
digits.set('两', 2).set('兩', 2).set('零', 0);
const units = new Map([
  ['十', 10],
  ['百', 100],
  ['千', 1000],
  ['万', 10_000],
  ['萬', 10_000],
  ['亿', 100_000_000],
  ['億', 100_000_000],
]);

const numeral = '[〇零一二三四五六七八九十百千万萬亿億两兩]+';
/** What is counted in Chinese or Japanese, or follows a number in a measure. */
const counters = languages.flatMap((language) => grammarOf(language).counters?.source ?? []).join('|');
const counted = new RegExp(`(${numeral})(?=${counters})`, 'g');
const percent = new RegExp(`百分之(${numeral}(?:点${numeral})?)`, 'g');

/** The Han numerals of a text before what they count, because they are part of many words elsewhere, and percentages. */
export function hanNumeralsIn(text: string): number[] {
  const shares = [...text.matchAll(percent)].flatMap(([, written]) => valueOfDecimal(written ?? '') ?? []);
  const rest = text.replace(percent, ' ');
  const counts = [...rest.matchAll(counted)].flatMap(({ 1: written = '', index }) =>
    isVery(rest, index) ? [] : (valueOfHan(written) ?? []),
  );
  return [...shares, ...counts].filter((value) => value !== 1);
}

/** "3万" as 30000. */
export const withWrittenOut = (text: string): string =>
  text.replace(/(\d+(?:\.\d+)?)\s?([千万萬亿億])/g, (_, number: string, unit: string) =>
    String(Number(number) * (units.get(unit) ?? 1)),
  );

/** 十分 means "very" in Chinese and "enough" in Japanese, unless minutes are meant. */
const isVery = (text: string, at: number): boolean => /^十分(?!钟|鐘|間|间?待)/u.test(text.slice(at, at + 5));

function valueOfDecimal(written: string): number | undefined {
  const [whole = '', part] = written.split('点');
  const value = valueOfHan(whole);
  if (value === undefined || part === undefined) return value;
  return Number(`${value}.${[...part].map((digit) => digits.get(digit) ?? '').join('')}`);
}

/** The value of a Han numeral such as 四十五; undefined for anything else. */
function valueOfHan(text: string): number | undefined {
  let [total, section] = [0, 0];
  let digit: number | undefined;
  for (const letter of text) {
    const unit = units.get(letter);
    if (unit === undefined) {
      const next = digits.get(letter);
      if (next === undefined) return;
      // 二〇二六
      digit = digit === undefined ? next : digit * 10 + next;
    } else if (unit >= 10_000) {
      total += (section + (digit ?? 0) || 1) * unit;
      [section, digit] = [0, undefined];
    } else {
      section += (digit ?? 1) * unit;
      digit = undefined;
    }
  }
  return total + section + (digit ?? 0);
}
