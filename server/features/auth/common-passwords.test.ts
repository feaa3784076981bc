import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailTo } from '../../testing/mailbox.ts';
import { type OwnServer, startTestServer, testPassword } from '../../testing/test-server.ts';
import { refuseCommon } from './common-passwords.ts';

const refusal = (password: string, about: string[] = []) =>
  refuseCommon({ config: { refuseCommonPasswords: true } }, password, about).then(
    () => 'taken',
    (error: Error) => error.message,
  );

test.each(['Password1!', 'P@ssw0rd-2024', 'summer#99', 'qwerty123!', '!!Dragon7', 'Earshot-1', 'Iloveyou4!'])(
  '%s is refused where common passwords are',
  async (password) => {
    expect(await refusal(password)).toContain('easy to guess');
  },
);

test.each(['quiet-river-7', 'correct horse 4 battery!', 'Brötchen um 3 Uhr!', 'tX9#mmPq2'])(
  '%s is taken',
  async (password) => {
    expect(await refusal(password)).toBe('taken');
  },
);

test('a person’s name, address and company are no passwords', async () => {
  const about = ['Mirela Kovac', 'mirela@example.com', 'Harbour Foods'];
  for (const password of ['Kovac-1987!', 'harbourfoods1!', 'MIRELA#22'])
    expect(await refusal(password, about), password).toContain('easy to guess');
});

test('where the operator says nothing, the rules of the specification are all', async () => {
  await refuseCommon({ config: { refuseCommonPasswords: false } }, 'Password1!');
});

let server: OwnServer;
beforeAll(async () => {
  // Not the shared server: common passwords are refused.
  server = await startTestServer({ COMMON_PASSWORDS: 'refuse' });
});
afterAll(() => server.stop());

const both = (password: string) => ({ password, confirmPassword: password });
const tokenTo = async (email: string, page: string) =>
  new RegExp(`${page}/(\\S+)`).exec(await mailTo(server.dataDir, email, new RegExp(`${page}/\\S+`)))?.[1] ?? '';

const ways: Record<string, (password: string) => Promise<{ statusCode: number; body: string }>> = {
  async registration(password) {
    const body = { username: 'Noor', email: 'noor@example.com', companyName: 'Harbour Foods', ...both(password) };
    return server.guest().post('/api/register', body);
  },
  async 'a mailed link'(password) {
    const { email } = await server.newAdmin();
    await server.guest().post('/api/forgot-password', { email });
    return server.guest().post(`/api/reset-password/${await tokenTo(email, 'reset-password')}`, both(password));
  },
  async 'a change'(password) {
    const admin = await server.newAdmin();
    return admin.post('/api/change-password', { currentPassword: testPassword, ...both(password) });
  },
  async 'an invitation'(password) {
    const admin = await server.newAdmin();
    const email = `invited.by.${admin.email}`;
    await admin.post('/api/invite-user', { email, role: 'company_user' });
    const token = await tokenTo(email, 'accept-invitation');
    return server.guest().post(`/api/complete-invitation/${token}`, { username: `Ada ${email}`, ...both(password) });
  },
};

test.each(['registration', 'a change', 'an invitation', 'a mailed link'])(
  'where the operator refuses common passwords, %s takes none, and takes another one',
  async (name) => {
    const set = ways[name] as (typeof ways)[string];
    const refused = await set('P@ssword-2024');
    expect(refused.statusCode).toBe(400);
    expect(refused.body).toContain('easy to guess');
    expect((await set('nine-herons-41')).statusCode).toBeLessThan(300);
  },
);
