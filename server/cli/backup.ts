import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { readBackup } from '../backup/read.ts';
import { checkBackup, restoreBackup } from '../backup/restore.ts';
import { type Written, writeBackup, writeWhole } from '../backup/write.ts';
import { type Config, readConfig } from '../config.ts';
import { askServer } from '../control/ask-server.ts';
import { openDatabase } from '../db/client.ts';
import { FolderInUseError } from '../db/embedded/lock.ts';
import type { Io } from './commands.ts';
import { sentenceOf } from './faults.ts';

export async function backupCommand(args: string[], io: Io): Promise<number> {
  const [file, ...more] = args;
  if (!file || file.startsWith('-') || more.length > 0) {
    io.stderr.write('Usage: earshot backup FILE\n');
    return 2;
  }
  return told(io, async () => {
    const { tables, rows, bytes } = await backup(readConfig(process.env), file);
    return `${file}: ${counted(rows, 'row')} of ${counted(tables, 'table')}, ${megabytes(bytes)} MB.\n`;
  });
}

async function backup(config: Config, file: string): Promise<Written> {
  try {
    const database = await openDatabase(config);
    return await writeBackup(database, file).finally(() => database.close());
  } catch (error) {
    if (!(error instanceof FolderInUseError)) throw error;
    return fetchBackup(config.dataDir, file);
  }
}

/** The server that has the embedded database open sends it; it is checked before it gets its name. */
async function fetchBackup(dataDir: string, file: string): Promise<Written> {
  const counts = { tables: 0, rows: 0 };
  const written = await writeWhole(file, async (part) => {
    await pipeline(await askServer(dataDir, '/backup'), createWriteStream(part, { mode: 0o600, flags: 'wx' }));
    Object.assign(counts, await readBackup(part));
  });
  return { ...counts, ...written };
}

const restoreUsage = 'Usage: earshot restore [--replace] FILE\n       earshot restore --check FILE\n';

export async function restoreCommand(args: string[], io: Io): Promise<number> {
  const wanted = readRestore(args);
  if (!wanted) {
    io.stderr.write(restoreUsage);
    return 2;
  }
  return told(io, () => (wanted.check ? check(wanted.file) : restore(readConfig(process.env), wanted)));
}

type Wanted = { file: string; replace: boolean; check: boolean };

function readRestore(args: string[]): Wanted | null {
  try {
    const options = {
      replace: { type: 'boolean', default: false },
      check: { type: 'boolean', default: false },
    } as const;
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const [file, ...more] = positionals;
    return file && more.length === 0 ? { file, replace: values.replace, check: values.check } : null;
  } catch {
    return null;
  }
}

async function check(file: string): Promise<string> {
  const { rows, tables, head } = await checkBackup(file);
  return `${file} is complete: ${counted(rows, 'row')} of ${counted(tables, 'table')}, taken at ${head.takenAt}.\n`;
}

async function restore(config: Config, { file, replace }: Wanted): Promise<string> {
  // Before a database is opened, which would make one.
  const checked = await checkBackup(file);
  const database = await openDatabase(config);
  try {
    const { rows, tables, takenAt } = await restoreBackup(database, file, { replace, checked });
    return [
      `${counted(rows, 'row')} of ${counted(tables, 'table')} are as they were at ${takenAt}.`,
      'Everyone has to sign in again.\n',
    ].join(' ');
  } finally {
    await database.close();
  }
}

async function told(io: Io, work: () => Promise<string>): Promise<number> {
  try {
    io.stdout.write(await work());
    return 0;
  } catch (error) {
    const sentence = sentenceOf(error);
    if (!sentence) throw error;
    io.stderr.write(`${sentence}\n`);
    return 1;
  }
}

const counted = (count: number, noun: string) => `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`;
const megabytes = (bytes: number) => (bytes / 1e6).toFixed(1);
