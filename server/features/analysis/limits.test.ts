import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { until } from '../../testing/mailbox.ts';
import { type OwnServer, startTestServer } from '../../testing/test-server.ts';

type Project = { id: number; documentId: number };

let server: OwnServer;
let admin: Client & { id: number };
let release: () => void;
beforeAll(async () => {
  // Not the shared server: limits are on.
  server = await startTestServer({ RATE_LIMITS: 'on' });
  admin = await server.newAdmin();
  const { engine } = server.deps;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  // Runs begin and do not end before they are let go.
  server.deps.engine = new Proxy(engine, {
    get: (target, name) => {
      const method = target[name as keyof typeof target] as (...input: unknown[]) => unknown;
      return async (...input: unknown[]) => {
        await released;
        return method.apply(target, input);
      };
    },
  });
});
afterAll(async () => {
  release();
  await server.stop();
});

const talk = 'Anna: We bake at three in the morning and throw away ten loaves a day, and that hurts.';

async function newProject(as: Client, text = talk): Promise<Project> {
  const { id } = (await as.post('/api/projects', { name: 'Bakeries' })).json();
  return { id, documentId: (await as.upload(id, 'anna.txt', text)).json().id };
}
const start = (as: Client, { id, documentId }: Project) =>
  as.post(`/api/projects/${id}/analyze-documents`, { documentIds: [documentId] });

async function statusOf(project: Project | undefined): Promise<string | undefined> {
  const query = 'select status from analysis_progress where project_id = $1';
  return (await server.deps.database.pool.query(query, [project?.id])).rows[0]?.status;
}

async function hasEnded(project: Project | undefined): Promise<boolean> {
  return (await statusOf(project)) === 'completed';
}

test('long analyses of three companies do not keep the short one of a fourth waiting', async () => {
  const long = 'Anna: We bake at three in the morning and throw away ten loaves a day.\n'.repeat(30_000);
  const projects: [Client, Project][] = [];
  for (const text of [long, long, long, undefined]) {
    const as = await server.newAdmin();
    projects.push([as, await newProject(as, text)]);
  }
  for (const [as, project] of projects) expect((await start(as, project)).statusCode).toBe(200);
  const [, short] = projects[3] ?? [];
  await until(async () => (await statusOf(short)) === 'preprocessing' || undefined, 'the short analysis');
  for (const [as, { id }] of projects) expect((await as.delete(`/api/projects/${id}`)).statusCode).toBe(200);
});

test('a company runs two analyses at once, however many start together; the third is told to wait', async () => {
  const projects = [await newProject(admin), await newProject(admin), await newProject(admin), await newProject(admin)];
  const replies = await Promise.all(projects.map((project) => start(admin, project)));
  expect(replies.map((reply) => reply.statusCode).sort()).toEqual([200, 200, 429, 429]);
  const running = projects.filter((_, n) => replies[n]?.statusCode === 200);
  const [late] = projects.filter((_, n) => replies[n]?.statusCode === 429);
  if (!late || !running[0]) throw new Error('nothing was refused');

  const refused = await start(admin, late);
  expect(refused.json()).toEqual({
    message: 'Two analyses of your company are running already. Please wait until one of them has ended.',
    code: 'too_many_requests',
  });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  const left = await server.deps.database.pool.query('select 1 from analysis_progress where project_id = $1', [
    late.id,
  ]);
  expect(left.rows).toEqual([]);

  // What runs is joined as before, and what is not there is still not found.
  expect((await start(admin, running[0])).statusCode).toBe(200);
  expect((await start(admin, { ...late, documentId: running[0].documentId })).statusCode).toBe(404);

  const stranger = await server.newAdmin();
  expect((await start(stranger, await newProject(stranger))).statusCode).toBe(200);

  release();
  await until(async () => (await hasEnded(running[0])) || undefined, 'the end of one of the two');
  const started = await start(admin, late);
  expect(started.json().sessionKey).toEqual(expect.any(String));
});
