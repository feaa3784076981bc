import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, describe, expect, test } from 'vitest';
import {
  collectReplies,
  EngineUnavailableError,
  type ModelAccess,
  type ModelCallReport,
  ModelFailureError,
  NoUsableTextError,
} from '#engine/engine.ts';
import { inCompany } from '../db/tenant.ts';
import { anna, ben, chloe } from '../testing/interviews.ts';
import { CancelledError } from './cancellation.ts';
import type { EngineInput } from './engine-calls.ts';
import { type ChatCorpus, type OpenPassages, startEngine } from './engine-client.ts';

const engine = startEngine();
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

test('a forgotten document does not stay in memory', async () => {
  let reads = 0;
  const read = async () => {
    reads++;
    return [input(70, anna), input(71, ben)];
  };
  const open = () => engine.withChatCorpus('forgotten', read, async () => null);
  await open();
  await open();
  expect(reads).toBe(1);
  await engine.forget(72);
  await open();
  expect(reads).toBe(1);
  await engine.forget(71);
  await open();
  expect(reads).toBe(2);
});

test('passages alone are those of the corpus, with the same vectors', async () => {
  const documents = [input(73, anna), input(74, ben)];
  const read = async ({ passages, embed }: OpenPassages) => {
    const found = await passages(0, 100);
    return { found, vectors: await embed(found.map((_, n) => n)) };
  };
  const alone = await engine.withPassages('alone', documents, read);
  expect(alone.found.length).toBeGreaterThan(1);
  expect(alone).toEqual(await engine.withCorpus('alone', documents, read));
});

test('a corpus that was read for its passages does not stand in for one that can be analyzed', async () => {
  const documents = [input(75, anna), input(76, ben)];
  const questions = await engine.withPassages('both', documents, () =>
    engine.withCorpus('both', documents, (corpus) => corpus.proposeQuestions(about)),
  );
  expect(questions.length).toBeGreaterThan(0);
});

test('documents without a sentence are told by their own error, on this side too', async () => {
  const work = engine.withCorpus('empty', [input(9, '\n\n')], async () => null);
  await expect(work).rejects.toThrow(NoUsableTextError);
});

test('the server answers while the engine reads a large document', async () => {
  const large = anna.repeat(200);
  let ticks = 0;
  const clock = setInterval(() => ticks++, 5);
  await engine.withCorpus('large', [input(10, large)], (corpus) => corpus.describe(about));
  clearInterval(clock);
  expect(ticks).toBeGreaterThan(5);
});

test('a small analysis does not wait for one of another company', async () => {
  const over = new AbortController();
  const order: string[] = [];
  const work = async (companyId: number, documents: EngineInput[]) => {
    const key = `of company ${companyId}: ${documents.length}`;
    const options = { signal: over.signal };
    const read = () => engine.withCorpus(key, documents, (corpus) => corpus.describe(about), options);
    await inCompany(companyId, read).then(
      () => order.push(key),
      () => order.push('cancelled'),
    );
  };
  const parts = Array.from({ length: 40 }, (_, n) => input(100 + n, anna.repeat(40)));
  const other = work(1, parts);
  await work(2, [input(90, ben)]);
  over.abort(new CancelledError());
  await other;
  expect(order).toEqual(['of company 2: 1', 'cancelled']);
});

test('an engine that broke down fails its calls and is there again for the next', async () => {
  const broken = startEngine();
  const call = broken.withCorpus('x', [{ ...input(1, anna), blocksJson: 'no json' }], async () => null);
  await expect(call).rejects.toThrow();
  expect(await broken.withCorpus('y', [input(1, anna)], (c) => c.passages(0, 1))).toHaveLength(1);
  await broken.close();
});

test('reading is cancelled between two documents, and whoever opened the same ones meanwhile still gets them', async () => {
  const documents = Array.from({ length: 30 }, (_, n) => input(20 + n, anna.repeat(40)));
  const cancel = new AbortController();
  const given = engine.withCorpus('shared', documents, async () => 'worked on', { signal: cancel.signal });
  const kept = engine.withCorpus('shared', documents, (corpus) => corpus.passages(0, 1));
  cancel.abort(new CancelledError());
  await expect(given).rejects.toThrow(CancelledError);
  expect(await kept).toHaveLength(1);
});

