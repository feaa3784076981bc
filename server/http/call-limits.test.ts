import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SignedIn } from '../testing/client.ts';
import { buildChat, buildInsight, buildPeopleChat, buildRun } from '../testing/factories.ts';
import { type OwnServer, startTestServer } from '../testing/test-server.ts';

let server: OwnServer;
let admin: SignedIn;
let colleague: SignedIn;
const at: Record<string, number | string> = { sessionKey: 'a-run' };
beforeAll(async () => {
  // Not the shared server: limits are on.
  server = await startTestServer({ RATE_LIMITS: 'on' });
  admin = await server.newAdmin();
  colleague = await server.colleague(admin, 'company_user');
  const projectId = (await admin.post('/api/projects', { name: 'Bakeries' })).json().id;
  at.projectId = projectId;
  at.documentId = (await admin.upload(projectId, 'anna.txt', 'Anna: We bake at three in the morning.')).json().id;
  at.insightId = await buildInsight(server, { projectId });
  at.chatId = await buildChat(server, { insightId: at.insightId });
  at.peopleChatId = await buildPeopleChat(server, projectId);
  await buildRun(server, { projectId, documentIds: [], status: 'completed', sessionKey: 'a-run', context: '# Bread' });
});
afterAll(() => server.stop());

const sql = async (text: string, values: unknown[]) => (await server.deps.database.pool.query(text, values)).rows;

/** Calls that cost seconds of a core, how many of them one user may make in a minute, and what the refusal calls them. */
const costly: [call: string, path: string, perMinute: number, what: string, body?: object][] = [
  [
    'POST /api/projects/:id/people/analyze',
    '/api/projects/{projectId}/people/analyze',
    10,
    'identifications of people',
    { documentIds: ['{documentId}'] },
  ],
  [
    'POST /api/projects/:id/questions/analyze-agent3',
    '/api/projects/{projectId}/questions/analyze-agent3',
    10,
    'analyses of questions',
    { questions: ['Why?'], ragSessionKey: 'another' },
  ],
  [
    'POST /api/projects/generate-topics',
    '/api/projects/generate-topics',
    20,
    'suggestions of topics',
    { name: 'Bakeries', description: 'Bread' },
  ],
  ['GET /api/projects/:id/export', '/api/projects/{projectId}/export?format=csv', 20, 'downloads'],
  ['GET /api/conversations/:id/export', '/api/conversations/{chatId}/export', 60, 'downloads'],
  ['GET /api/people-conversations/:id/export', '/api/people-conversations/{peopleChatId}/export', 60, 'downloads'],
  ['GET /api/analysis/:sessionKey/agent1-report', '/api/analysis/{sessionKey}/agent1-report', 20, 'downloads'],
  ['GET /api/insights/:id/pdf', '/api/insights/{insightId}/pdf', 60, 'downloads'],
  ['GET /api/projects/:id/insights/pdf', '/api/projects/{projectId}/insights/pdf', 20, 'downloads'],
  ['GET /api/projects/:id/insights/twins', '/api/projects/{projectId}/insights/twins', 60, 'searches for duplicates'],
  [
    'POST /api/projects/:id/insights/custom',
    '/api/projects/{projectId}/insights/custom',
    60,
    'new insights',
    { title: 'Bread', content: 'They bake early.' },
  ],
];

const filled = (text: string): string =>
  text.replace(/"\{(\w+)\}"/g, (_, name) => JSON.stringify(at[name])).replace(/\{(\w+)\}/g, (_, name) => `${at[name]}`);

function make(as: SignedIn, path: string, body?: object) {
  if (!body) return as.get(filled(path));
  return as.post(filled(path), JSON.parse(filled(JSON.stringify(body))));
}

test.each(costly)('%s has a limit for each user', async (call, path, perMinute, what, body) => {
  const setCount = (count: number) =>
    sql(
      `insert into rate_limits (key, count, window_ends) values ($1, $2, now() + interval '1 minute')
       on conflict (key) do update set count = $2`,
      [`${call}:${admin.id}`, count],
    );
  await setCount(perMinute - 1);
  expect((await make(admin, path, body)).statusCode).not.toBe(429);
  const refused = await make(admin, path, body);
  expect(refused.statusCode).toBe(429);
  expect(refused.json().message).toMatch(new RegExp(`^Too many ${what} in one minute\\. Please try again in `));
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await make(colleague, path, body)).statusCode).not.toBe(429);
  if (!body && path.endsWith('pdf')) expect((await admin.head(filled(path))).statusCode).toBe(200);
});

test('a call that is refused for another reason counts nothing', async () => {
  await make(colleague, '/api/projects/generate-topics', { name: '' });
  expect(
    await sql('select 1 from rate_limits where key = $1 and count > 1', [
      `POST /api/projects/generate-topics:${colleague.id}`,
    ]),
  ).toEqual([]);
});
