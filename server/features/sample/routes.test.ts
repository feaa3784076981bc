import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Person } from '#contract/people/people.ts';
import type { Client } from '../../testing/client.ts';
import { until } from '../../testing/mailbox.ts';
import { type OwnServer, startTestServer } from '../../testing/test-server.ts';

// Seven documents are read in separate processes and analysed.
vi.setConfig({ testTimeout: 120_000 });

let server: OwnServer;
let admin: Client & { id: number };
beforeAll(async () => {
  // Not the shared server: limits are on.
  server = await startTestServer({ RATE_LIMITS: 'on' });
  admin = await server.newAdmin();
});
afterAll(() => server.stop());

type Row = {
  id: number;
  source: string;
  fileName: string;
  summary?: string;
  analysis: {
    strength?: { peopleInAll: number };
    evidence: { documentId: number; start: number; end: number; quote: string }[];
  };
};

async function analysed({ project, sessionKey }: { project: { id: number }; sessionKey: string }) {
  return until(async () => {
    const run = (await admin.get(`/api/projects/${project.id}/analysis/${sessionKey}`)).json();
    if (run.status === 'error') throw new Error(run.error);
    return run.status === 'completed' ? run : undefined;
  }, 'the analysis of the sample');
}

test('the sample becomes a project like any other: seven documents, topics, questions, insights with true quotes, people', async () => {
  const reply = await admin.post('/api/projects/sample');
  expect(reply.statusCode).toBe(201);
  const { project } = reply.json();
  expect((await admin.get('/api/projects')).json()).toEqual([project]);
  expect((await admin.get(`/api/topics?projectId=${project.id}`)).json()).toHaveLength(8);

  const run = await analysed(reply.json());
  expect(run.documentIds).toHaveLength(7);
  expect(run.questions[0]).toBe('What makes members leave?');
  expect(run.questions.length).toBeLessThanOrEqual(12);
  // Two of the seven documents are German; the questions are in the language of the project.
  expect(run.questions.filter((question: string) => /^(Was|Wie|Wo|Warum|Seit)\b/u.test(question))).toEqual([]);
  for (const { passagesCited } of run.coverage) expect(passagesCited).toBeGreaterThan(0);

  const rows: Row[] = (await admin.get(`/api/projects/${project.id}/insights`)).json();
  const documents = rows.filter((row) => row.source === 'upload');
  const insights = rows.filter((row) => row.source !== 'upload');
  expect(new Set(documents.map(({ fileName }) => fileName.split('.').at(-1)))).toEqual(
    new Set(['vtt', 'docx', 'pdf', 'md', 'txt', 'html', 'csv']),
  );
  expect(insights.length).toBeGreaterThanOrEqual(7);
  for (const { id } of documents) {
    const { text, warnings } = (await admin.get(`/api/documents/${id}/text`)).json();
    expect(warnings).toEqual([]);
    const quotes = insights.flatMap((i) => i.analysis.evidence).filter((e) => e.documentId === id);
    for (const { start, end, quote } of quotes) expect(text.slice(start, end)).toBe(quote);
  }

  const documentIds = documents.map(({ id }) => id);
  const people = await admin.post(`/api/projects/${project.id}/people/analyze`, { documentIds });
  const { true: respondents = [], false: interviewed = [] } = Object.groupBy(
    people.json() as Person[],
    (p) => `${p.brief}`,
  );
  expect(interviewed.map((p) => p.name).sort()).toEqual(['Daniel', 'Jonas', 'Katrin', 'Margaret', 'Owen', 'Priya']);
  expect(respondents).toHaveLength(36);
  const counted = new Set(insights.map((i) => i.analysis.strength?.peopleInAll));
  expect(counted).toEqual(new Set([people.json().length]));
});

test('asked again it makes another one', async () => {
  const first = (await admin.get('/api/projects')).json();
  const reply = await admin.post('/api/projects/sample');
  expect(reply.statusCode).toBe(201);
  expect((await admin.get('/api/projects')).json()).toEqual([reply.json().project, ...first]);
});

test('an analysis that may not begin leaves no half project', async () => {
  const { jobs } = server.deps;
  const before = (await admin.get('/api/projects')).json();
  server.deps.jobs = {
    ...jobs,
    async send(job, payload, tx) {
      if (job.name === 'analysis') throw new Error('the queue is full');
      return jobs.send(job, payload, tx);
    },
  };
  const reply = await admin.post('/api/projects/sample');
  server.deps.jobs = jobs;
  expect(reply.statusCode).toBe(500);
  expect((await admin.get('/api/projects')).json()).toEqual(before);
  const left = await server.deps.database.pool.query('select count(*)::int from insights where project_id <> all($1)', [
    before.map(({ id }: { id: number }) => id),
  ]);
  expect(left.rows).toEqual([{ count: 0 }]);
});

test('a client may not make one, and one user makes ten in an hour', async () => {
  const client = await server.colleague(admin, 'client');
  expect((await client.post('/api/projects/sample')).statusCode).toBe(403);
  const key = `sample:${admin.id}`;
  await server.deps.database.pool.query('update rate_limits set count = 10 where key = $1', [key]);
  const refused = await admin.post('/api/projects/sample');
  expect(refused.statusCode).toBe(429);
  expect(refused.json().message).toMatch(/^Too many sample projects in one hour\./);
});
