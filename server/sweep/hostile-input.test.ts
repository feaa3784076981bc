import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { type OwnServer, startTestServer, testPassword } from '../testing/test-server.ts';
import { type Accounts, addressOf, newCompany, signIn } from './actors.ts';
import { type Estate, newEstate, uploadAs } from './estates.ts';

/** The server's log at its most detailed level. */
const lines: string[] = [];
/** What no line of it may contain. */
const secrets = new Set<string>([testPassword]);

let server: OwnServer;
let accounts: Accounts;
let estate: Estate;
let admin: string;
let port: number;
beforeAll(async () => {
  // Not the shared server: the tests read the log.
  server = await startTestServer(
    { LOG_LEVEL: 'debug' },
    { logTo: { write: (line) => lines.push(line) }, sandboxed: true },
  );
  accounts = await newCompany(server, 'amber');
  accounts.owner = accounts.admin ?? 0;
  admin = await signIn(server.app, 'amber', 'admin');
  secrets.add(admin.split('=')[1] ?? '');
  estate = await newEstate(server, 'amber', accounts, uploadAs(server, admin));
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  port = (server.app.server.address() as { port: number }).port;
});
afterAll(() => server.stop());

const sql = async (statement: string, values: unknown[] = []) =>
  (await server.deps.database.pool.query(statement, values)).rows;
const same = { 'sec-fetch-site': 'same-origin' };
const inject = (options: InjectOptions) => server.app.inject({ ...options, headers: { ...same, ...options.headers } });
const post = (url: string, payload: object = {}, cookie = '') =>
  inject({ method: 'POST', url, payload, headers: cookie ? { cookie } : {} });
const secret = (token: string): string => {
  secrets.add(token);
  return token;
};

/** Sends the bytes of a request as they are. */
async function raw(method: string, path: string, headers: string[], body = ''): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  const head = [`${method} ${path} HTTP/1.1`, `host: localhost:${port}`, 'connection: close', ...headers];
  socket.write(`${[...head, `content-length: ${Buffer.byteLength(body)}`].join('\r\n')}\r\n\r\n${body}`);
  return text(socket);
}

const fresh = 'louder-river-8';
const account = () => ({ username: `Newcomer ${Math.random()}`, password: fresh, confirmPassword: fresh });
const links = {
  verification: {
    make: (good: boolean) => estate.newToken('verify-email', good),
    use: (token: string) => post(`/api/verify-email/${token}`),
    refusal: [400, 'This verification link is invalid or has expired.'],
  },
  reset: {
    make: (good: boolean) => estate.newToken('reset-password', good),
    use: (token: string) => post(`/api/reset-password/${token}`, { password: fresh, confirmPassword: fresh }),
    refusal: [400, 'This link is invalid or has expired. Please ask for a new one.'],
  },
  invitation: {
    make: async (good: boolean) => (good ? (await estate.newInvitation()).token : estate.voidInvitation()),
    use: (token: string) => post(`/api/complete-invitation/${token}`, account()),
    refusal: [404, 'Invalid or expired invitation'],
  },
};
type Link = keyof typeof links;
const kinds = Object.keys(links) as Link[];
const swapped = (letters: string) =>
  [...letters].map((c) => (c === c.toLowerCase() ? c.toUpperCase() : c.toLowerCase())).join('');

describe.each(kinds)('a mailed link of the kind %s', (kind) => {
  const { make, use, refusal } = links[kind];

  test('opens nothing when it is forged, expired, changed or of another kind, and each is answered the same', async () => {
    const good = secret(await make(true));
    const others = kinds.filter((other) => other !== kind).map(async (other) => secret(await links[other].make(true)));
    const bad = [secret(await make(false)), swapped(good), good.slice(0, -1), `${good}A`, 'forged', 'x'.repeat(180)];
    const odd = ["' or 1=1 --", '../../api/user', '%00', '__proto__', 'null'].map(encodeURIComponent);
    const answers = new Set<string>();
    for (const token of [...bad, ...odd, ...(await Promise.all(others))]) {
      const { statusCode, body, headers } = await use(token);
      // A character that no text may hold is refused before any look-up.
      if (token === encodeURIComponent('%00')) expect(statusCode).toBeGreaterThanOrEqual(400);
      else answers.add(JSON.stringify([statusCode, body, Object.keys(headers)]));
    }
    expect(answers.size).toBe(1);
    const [status, body] = JSON.parse([...answers][0] ?? '[]');
    expect([status, JSON.parse(body).message]).toEqual(refusal);
    expect((await use(good)).statusCode).toBe(200);
  });

  test('opens once', async () => {
    const token = secret(await make(true));
    expect((await use(token)).statusCode).toBe(200);
    const again = await use(token);
    // The verification page may be loaded again; that gives nothing to anybody.
    if (kind === 'verification') expect(again.statusCode).toBe(200);
    else expect([again.statusCode, again.json().message]).toEqual(refusal);
  });
});

