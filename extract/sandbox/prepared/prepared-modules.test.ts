import { readdirSync, readFileSync } from 'node:fs';
import { text as textOf } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { startIsolated } from '../start-isolated.ts';
import { preparedModules } from './prepared-modules.ts';

const boot = fileURLToPath(new URL('./boot.mjs', import.meta.url));
const fixtures = new URL('../../fixtures/', import.meta.url);
/** One of each kind, by the path below the fixtures. */
const names = [
  ...new Map(
    readdirSync(fixtures, { recursive: true, encoding: 'utf8' })
      .filter((path) => /\/input\.\w+$/.test(path))
      .map((path) => [path.split('.').at(-1), path]),
  ).values(),
];

let modules = '';
beforeAll(async () => {
  while (!modules) {
    modules = preparedModules();
    await pause(20);
  }
}, 30_000);

/** What the reader prints of a file. */
async function outputOf(name: string, nodeFlags: readonly string[], given: string): Promise<string> {
  const child = startIsolated({ program: process.execPath, args: [...nodeFlags, boot] }, given);
  child.stdin.write(`${JSON.stringify(name)}\n`);
  child.stdin.end(readFileSync(new URL(name, fixtures)));
  return textOf(child.stdout);
}

test('they are all that the reader needs: for no kind of file does Node strip types', async () => {
  expect(names.length).toBeGreaterThan(7);
  for (const name of names) {
    const prepared = await outputOf(name, ['--no-strip-types'], modules);
    expect(prepared, name).toContain('"done"');
    expect(prepared, name).toBe(await outputOf(name, [], ''));
  }
});

test('they come from the server alone: what it gives is what runs', async () => {
  const given = JSON.stringify({ [new URL('../child.ts', import.meta.url).href]: "process.stdout.write('given')" });
  expect(await outputOf(names[0] ?? '', [], given)).toBe('given');
});

test('none of them is a test', () => {
  expect(Object.keys(JSON.parse(modules)).filter((url) => /test/.test(url.split('/extract/').at(-1) ?? ''))).toEqual(
    [],
  );
});
