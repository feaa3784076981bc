import { expect } from '@playwright/test';
import { type Answer, type Asked, type ModelServer, startModelServer } from '../../engine/llm/testing/model-server.ts';
import { plainScript, scripted } from '../../engine/llm/testing/scripted-model.ts';
import { type Api, signIn, signUp } from '../support/api.ts';
import { newPreparedDataDir, type Server, startServer } from '../support/server.ts';
import { test } from '../support/test.ts';

/** How often the process is killed; `KILLS=20` is the target of the long runs. */
const kills = Number(process.env.KILLS ?? 3);
const outputTokens = 20;

const plays = scripted({
  ...plainScript,
  themes: ({ offered }) => ({
    themes: [],
    questions: [
      { question: 'What happens to bread that is left over?', notes: offered.slice(0, 2) },
      { question: 'How do bakers plan the next day?', notes: offered.slice(1, 3) },
      { question: 'What would help bakers in the evening?', notes: offered.slice(2, 4) },
    ],
  }),
});

const interview = (n: number) => `Interviewer: How do you decide how much to bake for tomorrow?
Anna: Honestly I guess. We throw away about ${n} loaves every evening, and that really hurts me.
Interviewer: What would help you?
Anna: I would love to see what we sold last year on the same day, because nobody writes it down.
`;

/** The same random numbers every time. */
function dice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return (state >> 8) % sides;
  };
}

/** A model that stops answering after so many replies, and remembers what it has answered. */
function hesitating() {
  const answered = new Set<string>();
  const repeated: string[] = [];
  let left = Number.POSITIVE_INFINITY;
  let silent = Promise.withResolvers<void>();
  return {
    answered,
    repeated,
    stopAfter(replies: number) {
      left = replies;
      silent = Promise.withResolvers<void>();
      return silent.promise;
    },
    answer(asked: Asked): Answer {
      const request = asked.instructions + asked.message;
      if (answered.has(request)) repeated.push(asked.message.slice(0, 80));
      if (left-- <= 0) {
        silent.resolve();
        return { silence: true };
      }
      answered.add(request);
      return plays(asked);
    },
  };
}

const model = hesitating();
let peer: ModelServer;
let server: Server;
let mara: Api;
test.beforeAll(async () => {
  peer = await startModelServer(model.answer);
});
test.afterAll(async () => {
  await server?.stop();
  await peer?.close();
});

const start = async (dataDir: string) => startServer(dataDir, { RATE_LIMITS: 'off', AI_ALLOWED_BASE_URLS: peer.url });

type Run = { status(): Promise<string>; proceed(): Promise<unknown> };

async function newRun(n: number): Promise<Run> {
  const { id } = await mara.post<{ id: number }>('/api/projects', { name: `Bakeries ${n}` });
  const document = await mara.upload(id, 'anna.txt', interview(n + 7));
  const path = `/api/projects/${id}/analyze-documents`;
  const { sessionKey } = await mara.post<{ sessionKey: string }>(path, { documentIds: [document.id] });
  const own = `/api/projects/${id}/analysis/${sessionKey}`;
  return {
    status: async () => (await mara.get<{ status: string }>(own)).status,
    proceed: () => mara.post(`${own}/continue`, { engine: 'model' }),
  };
}

const ended = async ({ status }: Run) => {
  await expect.poll(status, { intervals: [100], timeout: 60_000 }).not.toMatch(/initializing|preprocessing|generating/);
  return status();
};

/** Every reply has been counted, and so has been stored. */
async function settled(): Promise<void> {
  const paid = async () => (await mara.get<{ totals: { outputTokens: number } }>('/api/usage')).totals.outputTokens;
  await expect.poll(paid, { intervals: [50] }).toBeGreaterThanOrEqual(outputTokens * model.answered.size);
}

test('a process that is killed while it asks a model asks nothing again that was answered, and completes', async () => {
  test.setTimeout(60_000 + kills * 40_000);
  const dataDir = await newPreparedDataDir();
  server = await start(dataDir);
  mara = await signUp(server, 'mara');
  await mara.put('/api/settings/model', { provider: 'openai-compatible', model: 'scripted', baseUrl: peer.url });
  const roll = dice(16);
  let run = await newRun(0);
  for (let killed = 0, runs = 1; killed < kills; ) {
    const silent = model.stopAfter(roll(3));
    const state = await Promise.race([silent.then(() => 'silent'), ended(run)]);
    if (state === 'silent') {
      await settled();
      await server.kill();
      killed++;
      server = await start(dataDir);
      mara = await signIn(server, 'mara');
    } else if (state === 'error') {
      // Killed four times, a run waits for people: it may be what kills the process.
      await run.proceed();
    } else {
      expect(state).toBe('completed');
      run = await newRun(runs++);
    }
  }
  void model.stopAfter(Number.POSITIVE_INFINITY);
  expect(await ended(run)).toBe('completed');
  expect(model.repeated).toEqual([]);
});
