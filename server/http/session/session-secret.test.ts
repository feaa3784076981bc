import { expect, test } from 'vitest';
import { buildApp } from '../../app.ts';
import { browser } from '../../testing/client.ts';
import { sharedServer, testPassword } from '../../testing/test-server.ts';

test('another secret ends all sessions and loses nothing else', async () => {
  const server = await sharedServer();
  const admin = await server.newAdmin();
  const { id } = (await admin.post('/api/projects', { name: 'Bakeries' })).json();
  const config = { ...server.deps.config, sessionSecret: 'another secret, of at least 32 characters' };
  const changed = await buildApp({ ...server.deps, config });
  const { cookie = '' } = admin.headers();
  expect((await server.app.inject({ url: '/api/user', headers: { cookie } })).statusCode).toBe(200);
  expect((await changed.inject({ url: '/api/user', headers: { cookie } })).statusCode).toBe(401);
  const again = browser(changed, '10.1.0.1');
  expect((await again.post('/api/login', { email: admin.email, password: testPassword })).statusCode).toBe(200);
  expect((await again.get(`/api/projects/${id}`)).json()).toMatchObject({ name: 'Bakeries' });
  await changed.close();
});