test('made-up reset links, however many at once, take no turn at hashing from anybody', async () => {
  const made = Array.from({ length: 60 }, (_, n) => links.reset.use(`made-up-${n}`));
  const replies = await Promise.all(made);
  expect([...new Set(replies.map((reply) => reply.statusCode))]).toEqual([400]);
});

describe('an address of the sender', () => {
  /** The same server with its limits on, behind these proxies. */
  const withLimits = async (trustedProxies: string[]) => {
    await sql('delete from rate_limits');
    return buildApp({ ...server.deps, config: { ...server.deps.config, rateLimits: true, trustedProxies } });
  };
  const ask = (app: OwnServer['app'], forwarded: string | undefined, remoteAddress: string) =>
    app.inject({
      method: 'POST',
      url: '/api/forgot-password',
      payload: { email: `nobody${Math.random()}@example.com` },
      headers: { ...same, ...(forwarded ? { 'x-forwarded-for': forwarded, forwarded: `for=${forwarded}` } : {}) },
      remoteAddress,
    });
  const tries = 21;

  test('cannot be chosen by a header', async () => {
    const limited = await withLimits([]);
    const statuses: number[] = [];
    for (let n = 0; n < tries; n++) statuses.push((await ask(limited, `198.51.100.${n}`, '192.0.2.1')).statusCode);
    await limited.close();
    expect(statuses).toEqual([...Array(tries - 1).fill(200), 429]);
  });

  test('is believed from a named proxy, from its last hop and from nobody else', async () => {
    const limited = await withLimits(['192.0.2.0/24']);
    const last = async (forwarded: (n: number) => string, from: string) => {
      let status = 0;
      for (let n = 0; n < tries; n++) status = (await ask(limited, forwarded(n), from)).statusCode;
      return status;
    };
    expect(await last((n) => `198.51.100.${n}`, '192.0.2.9')).toBe(200);
    // Everything before the last hop was written by the sender.
    expect(await last((n) => `203.0.113.${n}, 198.51.100.77`, '192.0.2.9')).toBe(429);
    expect(await last((n) => `198.51.100.${n}`, '203.0.113.5')).toBe(429);
    await limited.close();
  });
});

describe('a host name', () => {
  const at = (host: string, headers: Record<string, string> = {}) =>
    server.app.inject({ method: 'POST', url: '/api/login', headers: { ...same, host, ...headers }, payload: {} });

  test.each(['evil.example', 'evil.example:3000', 'localhost.evil.example', 'EVIL.example.', '127.0.0.1.evil.example'])(
    'that is not ours is refused: %s',
    async (host) => {
      const reply = await at(host, { origin: `http://${host}` });
      expect([reply.statusCode, reply.json().code]).toEqual([403, 'unknown_host']);
      expect(reply.headers['content-security-policy']).toBeDefined();
      expect((await server.app.inject({ url: '/', headers: { host } })).statusCode).toBe(403);
    },
  );

  test.each(['localhost:3000', '127.0.0.1', '192.168.1.5:3000', '[::1]:3000', 'team.localhost', 'earshot:3000'])(
    'that no foreign page can have passes: %s',
    async (host) => {
      expect((await at(host, { origin: `http://${host}` })).statusCode).toBe(400);
    },
  );

  test('of PUBLIC_URL or ALLOWED_HOSTS passes, whatever its case and port', async () => {
    const config = readConfig({
      DATA_DIR: server.dataDir,
      PUBLIC_URL: 'https://earshot.example',
      ALLOWED_HOSTS: 'research.example, Old.example',
    });
    const app = await buildApp({ ...server.deps, config });
    const status = async (host: string) => (await app.inject({ url: '/healthz', headers: { host } })).statusCode;
    for (const host of ['earshot.example', 'Research.example:8443', 'old.example.'])
      expect(await status(host)).toBe(200);
    expect(await status('other.example')).toBe(403);
    await app.close();
  });
});

describe('a body that is nested without end', () => {
  test.each(['/api/logout', '/api/login', '/api/projects/sample'])('is no fault of the server: %s', async (url) => {
    const payload = '['.repeat(250_000) + ']'.repeat(250_000);
    const headers = { 'content-type': 'application/json' };
    expect((await inject({ method: 'POST', url, payload, headers })).statusCode).toBeLessThan(500);
    expect((await inject({ method: 'POST', url, payload: '['.repeat(500_000), headers })).statusCode).toBeLessThan(500);
  });
});

