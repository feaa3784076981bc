import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Insight } from '#contract/insights/insights.ts';
import type { InsightsReport } from '../../report/model.ts';
import { packed, textOfPdf } from '../../report/testing/pdf-text.ts';
import type { Client } from '../../testing/client.ts';
import { buildInsight, buildRun } from '../../testing/factories.ts';
import { until } from '../../testing/mailbox.ts';
import { type OwnServer, startTestServer } from '../../testing/test-server.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 180_000 });

let server: OwnServer;
let admin: Client & { id: number; email: string };
let user: Client & { id: number };
let viewer: Client & { id: number };
let chatter: Client & { id: number };
let outsider: Client & { id: number };
let stranger: Client;
let projectId: number;
let documentId: number;
let insightId: number;
const run = 'run-of-bakeries';

const text = 'Anna: We throw away ten loaves every evening, and that hurts me.';
const quote = 'We throw away ten loaves every evening';

beforeAll(async () => {
  // Not the shared server: reports are rendered as a server does, the tests replace the renderer and count rows of the whole log.
  server = await startTestServer({}, { sandboxed: true });
  admin = await server.newAdmin();
  [user, viewer, chatter, outsider] = [
    await server.colleague(admin, 'company_user'),
    await server.colleague(admin, 'client'),
    await server.colleague(admin, 'client'),
    await server.colleague(admin, 'client'),
  ];
  stranger = await server.newAdmin();
  projectId = (await admin.post('/api/projects', { name: 'Öfen & “Bäcker” 2026' })).json().id;
  documentId = (await admin.upload(projectId, 'anna.txt', text)).json().id;
  insightId = await newInsight('Bread ends in the bin');
  await newRun(run, true);
  await admin.post(`/api/projects/${projectId}/access`, { userId: viewer.id, canViewInsights: true });
  await admin.post(`/api/projects/${projectId}/access`, { userId: chatter.id, canViewChat: true });
});
afterAll(() => server.stop());

const sql = async (words: string, values: unknown[] = []) =>
  (await server.deps.database.pool.query(words, values)).rows as Record<string, unknown>[];

const newInsight = (title: string): Promise<number> =>
  buildInsight(server, {
    projectId,
    quotes: [{ documentId, quote, speaker: 'Anna' }],
    analysis: {
      ...{ title, emoji: '🥖', businessImpact: 'Ten loaves a day.' },
      strength: { people: 1, peopleInAll: 1, documents: 1, documentsInAll: 1 },
    },
  });

const newRun = (sessionKey: string, described: boolean): Promise<number> =>
  buildRun(server, {
    ...{ projectId, sessionKey, documentIds: [documentId], status: 'error' },
    ...(described ? { context: '# Ovens\n\n## Themes\n\n- **old bread**' } : {}),
    questions: ['What becomes of the rest?'],
  });

const paths = () => ({
  analysis: `/api/analysis/${run}/agent1-report`,
  one: `/api/insights/${insightId}/pdf`,
  all: `/api/projects/${projectId}/insights/pdf`,
});
/** The rights in the order of the paths above. */
const rights = () =>
  [
    ['a guest', server.guest(), [401, 401, 401]],
    ['an admin', admin, [200, 200, 200]],
    ['a user', user, [200, 200, 200]],
    ['a client who may view insights', viewer, [403, 200, 200]],
    ['a client who may view chats alone', chatter, [403, 403, 403]],
    ['a client without access', outsider, [403, 404, 404]],
    ['an admin of another company', stranger, [404, 404, 404]],
  ] as const;

