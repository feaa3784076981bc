/** The addresses of the named providers, which need no permission. */
export const providerAddresses = {
  openai: 'https://api.openai.com/v1',
  anthropic: 'https://api.anthropic.com/v1',
} as const;

/**
 * Why a company may not set this address, in one sentence; null when it may. Allowed are the named providers' addresses and
 * those that begin with an entry of `allowed`, compared by scheme, host, port and whole path segments. Everything else is
 * refused, above all addresses inside the operator's own network.
 */
export function refusalOfAddress(address: string, allowed: readonly string[]): string | null {
  const url = parsed(address);
  if (!url) return 'The address must start with https:// or http://.';
  if (url.username || url.password) return 'The address must not contain a user name or password.';
  if (url.search || url.hash) return 'The address must not contain “?” or “#”.';
  const isListed = [...Object.values(providerAddresses), ...allowed].some((entry) => contains(entry, url));
  return isListed ? null : `${url.origin} is not on the list of allowed addresses (AI_ALLOWED_BASE_URLS).`;
}

function contains(entry: string, url: URL): boolean {
  const root = parsed(entry);
  return root !== null && root.origin === url.origin && folderOf(url).startsWith(folderOf(root));
}

const folderOf = ({ pathname }: URL): string => (pathname.endsWith('/') ? pathname : `${pathname}/`);

function parsed(address: string): URL | null {
  const url = URL.canParse(address) ? new URL(address) : null;
  return url && ['https:', 'http:'].includes(url.protocol) ? url : null;
}
