import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import pg from 'pg';
import type { DestinationStream } from 'pino';
import { readConfig } from '../config.ts';
import type { Deps } from '../deps.ts';
import { createPasswords } from '../features/auth/passwords.ts';
import { start } from '../start.ts';
import { copyMigratedFolder } from './migrated-folder.ts';

export type Client = {
  get(url: string, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
  head(url: string): Promise<LightMyRequestResponse>;
  post(url: string, body?: object, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
  patch(url: string, body: object): Promise<LightMyRequestResponse>;
  delete(url: string, body?: object): Promise<LightMyRequestResponse>;
  upload(
    projectId: number | string,
    fileName: string,
    content: string | Buffer,
    fields?: Record<string, string>,
  ): Promise<LightMyRequestResponse>;
};
export type TestServer = {
  app: FastifyInstance;
  deps: Deps;
  dataDir: string;
  /** A browser without a session. */
  guest(): Client;
  /** Registers, verifies through the outbox and signs in; each call makes a company of its own. */
  newAdmin(name?: string): Promise<Client & { id: number; email: string }>;
  /** Adds an account to another one's company, as an accepted invitation would, and signs it in. */
  colleague(of: { id: number }, role: 'company_user' | 'client'): Promise<Client & { id: number }>;
  stop(): Promise<void>;
};

export const testPassword = 'quiet-river-7';
/** The tests hash hundreds of passwords; passwords.test.ts and the journeys pay the real cost. */
const passwords = createPasswords({ memoryCost: 8, timeCost: 1, parallelism: 1 });
const origin = { 'sec-fetch-site': 'same-origin' };

/**
 * The whole server, worker included, over a real database: the embedded one in a folder of its own, or, when
 * TEST_DATABASE_URL names a PostgreSQL server, a new database on that.
 */
export async function startTestServer(
  env: Record<string, string> = {},
  logTo?: DestinationStream,
): Promise<TestServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'earshot-test-'));
  const fresh = process.env.TEST_DATABASE_URL ? await newDatabase(process.env.TEST_DATABASE_URL) : undefined;
  const config = readConfig({
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    RATE_LIMITS: 'off',
    ...(fresh ? { DATABASE_URL: fresh.url } : {}),
    ...env,
  });
  if (!config.databaseUrl && !existsSync(join(config.dataDir, 'database'))) await copyMigratedFolder(config.dataDir);
  const { app, deps, stop } = await start(config, { worker: true, logTo, passwords });
  let count = 0;
  let visitors = 0;
  // Each visitor has an address of its own, since some limits count by address.
  const guest = () => browser(app, `10.0.${Math.floor(++visitors / 250)}.${(visitors % 250) + 1}`);

  const signedIn = async (email: string) => {
    const client = guest();
    const login = await client.post('/api/login', { email, password: testPassword });
    if (login.statusCode !== 200) throw new Error(`sign-in failed: ${login.body}`);
    return { ...client, id: login.json().id as number, email };
  };

  return {
    app,
    deps,
    dataDir,
    guest,
    async newAdmin(name = `admin${++count}`) {
      const email = `${name}@example.com`;
      const registered = await register(guest(), name, email);
      if (registered.statusCode !== 201) throw new Error(`registration failed: ${registered.body}`);
      await verify(guest(), dataDir, email);
      return signedIn(email);
    },
    async colleague({ id }, role) {
      const name = `colleague${++count}`;
      await deps.database.pool.query(
        `insert into users (username, email, password, company_id, company_name, role)
         select $1, $2, password, company_id, company_name, $3 from users where id = $4`,
        [name, `${name}@example.com`, role, id],
      );
      return signedIn(`${name}@example.com`);
    },
    async stop() {
      await stop();
      await fresh?.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export async function register(client: Client, username: string, email: string): Promise<LightMyRequestResponse> {
  return client.post('/api/register', {
    username,
    email,
    password: testPassword,
    confirmPassword: testPassword,
    companyName: `Company of ${username}`,
  });
}

async function verify(client: Client, dataDir: string, email: string): Promise<void> {
  const token = await tokenMailedTo(dataDir, email);
  const reply = await client.post(`/api/verify-email/${token}`);
  if (reply.statusCode !== 200) throw new Error(`verification failed: ${reply.body}`);
}

/** The token of the newest verification mail to an address; waits until it is there. */
export async function tokenMailedTo(dataDir: string, email: string): Promise<string> {
  const text = await mailTo(dataDir, email, /verify-email\/\S+/);
  return /verify-email\/(\S+)/.exec(text)?.[1] ?? '';
}

export async function mailTo(dataDir: string, email: string, holding: RegExp): Promise<string> {
  const { readdir, readFile } = await import('node:fs/promises');
  const folder = join(dataDir, 'outbox');
  return until(async () => {
    const names = (await readdir(folder).catch(() => [])).filter((n) => n.endsWith('.eml')).sort();
    for (const name of names.reverse()) {
      const text = await readFile(join(folder, name), 'utf8');
      if (text.includes(`To: ${email}`) && holding.test(text)) return text;
    }
    return undefined;
  }, `a mail to ${email}`);
}

/** Waits until something is there; it gives up after a minute. */
export async function until<T>(look: () => Promise<T | undefined>, what: string): Promise<T> {
  for (let tries = 0; tries < 600; tries++) {
    const found = await look();
    if (found !== undefined) return found;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`waited in vain for ${what}`);
}

/** A client that keeps its cookies and speaks as a page of our own origin. */
function browser(app: FastifyInstance, remoteAddress: string): Client {
  const jar = new Map<string, string>();
  const send = async (options: InjectOptions) => {
    const reply = await app.inject({ ...options, remoteAddress, cookies: Object.fromEntries(jar) });
    for (const { name, value } of reply.cookies) {
      if (value) jar.set(name, value);
      else jar.delete(name);
    }
    return reply;
  };
  return {
    get: (url, headers = {}) => send({ method: 'GET', url, headers }),
    head: (url) => send({ method: 'HEAD', url }),
    post: (url, body, headers = {}) =>
      send({ method: 'POST', url, headers: { ...origin, ...headers }, ...(body ? { payload: body } : {}) }),
    patch: (url, payload) => send({ method: 'PATCH', url, headers: origin, payload }),
    delete: (url, payload) => send({ method: 'DELETE', url, headers: origin, ...(payload ? { payload } : {}) }),
    upload(projectId, fileName, content, fields = {}) {
      const { payload, headers } = multipart(
        { ...fields, projectId: String(projectId) },
        fileName,
        Buffer.from(content),
      );
      return send({ method: 'POST', url: '/api/insights', payload, headers: { ...origin, ...headers } });
    },
  };
}

function multipart(fields: Record<string, string>, fileName: string, content: Buffer) {
  const boundary = 'earshot-test-boundary';
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="files"; filename="${fileName}"\r\ncontent-type: application/octet-stream\r\n\r\n`;
  const parts = Object.entries(fields).map(
    ([name, value]) => `\r\n--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}`,
  );
  const tail = `${parts.join('')}\r\n--${boundary}--\r\n`;
  return {
    payload: Buffer.concat([Buffer.from(head), content, Buffer.from(tail)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}

async function newDatabase(server: string) {
  const name = `earshot_test_${process.pid}_${Math.random().toString(36).slice(2, 10)}`;
  const admin = async (sql: string) => {
    const client = new pg.Client({ connectionString: server });
    await client.connect();
    await client.query(sql).finally(() => client.end());
  };
  await admin(`create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => admin(`drop database if exists ${name} with (force)`) };
}
