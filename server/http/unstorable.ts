/** The one character that PostgreSQL cannot store: text that contains it is refused before it reaches the database. */
const nul = '\0';

/** Whether any string in the value contains it. */
export function holdsUnstorable(value: unknown): boolean {
  if (typeof value === 'string') return value.includes(nul);
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).some(holdsUnstorable);
}

/**
 * Replaces lone surrogates with U+FFFD; a page that cuts a string inside an emoji leaves one. They are invalid in
 * UTF-8: a text column would replace them silently, a JSON column would fail.
 */
export function wellFormed<T>(value: T): T {
  if (typeof value === 'string') return value.toWellFormed() as T;
  if (Array.isArray(value)) return value.map(wellFormed) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, wellFormed(one)])) as T;
}
