import type { Logger } from 'pino';
import type { ExtractionResult, SourceFile } from '#extract/extract.ts';
import type { ReadOptions } from '#extract/sandbox/sandbox.ts';
import type { Config } from './config.ts';
import type { Changes } from './db/changes.ts';
import type { Database } from './db/client.ts';
import type { Turns } from './fairness/turns.ts';
import type { Passwords } from './features/auth/passwords.ts';
import type { Metrics } from './health/metrics.ts';
import type { Jobs } from './jobs/boss.ts';
import type { EngineClient } from './jobs/engine-client.ts';
import type { Mailer } from './mail/mailer.ts';
import type { ReportRenderer } from './report/renderer.ts';
import type { Tracing } from './telemetry/tracing.ts';

/** Everything a feature may need; functions take `Pick<Deps, …>` when less will do. */
export type Deps = {
  config: Config;
  database: Database;
  db: Database['db'];
  /** Rows that others change, for those who wait for it. */
  changes: Changes;
  jobs: Jobs;
  mailer: Mailer;
  passwords: Passwords;
  engine: EngineClient;
  reports: ReportRenderer;
  /** Reads an uploaded file, in the sandbox. */
  extract: (file: SourceFile, options?: ReadOptions) => Promise<ExtractionResult>;
  /** Turns of the companies for reading uploads. */
  reading: Turns;
  metrics: Metrics;
  /** Null unless a collector is set. */
  tracing: Tracing | null;
  /** Waits, holding no lock or connection. */
  pause: (ms: number) => Promise<unknown>;
  log: Pick<Logger, 'info' | 'warn' | 'error' | 'debug'>;
};
