import type { Language } from '#contract/languages.ts';
import { followsTens, type NumberWords } from '#engine/language/number-words.ts';
import { type KnownNumbers, numberWordsOf } from './number-words.ts';

/** A number as far as it was read: whole thousands apart from the rest; `isInner` where all of it may mean something else. */
type Reading = { thousands: number; rest: number; isInner: boolean };
type Part = { value: number; isInner: boolean; isJoined: boolean };

/**
 * The numbers that a text says in words of a language, from two on: one is also an article. The parts of a number are put together,
 * "two hundred and forty-five", "soixante-dix-sept", "خمسة وعشرون", "fünfundzwanzig".
 */
export function numberWordsIn(text: string, language: Language): number[] {
  const known = numberWordsOf(language);
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
    const form = known.formOf(word);
    if (reading && !/^[\s\u2010-\u2012-]*$/u.test(text.slice(end, index))) finish();
    end = index + word.length;
    if (reading && form === known.rules.joiner && !isJoined) {
      isJoined = true;
      continue;
    }
    const part: Part | null = partOf(form, known, isJoined);
    const joined: Reading | null = reading && part ? join(reading, part, known.rules) : null;
    if (!joined) finish();
    reading = joined ?? (part ? begun(part) : null);
    isJoined = false;
  }
  finish();
  return numbers;
}

const begun = ({ value, isInner }: Part): Reading =>
  value >= 1000 ? { thousands: value, rest: 0, isInner } : { thousands: 0, rest: value, isInner };

function partOf(form: string, { rules, values, inner }: KnownNumbers, isJoined: boolean): Part | null {
  const read = (word: string) => values.get(word);
  const value = read(form) ?? rules.compound?.(form, read);
  if (value !== undefined) return { value, isInner: false, isJoined };
  const innerValue = inner.get(form);
  if (innerValue !== undefined) return { value: innerValue, isInner: true, isJoined };
  const { attachedJoiner } = rules;
  const rest = attachedJoiner && form.startsWith(attachedJoiner) ? read(form.slice(attachedJoiner.length)) : undefined;
  return rest === undefined ? null : { value: rest, isInner: false, isJoined: true };
}

/** The number with a further part, null where the part begins another number. */
function join(reading: Reading, part: Part, rules: NumberWords): Reading | null {
  const { thousands, rest } = reading;
  const { value, isJoined } = part;
  const next = (changes: Partial<Reading>): Reading => ({ ...reading, isInner: false, ...changes });
  if (value >= 1000) return isJoined || rest === 0 ? null : next({ thousands: thousands + rest * value, rest: 0 });
  if (value === 100 && rest >= 1 && rest < 100) return isJoined ? null : next({ rest: rest * 100 });
  const last = rest % 100;
  if (rules.isTimes?.(last, value)) return next({ rest: rest - last + last * value });
  return mayFollow(rest, part, rules) ? next({ rest: rest + value }) : null;
}

function mayFollow(rest: number, { value, isJoined }: Part, rules: NumberWords): boolean {
  const last = rest % 100;
  if (isJoined && rules.mayBeJoined?.(last, value) === false) return false;
  if (rest === 0) return true;
  if (last === 0) return value < 100;
  return rules.mayFollow?.(last, value, isJoined) ?? followsTens(last, value);
}
