import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Config, readConfig } from '../config.ts';
import { lockFolder } from '../db/embedded/lock.ts';
import type { Io } from './commands.ts';
import { sentenceOf } from './faults.ts';
import { goodbye, startParts, stopSignal } from './serve.ts';

/**
 * A temporary instance with the sample project. It listens on the loopback address only, and its link signs in once:
 * the printed output is of no use to other machines or afterwards.
 */
export async function demoCommand(args: string[], io: Io): Promise<number> {
  if (args.length > 0) {
    io.stderr.write('Usage: earshot demo\n');
    return 2;
  }
  const stopped = stopSignal();
  removeKilledDemos(tmpdir());
  const dataDir = mkdtempSync(join(tmpdir(), folderPrefix));
  // On any exit except SIGKILL.
  process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }));
  try {
    return await demo(io, dataDir, stopped);
  } catch (error) {
    const sentence = sentenceOf(error);
    if (!sentence) throw error;
    io.stderr.write(`${sentence}\n`);
    return 1;
  }
}

const folderPrefix = 'earshot-demo-';
/** Time after which the folder of a running demo is locked. */
const lockedAfterMs = 60_000;

/** Removes the folders of killed demos: those whose lock is free. */
export function removeKilledDemos(among: string): void {
  for (const name of readdirSync(among).filter((one) => one.startsWith(folderPrefix))) {
    const folder = join(among, name);
    try {
      if (Date.now() - statSync(folder).mtimeMs < lockedAfterMs) continue;
      lockFolder(folder).release();
      rmSync(folder, { recursive: true, force: true });
    } catch {
      // It runs, or belongs to someone else.
    }
  }
}

async function demo(io: Io, dataDir: string, stopped: AbortSignal): Promise<number> {
  const config = await demoConfig(dataDir);
  io.stderr.write('Preparing the demo: reading and analyzing seven documents. This takes a few seconds …\n');
  const running = await startParts(config, { web: true, worker: true });
  const { app, deps } = running;
  try {
    const { addOneTimeLink } = await import('../http/session/one-time-link.ts');
    const { fillDemoCompany, makeDemoCompany } = await import('./demo-company.ts');
    const company = await makeDemoCompany(deps);
    const link = addOneTimeLink(app, deps, company.adminId);
    await fillDemoCompany(deps, company, stopped);
    if (!stopped.aborted) {
      await app.listen({ port: config.port, host: config.host });
      io.stdout.write(await startLines(config, link, company.password));
      if (!stopped.aborted) await once(stopped, 'abort');
    }
  } catch (error) {
    await goodbye(running);
    throw error;
  }
  return goodbye(running);
}

/** Uses nothing of an installation: not its database, mail server or address. */
async function demoConfig(dataDir: string): Promise<Config> {
  const { PORT, LOG_LEVEL } = process.env;
  const wanted = readConfig({ DATA_DIR: dataDir, PORT, LOG_LEVEL });
  const port = PORT?.trim() && wanted.port > 0 ? wanted.port : await freePort(wanted.host);
  return { ...wanted, port, publicUrl: `http://localhost:${port}` };
}

/** Reserved in advance, because mails and the origin check need the address from the start. */
async function freePort(host: string): Promise<number> {
  const probe = createServer().listen(0, host);
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (!address || typeof address === 'string') throw new Error('there is no free port');
  return address.port;
}

async function startLines({ publicUrl, dataDir }: Config, link: string, password: string): Promise<string> {
  const { demoAccounts: who } = await import('./demo-company.ts');
  return [
    `Earshot demo is ready: ${publicUrl}${link}`,
    `  The link signs you in as ${who.company_admin.username}, once. After that, sign in at ${publicUrl}/auth`,
    `    Administrator  ${who.company_admin.email}  password ${password}`,
    `    Company User   ${who.company_user.email}    password ${password}`,
    `    Client         ${who.client.email}   password ${password}  (reads the insights of the sample)`,
    `  Data      ${dataDir}, removed when the demo stops`,
    `  Mail      written to ${dataDir}/outbox`,
    '  Engine    embedded: no key, no network',
    '  Stop it with Ctrl-C.\n',
  ].join('\n');
}
