import pg from 'pg';
import { vi } from 'vitest';

/** The texts of the queries on a table that this process sends from now on, until `stop`. */
export function overhearQueries(table: string): { heard: () => string[]; stop: () => void } {
  const spy = vi.spyOn(pg.Query.prototype as unknown as { submit: (connection: unknown) => unknown }, 'submit');
  const texts = () => spy.mock.contexts.map((query) => (query as unknown as { text: string }).text);
  return {
    heard: () => texts().filter((text) => text.includes(`"${table}"`)),
    stop: () => spy.mockRestore(),
  };
}
