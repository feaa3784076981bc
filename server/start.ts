import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { DestinationStream } from 'pino';
import { extractUpload } from '#extract/extract-upload.ts';
import { closeSandbox, readersAtOnce } from '#extract/sandbox/sandbox.ts';
import { buildApp, buildWorkerApp } from './app.ts';
import { removeUnfinished } from './backup/unfinished.ts';
import type { Config } from './config.ts';
import { startControl } from './control/control.ts';
import { watchChanges } from './db/changes.ts';
import { openDatabase, serverName, type Where } from './db/client.ts';
import { inTurn, migrateDatabase } from './db/migrate.ts';
import { guardTenants } from './db/tenant-role.ts';
import type { Deps } from './deps.ts';
import { unavailable } from './errors.ts';
import { boundedEngine } from './fairness/bounded-engine.ts';
import { createTurns, type TurnLimits } from './fairness/turns.ts';
import { createPasswords, type Passwords } from './features/auth/passwords.ts';
import { drain } from './health/drain.ts';
import { createMetrics } from './health/metrics.ts';
import { timedEngine } from './health/timed-engine.ts';
import { startHousekeeping } from './housekeeping/housekeeping.ts';
import { drainMs, queueGrants, startJobs } from './jobs/boss.ts';
import { startEngine } from './jobs/engine-client.ts';
import { allJobs } from './jobs/registry.ts';
import { makeLog } from './log.ts';
import { makeMailer } from './mail/mailer.ts';
import { createReportRenderer } from './report/renderer.ts';
import { startTracing } from './telemetry/start-tracing.ts';

export type Running = { app: FastifyInstance; deps: Deps; stop(): Promise<void> };
export type Parts = {
  worker: boolean;
  /** False for a process that only works through jobs. */
  web?: boolean;
  logTo?: DestinationStream | undefined;
  /** For tests, which hash hundreds of passwords; there is no setting that leads here. */
  passwords?: Passwords;
  /** For tests, which upload thousands of lines of text: a process for each takes longer than all else. */
  extract?: Deps['extract'];
  /** For tests, for the same reason. */
  reports?: Deps['reports'];
  /** For tests, which show that nothing waits for it: how often rows are looked at that nobody told of. */
  lookEveryMs?: number;
};

/** Each upload in it may hold 10 MB. */
const readingLimits: TurnLimits = {
  atOnce: readersAtOnce - 1,
  atOncePerCompany: 2,
  spare: 1,
  places: 32,
  placesPerCompany: 12,
  placesForNewcomers: 8,
};
const tooManyUploads = () => unavailable('Too many files are being read right now. Please try again in a moment.');

/**
 * Builds all dependencies, migrates the schema and starts the worker; the web application is built but does not listen
 * yet.
 */
export async function start(config: Config, parts: Parts, embedded?: Where['embedded']): Promise<Running> {
  const log = makeLog(config.logLevel, parts.logTo);
  const database = await openDatabase({
    ...config,
    embedded,
    applicationName: serverName,
    traced: config.telemetry !== null,
  });
  try {
    if (database.kind === 'embedded') removeUnfinished(config.dataDir);
    await migrateDatabase(database);
    const jobs = await inTurn(database, () => startJobs(database, allJobs, log, parts.worker));
    await guardTenants(database, queueGrants);
    const changes = await watchChanges(database.listen, parts.lookEveryMs);
    const metrics = createMetrics(database);
    const tracing = await startTracing(config, log);
    const engine = timedEngine(boundedEngine(startEngine()), metrics);
    const mailer = makeMailer(config);
    const reports = parts.reports ?? createReportRenderer(config.reportEngine);
    const passwords = parts.passwords ?? createPasswords();
    const reading = createTurns(readingLimits, tooManyUploads);
    const extract = parts.extract ?? extractUpload;
    const services = { changes, jobs, mailer, passwords, engine, reports, extract, reading, metrics, tracing };
    const deps: Deps = { config, database, db: database.db, ...services, pause, log };
    const app = await (parts.web === false ? buildWorkerApp(deps) : buildApp(deps));
    const control = await startControl(deps);
    if (parts.worker) await jobs.workOn(deps);
    const housekeeping = startHousekeeping(deps, { worker: parts.worker });
    // What fails, as the jobs without a database, must not keep the rest from ending.
    const all = async (...ends: unknown[]) => {
      for (const end of await Promise.allSettled(ends))
        if (end.status === 'rejected') log.warn({ err: end.reason }, 'a part of the server did not end well');
    };
    const stop = async () => {
      await all(housekeeping.stop(), control.close());
      await all(drain(app, drainMs), jobs.stop());
      reports.close();
      await all(engine.close(), closeSandbox());
      await all(tracing?.close(), changes.close());
      await all(database.close());
    };
    return { app, deps, stop };
  } catch (error) {
    await database.close();
    throw error;
  }
}
