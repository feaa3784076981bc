import { afterAll, expect, test } from 'vitest';
import { NoUsableTextError } from '#engine/engine.ts';
import { anna, ben, chloe } from '../testing/interviews.ts';
import { CancelledError } from './cancellation.ts';
import type { EngineInput } from './engine-calls.ts';
import { startEngine } from './engine-client.ts';

const engine = startEngine({ provider: 'embedded' });
afterAll(() => engine.close());

const input = (id: number, text: string): EngineInput => ({ id, fileName: `${id}.txt`, text, blocksJson: '[]' });
const about = { brief: { name: 'Bakeries' }, language: 'english' as const };

test('a corpus that is being worked on stays open while many others come and go', async () => {
  const questions = await engine.withCorpus('held', [input(1, anna), input(2, ben)], async (corpus) => {
    await Promise.all(
      [3, 4, 5, 6, 7].map((id) => engine.withCorpus(`other-${id}`, [input(id, chloe)], async (c) => c.passages(0, 1))),
    );
    return corpus.proposeQuestions(about);
  });
  expect(questions.length).toBeGreaterThan(0);
});

test('documents without a sentence are told by their own error, on this side too', async () => {
  const work = engine.withCorpus('empty', [input(9, '\n\n')], async () => null);
  await expect(work).rejects.toThrow(NoUsableTextError);
});

test('the server answers while the engine reads a large document', async () => {
  const large = anna.repeat(600);
  let ticks = 0;
  const clock = setInterval(() => ticks++, 5);
  await engine.withCorpus('large', [input(10, large)], (corpus) => corpus.describe(about));
  clearInterval(clock);
  expect(ticks).toBeGreaterThan(5);
});

test('an engine that broke down fails its calls and is there again for the next', async () => {
  const broken = startEngine({ provider: 'embedded' });
  const call = broken.withCorpus('x', [{ ...input(1, anna), blocksJson: 'no json' }], async () => null);
  await expect(call).rejects.toThrow();
  expect(await broken.withCorpus('y', [input(1, anna)], (c) => c.passages(0, 1))).toHaveLength(1);
  await broken.close();
});

test('reading is given up between two documents, and whoever opened the same ones meanwhile still gets them', async () => {
  const documents = Array.from({ length: 30 }, (_, n) => input(20 + n, anna.repeat(40)));
  const cancel = new AbortController();
  const given = engine.withCorpus('shared', documents, async () => 'worked on', { signal: cancel.signal });
  const kept = engine.withCorpus('shared', documents, (corpus) => corpus.passages(0, 1));
  cancel.abort(new CancelledError());
  await expect(given).rejects.toThrow(CancelledError);
  expect(await kept).toHaveLength(1);
});

test('after it was given up nothing further is begun', async () => {
  const cancel = new AbortController();
  const work = engine.withCorpus(
    'later',
    [input(60, ben)],
    async (corpus) => {
      await corpus.describe(about);
      cancel.abort(new CancelledError());
      return corpus.proposeQuestions(about);
    },
    { signal: cancel.signal },
  );
  await expect(work).rejects.toThrow(CancelledError);
});
