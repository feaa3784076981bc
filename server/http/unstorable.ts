/** PostgreSQL stores every character but this one: a text that holds it is refused before it can fail there. */
const nul = '\0';

/** Whether a text anywhere in the value holds the character that no database text may hold. */
export function holdsUnstorable(value: unknown): boolean {
  if (typeof value === 'string') return value.includes(nul);
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).some(holdsUnstorable);
}

/**
 * The value with U+FFFD for each half of a character, as a page leaves it that cuts a text within an emoji. UTF-8 cannot hold
 * one: a text column would get the same sign without a word, a JSON column would fail.
 */
export function wellFormed<T>(value: T): T {
  if (typeof value === 'string') return value.toWellFormed() as T;
  if (Array.isArray(value)) return value.map(wellFormed) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, wellFormed(one)])) as T;
}
