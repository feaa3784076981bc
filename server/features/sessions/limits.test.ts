import { beforeAll, describe, expect, test } from 'vitest';
import { sharedServer, type TestServer, testPassword } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await sharedServer();
});

const sql = async (text: string, values: unknown[] = []) => (await server.deps.database.pool.query(text, values)).rows;
const hoursLeft = async (id: number): Promise<number> =>
  (
    await sql('select extract(epoch from expire - now())::float / 3600 as hours from sessions where user_id = $1', [id])
  )[0]?.hours;

describe('a session', () => {
  test('ends a day after it was last seen', async () => {
    const user = await server.newAdmin('idle');
    expect(await hoursLeft(user.id)).toBeCloseTo(24, 1);
    await sql(
      "update sessions set seen_at = now() - interval '6 minutes', expire = now() + interval '1 hour' where user_id = $1",
      [user.id],
    );
    await user.get('/api/user');
    expect(await hoursLeft(user.id)).toBeCloseTo(24, 1);
  });

  test('ends seven days after the sign-in, however busy it was', async () => {
    const user = await server.newAdmin('busy');
    await sql(
      "update sessions set created_at = now() - interval '6 days 22 hours', seen_at = now() - interval '6 minutes' where user_id = $1",
      [user.id],
    );
    await user.get('/api/user');
    expect(await hoursLeft(user.id)).toBeCloseTo(2, 1);
  });

  test('is written down as seen every five minutes at most', async () => {
    const user = await server.newAdmin('lively');
    const seen = async () =>
      (await sql('select seen_at::text from sessions where user_id = $1', [user.id]))[0]?.seen_at;
    await sql("update sessions set seen_at = now() - interval '4 minutes' where user_id = $1", [user.id]);
    const before = await seen();
    await user.get('/api/user');
    expect(await seen()).toBe(before);
  });

  test('is one of twenty at most: the next one ends the oldest', async () => {
    const user = await server.newAdmin('everywhere');
    const [first] = await sql(
      "update sessions set created_at = now() - interval '1 day' where user_id = $1 returning id",
      [user.id],
    );
    await sql(
      `insert into sessions (sid, sess, expire, user_id) select 'made-' || n, '{"userAgent":""}', now() + interval '1 hour', $1
       from generate_series(1, 19) n`,
      [user.id],
    );
    const ids = async () => (await sql('select id from sessions where user_id = $1', [user.id])).map((row) => row.id);
    expect(await ids()).toContain(first?.id);
    expect((await server.guest().post('/api/login', { email: user.email, password: testPassword })).statusCode).toBe(
      200,
    );
    expect(await ids()).toHaveLength(20);
    expect(await ids()).not.toContain(first?.id);
  });

  test('is stored as a keyed hash: what stands in the table opens nothing', async () => {
    const user = await server.newAdmin('hashed');
    const [{ sid }] = (await sql('select sid from sessions where user_id = $1', [user.id])) as [{ sid: string }];
    expect(sid).toMatch(/^[0-9a-f]{64}$/);
    expect((await server.app.inject({ url: '/api/user', cookies: { sid } })).statusCode).toBe(401);
  });
});
