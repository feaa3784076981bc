import { type DestinationStream, type Logger, pino } from 'pino';
import type { Config } from './config.ts';

/** JSON lines, by default on stderr. */
export function makeLog(level: Config['logLevel'], to: DestinationStream = pino.destination(2)): Logger {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers: { err: describeError } }, to);
}

/** Facts that name a location or a kind and never contain a value. */
const facts = ['code', 'severity', 'table', 'column', 'constraint', 'routine', 'syscall', 'command', 'responseCode'];

/**
 * What may be logged about an error. Messages of the database, the mail server and parsers quote user input, so only
 * facts are kept. A query is logged with its placeholders, never with its values.
 */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return typeof error;
  const given = error as Error & Record<string, unknown>;
  const known = facts.filter((name) => ['string', 'number'].includes(typeof given[name]));
  return {
    type: error.name,
    ...(mayQuote(given) ? {} : { message: error.message }),
    ...(typeof given.query === 'string' ? { query: given.query } : {}),
    ...Object.fromEntries(known.map((name) => [name, given[name]])),
    at: (error.stack ?? '')
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .map((line) => line.trim()),
    ...(error.cause ? { cause: describeError(error.cause) } : {}),
  };
}

const mayQuote = (error: Error & Record<string, unknown>): boolean =>
  ['query', 'severity', 'response'].some((name) => name in error) || error instanceof SyntaxError || 'input' in error;
