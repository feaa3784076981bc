import { valueOfHan, valueOfWord } from './number-words.ts';

/**
 * The numbers of a text in one form: "1,000", "1 000", "١٠٠٠" and "thousand" are all 1000. A text of Chinese or Japanese has
 * its Han numerals before a counter, because they are part of many words elsewhere.
 */
export function numbersIn(text: string): Set<number> {
  const plain = text.normalize('NFKC').replace(/\p{Nd}/gu, (digit) => String(digitOf(digit)));
  const numbers = new Set<number>();
  for (const [written] of plain.matchAll(/\d+(?:[.,'’\u00a0\u202f ]\d{3}(?!\d))*(?:[.,]\d+)?/g))
    numbers.add(numberOf(written));
  addWords(numbers, plain);
  for (const { 1: han, index } of plain.matchAll(hanNumeral)) {
    const value = valueOfHan(han ?? '');
    if (value !== undefined && value !== 1 && !isVery(plain, index)) numbers.add(value);
  }
  return numbers;
}

const hanNumeral =
  /([〇零一二三四五六七八九十百千万萬两兩]+)(?=個|个|小时|小時|時間|分钟|分鐘|分|秒|次|回|年|月|周|週|天|日|人|名|位|块|元|円|美元|欧元|点|時|倍|つ|公斤|キロ|％|%|割|件|台|本|枚|張|张|条|家|页|頁|层|階)/g;

/** 十分 means "very" in Chinese and "enough" in Japanese, unless minutes are meant. */
const isVery = (text: string, at: number): boolean => /^十分(?!钟|鐘|間|間?待)/u.test(text.slice(at, at + 5));

function addWords(numbers: Set<number>, text: string): void {
  let tens: number | null = null;
  for (const [word] of text.matchAll(/[\p{L}\p{M}]+/gu)) {
    const value = valueOfWord(word);
    if (value !== undefined) numbers.add(value);
    // "forty-five", "forty five"
    if (tens !== null && value !== undefined && value < 10) {
      numbers.delete(tens);
      numbers.delete(value);
      numbers.add(tens + value);
    }
    tens = value !== undefined && value >= 20 && value <= 90 ? value : null;
  }
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
