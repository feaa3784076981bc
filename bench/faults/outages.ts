import { type Api, signUp } from '../../e2e/support/api.ts';
import { newDataDir, startServer } from '../../e2e/support/server.ts';
import { figure, pause, seconds } from './figures.ts';
import { startPostgres } from './postgres.ts';

const modes = ['fast', 'immediate'] as const;
const awayMs = 10_000;
const betweenMs = 1_500;
const writersAtOnce = 4;
const readersAtOnce = 4;

type Watched = { acknowledged: Set<string>; statuses: Map<string, number>; answeredAt: number };

/** Stops PostgreSQL for ten seconds while projects are written and read, and looks at what came of the server and of the rows. */
export async function outages(count: number): Promise<void> {
  const postgres = await startPostgres();
  const server = await startServer(newDataDir(), { DATABASE_URL: postgres.url, LOG_LEVEL: 'silent' });
  try {
    const api = await signUp(server, 'writer');
    const watched: Watched = { acknowledged: new Set(), statuses: new Map(), answeredAt: 0 };
    const stop = work(api, watched);
    let slowest = 0;
    for (let n = 0; n < count; n++) {
      await pause(betweenMs);
      await postgres.stop(modes[n % modes.length] as (typeof modes)[number]);
      await pause(awayMs);
      await postgres.start();
      slowest = Math.max(slowest, await untilAnswered(watched));
      if (server.process.exitCode !== null) break;
    }
    await stop();
    const names = new Set((await api.get<{ name: string }[]>('/api/projects')).map(({ name }) => name));
    const lost = [...watched.acknowledged].filter((name) => !names.has(name)).length;
    const { exitCode } = server.process;
    const others = [...watched.statuses].filter(([status]) => status !== '2xx' && status !== '503');
    console.log(
      `${watched.acknowledged.size} acknowledged rows; replies: ${[...watched.statuses].map(([status, all]) => `${all} x ${status}`).join(', ')}`,
    );
    figure(
      `PostgreSQL stopped for 10 s, ${count} times`,
      exitCode === null ? 'lives' : 'ended',
      'lives',
      exitCode === null,
    );
    figure('replies other than 2xx and 503', String(others.length), '0', others.length === 0);
    figure('first good reply after its start, slowest', seconds(slowest), '2 s', slowest <= 2_000);
    figure('acknowledged rows lost', String(lost), '0', lost === 0);
  } finally {
    await server.stop();
    await postgres.close();
  }
}

async function untilAnswered(watched: Watched): Promise<number> {
  const from = performance.now();
  while (watched.answeredAt < from && performance.now() - from < 30_000) await pause(10);
  return performance.now() - from;
}

function work(api: Api, watched: Watched): () => Promise<void> {
  let over = false;
  const count = (status: string) => watched.statuses.set(status, (watched.statuses.get(status) ?? 0) + 1);
  const one = async (act: () => Promise<unknown>) => {
    try {
      await act();
      watched.answeredAt = performance.now();
      count('2xx');
    } catch (error) {
      count(/: (\d{3}) /.exec((error as Error).message)?.[1] ?? 'no reply');
      await pause(50);
    }
  };
  let written = 0;
  const write = async () => {
    const name = `Project ${++written}`;
    await api.post('/api/projects', { name });
    watched.acknowledged.add(name);
  };
  const repeat = async (act: () => Promise<unknown>) => {
    while (!over) {
      await one(act);
      await pause(20);
    }
  };
  const all = [
    ...Array.from({ length: writersAtOnce }, () => repeat(write)),
    ...Array.from({ length: readersAtOnce }, () => repeat(() => api.get('/api/auth/check'))),
  ];
  return async () => {
    over = true;
    await Promise.all(all);
  };
}
