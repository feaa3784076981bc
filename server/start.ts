import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { DestinationStream } from 'pino';
import { closeSandbox } from '#extract/sandbox/sandbox.ts';
import { buildApp } from './app.ts';
import type { Config } from './config.ts';
import { openDatabase, type Where } from './db/client.ts';
import { migrateDatabase } from './db/migrate.ts';
import { acrossCompanies } from './db/tenant.ts';
import { guardTenants } from './db/tenant-role.ts';
import type { Deps } from './deps.ts';
import { createPasswords, type Passwords } from './features/auth/passwords.ts';
import { dropDeadLinks } from './features/auth/service.ts';
import { dropEndedInvitations } from './features/invitations/service.ts';
import { dropEndedWindows } from './http/rate-limit.ts';
import { queueGrants, startJobs } from './jobs/boss.ts';
import { startEngine } from './jobs/engine-client.ts';
import { allJobs } from './jobs/registry.ts';
import { makeLog } from './log.ts';
import { makeMailer } from './mail/mailer.ts';
import { createReportRenderer } from './report/renderer.ts';

export type Running = { app: FastifyInstance; deps: Deps; stop(): Promise<void> };
export type Parts = {
  worker: boolean;
  logTo?: DestinationStream | undefined;
  /** For tests, which hash hundreds of passwords; there is no setting that leads here. */
  passwords?: Passwords;
};

const housekeepingMs = 60 * 60_000;

/**
 * Builds all dependencies, migrates the schema and starts the worker; the web application is built but does not listen
 * yet.
 */
export async function start(config: Config, parts: Parts, embedded?: Where['embedded']): Promise<Running> {
  const log = makeLog(config.logLevel, parts.logTo);
  const database = await openDatabase({ ...config, embedded });
  try {
    await migrateDatabase(database);
    const jobs = await startJobs(database, allJobs, log, parts.worker);
    await guardTenants(database, queueGrants);
    const engine = startEngine(config.engine);
    const mailer = makeMailer(config);
    const reports = createReportRenderer(config.reportEngine);
    const passwords = parts.passwords ?? createPasswords();
    const deps: Deps = { config, database, db: database.db, jobs, mailer, passwords, engine, reports, pause, log };
    const app = await buildApp(deps);
    if (parts.worker) await jobs.workOn(deps);
    const housekeeping = setInterval(() => tidyUp(deps), housekeepingMs);
    const stop = async () => {
      clearInterval(housekeeping);
      await app.close();
      reports.close();
      await jobs.stop();
      await Promise.all([engine.close(), closeSandbox()]);
      await database.close();
    };
    return { app, deps, stop };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Deletes expired rate limits, tokens and invitations; docs/security.md lists how long each is kept. */
export async function tidyUp({ db, log }: Pick<Deps, 'db' | 'log'>): Promise<void> {
  try {
    for (const drop of [dropEndedWindows, dropDeadLinks, dropEndedInvitations]) {
      await acrossCompanies(() => drop(db));
    }
  } catch (err) {
    log.warn({ err }, 'cleanup failed');
  }
}
