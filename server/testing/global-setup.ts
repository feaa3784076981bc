import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { makeMigratedFolder, startOnce } from './migrated-folder.ts';
import { createDatabase, dropDatabases } from './postgresql.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the data folders of a run's servers are; deleted after the run. */
    runFolder: string;
    /** The database that those of a run's servers are copies of; undefined where they use the embedded one. */
    templateDatabase: string | undefined;
  }
}

/** Makes, once per run, what every test server begins with, and deletes what the servers leave behind. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const runFolder = mkdtempSync(join(tmpdir(), 'earshot-test-'));
  project.provide('runFolder', runFolder);
  const server = project.config.env?.DATABASE_URL ?? process.env.DATABASE_URL;
  const template = server ? await makeTemplate(server) : undefined;
  project.provide('templateDatabase', template);
  if (!server) await makeMigratedFolder();
  return async () => {
    rmSync(runFolder, { recursive: true, force: true });
    if (server && template) await dropDatabases(server, template);
  };
}

async function makeTemplate(server: string): Promise<string> {
  const name = `earshot_test_${process.pid}_${randomBytes(4).toString('hex')}`;
  const DATABASE_URL = await createDatabase(server, name);
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'earshot-template-'));
  await startOnce({ DATABASE_URL, DATA_DIR }).finally(() => rmSync(DATA_DIR, { recursive: true, force: true }));
  return name;
}
