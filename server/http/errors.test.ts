import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { unavailable } from '../errors.ts';
import { handleErrors } from './errors.ts';

const logged: unknown[] = [];
const warned: unknown[] = [];
const log = {
  error: (entry: unknown) => logged.push(entry),
  warn: (entry: unknown) => warned.push(entry),
  info: () => {},
  debug: () => {},
};
let thrown: Error;
let app: FastifyInstance;
beforeAll(async () => {
  app = Fastify();
  handleErrors(app, { log });
  app.get('/', () => {
    throw thrown;
  });
});
afterAll(() => app.close());

const fault = (code: string, message = 'failed') => Object.assign(new Error(message), { code });
const reply = async (error: Error) => {
  thrown = error;
  return app.inject('/');
};

test.each([
  ['of PostgreSQL', new Error('Failed query: insert', { cause: fault('53100', 'could not extend file') })],
  ['of the file system', fault('ENOSPC')],
  ['of a quota', fault('EDQUOT')],
  ['of the embedded database', new Error('x', { cause: fault('58030', 'could not write: No space left on device') })],
])('a full disk %s is told as such, and logged', async (_, error) => {
  logged.length = 0;
  const { statusCode, headers, body } = await reply(error);
  expect(statusCode).toBe(507);
  expect(JSON.parse(body)).toEqual({
    code: 'no_space',
    message: 'The server has no disk space left, so nothing was saved. Please tell whoever runs your Earshot.',
  });
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  expect(logged).toHaveLength(1);
});

test.each(['57P01', '57P03', '08006', '53300', 'ECONNREFUSED'])(
  'a database that is away is a 503: %s',
  async (code) => {
    const { statusCode, headers } = await reply(new Error('Failed query', { cause: fault(code) }));
    expect([statusCode, headers['retry-after']]).toEqual([503, '5']);
  },
);

test.each([
  ['whose name does not resolve', Object.assign(new Error('x'), { code: 'ENOTFOUND', syscall: 'getaddrinfo' })],
  ['that cannot be reached', Object.assign(new Error('x'), { code: 'EHOSTUNREACH', syscall: 'read' })],
  ['that became a standby', fault('25006')],
  ['that does not take a connection in time', new Error('timeout exceeded when trying to connect')],
])('so is a database %s', async (_, cause) => {
  expect((await reply(new Error('Failed query', { cause }))).statusCode).toBe(503);
});

test('a full queue is logged as a refusal, without a stack', async () => {
  logged.length = 0;
  expect((await reply(unavailable('Too many.'))).statusCode).toBe(503);
  expect(logged).toEqual([]);
  expect(warned).toContainEqual(expect.objectContaining({ code: 'unavailable' }));
  expect(JSON.stringify(warned)).not.toContain('stack');
});

test('any other fault says nothing of itself', async () => {
  const { statusCode, body } = await reply(fault('42P01', 'relation "secrets" does not exist'));
  expect(statusCode).toBe(500);
  expect(body).not.toContain('secrets');
});
