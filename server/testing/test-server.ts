import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import type { DestinationStream } from 'pino';
import { inject } from 'vitest';
import { extractBytes } from '#extract/registry.ts';
import { readConfig } from '../config.ts';
import { acrossCompanies } from '../db/tenant.ts';
import type { Deps } from '../deps.ts';
import { createPasswords } from '../features/auth/passwords.ts';
import { foundCompany } from '../features/auth/service.ts';
import { drawReport } from '../report/draw.ts';
import type { ReportRenderer } from '../report/renderer.ts';
import { start } from '../start.ts';
import { browser, type Client, type SignedIn } from './client.ts';
import { copyMigratedFolder } from './migrated-folder.ts';
import { createDatabase, dropDatabases } from './postgresql.ts';

export type TestServer = {
  app: FastifyInstance;
  deps: Deps;
  dataDir: string;
  /** A browser without a session. */
  guest(): Client;
  /** Founds a company and signs its admin in. */
  newAdmin(name?: string): Promise<SignedIn>;
  /** Adds an account to another one's company, as an accepted invitation would, and signs it in. */
  colleague(of: { id: number }, role: 'company_user' | 'client'): Promise<SignedIn>;
};
/** A server for one file alone, which stops it. */
export type OwnServer = TestServer & { stop(): Promise<void> };

export const testPassword = 'quiet-river-7';
/** The tests hash hundreds of passwords; passwords.test.ts and the journeys pay the real cost. */
const passwords = createPasswords({ memoryCost: 8, timeCost: 1, parallelism: 1 });

const reportsHere: ReportRenderer = {
  render: async (read) => Buffer.from(await drawReport(await read(), 'auto')),
  close: () => undefined,
};

let databases = 0;
let shared: Promise<TestServer> | undefined;

/**
 * The server of this worker, which every file without special needs uses: what a test sees belongs to the companies that it made.
 * It ends with the worker.
 */
export function sharedServer(): Promise<TestServer> {
  shared ??= startTestServer();
  return shared;
}

/**
 * The whole server, worker included, over a real database: a new one on the PostgreSQL server of DATABASE_URL, or the embedded one in
 * a new folder. For files that change settings or dependencies, or look at all rows, jobs, mails or logs. Uploads are read and reports
 * rendered in this process unless it is `sandboxed`.
 */
export async function startTestServer(
  env: Record<string, string> = {},
  { logTo, sandboxed = false }: { logTo?: DestinationStream; sandboxed?: boolean } = {},
): Promise<OwnServer> {
  const dataDir = mkdtempSync(join(inject('runFolder'), 'data-'));
  const fresh = 'DATABASE_URL' in env ? undefined : await newDatabase();
  const config = readConfig({
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    RATE_LIMITS: 'off',
    ...(fresh ? { DATABASE_URL: fresh.url } : {}),
    ...env,
  });
  if (!config.databaseUrl && !existsSync(join(config.dataDir, 'database'))) await copyMigratedFolder(config.dataDir);
  // Whoever waits for a row must be told of it: nobody looks before a minute has passed.
  const inProcess = sandboxed ? {} : { extract: extractBytes, reports: reportsHere };
  const { app, deps, stop } = await start(config, {
    worker: true,
    logTo,
    passwords,
    lookEveryMs: 60_000,
    ...inProcess,
  });
  let count = 0;
  let visitors = 0;
  // Each visitor has a different address, since some limits count by address.
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
      const password = await deps.passwords.hash(testPassword);
      const admin = { username: name, email, password, companyName: `Company of ${name}`, teamName: null };
      await acrossCompanies(() => deps.db.transaction((tx) => foundCompany(tx, admin)));
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

/** A copy of the run's template; undefined when tests use the embedded database. */
async function newDatabase(): Promise<{ url: string; drop(): Promise<void> } | undefined> {
  const server = process.env.DATABASE_URL;
  const template = inject('templateDatabase');
  if (!server || !template) return undefined;
  const name = `${template}_${process.pid}_${++databases}`;
  return { url: await createDatabase(server, name, template), drop: () => dropDatabases(server, name) };
}