test('after it was cancelled nothing further is begun', async () => {
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

test('what a conversation or a deletion asks is not begun either once it was cancelled', async () => {
  const cancel = new AbortController();
  const nobody = { voices: [], others: [] };
  const failures: unknown[] = [];
  await engine.withChatCorpus(
    'cancelled',
    async () => [input(63, ben)],
    async (corpus) => {
      cancel.abort(new CancelledError());
      for (const work of [corpus.rebuildInsights({ ...about, insights: [] }), corpus.wordsOfVoices(nobody)])
        await work.catch((error) => failures.push(error));
    },
    { signal: cancel.signal },
  );
  expect(failures).toEqual([cancel.signal.reason, cancel.signal.reason]);
});

test('work that is interrupted by the end of the engine starts no thread again, which would keep the process alive', async () => {
  const ending = startEngine();
  const work = ending.withCorpus('ending', [input(61, ben)], async (corpus) => {
    await ending.close();
    return corpus.describe(about);
  });
  await expect(work).rejects.toThrow('the engine stopped');
  await expect(ending.withCorpus('later', [input(62, ben)], async () => null)).rejects.toThrow('the engine stopped');
});

const testModule = new URL('../testing/model-engine.ts', import.meta.url).href;
const modelEngine = startEngine(testModule);
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

test('a stage reports what a model used', async () => {
  const usage: ModelCallReport[] = [];
  const options = { onUsage: (u: ModelCallReport) => usage.push(u) };
  await modelEngine.withCorpus('reported', [input(72, ben)], (corpus) => corpus.proposeQuestions(about), options);
  expect(usage).toMatchObject([{ model: 'test-model', inputTokens: 30, outputTokens: 4 }]);
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
  const question = {
    people: [{ id: 1, name: 'Anna', voices: [{ documentId: 80, voice: 'anna' }] }],
    message: 'Do you throw away bread?',
    history: [],
    language: 'english' as const,
  };
  const ask = (corpus: ChatCorpus) => collectReplies(corpus.askPeople(question));

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
      .withCorpus('very large', [input(81, anna.repeat(200))], (corpus) => corpus.describe(about))
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

  test('is answered part by part, until it is stopped', async () => {
    const stopped = new AbortController();
    const heard: string[] = [];
    const work = engine.withChatCorpus(
      'stopped',
      async () => [input(80, anna)],
      async (corpus) => {
        for await (const part of corpus.askPeople(question)) {
          if ('reply' in part) heard.push(part.reply.sentences.at(-1)?.text ?? '');
          stopped.abort(new CancelledError());
        }
      },
      { signal: stopped.signal },
    );
    await expect(work).rejects.toThrow(CancelledError);
    expect(heard).toHaveLength(1);
    const { replies } = await engine.withChatCorpus('stopped', async () => [input(80, anna)], ask);
    expect(replies[0]?.sentences.length).toBeGreaterThan(1);
    expect(replies[0]?.sentences[0]?.text).toBe(heard[0]);
  });
});

describe('a model', () => {
  const vectors = (count: number) => Array.from({ length: count }, () => [1, 0, 0]);
  async function startModel(status: number) {
    let calls = 0;
    const http = createServer((request, response) => {
      calls++;
      const chunks: Buffer[] = [];
      request.on('data', (chunk) => chunks.push(chunk));
      request.on('end', () => {
        const { input } = JSON.parse(Buffer.concat(chunks).toString());
        const data = vectors(input.length).map((embedding, index) => ({ index, embedding }));
        response.writeHead(status, { 'content-type': 'application/json' });
        response.end(JSON.stringify({ data, usage: { prompt_tokens: 5_000 } }));
      });
    }).listen(0, '127.0.0.1');
    await once(http, 'listening');
    const { port } = http.address() as AddressInfo;
    return { http, url: `http://127.0.0.1:${port}/v1`, calls: () => calls };
  }
  const access = (baseUrl: string, maxTokensPerRun: number | null = null): ModelAccess => ({
    settings: {
      ...{ provider: 'openai-compatible', model: 'm', embeddingModel: 'e', baseUrl, apiKey: null },
      ...{ maxTokensPerRun, contextTokens: null, maskPersonalData: false },
    },
  });

  test('is used by the calls of a run that names it, each with what the limit leaves', async () => {
    const { http, url, calls } = await startModel(200);
    const usage: ModelCallReport[] = [];
    const options = { model: access(url, 9_900), onUsage: (u: ModelCallReport) => void usage.push(u) };
    const work = engine.withCorpus(
      'modelled',
      [input(90, anna)],
      async (corpus) => {
        expect(await corpus.info()).toMatchObject({ name: 'openai-compatible', provenance: { model: 'm' } });
        for (let n = 0; n < 3; n++) await corpus.embed([0]);
      },
      options,
    );
    await expect(work).rejects.toMatchObject({ name: 'ModelFailureError', fault: 'limit' });
    await expect(work).rejects.toBeInstanceOf(ModelFailureError);
    expect([calls(), usage.map((u) => u.inputTokens)]).toEqual([2, [5_000, 5_000]]);
    await engine.withCorpus('modelled', [input(90, anna)], async (corpus) => {
      expect(await corpus.info()).toMatchObject({ name: 'embedded', provenance: { model: null } });
    });
    http.close();
  });

  test('is hung up on when the run is cancelled', async () => {
    const silent = createServer(() => {}).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    const asked = once(silent, 'request');
    const cancel = new AbortController();
    const options = { model: access(`http://127.0.0.1:${port}/v1`), signal: cancel.signal };
    const work = engine.withCorpus('hung up', [input(91, anna)], (corpus) => corpus.proposeQuestions(about), options);
    const [request] = await asked;
    const hungUp = once(request.socket, 'close');
    cancel.abort(new CancelledError());
    await expect(work).rejects.toThrow(CancelledError);
    await hungUp;
    silent.close();
  });
});
