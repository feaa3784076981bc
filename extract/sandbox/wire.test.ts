import { PassThrough } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { collectResult } from './wire.ts';

const line = (message: object) => `${JSON.stringify(message)}\n`;
const done = line({ done: { ok: true, warnings: [] } });

async function collect(...chunks: string[]) {
  const output = new PassThrough();
  const [onDone, onNonsense] = [vi.fn(), vi.fn()];
  const result = collectResult(output, { onDone, onNonsense });
  for (const chunk of chunks) {
    output.write(chunk);
    await turn();
  }
  return { result, onDone, onNonsense };
}

test('a result is complete with its last line, before the child has ended', async () => {
  const { result, onDone } = await collect(line({ text: 'Ada: ' }), line({ text: 'Hello' }) + done);
  expect(onDone).toHaveBeenCalledOnce();
  expect(result()).toEqual({ ok: true, text: 'Ada: Hello', blocks: [], warnings: [] });
});

test('half a result is none', async () => {
  const { result, onDone } = await collect(line({ text: 'Hello' }), done.slice(0, -1));
  expect(onDone).not.toHaveBeenCalled();
  expect(result()).toBeNull();
});

test.each([
  ['no message', 'Hello\n'],
  ['a line that nobody agreed on', line({ run: 'rm' })],
  ['words behind the end', done + line({ text: 'more' })],
])('%s is nonsense, which is told once', async (_, said) => {
  const { result, onDone, onNonsense } = await collect(line({ text: 'Hello' }), said, said);
  expect(onNonsense).toHaveBeenCalledOnce();
  expect(onDone).not.toHaveBeenCalled();
  expect(result()).toBeNull();
});
