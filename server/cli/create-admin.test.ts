import { Writable } from 'node:stream';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { mailTo } from '../testing/mailbox.ts';
import { type OwnServer, startTestServer, testPassword } from '../testing/test-server.ts';
import { runCommand } from './commands.ts';

let server: OwnServer;
beforeAll(async () => {
  // Not the shared server: registration is closed. The command reaches its embedded database through its socket.
  server = await startTestServer({ REGISTRATION: 'closed' });
});
afterAll(() => server.stop());
afterEach(() => vi.unstubAllEnvs());

async function createAdmin(...args: string[]) {
  vi.stubEnv('DATA_DIR', server.dataDir);
  vi.stubEnv('DATABASE_URL', server.deps.config.databaseUrl ?? '');
  let said = '';
  const sink = new Writable({
    write(chunk, _, done) {
      said += chunk;
      done();
    },
  });
  return { status: await runCommand(['create-admin', ...args], { stdout: sink, stderr: sink }), said };
}

const linkIn = (said: string) => /http:\/\/localhost:3000(\/reset-password\/\S+)/.exec(said)?.[1] ?? '';

test('an administrator gets into a new server whose registration is closed', async () => {
  const { status, said } = await createAdmin('Ada@Minnow.example', '--company', 'Minnow');
  expect(said).toMatch(/^ada@minnow\.example is now an administrator of the new company Minnow\.$/m);
  expect(status).toBe(0);
  const guest = server.guest();
  const passwords = { password: testPassword, confirmPassword: testPassword };
  expect((await guest.post(`/api${linkIn(said)}`, passwords)).statusCode).toBe(200);
  const login = await guest.post('/api/login', { email: 'ada@minnow.example', password: testPassword });
  expect(login.json()).toMatchObject({ username: 'ada', role: 'company_admin', companyName: 'Minnow' });
  expect((await guest.get('/api/users')).statusCode).toBe(200);
});

test('the printed link is mailed, too', async () => {
  const { said } = await createAdmin('bo@minnow.example');
  expect(said).toContain('of the new company minnow.example.');
  expect(await mailTo(server.dataDir, 'bo@minnow.example', /Set the password/)).toContain(linkIn(said));
});

test('a second call gives a new link and changes nothing else', async () => {
  const first = await createAdmin('cy@minnow.example');
  const second = await createAdmin('CY@minnow.example', '--company', 'Other');
  expect(second.said).toMatch(
    /^cy@minnow\.example is already an administrator of minnow\.example; the account was not changed\.$/m,
  );
  expect(second.status).toBe(0);
  expect(linkIn(second.said)).not.toBe(linkIn(first.said));
});

test('two calls at once make one account', async () => {
  const calls = await Promise.all([createAdmin('dot@minnow.example'), createAdmin('dot@minnow.example')]);
  expect(calls.map(({ said }) => said).join('')).toMatch(/is now an administrator|was given an account/);
  const { rows } = await server.deps.database.pool.query("select id from users where email = 'dot@minnow.example'");
  expect(rows).toHaveLength(1);
});

test('a wrong address, a taken name and an account without that role are told in one sentence', async () => {
  const admin = await server.newAdmin('eve');
  const { email } = await server.colleague(admin, 'client');
  for (const [args, sentence] of [
    [['nowhere'], 'nowhere is not an email address.\n'],
    [['fay@minnow.example', '--name', 'eve'], 'The user name eve is taken: choose another one with --name.\n'],
    [
      [email],
      `${email} already has an account in the company Company of eve. An administrator of that company can change its role.\n`,
    ],
  ] as const)
    expect(await createAdmin(...args)).toEqual({ status: 1, said: sentence });
});

test('a wrong call says how it is called', async () => {
  for (const args of [[], ['a@b.example', 'c@d.example'], ['--fast']])
    expect(await createAdmin(...args)).toEqual({
      status: 2,
      said: expect.stringMatching(/^Usage: earshot create-admin/),
    });
});
