type Entry = { state: string; body: Buffer };

/**
 * Caches serialised replies in memory for as long as the state of their data is unchanged. Access is checked before.
 */
export type ReplyCache = {
  get(name: string, state: string, make: () => Promise<Buffer>): Promise<Buffer>;
};

export function replyCache(mostBytes: number): ReplyCache {
  // A Map keeps insertion order, so re-inserting makes the entry the most recently used.
  const entries = new Map<string, Entry>();
  let bytes = 0;
  const drop = (name: string) => {
    bytes -= entries.get(name)?.body.length ?? 0;
    entries.delete(name);
  };
  const keep = (name: string, entry: Entry) => {
    drop(name);
    if (entry.body.length > mostBytes) return;
    entries.set(name, entry);
    bytes += entry.body.length;
    for (const [oldest] of entries) {
      if (bytes <= mostBytes) break;
      drop(oldest);
    }
  };
  return {
    async get(name, state, make) {
      const known = entries.get(name);
      const entry = known?.state === state ? known : { state, body: await make() };
      keep(name, entry);
      return entry.body;
    },
  };
}
