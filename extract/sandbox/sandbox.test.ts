import { readdirSync, readFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { beyondGaps, tryToBreakOut, tryWithoutWalls } from '../testing/break-out.ts';
import { docxFile, paragraph } from '../testing/zip-file.ts';
import { closeSandbox, createSandbox, extractInSandbox, type Sandbox, type SandboxLimits } from './sandbox.ts';
import { reader, sandboxGaps } from './sandbox-command.ts';

const sandboxes: Sandbox[] = [];
const sandboxWith = (limits: Partial<SandboxLimits>) => {
  const sandbox = createSandbox(limits);
  sandboxes.push(sandbox);
  return sandbox;
};
afterEach(() => {
  for (const sandbox of sandboxes.splice(0)) sandbox.close();
});
afterAll(closeSandbox);

const vtt = (words: string) => ({
  fileName: 'a.vtt',
  bytes: Buffer.from(`WEBVTT\n\n00:01.000 --> 00:02.000\n<v Ada>${words}\n`),
});
const slowPage = () => ({ fileName: 'slow.html', bytes: Buffer.from('<p>words'.repeat(1_300_000)) });

/** The priorities of the programs that this process has started; none without /proc. */
function prioritiesOfChildren(): number[] {
  const parentOf = (pid: string) => / \w (\d+) /.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1];
  return readdirSync('/proc').flatMap((pid) => {
    try {
      return /^\d+$/.test(pid) && parentOf(pid) === String(process.pid) ? [getPriority(Number(pid))] : [];
    } catch {
      // It has ended meanwhile.
      return [];
    }
  });
}

describe('the sandbox', () => {
  test.runIf(process.platform === 'linux').each([
    ['gives way', true],
    ['is read as usual', false],
  ])('a file that %s has its priority from its beginning', async (_, givesWay) => {
    // It is stopped before it would give way because it takes long.
    const reading = sandboxWith({ timeoutMs: 700 }).extract(slowPage(), { givesWay });
    const seen = new Set<number>();
    const look = () => {
      for (const priority of prioritiesOfChildren()) seen.add(priority);
    };
    const looking = setInterval(look, 20);
    expect(await reading).toMatchObject({ ok: false, code: 'timeout' });
    clearInterval(looking);
    expect(seen.has(5)).toBe(givesWay);
  });

  test('hands back the text, the blocks and the warnings of a file', async () => {
    expect(await extractInSandbox(vtt('Hello there'))).toEqual({
      ok: true,
      text: 'Ada: Hello there',
      blocks: [{ kind: 'cue', start: 5, end: 16, speaker: 'Ada', cue: { index: 1, startMs: 1000, endMs: 2000 } }],
      warnings: [],
    });
  });

  test('hands back a typed failure with its sentence', async () => {
    const result = await extractInSandbox({ fileName: 'a.docx', bytes: Buffer.from('%PDF-1.7 and so on') });
    expect(result).toMatchObject({
      ok: false,
      code: 'mislabelled',
      message: expect.stringContaining('a PDF document'),
    });
  });

  test('keeps every letter of a text that is longer than one message', async () => {
    const said = 'ä𝄞漢 '.repeat(200_000);
    const result = await extractInSandbox({ fileName: 'a.html', bytes: Buffer.from(`<p>${said}`) });
    expect(result.ok && result.text).toBe(said.trim());
  });

  test('stops a file that takes too long', async () => {
    expect(await sandboxWith({ timeoutMs: 1 }).extract(slowPage())).toMatchObject({ ok: false, code: 'timeout' });
  });

  test.runIf(process.platform === 'linux')('stops a file that takes too much memory', async () => {
    expect(await sandboxWith({ memoryBytes: 1 }).extract(slowPage())).toMatchObject({ ok: false, code: 'limit' });
  });

  test('takes the next file after one that was stopped', async () => {
    const sandbox = sandboxWith({ timeoutMs: 1, children: 1 });
    const results = await Promise.all([sandbox.extract(slowPage()), sandbox.extract(slowPage())]);
    expect(results.map((result) => !result.ok && result.code)).toEqual(['timeout', 'timeout']);
    expect(await extractInSandbox(vtt('z'))).toMatchObject({ ok: true, text: 'Ada: z' });
  });

  test('reads many files at once with few children, each its own', async () => {
    const sandbox = sandboxWith({ children: 2 });
    const words = Array.from({ length: 12 }, (_, at) => `number ${at}`);
    const results = await Promise.all(words.map((word) => sandbox.extract(vtt(word))));
    expect(results.map((result) => result.ok && result.text)).toEqual(words.map((word) => `Ada: ${word}`));
  });

  test('works again after it was closed', async () => {
    const sandbox = sandboxWith({});
    await sandbox.extract(vtt('x'));
    sandbox.close();
    expect(await sandbox.extract(vtt('y'))).toMatchObject({ ok: true, text: 'Ada: y' });
  });

  test('reads Word documents inside its walls', async () => {
    const result = await extractInSandbox({ fileName: 'a.docx', bytes: docxFile(paragraph('Inside')) });
    expect(result).toMatchObject({ ok: true, text: 'Inside' });
  });
});

describe('a program inside the sandbox', () => {
  test('reaches no file, process, socket, debugger or network, except for what the system cannot shut off', async () => {
    const { tried, allowed } = await tryToBreakOut(reader());
    expect(tried).toBe(24);
    expect(beyondGaps(allowed, await sandboxGaps())).toEqual([]);
  });

  test.runIf(process.platform === 'linux')('would reach all of it without the walls', async () => {
    const { tried, allowed } = await tryWithoutWalls();
    expect(allowed).toHaveLength(tried);
  });
});
