import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { type Gap, hideFromCommands, sandboxGaps } from '#extract/sandbox/sandbox.ts';
import { type Config, readConfig } from '../config.ts';
import { type EmbeddedDatabase, startEmbedded } from '../db/embedded/embedded.ts';
import { rendererGaps } from '../report/isolation.ts';
import type { Running } from '../start.ts';
import { setThreadPriority, threadPriority } from '../thread-priority.ts';
import type { Io } from './commands.ts';
import { sentenceOf } from './faults.ts';
import { refuseGaps, warnings } from './warnings.ts';

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
  // Heard from the beginning: a start may take long, as with a migration.
  const stopped = stopSignal();
  try {
    const config = readConfig(process.env);
    hideFromCommands(config.dataDir);
    if (!parts.web && !config.databaseUrl) {
      io.stderr.write('The embedded database serves one process only: set DATABASE_URL to run separate workers.\n');
      return 1;
    }
    const gaps = parts.web ? await gapsOf(config) : [];
    if (parts.web) setThreadPriority(threadPriority.requests);
    const running = await startParts(config, parts);
    if (stopped.aborted) return await goodbye(running);
    await listen(running, { host: config.host, port: parts.web ? config.port : config.workerPort });
    io.stdout.write(parts.web ? readyLines(running, config, gaps) : workerLines(running, config, gaps));
    if (!stopped.aborted) await once(stopped, 'abort');
    return await goodbye(running);
  } catch (error) {
    const sentence = sentenceOf(error);
    if (!sentence) throw error;
    io.stderr.write(`${sentence}\n`);
    return 1;
  }
}

/** The embedded database boots in its thread while this one loads the rest, which saves a third of the start. */
export async function startParts(config: Config, parts: { web: boolean; worker: boolean }): Promise<Running> {
  const embedded: Promise<EmbeddedDatabase> | undefined = config.databaseUrl
    ? undefined
    : startEmbedded(config.dataDir);
  // The code that opens the database handles a failure; this only prevents an unhandled rejection.
  embedded?.catch(() => {});
  const { start } = await import('../start.ts');
  return start(config, parts, embedded);
}

async function listen(
  { app, stop }: Running,
  { host, port }: { host: string; port: number | undefined },
): Promise<void> {
  if (port === undefined) return;
  try {
    await app.listen({ port, host });
  } catch (error) {
    await stop();
    throw error;
  }
}

function workerLines(running: Running, config: Config, gaps: readonly Gap[]): string {
  const place = running.app.addresses().find((a) => typeof a === 'object');
  const health = place ? `Its health is at http://localhost:${place.port}/readyz. ` : '';
  return `The Earshot worker is running. ${health}Ctrl-C stops it.\n${warningsOf(running, config, gaps)}`;
}

function readyLines(running: Running, config: Config, gaps: readonly Gap[]): string {
  const { app } = running;
  const place = app.addresses().find((a) => typeof a === 'object');
  const url = process.env.PUBLIC_URL ? config.publicUrl : `http://localhost:${place?.port ?? config.port}`;
  return [
    `Earshot is ready: ${url}`,
    `  Data      ${config.databaseUrl ? 'PostgreSQL at DATABASE_URL' : `${config.dataDir} (embedded database; set DATABASE_URL for PostgreSQL)`}`,
    `  Mail      ${config.smtpUrl ? 'sent through SMTP_URL' : `written to ${config.dataDir}/outbox (set SMTP_URL to send it)`}`,
    `  Engine    ${engineLine(config)}`,
    `${warningsOf(running, config, gaps)}  Stop it with Ctrl-C.\n`,
  ].join('\n');
}

const engineLine = ({ model }: Config): string =>
  model ? `${model.settings.provider}, ${model.settings.model}` : 'embedded: no key, no network (docs/models.md)';

/** What a parser that a hostile file took over, or what renders reports, could reach here. */
async function gapsOf(config: Config): Promise<Gap[]> {
  const [ofReader, ofRenderer] = await Promise.all([sandboxGaps(), rendererGaps()]);
  const gaps = [...new Set([...ofReader, ...ofRenderer])];
  refuseGaps(config, gaps);
  return gaps;
}

function warningsOf({ deps }: Running, config: Config, gaps: readonly Gap[]): string {
  return warnings(config, deps.database.guard.missing, gaps)
    .map((warning) => `  WARNING   ${warning}\n`)
    .join('');
}

/** Aborted by the first signal, or the end of the launcher, which request a graceful stop. */
export function stopSignal(): AbortSignal {
  const stopped = new AbortController();
  const stop = () => stopped.abort();
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  if (process.connected) process.once('disconnect', stop);
  return stopped.signal;
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
