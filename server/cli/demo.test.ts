import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { lockFolder } from '../db/embedded/lock.ts';
import { sharedServer, type TestServer } from '../testing/test-server.ts';
import { removeKilledDemos } from './demo.ts';

const launcher = fileURLToPath(new URL('../../bin/earshot.mjs', import.meta.url));

let child: ChildProcess;
let plain: TestServer;
let said = '';
let complained = '';
let link: URL;

beforeAll(async () => {
  plain = await sharedServer();
  // What belongs to an installation must not reach the demo: the address of its database would stop it here.
  const env = { ...process.env, PORT: '', DATABASE_URL: 'postgres://127.0.0.1:9/x', npm_lifecycle_event: '' };
  child = spawn(process.execPath, [launcher, 'demo'], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  child.stderr?.setEncoding('utf8').on('data', (part) => {
    complained += part;
  });
  child.stdout?.setEncoding('utf8');
  await new Promise<void>((resolve, reject) => {
    child.once('exit', () => reject(new Error('the demo ended before it was ready')));
    child.stdout?.on('data', (part) => {
      said += part;
      if (said.includes('Ctrl-C')) resolve();
    });
  });
  link = new URL(/http:\S+\/demo\/\S+/.exec(said)?.[0] ?? '');
}, 180_000);
afterAll(() => void child.kill('SIGKILL'));

const at = (path: string) => new URL(path, link);
const printed = (role: string) => {
  const [, email, password] = new RegExp(`${role} +(\\S+) +password (\\S+)`).exec(said) ?? [];
  return { email, password };
};
const cookieOf = (reply: Response) => reply.headers.get('set-cookie')?.split(';')[0] ?? '';
const post = (url: URL, headers: Record<string, string> = {}, body?: object) =>
  fetch(url, {
    method: 'POST',
    redirect: 'manual',
    headers: { ...headers, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
// biome-ignore lint/suspicious/noExplicitAny: each test says what it expects of it
const read = async (path: string, cookie: string): Promise<any> =>
  (await fetch(at(path), { headers: { cookie } })).json();

async function signIn(role: string): Promise<string> {
  const reply = await post(at('/api/login'), {}, printed(role));
  expect(reply.status, role).toBe(200);
  return cookieOf(reply);
}

test('a wrong link signs nobody in, nor does a look at the right one, nor another site that posts to it', async () => {
  const wrong = await post(at('/demo/not-the-token'));
  const look = await fetch(link);
  const foreign = await post(link, { 'sec-fetch-site': 'cross-site', origin: 'https://elsewhere.example' });
  expect([wrong, look, foreign].map(({ status }) => status)).toEqual([410, 200, 403]);
  for (const reply of [wrong, look, foreign]) expect(reply.headers.get('set-cookie')).toBeNull();
  expect(await look.text()).toContain('<form method="post">');
});

test('its page signs in as the administrator of the analysed sample, once', async () => {
  const form = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' };
  const replies = await Promise.all([post(link, form), post(link, form), post(link, form)]);
  expect(replies.map(({ status }) => status).sort()).toEqual([303, 410, 410]);
  const entered = replies.find(({ status }) => status === 303);
  expect(entered?.headers.get('location')).toBe('/');
  const cookie = cookieOf(entered as Response);
  expect(await read('/api/user', cookie)).toMatchObject({ username: 'Robin', role: 'company_admin' });
  const [project] = await read('/api/projects', cookie);
  const rows: { source: string }[] = await read(`/api/projects/${project.id}/insights`, cookie);
  expect(rows.filter((row) => row.source === 'upload')).toHaveLength(7);
  expect(rows.length).toBeGreaterThan(12);
  expect(await read(`/api/projects/${project.id}/people`, cookie)).toHaveLength(42);
  expect((await fetch(link)).status).toBe(410);
});

test('every role signs in with what is printed; the client reads the insights and no document', async () => {
  await signIn('Administrator');
  const staff = await signIn('Company User');
  const [project] = await read('/api/projects', staff);
  const rows: { source: string }[] = await read(`/api/projects/${project.id}/insights`, await signIn('Client'));
  expect(rows.length).toBeGreaterThan(5);
  expect(rows.some((row) => row.source === 'upload')).toBe(false);
});

test.skipIf(process.platform === 'win32')('the signal that opens the debugger of a Node opens none', async () => {
  process.kill(child.pid ?? 0, 'SIGUSR1');
  // An answer of the process comes after it has handled the signal.
  for (let n = 0; n < 20; n++) expect((await fetch(at('/healthz'))).status).toBe(200);
  expect(child.exitCode).toBeNull();
  expect(complained).not.toContain('Debugger');
});

test('Ctrl-C ends it and takes its data away', async () => {
  const folder = /Data +(\S+),/.exec(said)?.[1] ?? '';
  expect(existsSync(folder)).toBe(true);
  child.kill('SIGINT');
  const [code] = await once(child, 'exit');
  expect(code).toBe(0);
  expect(existsSync(folder)).toBe(false);
});

test('a server that is no demo has no such link', async () => {
  const reply = await plain.guest().post('/demo/anything');
  const script = await plain.guest().get('/demo-sign-in.js');
  expect(reply.statusCode).toBe(404);
  expect(script.body).not.toContain('submit');
});

test('what killed demos left is removed by the next one, and nothing of those that run or begin', () => {
  const among = mkdtempSync(join(inject('runFolder'), 'demos-'));
  const made = (name: string, ageMs: number) => {
    const folder = join(among, name);
    mkdirSync(folder);
    const time = (Date.now() - ageMs) / 1000;
    return { folder, age: () => utimesSync(folder, time, time) };
  };
  const old = 10 * 60_000;
  const killed = made('earshot-demo-killed', old);
  const running = made('earshot-demo-running', old);
  const other = made('other', old);
  const lock = lockFolder(running.folder);
  for (const { age } of [killed, running, other]) age();
  made('earshot-demo-new', 0);
  removeKilledDemos(among);
  lock.release();
  expect(readdirSync(among).sort()).toEqual(['earshot-demo-new', 'earshot-demo-running', 'other']);
});
