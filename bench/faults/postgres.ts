import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { freePort } from '../../e2e/support/server.ts';

const run = promisify(execFile);
const script = fileURLToPath(new URL('../../.ci/postgres.sh', import.meta.url));

export type Postgres = {
  url: string;
  start(): Promise<void>;
  stop(mode: 'fast' | 'immediate'): Promise<void>;
  /** Ends it and removes its folder. */
  close(): Promise<void>;
};

export const newPostgresFolder = (): string => mkdtempSync(join(tmpdir(), 'earshot-postgres-'));

/** A PostgreSQL server that can be stopped and started again. As root on Debian, as .ci/postgres.sh. */
export async function startPostgres(folder = newPostgresFolder()): Promise<Postgres> {
  const port = await freePort();
  await run('bash', [script, folder, String(port)]);
  const ending = ' -m fast stop >/dev/null';
  const stopping = readFileSync(join(folder, 'stop'), 'utf8');
  if (!stopping.includes(ending)) throw new Error('the script that stops PostgreSQL has changed');
  const control = async (words: string) =>
    void (await run('sh', ['-c', stopping.replace(ending, ` ${words} >/dev/null`)]));
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    start: () => control(`-l ${folder}/data/server.log -w start`),
    stop: (mode) => control(`-m ${mode} stop`),
    async close() {
      await control('-m immediate stop').catch(() => {});
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
