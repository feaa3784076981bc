/** PostgreSQL stores every character but this one: a text that holds it is refused before it can fail there. */
const nul = '\0';

/** Whether a text anywhere in the value holds the character that no database text may hold. */
export function holdsUnstorable(value: unknown): boolean {
  if (typeof value === 'string') return value.includes(nul);
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).some(holdsUnstorable);
}
