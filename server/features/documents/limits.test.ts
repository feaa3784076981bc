import { afterAll, beforeAll, expect, test } from 'vitest';
import { extractUpload } from '#extract/extract-upload.ts';
import type { Client } from '../../testing/client.ts';
import { type OwnServer, startTestServer } from '../../testing/test-server.ts';

type SignedIn = Client & { id: number };

let server: OwnServer;
let admin: SignedIn;
let user: SignedIn;
let projectId: number;
beforeAll(async () => {
  // Not the shared server: limits are on.
  server = await startTestServer({ RATE_LIMITS: 'on' }, { sandboxed: true });
  admin = await server.newAdmin();
  user = await server.colleague(admin, 'company_user');
  projectId = (await admin.post('/api/projects', { name: 'Bakeries' })).json().id;
});
afterAll(() => server.stop());

const sql = async (text: string, values: unknown[]) => (await server.deps.database.pool.query(text, values)).rows;
const upload = (as: Client) => as.upload(projectId, 'anna.txt', 'Anna: We bake at three in the morning.');
const documents = async () => (await sql('select id from insights where project_id = $1', [projectId])).length;

test('a server reads uploads in the sandbox unless a test reads them in its own process', async () => {
  expect(server.deps.extract).toBe(extractUpload);
  expect((await upload(admin)).statusCode).toBe(201);
});

test('a user uploads sixty files in a minute; the next is refused before it is read, and others go on', async () => {
  const counted = await sql('update rate_limits set count = 59 where key = $1 and count = 1 returning key', [
    `upload:${admin.id}`,
  ]);
  expect(counted).toHaveLength(1);
  expect((await upload(admin)).statusCode).toBe(201);
  const before = await documents();
  const refused = await upload(admin);
  expect(refused.statusCode).toBe(429);
  expect(refused.json().message).toMatch(
    /^Too many uploads in one minute\. Please try again in (\d+ seconds|1 minute)\.$/,
  );
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
  expect(await documents()).toBe(before);
  expect((await upload(user)).statusCode).toBe(201);
  await sql("update rate_limits set window_ends = now() - interval '1 second' where key = $1", [`upload:${admin.id}`]);
  expect((await upload(admin)).statusCode).toBe(201);
});

test('many uploads at once pass no further than the limit', async () => {
  const eager = await server.colleague(admin, 'company_user');
  expect((await upload(eager)).statusCode).toBe(201);
  await sql('update rate_limits set count = 58 where key = $1', [`upload:${eager.id}`]);
  const replies = await Promise.all([1, 2, 3, 4, 5].map(() => upload(eager)));
  expect(replies.map((reply) => reply.statusCode).sort()).toEqual([201, 201, 429, 429, 429]);
});

test('a client is refused by the role, whatever the count, and counts nothing', async () => {
  const client = await server.colleague(admin, 'client');
  expect((await upload(client)).statusCode).toBe(403);
  expect(await sql('select key from rate_limits where key = $1', [`upload:${client.id}`])).toEqual([]);
});

test('a company that has too many files waiting is told so before more are read; others go on', async () => {
  const [{ company_id: companyId }] = await sql('select company_id from users where id = $1', [user.id]);
  const { reading } = server.deps;
  const ended = Promise.withResolvers<void>();
  const places: Promise<void>[] = [];
  const take = () => reading.withPlace(companyId, () => ended.promise);
  for (let n = 0; n < 12; n++) places.push(take());
  await expect(take()).rejects.toThrow();
  const refused = await upload(user);
  expect([refused.statusCode, refused.json().message]).toEqual([
    503,
    'Too many files are being read right now. Please try again in a moment.',
  ]);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  const stranger = await server.newAdmin();
  const own = (await stranger.post('/api/projects', { name: 'Bakeries' })).json().id;
  expect((await stranger.upload(own, 'anna.txt', 'Anna: We bake at three.')).statusCode).toBe(201);
  ended.resolve();
  await Promise.all(places);
  expect((await upload(user)).statusCode).toBe(201);
});
