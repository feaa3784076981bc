import { parseArgs } from 'node:util';
import { type Config, readConfig } from '../config.ts';
import { type EmbeddedDatabase, startEmbedded } from '../db/embedded.ts';
import { unguarded } from '../db/tenant-role.ts';
import type { Running } from '../start.ts';
import type { Io } from './commands.ts';
import { sentenceOf } from './faults.ts';

const longestGoodbyeMs = 28_000;

export async function serveCommand(args: string[], io: Io): Promise<number> {
  let worker = true;
  try {
    const { values } = parseArgs({ args, options: { 'no-worker': { type: 'boolean' } } });
    worker = !values['no-worker'];
  } catch {
    io.stderr.write('Usage: earshot serve [--no-worker]\n');
    return 2;
  }
  return run(io, { web: true, worker });
}

export async function workerCommand(args: string[], io: Io): Promise<number> {
  if (args.length > 0) {
    io.stderr.write('Usage: earshot worker\n');
    return 2;
  }
  return run(io, { web: false, worker: true });
}

async function run(io: Io, parts: { web: boolean; worker: boolean }): Promise<number> {
  try {
    const config = readConfig(process.env);
    if (!parts.web && !config.databaseUrl) {
      io.stderr.write('The embedded database serves one process only: set DATABASE_URL to run separate workers.\n');
      return 1;
    }
    const running = await startParts(config, parts.worker);
    if (parts.web) io.stdout.write(await listen(running, config));
    else io.stdout.write(`The Earshot worker is running. Ctrl-C stops it.\n${warningsOf(running, config)}`);
    await stopSignal();
    return await goodbye(running);
  } catch (error) {
    const sentence = sentenceOf(error);
    if (!sentence) throw error;
    io.stderr.write(`${sentence}\n`);
    return 1;
  }
}

/** The embedded database boots in its thread while this one loads the rest, which saves a third of the start. */
export async function startParts(config: Config, worker: boolean): Promise<Running> {
  const embedded: Promise<EmbeddedDatabase> | undefined = config.databaseUrl
    ? undefined
    : startEmbedded(config.dataDir);
  // The code that opens the database handles a failure; this only prevents an unhandled rejection.
  embedded?.catch(() => {});
  const { start } = await import('../start.ts');
  return start(config, { worker }, embedded);
}

async function listen(running: Running, config: Config): Promise<string> {
  const { app, stop } = running;
  try {
    await app.listen({ port: config.port, host: config.host });
  } catch (error) {
    await stop();
    throw error;
  }
  const place = app.addresses().find((a) => typeof a === 'object');
  const url = process.env.PUBLIC_URL ? config.publicUrl : `http://localhost:${place?.port ?? config.port}`;
  return [
    `Earshot is ready: ${url}`,
    `  Data      ${config.databaseUrl ? 'PostgreSQL at DATABASE_URL' : `${config.dataDir} (embedded database; set DATABASE_URL for PostgreSQL)`}`,
    `  Mail      ${config.smtpUrl ? 'sent through SMTP_URL' : `written to ${config.dataDir}/outbox (set SMTP_URL to send it)`}`,
    `  Engine    ${config.engine.provider}: no key, no network`,
    `${warningsOf(running, config)}  Stop it with Ctrl-C.\n`,
  ].join('\n');
}

function warningsOf({ deps }: Running, { rateLimits }: Config): string {
  const { missing } = deps.database.guard;
  const warnings = [
    ...(rateLimits ? [] : ['RATE_LIMITS is off: never run it like this where others can reach it.']),
    ...(missing ? [unguarded(missing)] : []),
  ];
  return warnings.map((warning) => `  WARNING   ${warning}\n`).join('');
}

/** The first signal, or the end of the launcher, requests a graceful stop. */
export function stopSignal(): Promise<void> {
  return new Promise((resolve) => {
    process.once('SIGINT', () => resolve());
    process.once('SIGTERM', () => resolve());
    if (process.connected) process.once('disconnect', () => resolve());
  });
}

export async function goodbye({ stop, deps }: Running): Promise<number> {
  const late = setTimeout(() => {
    deps.log.error('the shutdown took too long');
    process.exit(1);
  }, longestGoodbyeMs);
  await stop();
  clearTimeout(late);
  if (process.connected) process.disconnect();
  return 0;
}
