import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { type Api, signUp } from '../../e2e/support/api.ts';
import { projectWithInterviews } from '../../e2e/support/language-model.ts';
import { type Server, startPreparedServer } from '../../e2e/support/server.ts';
import { pause, quantile, timed } from '../faults/figures.ts';
import { badReplies } from '../model/bad-replies.ts';
import { heading, row } from '../model/print.ts';

/** Some kinds end by a limit of time that is longer than anybody wants to watch here. */
const longestRunMs = 20_000;
const watchedMs = 6_000;
const betweenReadsMs = 40;
const runsAtOnce = 2;

type Reading = { stop: () => Promise<number[]> };

/** Makes the read calls of a project page in a loop until `stop`, which returns the milliseconds of each. */
function keepReading(api: Api, projectId: number): Reading {
  const took: number[] = [];
  let going = true;
  const paths = ['/api/projects', `/api/projects/${projectId}/insights`, `/api/projects/${projectId}/questions`];
  const reading = (async () => {
    for (let n = 0; going; n++) {
      took.push(await timed(() => api.get(paths[n % paths.length] as string)));
      await pause(betweenReadsMs);
    }
  })();
  return {
    async stop() {
      going = false;
      await reading;
      return took;
    },
  };
}

/** Runs one analysis after the other for a while; answers how the last one ended. */
async function analyseForAWhile(api: Api, name: string): Promise<string> {
  const until = performance.now() + watchedMs;
  let end = '';
  for (let n = 0; performance.now() < until; n++) end = await analysed(api, `${name} ${n}`);
  return end;
}

/** Starts an analysis and answers how it ended. */
async function analysed(api: Api, name: string): Promise<string> {
  const { id, documentIds } = await projectWithInterviews(api, name);
  const path = `/api/projects/${id}`;
  const { sessionKey } = await api.post<{ sessionKey: string }>(`${path}/analyze-documents`, { documentIds });
  const until = performance.now() + longestRunMs;
  while (performance.now() < until) {
    const run = await api.get<{ status: string; error: string | null }>(`${path}/analysis/${sessionKey}`);
    if (run.status === 'completed' || run.status === 'error') return run.error ?? run.status;
    await pause(250);
  }
  await api.post(`${path}/analysis/${sessionKey}/cancel`);
  return 'cancelled';
}

const told = (took: readonly number[]) =>
  `p50 ${quantile(took, 0.5).toFixed(0)}, p99 ${quantile(took, 0.99).toFixed(0)} ms of ${took.length}`;

async function measure(server: Server, peer: ChildProcess, baseUrl: string): Promise<void> {
  const modelled = await signUp(server, 'modelled');
  const reader = await signUp(server, 'reader');
  await modelled.put('/api/settings/model', {
    ...{ provider: 'openai-compatible', model: 'bakers-model', baseUrl, apiKey: 'sk-none' },
  });
  const { id } = await projectWithInterviews(reader, 'Bakeries');
  await pause(3_000);
  const alone = keepReading(reader, id);
  await pause(10_000);
  row('alone', told(await alone.stop()));
  const all: number[] = [];
  for (const kind of Object.keys(badReplies)) {
    peer.send(kind);
    const beside = keepReading(reader, id);
    const ends = await Promise.all(
      Array.from({ length: runsAtOnce }, (_, n) => analyseForAWhile(modelled, `${kind} ${n}`)),
    );
    const took = await beside.stop();
    all.push(...took);
    row(kind, `${told(took)}; ${ends[0]}`);
  }
  row('all of them', told(all));
}

/** Starts the peer with this program, and a server that may ask it. */
export async function reportReads(program: string): Promise<void> {
  heading("Another company's reads while runs get bad replies (target: p99 100 ms)");
  const peer = fork(program, ['peer']);
  const [url] = (await once(peer, 'message')) as [string];
  const server = await startPreparedServer({ NODE_OPTIONS: '', RATE_LIMITS: 'off', AI_ALLOWED_BASE_URLS: url });
  try {
    await measure(server, peer, url);
  } finally {
    await server.stop();
    peer.kill();
  }
}
