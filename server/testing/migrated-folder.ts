import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { constants, existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { cp, rename } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const root = fileURLToPath(new URL('../..', import.meta.url));
const script = fileURLToPath(new URL('./start-once.ts', import.meta.url));

/** All that decides what a first start writes into its database. */
const sources = [
  'package-lock.json',
  'server/start.ts',
  'server/db/**/*.{ts,sql}',
  'server/jobs/*.ts',
  'server/features/*/jobs.ts',
];

/**
 * Fills a new data folder with an embedded database as a first start leaves it: schema, roles and queues, no row of a tenant. Nothing
 * else is copied, so secret, lock and outbox are the folder's own. The first call makes the database, which takes some seconds; later
 * ones, of any process, copy it.
 */
export async function copyMigratedFolder(dataDir: string): Promise<void> {
  const options = { recursive: true, errorOnExist: true, force: false, mode: constants.COPYFILE_FICLONE };
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  await cp(join(await makeMigratedFolder(), 'database'), join(dataDir, 'database'), options);
}

/** The path of a data folder to copy from, made if it does not exist yet. Never start a server on it. */
export async function makeMigratedFolder(): Promise<string> {
  const folder = join(tmpdir(), `earshot-migrated-${userInfo().username}-${version()}`);
  if (existsSync(folder)) return folder;
  const draft = mkdtempSync(`${folder}-`);
  try {
    await startOnce({ DATA_DIR: draft });
    // Another process may have been quicker; its folder is as good.
    await rename(draft, folder).catch((error) => {
      if (!existsSync(folder)) throw error;
    });
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  return folder;
}

/** Starts and stops a server in a process without any setting but these. */
export async function startOnce(env: Record<string, string>): Promise<void> {
  const { PATH, HOME } = process.env;
  await promisify(execFile)(process.execPath, [script], {
    cwd: dirname(script),
    env: { PATH, HOME, TMPDIR: tmpdir(), LOG_LEVEL: 'silent', ...env },
  });
}

function version(): string {
  const hash = createHash('sha256');
  const files = sources
    .flatMap((pattern) => globSync(pattern, { cwd: root }))
    .filter((name) => !/\.test\.ts$/.test(name));
  for (const name of files.sort()) hash.update(`${name}\0`).update(readFileSync(join(root, name)));
  return hash.digest('hex').slice(0, 16);
}