describe('a header that comes twice', () => {
  const login = JSON.stringify({ email: 'nobody@example.com', password: 'not it 1!' });
  const json = 'content-type: application/json';
  const own = 'origin: http://localhost:3000';

  test.each([
    ['one origin, our own', [own], 401],
    ['our origin and a foreign one', [own, 'origin: https://evil.example'], 403],
    ['a foreign origin and our own', ['origin: https://evil.example', own], 403],
    ['the origin of an opaque page', ['origin: null'], 403],
    ['two words on where it comes from', ['sec-fetch-site: same-origin', 'sec-fetch-site: cross-site'], 403],
    ['a foreign page and our origin', ['sec-fetch-site: cross-site', own], 403],
    ['our own page and a foreign origin', ['sec-fetch-site: same-origin', 'origin: https://evil.example'], 403],
    ['our own page and our origin', ['sec-fetch-site: same-origin', own], 401],
  ])('%s: %j', async (_, headers, status) => {
    expect(await raw('POST', '/api/login', [json, ...headers], login)).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  });

  test('two lengths, or a length beside chunks, are no request at all', async () => {
    for (const header of ['content-length: 5', 'transfer-encoding: chunked'])
      expect(await raw('POST', '/api/login', [json, header], login)).toMatch(/^HTTP\/1.1 400 /);
  });

  test('of two cookies of one name the first counts, and it must be good', async () => {
    const get = (cookies: string) => raw('GET', '/api/user', [`cookie: ${cookies}`]);
    expect(await get(`${admin}; sid=made-up`)).toMatch(/^HTTP\/1.1 200 /);
    expect(await get(`sid=made-up; ${admin}`)).toMatch(/^HTTP\/1.1 401 /);
  });
});

describe('a cookie', () => {
  const user = (cookie: string) => inject({ url: '/api/user', headers: { cookie } });

  test.each([
    'sid=',
    'sid=%00',
    "sid=' or 1=1 --",
    'sid=__proto__',
    `sid=${'x'.repeat(5_000)}`,
    'sid[]=1',
    '__Host-sid=1',
  ])('%.30s is nobody', async (cookie) => {
    expect((await user(cookie)).statusCode).toBe(401);
  });

  test('of a deleted user is nobody, as one that was never made', async () => {
    const [{ email }] = await sql('select email from users where id = $1', [await estate.newClient()]);
    const login = await post('/api/login', { email, password: testPassword });
    const [{ name = '', value = '' } = {}] = login.cookies;
    const cookie = `${name}=${secret(value)}`;
    expect((await user(cookie)).statusCode).toBe(200);
    const gone = await inject({ method: 'DELETE', url: `/api/users/${login.json().id}`, headers: { cookie: admin } });
    expect(gone.statusCode).toBe(200);
    const [after, never] = [await user(cookie), await user(`${name}=${'A'.repeat(value.length)}`)];
    expect([after.statusCode, after.body]).toEqual([never.statusCode, never.body]);
    expect(after.statusCode).toBe(401);
  });
});

const huge = '9'.repeat(400);
describe('an id in the path', () => {
  test.each([
    '1%20or%201=1',
    "1';drop%20table%20users--",
    '1,2',
    '[1]',
    '-1',
    '0',
    '1.5',
    'NaN',
    'Infinity',
    huge,
    '2147483648',
    '%00',
    '١',
    'null',
    '__proto__',
    '',
  ])('as %.30s finds nothing', async (id) => {
    for (const url of [`/api/projects/${id}`, `/api/documents/${id}/text`, `/api/projects/${id}/insights`]) {
      const { statusCode } = await inject({ url, headers: { cookie: admin } });
      // An empty one is another path: the list.
      if (id === '') expect([200, 400, 404]).toContain(statusCode);
      else expect([400, 404, 414], `${url} ${statusCode}`).toContain(statusCode);
    }
    const deleted = await inject({ method: 'DELETE', url: `/api/users/${id}`, headers: { cookie: admin } });
    expect([400, 404, 414]).toContain(deleted.statusCode);
  });
});

