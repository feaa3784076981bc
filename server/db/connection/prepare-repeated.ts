import { createHash } from 'node:crypto';
import type pg from 'pg';

/** A query that a connection has run this often is worth keeping parsed. */
const runsBefore = 3;
/** Statements that a connection keeps; each takes some kilobytes of the database. */
const maxStatements = 300;
/** Long texts are lists of ids or rows, which hardly come twice. */
const longestText = 6_000;
/** Texts that are counted; then counting starts again, so that rare ones are not remembered. */
const maxCounted = 2_000;

/**
 * Has a connection keep its frequent queries as prepared statements, which the database parses and plans once. The policies of row-level
 * security still apply to each run: the database plans again when the role has changed, and reads the company as it runs.
 */
export function prepareRepeated(client: pg.ClientBase): void {
  const runs = new Map<string, number>();
  const names = new Map<string, string>();
  const query = client.query.bind(client) as (...given: unknown[]) => unknown;

  function nameOf(text: string): string | undefined {
    const known = names.get(text);
    if (known || names.size >= maxStatements || text.length > longestText) return known;
    const count = (runs.get(text) ?? 0) + 1;
    if (runs.size >= maxCounted) runs.clear();
    runs.set(text, count);
    if (count <= runsBefore) return undefined;
    runs.delete(text);
    const name = createHash('sha256').update(text).digest('base64url').slice(0, 24);
    names.set(text, name);
    return name;
  }

  Object.assign(client, {
    query(first: unknown, ...rest: unknown[]) {
      if (!isUnnamed(first)) return query(first, ...rest);
      return query({ ...first, name: nameOf(first.text) }, ...rest);
    },
  });
}

/** What the ORM sends: a text with its parameters beside it. Plain texts, such as "begin", have no parameters to bind. */
function isUnnamed(given: unknown): given is { text: string } {
  const { text, name, submit } = (given ?? {}) as { text?: unknown; name?: unknown; submit?: unknown };
  return typeof given === 'object' && typeof text === 'string' && !name && !submit;
}
