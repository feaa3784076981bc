import { ConfigError, readConfig } from '../config.ts';
import { openDatabase } from '../db/client.ts';
import { FolderInUseError } from '../db/lock.ts';
import { migrateDatabase, SchemaError } from '../db/migrate.ts';
import type { Io } from './commands.ts';

/** Faults that have one clear sentence; everything else is a defect and keeps its stack. */
export const isPlainFault = (error: unknown): error is Error =>
  error instanceof ConfigError || error instanceof FolderInUseError || error instanceof SchemaError;

export async function migrateCommand(_args: string[], { stdout, stderr }: Io): Promise<number> {
  try {
    const database = await openDatabase(readConfig(process.env));
    await migrateDatabase(database).finally(() => database.close());
    stdout.write('The schema is up to date.\n');
    return 0;
  } catch (error) {
    if (!isPlainFault(error)) throw error;
    stderr.write(`${error.message}\n`);
    return 1;
  }
}
