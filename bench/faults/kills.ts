import { signIn, signUp } from '../../e2e/support/api.ts';
import { newDataDir, startServer } from '../../e2e/support/server.ts';
import { dice, figure, pause, seconds } from './figures.ts';

/** A slice ends after this long; the next one takes another seed. */
const longestMs = 15 * 60_000;

/** Kills the server at random moments while projects are made, and counts what was acknowledged and is gone, or is there twice. */
export async function kills(count: number, seed: number): Promise<void> {
  const next = dice(seed);
  const dataDir = newDataDir();
  const acknowledged: string[] = [];
  let slowest = 0;
  let server = await startServer(dataDir);
  let api = await signUp(server, 'writer');
  let written = 0;
  let killed = 0;
  const ends = performance.now() + longestMs;
  for (; killed < count && performance.now() < ends; killed++) {
    if (killed > 0 && killed % 10 === 0) console.log(`${killed} kills, ${acknowledged.length} acknowledged writes`);
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
  await server.stop();
}
