/** An address that a reply may link to, and the host that is shown beside the link; null for everything but the web. */
export function safeLink(url: string): { href: string; host: string } | null {
  try {
    const { protocol, href, host } = new URL(url);
    return protocol === 'https:' || protocol === 'http:' ? { href, host } : null;
  } catch {
    return null;
  }
}
