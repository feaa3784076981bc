import { type Api, signIn, signUp } from '../../e2e/support/api.ts';
import { newDataDir, startServer } from '../../e2e/support/server.ts';
import { dice, figure, pause, seconds, timed } from './figures.ts';
import { interview } from './interviews.ts';

/** A slice ends after this long; the next one takes another seed. */
const longestMs = 15 * 60_000;

/** One kill in this many interrupts an analysis. */
const killsPerRun = 10;

/**
 * Kills the server at random moments while projects are created, and counts acknowledged projects that are lost or duplicated. Every tenth
 * kill interrupts an analysis, which must complete after the restart.
 */
export async function kills(count: number, seed: number): Promise<void> {
  const next = dice(seed);
  const dataDir = newDataDir();
  const acknowledged: string[] = [];
  let [slowest, longestRun, runs, failedRuns] = [0, 0, 0, 0];
  let server = await startServer(dataDir);
  let api = await signUp(server, 'writer');
  let written = 0;
  let killed = 0;
  const ends = performance.now() + longestMs;
  for (; killed < count && performance.now() < ends; killed++) {
    if (killed > 0 && killed % 10 === 0) console.log(`${killed} kills, ${acknowledged.length} acknowledged writes`);
    const run = killed % killsPerRun === 0 ? await startRun(api, killed) : null;
    let over = false;
    const writing = (async () => {
      while (!over) {
        const name = `Project ${++written}`;
        await api.post('/api/projects', { name }).then(
          () => acknowledged.push(name),
          () => pause(20),
        );
      }
    })();
    await pause(100 + next() * 900);
    await server.kill();
    over = true;
    await writing;
    const started = performance.now();
    server = await startServer(dataDir);
    slowest = Math.max(slowest, performance.now() - started);
    api = await signIn(server, 'writer');
    if (!run) continue;
    runs++;
    let status = '';
    const took = await timed(async () => (status = await endOf(api, run)));
    longestRun = Math.max(longestRun, took);
    if (status !== 'completed') failedRuns++;
  }
  const names = (await api.get<{ name: string }[]>('/api/projects')).map((project) => project.name);
  const lost = acknowledged.filter((name) => !names.includes(name));
  const twice = names.length - new Set(names).size;
  console.log(`seed ${seed}: ${acknowledged.length} acknowledged writes`);
  figure(
    `kill -9 at random points, ${killed} of ${count}`,
    `${lost.length} lost, ${twice} twice`,
    '0, 0',
    lost.length + twice === 0,
  );
  figure('slowest restart', seconds(slowest), '10 s', slowest <= 10_000);
  const killedRuns = `${seconds(longestRun)}, ${failedRuns} of ${runs} failed`;
  figure(
    'analyses that were killed: the slowest to its end',
    killedRuns,
    '60 s, 0',
    longestRun <= 60_000 && failedRuns === 0,
  );
  await server.stop();
}

/** Starts the analysis of an interview that the project did not have; answers the path of the run. */
async function startRun(api: Api, number: number): Promise<string> {
  const { id } = await api.post<{ id: number }>('/api/projects', { name: `Interviews ${number}` });
  const document = await api.upload(id, `talk-${number}.txt`, interview(200_000));
  const path = `/api/projects/${id}`;
  const started = await api.post<{ sessionKey: string }>(`${path}/analyze-documents`, { documentIds: [document.id] });
  return `${path}/analysis/${started.sessionKey}`;
}

async function endOf(api: Api, run: string): Promise<string> {
  for (;;) {
    const { status } = await api.get<{ status: string }>(run);
    if (status === 'completed' || status === 'error') return status;
    await pause(100);
  }
}