describe('who may download', () => {
  test('what GET answers, HEAD answers too, and without a body', async () => {
    for (const [who, client, expected] of rights()) {
      for (const [n, url] of Object.values(paths()).entries()) {
        const asked = await client.head(url);
        expect(asked.statusCode, `HEAD ${url} by ${who}`).toBe(expected[n]);
        expect(asked.body).toBe('');
        const got = await client.get(url);
        expect(got.statusCode, `GET ${url} by ${who}`).toBe(expected[n]);
        expect(asked.headers['content-type']).toBe(got.headers['content-type']);
        expect(asked.headers['content-disposition']).toBe(got.headers['content-disposition']);
        if (got.statusCode === 200) expect(got.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
      }
    }
  });

  test('a refusal says so in a sentence', async () => {
    expect((await viewer.get(paths().analysis)).json().message).toBe(
      "You don't have permission to download this report.",
    );
    expect((await chatter.get(paths().all)).json().message).toBe("You don't have permission to download this report.");
  });

  test('a document has no report, and neither has what does not exist', async () => {
    const missing = await admin.get('/api/insights/2000000000/pdf');
    for (const client of [admin, viewer]) {
      const reply = await client.get(`/api/insights/${documentId}/pdf`);
      expect([reply.statusCode, reply.body]).toEqual([404, missing.body]);
    }
    expect((await admin.head(`/api/insights/${documentId}/pdf`)).statusCode).toBe(404);
    expect((await admin.get('/api/analysis/no-such-run/agent1-report')).statusCode).toBe(404);
    expect((await admin.get('/api/insights/abc/pdf')).statusCode).toBe(400);
  });
});

test('HEAD draws nothing and writes nothing down', async () => {
  const render = vi.spyOn(server.deps.reports, 'render');
  const [before] = await sql("select count(*)::int as n from audit_log where action = 'downloaded'");
  for (const url of Object.values(paths())) expect((await admin.head(url)).statusCode).toBe(200);
  expect(render).not.toHaveBeenCalled();
  expect(await sql("select count(*)::int as n from audit_log where action = 'downloaded'")).toEqual([before]);
  await admin.get(paths().one);
  expect(render).toHaveBeenCalledTimes(1);
  render.mockRestore();
});

test('the file says what is stored, and is named after the title', async () => {
  const reply = await viewer.get(paths().one);
  const said = await textOfPdf(reply.rawPayload);
  for (const words of ['Bread ends in the bin', quote, 'Ten loaves a day.', 'anna.txt line 1 Anna'])
    expect(packed(said)).toContain(packed(words));
  expect(reply.headers['content-disposition']).toContain('filename="Bread ends in the bin.pdf"');
  const all = await viewer.get(paths().all);
  expect(all.headers['content-disposition']).toContain("filename*=UTF-8''%C3%96fen%20%26%20%E2%80%9CB%C3%A4cker");
  expect(packed(await textOfPdf(all.rawPayload))).toContain(packed('Öfen & “Bäcker” 2026'));
  const analysis = await admin.get(paths().analysis);
  const told = await textOfPdf(analysis.rawPayload);
  for (const words of ['old bread', 'What becomes of the rest?', 'anna.txt']) expect(told).toContain(words);
});

test('of more insights than are read at once, each is in the report once, in the order of the page', async () => {
  const many = (await admin.post('/api/projects', { name: 'Many' })).json().id;
  await sql(
    `insert into insights (company_id, project_id, file_name, file_type, content, source, analysis, created_at)
     select company_id, $2, file_name, file_type, content, source, jsonb_set(analysis, '{title}', to_jsonb('No ' || n)),
       now() - n % 7 * interval '1 hour' from insights, generate_series(1, 450) n where id = $1`,
    [insightId, many],
  );
  let report: InsightsReport | undefined;
  const asked = vi.spyOn(server.deps.reports, 'render').mockImplementation(async (read) => {
    report = (await read()) as InsightsReport;
    return Buffer.from('%PDF-');
  });
  await admin.get(`/api/projects/${many}/insights/pdf`);
  asked.mockRestore();
  const listed: Insight[] = (await admin.get(`/api/projects/${many}/insights`)).json();
  expect(report?.insights.map((insight) => insight.title)).toEqual(listed.map((insight) => insight.analysis.title));
  expect(report?.insights).toHaveLength(450);
});

test('the report on an analysis waits for the first stage', async () => {
  await newRun('run-without-context', false);
  const reply = await admin.get('/api/analysis/run-without-context/agent1-report');
  expect([reply.statusCode, reply.json().message]).toEqual([
    409,
    'The first stage of this analysis has not ended yet. Please try again when it has.',
  ]);
  expect((await admin.head('/api/analysis/run-without-context/agent1-report')).statusCode).toBe(409);
});

test('each download is written down: who, what, of which project', async () => {
  await user.get(paths().analysis);
  await user.get(paths().all);
  await viewer.get(paths().one);
  const { entries } = (await admin.get('/api/audit?kind=downloads')).json();
  const project = { id: projectId, name: 'Öfen & “Bäcker” 2026' };
  expect(entries.slice(0, 3)).toMatchObject([
    { action: 'downloaded', actor: { id: viewer.id }, object: { kind: 'insight', id: insightId, name: null } },
    { actor: { id: user.id }, object: { kind: 'project', ...project }, details: { report: 'insights', project } },
    { actor: { id: user.id }, object: { kind: 'project' }, details: { report: 'analysis', project } },
  ]);
});

test('who goes away is not drawn for any longer', async () => {
  const url = await server.app.listen({ port: 0, host: '127.0.0.1' });
  const login = await server.guest().post('/api/login', { email: admin.email, password: 'quiet-river-7' });
  const cookie = login.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const leaving = new AbortController();
  const outcomes: unknown[] = [];
  const { render } = server.deps.reports;
  const spy = vi.spyOn(server.deps.reports, 'render').mockImplementation((report, asker) => {
    leaving.abort();
    const drawn = render(report, asker);
    drawn.catch((error) => outcomes.push(error.name));
    return drawn;
  });
  await expect(fetch(`${url}${paths().all}`, { headers: { cookie }, signal: leaving.signal })).rejects.toThrow();
  await until(async () => outcomes[0], 'the end of the drawing');
  expect(outcomes).toEqual(['AppError']);
  spy.mockRestore();
});

test('when too many are drawn already, the answer is 503 with a sentence and a time to wait', async () => {
  const { unavailable } = await import('../../errors.ts');
  const spy = vi.spyOn(server.deps.reports, 'render').mockRejectedValue(unavailable('Too many reports.'));
  const reply = await admin.get(paths().all);
  expect([reply.statusCode, reply.headers['retry-after'], reply.headers['content-type']]).toEqual([
    503,
    '5',
    'application/json; charset=utf-8',
  ]);
  expect(reply.headers['content-disposition']).toBeUndefined();
  spy.mockRestore();
});
