const anyOrigin = 'http://any.invalid';

/** Where to go after signing in: the page that was wanted, as the history entry of /auth keeps it, never an address of another origin, never /auth again. */
export function returnPath(state: unknown): string {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined;
  if (typeof from !== 'string' || !from.startsWith('/')) return '/';
  let address: URL;
  try {
    address = new URL(from, anyOrigin);
  } catch {
    return '/';
  }
  if (address.origin !== anyOrigin || address.pathname === '/auth') return '/';
  const path = address.pathname + address.search + address.hash;
  // `/./` and the like may resolve to a path that a browser would read as another host.
  return path.startsWith('//') ? '/' : path;
}
