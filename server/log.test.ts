import { DrizzleQueryError } from 'drizzle-orm/errors';
import { expect, test } from 'vitest';
import { makeLog } from './log.ts';

function logged(err: unknown): string {
  const lines: string[] = [];
  makeLog('error', { write: (line) => lines.push(line) }).error({ err }, 'request failed');
  return lines.join('');
}

const said = 'mina@example.com';
const ofDatabase = () =>
  Object.assign(new Error(`invalid input syntax for type integer: "${said}"`), {
    ...{ severity: 'ERROR', code: '22P02', routine: 'pg_strtoint32', detail: `Key (email)=(${said}) already exists.` },
    where: `unnamed portal parameter $1 = '${said}'`,
  });

/** As the job queue hands them over. */
const copyOf = (error: Error) => ({ ...error, message: error.message, stack: error.stack, queue: 'mail' });

test.each([
  ['of a query', new DrizzleQueryError('select $1', [said], ofDatabase())],
  ['of the database', ofDatabase()],
  [
    'of the mail server',
    Object.assign(new Error(`550 no ${said} here`), { response: `550 ${said}`, code: 'EENVELOPE' }),
  ],
  ['of a parser', new SyntaxError(`Unexpected token, "${said}" is not valid JSON`)],
  ['that wraps another', new Error('a job failed', { cause: new DrizzleQueryError('select $1', [said]) })],
  ['that is the copy of one', copyOf(ofDatabase())],
  ['that is the copy of that of a parser', copyOf(new SyntaxError(`"${said}" is not valid JSON`))],
  ['that is none', said],
])('an error %s is logged without what people sent', (_, err) => {
  expect(logged(err)).not.toContain(said);
});

test('what stays says what happened and where', () => {
  const { err, time, msg } = JSON.parse(logged(new DrizzleQueryError('select $1', [said], ofDatabase())));
  expect(msg).toBe('request failed');
  expect(time).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/);
  expect(err).toMatchObject({ query: 'select $1', cause: { code: '22P02', routine: 'pg_strtoint32' } });
  expect(err.at[0]).toContain('log.test.ts');
  expect(JSON.parse(logged(new TypeError('x is not a function'))).err).toMatchObject({
    type: 'TypeError',
    message: 'x is not a function',
  });
});

test('a copy of an error tells what the error would', () => {
  const { err } = JSON.parse(logged(copyOf(ofDatabase())));
  expect(err).toMatchObject({ type: 'Error', severity: 'ERROR', code: '22P02', queue: 'mail' });
  expect(err.at[0]).toContain('log.test.ts');
});

test('a line break in a value makes no second entry', () => {
  const lines = logged(new Error('one\n{"level":50,"msg":"two"}'));
  expect(lines.trimEnd().split('\n')).toHaveLength(1);
});
