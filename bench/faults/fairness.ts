import { type Api, signUp } from '../../e2e/support/api.ts';
import type { Server } from '../../e2e/support/server.ts';
import { figure, memoryOf, pause, quantile, seconds, timed } from './figures.ts';
import { interview, unclosed } from './interviews.ts';

const rounds = 3;
const hostileAtOnce = 20;

type Company = { api: Api; projectId: number };

async function company(server: Server, name: string): Promise<Company> {
  const api = await signUp(server, name);
  return { api, projectId: (await api.post<{ id: number }>('/api/projects', { name })).id };
}

const hostileUpload = ({ api, projectId }: Company) =>
  api.upload(projectId, 'hostile.html', unclosed(1_000_000)).then(
    () => 'read',
    (error: Error) => /: (\d{3}) /.exec(error.message)?.[1] ?? 'failed',
  );

async function analyse({ api, projectId }: Company, documentIds: number[]): Promise<() => Promise<string>> {
  const path = `/api/projects/${projectId}`;
  const { sessionKey } = await api.post<{ sessionKey: string }>(`${path}/analyze-documents`, { documentIds });
  return async () => {
    for (;;) {
      const { status } = await api.get<{ status: string }>(`${path}/analysis/${sessionKey}`);
      if (status === 'completed' || status === 'error') return status;
      await pause(100);
    }
  };
}

/** Whether one company's heavy work keeps another company waiting. */
export async function fairness(server: Server): Promise<void> {
  const hostile = await company(server, 'hostile');
  const other = await company(server, 'other');
  const upload = () => other.api.upload(other.projectId, 'small.txt', 'Anna: Yes.\n');
  await upload();
  const alone = await Promise.all([await timed(upload), await timed(upload), await timed(upload)]);
  await uploads({ hostile, upload, alone: quantile(alone, 0.5) });
  figure('memory after them', `${memoryOf(server)} MB`, '1024 MB', memoryOf(server) <= 1024);
  // Another one: the first has used up its uploads of this minute.
  await analyses(server, await company(server, 'large'), other);
  await behindSeveral(server, other);
}

type Uploads = { hostile: Company; upload: () => Promise<unknown>; alone: number };

async function uploads({ hostile, upload, alone }: Uploads): Promise<void> {
  const waits: number[] = [];
  const outcomes: string[] = [];
  for (let round = 0; round < rounds; round++) {
    const held = Array.from({ length: hostileAtOnce }, () => hostileUpload(hostile));
    await pause(500);
    waits.push(await timed(upload));
    outcomes.push(...(await Promise.all(held)));
  }
  const counts = [...Map.groupBy(outcomes, (o) => o)].map(([outcome, all]) => `${all.length} ${outcome}`);
  console.log(`${rounds} rounds of ${hostileAtOnce} hostile uploads of 1 MB: ${counts.join(', ')}`);
  const worst = Math.max(...waits);
  const value = `${seconds(worst)} (alone ${seconds(alone)})`;
  figure("another company's small upload behind 20 hostile ones", value, '3 s', worst <= 3_000);
}

async function analyses(server: Server, hostile: Company, other: Company): Promise<void> {
  const documentIds: number[] = [];
  for (const name of ['large-1.txt', 'large-2.txt'])
    documentIds.push((await hostile.api.upload(hostile.projectId, name, interview(9_500_000))).id);
  const small = (await other.api.upload(other.projectId, 'interview.txt', interview(3_000))).id;
  await analyse(hostile, documentIds);
  let peak = 0;
  const watch = setInterval(() => {
    peak = Math.max(peak, memoryOf(server));
  }, 250);
  await pause(2_000);
  const took = await timed(async () => (await analyse(other, [small]))());
  figure("another company's small analysis behind 19 MB", seconds(took), '10 s', took <= 10_000);
  await pause(20_000);
  clearInterval(watch);
  figure('memory while 19 MB are analysed, first 20 s and more', `${peak} MB`, 'below 2048 MB', peak < 2048);
}

/** Long analyses of more companies than are served at once. */
async function behindSeveral(server: Server, other: Company): Promise<void> {
  for (const name of ['long-1', 'long-2', 'long-3', 'long-4']) {
    const one = await company(server, name);
    await analyse(one, [(await one.api.upload(one.projectId, 'long.txt', interview(6_000_000))).id]);
  }
  const small = (await other.api.upload(other.projectId, 'another.txt', interview(3_100))).id;
  const took = await timed(async () => (await analyse(other, [small]))());
  figure("another company's small analysis behind long ones of four companies", seconds(took), '10 s', took <= 10_000);
}
