import type { Language } from '#contract/languages.ts';
import { type NumberWords, numberWordsOf } from './number-words.ts';

/** A number as far as it was read: whole thousands apart from the rest; `isInner` where all of it may mean something else. */
type Reading = { thousands: number; rest: number; isInner: boolean };
type Part = { value: number; isInner: boolean; isJoined: boolean };

/**
 * The numbers that a text says in words of a language, from two on: one is also an article. The parts of a number are put together,
 * "two hundred and forty-five", "soixante-dix-sept", "خمسة وعشرون", "fünfundzwanzig".
 */
export function numberWordsIn(text: string, language: Language): number[] {
  const known = numberWordsOf[language];
  if (!known) return [];
  const numbers: number[] = [];
  let reading: Reading | null = null;
  let end = 0;
  let isJoined = false;
  const finish = () => {
    const value = reading ? reading.thousands + reading.rest : 0;
    if (reading && !reading.isInner && value > 1) numbers.push(value);
    [reading, isJoined] = [null, false];
  };
  for (const { 0: word, index } of text.matchAll(/[\p{L}\p{M}]+/gu)) {
    const form = known.fold(word);
    if (reading && !/^[\s\u2010-\u2012-]*$/u.test(text.slice(end, index))) finish();
    end = index + word.length;
    if (reading && form === known.joiner && !isJoined) {
      isJoined = true;
      continue;
    }
    const part: Part | null = partOf(form, known, language, isJoined);
    const joined: Reading | null = reading && part ? join(reading, part, language) : null;
    if (!joined) finish();
    reading = joined ?? (part ? begun(part) : null);
    isJoined = false;
  }
  finish();
  return numbers;
}

const begun = ({ value, isInner }: Part): Reading =>
  value >= 1000 ? { thousands: value, rest: 0, isInner } : { thousands: 0, rest: value, isInner };

function partOf(form: string, known: NumberWords, language: Language, isJoined: boolean): Part | null {
  const value = known.values.get(form) ?? (language === 'german' ? readGerman(form, known) : undefined);
  if (value !== undefined) return { value, isInner: false, isJoined };
  const inner = known.inner.get(form);
  if (inner !== undefined) return { value: inner, isInner: true, isJoined };
  // Arabic writes "and" onto the next word.
  const rest = language === 'arabic' && form.startsWith('و') ? known.values.get(form.slice(1)) : undefined;
  return rest === undefined ? null : { value: rest, isInner: false, isJoined: true };
}

/** The number with a further part, null where the part begins another number. */
function join(reading: Reading, part: Part, language: Language): Reading | null {
  const { thousands, rest } = reading;
  const { value, isJoined } = part;
  const next = (changes: Partial<Reading>): Reading => ({ ...reading, isInner: false, ...changes });
  if (value >= 1000) return isJoined || rest === 0 ? null : next({ thousands: thousands + rest * value, rest: 0 });
  if (value === 100 && rest >= 1 && rest < 100) return isJoined ? null : next({ rest: rest * 100 });
  // "quatre-vingts"
  if (language === 'french' && value === 20 && rest % 100 === 4) return next({ rest: rest + 76 });
  if (!mayFollow(rest, part, language)) return null;
  return next({ rest: rest + value });
}

/** Languages that write numbers up to a hundred as one word. */
const isOneWord: ReadonlySet<Language> = new Set(['german', 'hindi']);

function mayFollow(rest: number, { value, isJoined }: Part, language: Language): boolean {
  const last = rest % 100;
  if (isJoined && language === 'english' && last !== 0) return false;
  if (isJoined && language === 'french' && value !== 1 && value !== 11) return false;
  if (isJoined && language === 'spanish' && last === 0) return false;
  if (rest === 0) return true;
  if (last === 0) return value < 100;
  if (language === 'french' && (last === 60 || last === 80)) return value < 20;
  if (language === 'french' && last === 10) return value >= 7 && value <= 9;
  if (language === 'arabic') return last < 10 && (isJoined ? value >= 20 && value < 100 : value === 10);
  return !isOneWord.has(language) && last >= 20 && last % 10 === 0 && value < 10;
}

/** "zweihundertfünfundvierzig"; undefined for any other word. */
function readGerman(word: string, known: NumberWords): number | undefined {
  const one = (part: string) => (/^eine?s?$/.test(part) ? 1 : known.values.get(part));
  const [, thousands, ofThousands] = /^(.*)tausend(?:und)?(.*)$/u.exec(word) ?? [];
  if (ofThousands !== undefined) return joinGerman(thousands, ofThousands, 1000, known);
  const [, hundreds, ofHundreds] = /^(.*?)hundert(?:und)?(.*)$/u.exec(word) ?? [];
  if (ofHundreds !== undefined) return joinGerman(hundreds, ofHundreds, 100, known);
  const [, unit = '', tens = ''] = /^(.+?)und(.+)$/u.exec(word) ?? [];
  const [a, b] = [one(unit), known.values.get(tens)];
  return a !== undefined && b !== undefined && a < 10 && b >= 20 && b < 100 ? a + b : undefined;
}

function joinGerman(before = '', after: string, unit: number, known: NumberWords): number | undefined {
  const read = (part: string) => (/^eins?$/.test(part) ? 1 : (known.values.get(part) ?? readGerman(part, known)));
  const [times, rest] = [before === '' ? 1 : read(before), after === '' ? 0 : read(after)];
  return times === undefined || rest === undefined || rest >= unit ? undefined : times * unit + rest;
}
