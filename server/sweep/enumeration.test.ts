import type { LightMyRequestResponse } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import type { Client } from '../testing/client.ts';
import { register, sharedServer, type TestServer, testPassword } from '../testing/test-server.ts';

/** Addresses in every state that an address can have, and one that was never used. */
const addresses = ['verified', 'pending', 'disabled', 'invited', 'unheard-of'].map((name) => `${name}@example.com`);

let server: TestServer;
beforeAll(async () => {
  server = await sharedServer();
  const admin = await server.newAdmin('verified');
  await register(server.guest(), 'pending', 'pending@example.com');
  await server.newAdmin('disabled');
  await server.deps.database.pool.query("update users set status = 'disabled' where username = 'disabled'");
  await admin.post('/api/invite-user', { email: 'invited@example.com', role: 'client' });
});

/** Everything of a reply that the server decides. */
function print({ statusCode, headers, body }: LightMyRequestResponse): string {
  const { date: _, ...ours } = headers;
  return JSON.stringify([statusCode, ours, body]);
}

let names = 0;
const calls: [string, (as: Client, email: string) => Promise<LightMyRequestResponse>][] = [
  ['a registration', (as, email) => register(as, `Somebody ${++names}`, email)],
  ['a registration in other letters', (as, email) => register(as, `Somebody ${++names}`, email.toUpperCase())],
  ['a sign-in', (as, email) => as.post('/api/login', { email, password: 'not it 1!' })],
  ['a forgotten password', (as, email) => as.post('/api/forgot-password', { email })],
  ['another verification mail', (as, email) => as.post('/api/resend-verification', { email })],
];

test.each(calls)('%s is answered the same for every address, whoever has it', async (_, call) => {
  const prints = [];
  for (const email of addresses) prints.push(print(await call(server.guest(), email)));
  expect(new Set(prints).size).toBe(1);
});

test('the right password of a disabled account is answered as any wrong one', async () => {
  const login = (password: string) => server.guest().post('/api/login', { email: 'disabled@example.com', password });
  expect(print(await login(testPassword))).toBe(print(await login('not it 1!')));
});
