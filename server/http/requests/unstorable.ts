/** The one character that PostgreSQL cannot store: text that contains it is refused before it reaches the database. */
const nul = '\0';

/** Whether any string in the value contains it. */
export function holdsUnstorable(value: unknown): boolean {
  // Not recursive: what a client sends may be nested as deeply as it likes.
  const left: unknown[] = [value];
  while (left.length > 0) {
    const one = left.pop();
    if (typeof one === 'string' && one.includes(nul)) return true;
    if (typeof one === 'object' && one !== null) for (const inner of Object.values(one)) left.push(inner);
  }
  return false;
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
