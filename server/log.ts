import { type DestinationStream, type Logger, pino } from 'pino';
import type { Config } from './config.ts';

/** JSON lines, by default on stderr. */
export function makeLog(level: Config['logLevel'], to: DestinationStream = pino.destination(2)): Logger {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers: { err: describeError } }, to);
}

/** Facts that name a location or a kind and never contain a value. */
const facts = [
  'code',
  'severity',
  'table',
  'column',
  'constraint',
  'routine',
  'syscall',
  'command',
  'responseCode',
  'queue',
];

/** An error, or the copy of one that the job queue hands over, which has lost its class. */
type Failure = { name?: string; message: string; stack?: string; cause?: unknown } & Record<string, unknown>;

/**
 * What may be logged about an error. Messages of the database, the mail server and parsers quote user input, so only
 * facts are kept. A query is logged with its placeholders, never with its values.
 */
function describeError(error: unknown): unknown {
  if (!isFailure(error)) return typeof error;
  const type = error.name ?? /^\w+/.exec(error.stack ?? '')?.[0];
  const known = facts.filter((name) => ['string', 'number'].includes(typeof error[name]));
  return {
    type,
    ...(mayQuote(error, type) ? {} : { message: error.message }),
    ...(typeof error.query === 'string' ? { query: error.query } : {}),
    ...Object.fromEntries(known.map((name) => [name, error[name]])),
    at: (error.stack ?? '')
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .map((line) => line.trim()),
    ...(error.cause ? { cause: describeError(error.cause) } : {}),
  };
}

const isFailure = (error: unknown): error is Failure =>
  error instanceof Error || (typeof error === 'object' && error !== null && 'message' in error && 'stack' in error);

const mayQuote = (error: Failure, type: string | undefined): boolean =>
  error instanceof SyntaxError ||
  type === 'SyntaxError' ||
  ['query', 'severity', 'response', 'input'].some((name) => name in error);