describe('an id in the body', () => {
  test.each([
    ['1'],
    ["1' or '1'='1"],
    [[1]],
    [{ id: 1 }],
    [1.5],
    [-1],
    [0],
    [2 ** 31],
    [1e308],
    [null],
    [true],
    [huge],
    [{ valueOf: 1 }],
  ])('as %j is refused', async (odd) => {
    const { project, document } = estate.standing.near;
    const calls: [string, object][] = [
      [`/api/projects/${project}/access`, { userId: odd, canViewInsights: true }],
      ['/api/topics', { projectId: odd, name: 'Bread', color: '#10B981' }],
      ['/api/topics/delete', { ids: [odd] }],
      [`/api/projects/${project}/analyze-documents`, { documentIds: [document, odd] }],
      ['/api/invite-user', { email: 'x@example.com', role: 'client', projectAccess: [{ projectId: odd }] }],
    ];
    for (const [url, body] of calls) {
      const { statusCode } = await post(url, body, admin);
      expect([400, 404], `${url} ${statusCode}`).toContain(statusCode);
    }
  });
});

describe('a body that reaches for more than its fields', () => {
  test.each([
    '{"email":"a@example.com","password":"x","__proto__":{"role":"company_admin"}}',
    '{"email":"a@example.com","password":"x","constructor":{"prototype":{"role":"company_admin"}}}',
    '{"email":{"__proto__":{"x":1}},"password":"x"}',
    '{"email":["a@example.com"],"password":"x"}',
    '{"email":"a@example.com","email":{"$ne":null},"password":{"$ne":null}}',
  ])('%s is refused and changes no prototype', async (body) => {
    const headers = { 'content-type': 'application/json' };
    const { statusCode } = await inject({ method: 'POST', url: '/api/login', payload: body, headers });
    expect(statusCode).toBe(400);
    expect(({} as { role?: string; x?: number }).role).toBeUndefined();
    expect(({} as { role?: string; x?: number }).x).toBeUndefined();
  });

  test('a registration by invitation gets the role, the address and the company of the invitation', async () => {
    const { id, token } = await estate.newInvitation();
    const over = {
      role: 'company_admin',
      isAdmin: true,
      companyId: 1,
      email: 'other@example.com',
      status: 'active',
      id: 1,
    };
    const form = account();
    expect((await post(`/api/complete-invitation/${secret(token)}`, { ...form, ...over })).statusCode).toBe(200);
    const [promised] = await sql('select email, company_id from invitations where id = $1', [id]);
    secrets.add(promised.email);
    const columns = 'role, is_admin, email, company_id';
    expect(await sql(`select ${columns} from users where username = $1`, [form.username])).toEqual([
      { ...promised, role: 'client', is_admin: false },
    ]);
  });

  test('a project keeps its owner and company whatever is sent', async () => {
    const { project } = estate.standing.near;
    const before = await sql('select user_id, company_id from projects where id = $1', [project]);
    const payload = { name: 'Renamed', userId: 1, companyId: 1, id: 1, createdAt: '2000-01-01' };
    await inject({ method: 'PATCH', url: `/api/projects/${project}`, payload, headers: { cookie: admin } });
    expect(await sql('select user_id, company_id from projects where id = $1', [project])).toEqual(before);
  });
});

describe('the log', () => {
  test('of a fault of the server names the place and nothing of the request, and neither does the answer', async () => {
    const email = addressOf('amber', 'admin');
    await sql('alter table users rename to mislaid');
    const reply = await post('/api/login', { email, password: testPassword });
    await sql('alter table mislaid rename to users');
    expect([reply.statusCode, reply.json()]).toEqual([
      500,
      { message: 'Something went wrong on our side. Please try again.', code: 'internal' },
    ]);
    const fault = lines.map((line) => JSON.parse(line)).find((line) => line.msg === 'request failed');
    expect(fault).toMatchObject({ method: 'POST', route: '/api/login', err: { cause: { code: '42P01' } } });
  });

  test('tells an operator who comes from a foreign page, by an address and a route', async () => {
    const headers = { 'sec-fetch-site': 'cross-site' };
    await inject({ method: 'POST', url: '/api/login', payload: {}, headers, remoteAddress: '203.0.113.80' });
    const refused = lines.map((line) => JSON.parse(line)).filter((line) => line.msg === 'request refused');
    expect(refused).toContainEqual(expect.objectContaining({ code: 'foreign_origin', from: '203.0.113.80' }));
  });

  test('of all these requests holds a line for each call and no token, no password, no cookie and no mail address', async () => {
    for (const kind of kinds) await links[kind].use(secret(await links[kind].make(true)));
    const written = lines.join('');
    for (const route of ['/api/verify-email/:token', '/api/reset-password/:token', '/api/complete-invitation/:token'])
      expect(written).toContain(`"route":"${route}"`);
    for (const one of [...secrets, fresh]) expect(written).not.toContain(one);
    expect(written).not.toMatch(/@example\.com/);
  });
});
