import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import { sharedServer, type TestServer, testPassword } from '../testing/test-server.ts';

const same = { 'sec-fetch-site': 'same-origin' };
const replies: [string, number, InjectOptions][] = [
  ['a call that is not allowed', 401, { url: '/api/user' }],
  [
    'a call from a foreign page',
    403,
    { method: 'POST', url: '/api/login', headers: { 'sec-fetch-site': 'cross-site' } },
  ],
  ['a call that is not there', 404, { url: '/api/nothing' }],
  ['an address that cannot be read', 404, { url: '/api/%' }],
  ['an address with a long part', 401, { url: `/api/projects/${'9'.repeat(5_000)}` }],
  ['a method that is not there', 404, { method: 'TRACE' as 'GET', url: '/api/user' }],
  [
    'a body that cannot be read',
    400,
    { method: 'POST', url: '/api/login', headers: { 'content-type': 'application/json' }, payload: '{' },
  ],
  ['a body that is too large', 413, { method: 'POST', url: '/api/login', payload: { email: 'x'.repeat(1024 * 1024) } }],
  [
    'a form of another kind',
    415,
    { method: 'POST', url: '/api/login', headers: { 'content-type': 'text/plain' }, payload: 'x' },
  ],
  ['the description of the calls', 200, { url: '/api/openapi.json' }],
];

let server: TestServer;
/** The same server, as it is behind a proxy with HTTPS. */
let secure: FastifyInstance;
beforeAll(async () => {
  server = await sharedServer();
  const config = { ...server.deps.config, publicUrl: 'https://earshot.example' };
  secure = await buildApp({ ...server.deps, config });
});
afterAll(() => secure.close());

describe.each(replies)('%s', (_, status, options) => {
  test(`is answered ${status} with every header that protects`, async () => {
    const reply = await server.app.inject({ ...options, headers: { ...same, ...options.headers } });
    expect(reply.statusCode).toBe(status);
    expect(reply.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': expect.stringMatching(/^default-src 'none';.*frame-ancestors 'none'$/),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
    for (const name of ['server', 'x-powered-by', 'access-control-allow-origin'])
      expect(reply.headers[name]).toBeUndefined();
    if (status >= 400) expect(reply.body).not.toMatch(/node_modules|\.ts:|\bat /);
  });
});

describe('behind HTTPS', () => {
  test('browsers are told to stay there', async () => {
    const { headers } = await secure.inject('/api/user');
    expect(headers['strict-transport-security']).toBe('max-age=31536000');
    expect(headers['content-security-policy']).toMatch(/upgrade-insecure-requests/);
    expect((await server.app.inject('/api/user')).headers['strict-transport-security']).toBeUndefined();
  });

  test('the cookie goes over HTTPS alone, to this host alone, and no script reads it', async () => {
    const { email } = await server.newAdmin();
    const payload = { email, password: testPassword };
    const reply = await secure.inject({ method: 'POST', url: '/api/login', headers: same, payload });
    const attributes = String(reply.headers['set-cookie']).split('; ');
    expect(attributes[0]).toMatch(/^__Host-sid=[\w-]{43}$/);
    expect(attributes.slice(1).sort()).toEqual(['HttpOnly', 'Max-Age=604800', 'Path=/', 'SameSite=Lax', 'Secure']);
    expect(reply.body).not.toContain(reply.cookies[0]?.value);
  });
});
