/** Where a shortcut of two keys leads; the first key is always g. */
const places: Record<string, string> = {
  d: '/',
  i: '/insights',
  t: '/topics',
  p: '/people',
  l: '/projects',
  u: '/users',
};

/** What the page's shortcuts can ask for. */
export type Wish = { kind: 'palette' } | { kind: 'shortcuts' } | { kind: 'go'; href: string };

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** After `g` the next key is waited for this long. */
export const secondKeyMs = 1_500;

export const isPaletteKey = ({ key, ctrlKey, metaKey, altKey }: Press): boolean =>
  key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey;

/**
 * What one key press means, given whether `g` was pressed just before. `waits` says that it was the first of two. Plain
 * letters count only outside of fields; the caller sees to that.
 */
export function wishOf(press: Press, afterG: boolean): { wish: Wish | null; waits: boolean } {
  if (isPaletteKey(press)) return { wish: { kind: 'palette' }, waits: false };
  if (press.ctrlKey || press.metaKey || press.altKey) return { wish: null, waits: false };
  const key = press.key.toLowerCase();
  const href = afterG && Object.hasOwn(places, key) ? places[key] : undefined;
  if (href) return { wish: { kind: 'go', href }, waits: false };
  if (press.key === '?') return { wish: { kind: 'shortcuts' }, waits: false };
  return { wish: null, waits: key === 'g' && !afterG };
}

/** The keys that lead to a page, as they are written for people. */
export function keysTo(href: string): string | undefined {
  const key = Object.keys(places).find((letter) => places[letter] === href);
  return key && `g ${key}`;
}
