import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, type ViteUserConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

// Each server of a test has threads that load the engine. This spares them from compiling it again.
process.env.NODE_COMPILE_CACHE ??= join(tmpdir(), 'node-compile-cache');

/** What takes longest: `npm run test:slow` runs these, and `.ci/run` all. */
const slow = {
  server: [
    'server/backup/{backup,move}.test.ts',
    'server/cli/processes.test.ts',
    'server/features/reindexed-documents/reindex.test.ts',
    'server/life/life.test.ts',
    'server/sweep/fuzz.test.ts',
  ],
  units: ['engine/corpus/kept-documents.test.ts', 'extract/large-input.test.ts'],
};

/** What differs between the two databases: these run on the embedded one as well when the others have DATABASE_URL. */
const embeddedToo = [
  'server/{app,start}.test.ts',
  'server/{db,health}/*.test.ts',
  'server/jobs/boss.test.ts',
  'server/cli/{backup,create-admin,seed}.test.ts',
  'server/features/analysis/routes.test.ts',
];
const slowOfEmbedded = ['server/backup/backup.test.ts'];

/** The longest files of each project; its workers begin with them, so that none is left with one at the end. */
const longest = [
  'server/sweep/sweep.test.ts',
  'server/features/reindexed-documents/reindex.test.ts',
  'server/sweep/fuzz.test.ts',
  'server/life/life.test.ts',
  'extract/large-input.test.ts',
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => longest.some((name) => moduleId.endsWith(name));
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

/**
 * Files of the server share their worker's modules, and with them one server (server/testing/test-server.ts). The WebAssembly of the
 * embedded database is not optimised: that takes V8 seconds for each of many short-lived servers.
 */
const onServer = (name: string, test: ViteUserConfig['test']) => ({
  extends: true as const,
  test: { name, isolate: false, globalSetup: 'server/testing/global-setup.ts', execArgv: ['--liftoff-only'], ...test },
});

const onUnits = (name: string, test: ViteUserConfig['test']) => ({
  extends: true as const,
  test: { name, isolate: false, ...test },
});

export default defineConfig({
  test: {
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // One more than a small machine has cores: tests of the server also wait, for jobs and for the database.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    projects: [
      onServer('server', { include: ['server/**/*.test.ts'], exclude: slow.server }),
      onServer('slow: server', { include: slow.server }),
      ...(process.env.DATABASE_URL
        ? [
            onServer('server, embedded database', { include: embeddedToo, env: { DATABASE_URL: '' } }),
            onServer('slow: server, embedded database', { include: slowOfEmbedded, env: { DATABASE_URL: '' } }),
          ]
        : []),
      onUnits('units', {
        include: ['{bench,bin,contract,engine,extract,web}/**/*.test.{ts,mjs}'],
        exclude: slow.units,
      }),
      onUnits('slow: units', { include: slow.units }),
    ],
  },
});
