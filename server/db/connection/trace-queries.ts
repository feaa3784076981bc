import type pg from 'pg';
import { currentSpan, kindOf, measured } from '../../telemetry/tracing.ts';

/** Has each query of a request or job be a part of its trace: what is done to which table, without the text or the values. */
export function traceQueries(client: pg.ClientBase): void {
  const query = client.query.bind(client) as (...given: unknown[]) => unknown;
  Object.assign(client, {
    query(...given: unknown[]) {
      const span = currentSpan();
      if (!span) return query(...given);
      const { name, attributes } = describe(textOf(given[0]));
      const part = span.part(name, attributes);
      const last = given.at(-1);
      if (typeof last !== 'function') return measured(part, async () => query(...given));
      return query(...given.slice(0, -1), (error: unknown, ...rest: unknown[]) => {
        part.end(error ? kindOf(error) : undefined);
        last(error, ...rest);
      });
    },
  });
}

const textOf = (given: unknown): string =>
  typeof given === 'string' ? given : ((given as { text?: string }).text ?? '');

function describe(text: string) {
  const operation = /^\s*(\w{1,20})/.exec(text)?.[1]?.toUpperCase() ?? 'QUERY';
  const table = /\b(?:from|into|update)\s+"?([a-z_]+)"?/i.exec(text)?.[1];
  const attributes = { 'db.system.name': 'postgresql', 'db.operation.name': operation };
  return {
    name: table ? `${operation} ${table}` : operation,
    attributes: table ? { ...attributes, 'db.collection.name': table } : attributes,
  };
}
