import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const maxFiles = 25;
const maxLines = 400;
/** Logs, which only grow. */
const logs = ['docs/decisions', 'server/db/migrations', 'server/db/migrations/meta'];
/** All tables on one page. */
const longFiles = ['server/db/schema.ts'];

const listed = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate'];
const deleted = ['ls-files', '-z', '--deleted'];
const git = (args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\0').filter(Boolean);

function existingFiles() {
  const gone = new Set(git(deleted));
  return git(listed).filter((file) => !gone.has(file));
}

const linesOf = (file) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8').split('\n').length - 1;

test('no folder holds more than 25 files, except for logs', () => {
  const counts = new Map();
  for (const file of existingFiles()) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
  const overfull = [...counts].filter(([folder, count]) => count > maxFiles && !logs.includes(folder));
  expect(overfull).toEqual([]);
});

test('no file of code is longer than 400 lines, except for the schema of the database', () => {
  const code = existingFiles().filter((file) => /\.(ts|tsx|mjs|cjs|css|sh)$/.test(file) && !longFiles.includes(file));
  const long = code.map((file) => [file, linesOf(file)]).filter(([, lines]) => lines > maxLines);
  expect(long).toEqual([]);
});
