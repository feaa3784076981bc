import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, describe, expect, test } from 'vitest';
import { EngineUnavailableError, NoUsableTextError, type Progress, type Usage } from '#engine/engine.ts';
import { anna, ben, chloe } from '../testing/interviews.ts';
import { CancelledError } from './cancellation.ts';
import type { EngineInput } from './engine-calls.ts';
import { type ChatCorpus, startEngine } from './engine-client.ts';

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

const testModule = new URL('../testing/model-engine.ts', import.meta.url).href;
const modelEngine = startEngine({ provider: 'embedded' }, testModule);
afterAll(() => modelEngine.close());

test('a stage that waits for a socket ends as soon as its run is cancelled', async () => {
  const silent = createServer(() => {}).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const asked = once(silent, 'request');
  const cancel = new AbortController();
  const brief = { description: `http://127.0.0.1:${port}/` };
  const work = modelEngine.withCorpus(
    'waiting',
    [input(70, ben)],
    (corpus) => corpus.describe({ brief, language: 'english' }),
    { signal: cancel.signal },
  );
  const [request] = await asked;
  const hungUp = once(request.socket, 'close');
  cancel.abort(new CancelledError());
  await expect(work).rejects.toThrow(CancelledError);
  await hungUp;
  silent.close();
});

test('an engine that is unavailable says when to try again', async () => {
  const work = modelEngine.withCorpus('busy', [input(71, ben)], (corpus) =>
    corpus.proposeQuestions({ brief: { name: 'busy' }, language: 'english' }),
  );
  await expect(work).rejects.toBeInstanceOf(EngineUnavailableError);
  await expect(work).rejects.toMatchObject({ message: 'The model is busy.', retryAfterMs: 1234 });
});

test('a stage reports its progress and what a model used', async () => {
  const progress: Progress[] = [];
  const usage: Usage[] = [];
  const options = { onProgress: (p: Progress) => progress.push(p), onUsage: (u: Usage) => usage.push(u) };
  await modelEngine.withCorpus('reported', [input(72, ben)], (corpus) => corpus.proposeQuestions(about), options);
  expect(progress).toContainEqual({ done: 1, total: 2 });
  expect(usage).toEqual([{ model: 'test-model', inputTokens: 30, outputTokens: 4 }]);
});

test('insights arrive question by question, in the order of the questions, with the same result as all at once', async () => {
  const questions = ['What do people throw away?', 'How much does a spaceship cost?', 'How do they plan the next day?'];
  const order: string[] = [];
  await engine.withCorpus('streamed', [input(73, anna), input(74, ben), input(75, chloe)], async (corpus) => {
    for await (const event of corpus.findInsights({ ...about, questions }))
      order.push(event.type === 'insight' ? `found ${event.insight.question}` : `answered ${event.question}`);
  });
  expect(order.filter((line) => line.startsWith('answered'))).toEqual(questions.map((q) => `answered ${q}`));
  expect(order).toContain(`found ${questions[0]}`);
  expect(order.indexOf(`found ${questions[0]}`)).toBeLessThan(order.indexOf(`answered ${questions[0]}`));
});

describe('a conversation', () => {
  const ask = (corpus: ChatCorpus) =>
    corpus.askPeople({
      people: [{ id: 1, name: 'Anna', voices: [{ documentId: 80, voice: 'anna' }] }],
      message: 'Do you throw away bread?',
      history: [],
      language: 'english',
    });

  test('reads its documents for the first message and not for the next', async () => {
    let reads = 0;
    const read = async () => {
      reads++;
      return [input(80, anna)];
    };
    const first = await engine.withChatCorpus('talk', read, ask);
    expect(await engine.withChatCorpus('talk', read, ask)).toEqual(first);
    expect([reads, first.replies[0]?.refused]).toEqual([1, false]);
  });

  test('is answered while another corpus is being read', async () => {
    const read = async () => [input(80, anna)];
    await engine.withChatCorpus('busy', read, ask);
    const order: string[] = [];
    const analysis = engine
      .withCorpus('very large', [input(81, anna.repeat(600))], (corpus) => corpus.describe(about))
      .then(() => order.push('analysis'));
    await engine.withChatCorpus('busy', read, ask).then(() => order.push('reply'));
    await analysis;
    expect(order).toEqual(['reply', 'analysis']);
  });

  test('whose documents cannot be read fails, and reads them again for the next message', async () => {
    const unreadable = async () => [input(82, '\n\n')];
    await expect(engine.withChatCorpus('broken', unreadable, ask)).rejects.toThrow(NoUsableTextError);
    const { replies } = await engine.withChatCorpus('broken', async () => [input(80, anna)], ask);
    expect(replies).toHaveLength(1);
  });

  test('keeps its corpora within bounds: the one used longest ago is read again', async () => {
    const reads: string[] = [];
    const talk = (key: string) =>
      engine.withChatCorpus(
        key,
        async () => {
          reads.push(key);
          return [input(80, anna)];
        },
        ask,
      );
    await talk('oldest');
    for (let n = 0; n < 12; n++) await talk(`other ${n}`);
    await talk('other 11');
    expect(reads.filter((key) => key === 'other 11')).toHaveLength(1);
    await talk('oldest');
    expect(reads.filter((key) => key === 'oldest')).toHaveLength(2);
  });
});
