import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\0')
  .filter(Boolean);
const names = new Set(files.map((file) => basename(file)));

/** Paths that are placeholders: `NAME.json`, or the files of a language that could be added. */
const isExample = (path) => /\b[A-Z]{4,}\b|italian/.test(path);
const exists = (path) =>
  path.includes('/') ? files.some((file) => file === path || file.endsWith(`/${path}`)) : names.has(path);

test('every file of code that a document names is there', () => {
  const missing = files
    .filter((file) => file.endsWith('.md') && !file.includes('fixtures/'))
    .flatMap((file) => {
      const text = readFileSync(`${root}/${file}`, 'utf8');
      const named = [...text.matchAll(/`([\w./-]+\.(?:tsx?|mjs))`/g)].map(([, path]) => path);
      return named.filter((path) => !isExample(path) && !exists(path)).map((path) => [file, path]);
    });
  expect(missing).toEqual([]);
});

/** Without what editors change: blanks, the kind of apostrophe, capitals. */
const plain = (text) => text.replaceAll('’', "'").replaceAll('`', '').replace(/\s+/g, ' ').toLowerCase();

test('every test that the coverage of the specification quotes has such a name', () => {
  const tests = files.filter((file) => /\.(?:test|spec)\.(?:tsx?|mjs)$/.test(file));
  const named = plain(tests.map((file) => readFileSync(`${root}/${file}`, 'utf8')).join(' '));
  const heldBy = readFileSync(`${root}/docs/spec-coverage.md`, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) => line.split(' | ').at(-1));
  const parts = heldBy
    .flatMap((cell) => [...cell.matchAll(/"([^"]+)"/g)])
    .flatMap(([, quoted]) => quoted.split('…'))
    .map((part) => plain(part).replace(/^[\s,.:;]+|[\s,.:;]+$/g, ''));
  expect(parts.length).toBeGreaterThan(300);
  expect(parts.filter((part) => !named.includes(part))).toEqual([]);
});
