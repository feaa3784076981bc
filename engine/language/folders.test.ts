import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { languages } from '#contract/languages.ts';

const root = new URL('../', import.meta.url);
const isOutside = (path: string) =>
  path.endsWith('.ts') &&
  !/\.test\.ts$|(?:^|\/)testing\//u.test(path) &&
  !languages.some((language) => path.startsWith(`language/${language}/`));
const entry = new RegExp(`(?<![\\w'.])(${languages.join('|')})'?: `, 'gu');

test('the facts of each language are in its folder: no other file of the engine holds a table of them', () => {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).map((path) => path.replaceAll('\\', '/'));
  const tables = files.filter(isOutside).filter((path) => {
    const found = readFileSync(new URL(path, root), 'utf8').matchAll(entry);
    return new Set([...found].map(([, language]) => language)).size > 1;
  });
  expect(tables).toEqual([]);
});
