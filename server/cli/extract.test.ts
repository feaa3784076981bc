import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { extractCommand } from './extract.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'earshot-extract-'));
  writeFileSync(join(folder, 'talk.txt'), '\ufeffAnna: I wait.\r\n');
  writeFileSync(join(folder, 'talk.vtt'), 'WEBVTT\n\n00:01.000 --> 00:02.000\nHello\n');
  writeFileSync(join(folder, 'big.txt'), Buffer.alloc(10 * 1024 * 1024 + 1, 'a'));
});
afterAll(() => rmSync(folder, { recursive: true }));

async function run(...args: string[]) {
  const output = { stdout: '', stderr: '' };
  const exitCode = await extractCommand(args, {
    stdout: {
      write: (text) => {
        output.stdout += text;
      },
    },
    stderr: {
      write: (text) => {
        output.stderr += text;
      },
    },
  });
  return { exitCode, ...output };
}
const at = (name: string) => join(folder, name);

test('tells one line of JSON a file, in order', async () => {
  const { exitCode, stdout } = await run('--json', at('talk.vtt'), at('talk.txt'));
  expect(exitCode).toBe(0);
  expect(
    stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line)),
  ).toEqual([
    {
      fileName: 'talk.vtt',
      ok: true,
      text: 'Hello',
      blocks: [{ kind: 'cue', start: 0, end: 5, cue: { index: 1, startMs: 1000, endMs: 2000 } }],
      warnings: [],
    },
    {
      fileName: 'talk.txt',
      ok: true,
      text: 'Anna: I wait.\r\n',
      blocks: [{ kind: 'paragraph', start: 0, end: 13, line: 1 }],
      warnings: [],
    },
  ]);
});

test('goes on after a file that cannot be read, and ends with 1', async () => {
  const { exitCode, stdout } = await run(
    '--json',
    at('missing.txt'),
    folder,
    '/dev/zero',
    at('big.txt'),
    at('talk.txt'),
  );
  const codes = stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line).code ?? 'ok');
  expect([exitCode, ...codes]).toEqual([1, 'unreadable', 'unreadable', 'unreadable', 'too_large', 'ok']);
});

test('without --json tells people what is in a file', async () => {
  const { stdout } = await run(at('talk.txt'), at('missing.txt'));
  expect(stdout).toBe('talk.txt: 15 characters, 1 block\n\nAnna: I wait.\n\nmissing.txt: There is no such file.\n\n');
});

test.each([[[]], [['--json']], [['--xml', 'a.txt']]])('refuses a wrong call: %j', async (args) => {
  expect(await run(...args)).toMatchObject({ exitCode: 2, stdout: '', stderr: expect.stringContaining('Usage') });
});
