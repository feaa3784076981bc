import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildGroup } from '../testing/chats.ts';
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
  const group = await buildGroup(admin);
  at.personId = group.people[0]?.id ?? 0;
  // Nobody is erased meanwhile.
  await buildRun(server, {
    projectId: group.projectId,
    documentIds: group.documentIds,
    status: 'preprocessing',
    sessionKey: 'b-run',
  });
  await buildRun(server, { projectId, documentIds: [], status: 'completed', sessionKey: 'a-run', context: '# Bread' });
});
afterAll(() => server.stop());

const sql = async (text: string, values: unknown[]) => (await server.deps.database.pool.query(text, values)).rows;

const passwordChange = {
  currentPassword: 'not-the-one-7',
  password: 'other-river-8',
  confirmPassword: 'other-river-8',
};

/** Calls that cost time of a core, how many of them one user may make in a minute, and what the refusal calls them. */
const costly: [call: string, path: string, perMinute: number, what: string, body?: object][] = [
  [
    'POST /api/projects/:id/analyze-documents',
    '/api/projects/{projectId}/analyze-documents',
    20,
    'analyses',
    { documentIds: [2_000_000_000] },
  ],
  [
    'POST /api/projects/:id/analyze-documents/estimate',
    '/api/projects/{projectId}/analyze-documents/estimate',
    60,
    'estimates',
    { documentIds: [2_000_000_000] },
  ],
  [
    'POST /api/projects/:id/analysis/:sessionKey/continue',
    '/api/projects/{projectId}/analysis/{sessionKey}/continue',
    20,
    'analyses',
    { engine: 'embedded' },
  ],
  [
    'POST /api/projects/:id/analysis/:sessionKey/cancel',
    '/api/projects/{projectId}/analysis/{sessionKey}/cancel',
    60,
    'cancelled analyses',
    {},
  ],
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
  ['GET /api/documents/:id/text', '/api/documents/{documentId}/text', 120, 'opened documents'],
  ['GET /api/search', '/api/search?q=bread', 120, 'searches'],
  ['PUT /api/settings/model', '/api/settings/model', 30, 'changed settings', { provider: 'embedded' }],
  ['DELETE /api/settings/model', '/api/settings/model', 30, 'changed settings'],
  [
    'POST /api/insights/custom',
    '/api/insights/custom',
    60,
    'new insights',
    { projectId: '{projectId}', title: 'Bread', content: 'Early.' },
  ],
  ['DELETE /api/insights/:id', '/api/insights/{documentId}?written=nonsense', 120, 'deletions'],
  ['POST /api/change-password', '/api/change-password', 10, 'password changes', passwordChange],
  ['PATCH /api/people/:id', '/api/people/{personId}', 60, 'changed people', { title: 'Baker' }],
  ['GET /api/insight/:insightId', '/api/insight/{insightId}', 120, 'opened insights'],
  [
    'GET /api/projects/:id/people/merge-suggestions',
    '/api/projects/{projectId}/people/merge-suggestions',
    60,
    'searches for people to merge',
  ],
  [
    'POST /api/projects/:id/people/merge',
    '/api/projects/{projectId}/people/merge',
    30,
    'merged people',
    { personIds: [2_000_000_000, 2_000_000_001] },
  ],
  ['POST /api/people/:id/split', '/api/people/{personId}/split', 30, 'split people', { documentIds: [2_000_000_000] }],
  ['POST /api/people/:id/erasure-preview', '/api/people/{personId}/erasure-preview', 30, 'previews', {}],
  ['POST /api/people/:id/erase', '/api/people/{personId}/erase', 10, 'erasures', { names: ['Anna'] }],
  [
    'POST /api/insights/:id/evidence',
    '/api/insights/{insightId}/evidence',
    60,
    'new quotes',
    { documentId: '{documentId}', start: 0, end: 4 },
  ],
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

function make(as: SignedIn, call: string, path: string, body: object = {}) {
  const payload: object = JSON.parse(filled(JSON.stringify(body)));
  const url = filled(path);
  if (call.startsWith('POST')) return as.post(url, payload);
  if (call.startsWith('PUT')) return as.put(url, payload);
  if (call.startsWith('PATCH')) return as.patch(url, payload);
  return call.startsWith('DELETE') ? as.delete(url) : as.get(url);
}

test.each(costly)('%s has a limit for each user', async (call, path, perMinute, what, body) => {
  const setCount = (count: number) =>
    sql(
      `insert into rate_limits (key, count, window_ends) values ($1, $2, now() + interval '1 minute')
       on conflict (key) do update set count = $2`,
      [`${call}:${admin.id}`, count],
    );
  await setCount(perMinute - 1);
  expect((await make(admin, call, path, body)).statusCode).not.toBe(429);
  const refused = await make(admin, call, path, body);
  expect(refused.statusCode).toBe(429);
  expect(refused.json().message).toMatch(new RegExp(`^Too many ${what} in one minute\\. Please try again in `));
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await make(colleague, call, path, body)).statusCode).not.toBe(429);
  if (!body && path.endsWith('pdf')) expect((await admin.head(filled(path))).statusCode).toBe(200);
});

test('a call that is refused for another reason counts nothing', async () => {
  const generate = 'POST /api/projects/generate-topics';
  await make(colleague, generate, '/api/projects/generate-topics', { name: '' });
  expect(await sql('select 1 from rate_limits where key = $1 and count > 1', [`${generate}:${colleague.id}`])).toEqual(
    [],
  );
});
