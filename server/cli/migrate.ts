import { readConfig } from '../config.ts';
import { openDatabase } from '../db/client.ts';
import { migrateDatabase } from '../db/migrate.ts';
import type { Io } from './commands.ts';
import { sentenceOf } from './faults.ts';

export async function migrateCommand(_args: string[], { stdout, stderr }: Io): Promise<number> {
  try {
    const database = await openDatabase(readConfig(process.env));
    await migrateDatabase(database).finally(() => database.close());
    stdout.write('The schema is up to date.\n');
    return 0;
  } catch (error) {
    const sentence = sentenceOf(error);
    if (!sentence) throw error;
    stderr.write(`${sentence}\n`);
    return 1;
  }
}
