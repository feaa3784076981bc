import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Insight } from '#contract/insights/insights.ts';
import type { Client } from '../../testing/client.ts';
import { buildAccess, buildInsight, buildRun } from '../../testing/factories.ts';
import { sharedServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let admin: Client & { id: number };
let client: Client & { id: number };
let stranger: Client;
let projectId: number;
let anna: number;
let ben: number;

const words = {
  anna: 'Anna: We throw away ten loaves every evening, and that hurts me.',
  ben: 'Ben: The food bank only comes on Tuesdays, so we throw away the rest.',
};

beforeAll(async () => {
  server = await sharedServer();
  admin = await server.newAdmin();
  client = await server.colleague(admin, 'client');
  stranger = await server.newAdmin();
});

beforeEach(async () => {
  projectId = (await admin.post('/api/projects', { name: 'Bakeries' })).json().id;
  anna = (await admin.upload(projectId, 'anna.txt', words.anna)).json().id;
  ben = (await admin.upload(projectId, 'ben.txt', words.ben)).json().id;
});

const sql = async (text: string, values: unknown[] = []) =>
  (await server.deps.database.pool.query(text, values)).rows as Record<string, unknown>[];

/** An insight as a run stores it, with one quote of each document. */
const newInsight = (quotes: [documentId: number, quote: string][], source?: string): Promise<number> =>
  buildInsight(server, {
    projectId,
    quotes: quotes.map(([documentId, quote]) => ({ documentId, quote })),
    ...(source ? { source } : {}),
  });

const fromAnna = (): [number, string] => [anna, 'We throw away ten loaves every evening'];
const fromBen = (): [number, string] => [ben, 'we throw away the rest'];
const rows = async () => (await admin.get(`/api/projects/${projectId}/insights`)).json() as Insight[];
const rowOf = async (id: number) => (await rows()).find((row) => row.id === id);

describe('deleting a document', () => {
  test('removes its text, its passages and its original bytes', async () => {
    expect((await admin.delete(`/api/insights/${anna}`)).statusCode).toBe(200);
    expect((await admin.get(`/api/documents/${anna}/text`)).statusCode).toBe(404);
    expect(await sql('select 1 from document_sources where insight_id = $1', [anna])).toEqual([]);
    expect(await sql('select 1 from document_chunks where insight_id = $1', [anna])).toEqual([]);
    expect((await rows()).map((row) => row.id)).toEqual([ben]);
  });

  test('removes the generated insights that rest on it alone', async () => {
    const only = await newInsight([fromAnna()]);
    await admin.delete(`/api/insights/${anna}`);
    expect(await rowOf(only)).toBeUndefined();
  });

  test('leaves an insight that another document carries as well, with the quote that is left', async () => {
    const both = await newInsight([fromAnna(), fromBen()]);
    await admin.delete(`/api/insights/${anna}`);
    const row = await rowOf(both);
    expect(row?.analysis.evidence).toMatchObject([{ documentId: ben, quote: 'we throw away the rest' }]);
    expect(row?.analysis.supportingQuote).toBe('we throw away the rest');
    expect(row?.analysis.sources.map((s) => s.fileName)).toEqual(['ben.txt']);
    expect(row?.source).toBe('ben.txt');
    expect(row?.fileName).toBe('ben.txt');
    expect(row?.analysis.strength).toMatchObject({ people: 1, peopleInAll: 1, documents: 1, documentsInAll: 1 });
  });

  test('leaves what people wrote themselves, without the quote', async () => {
    const own = await newInsight([fromAnna()], 'custom');
    await admin.delete(`/api/insights/${anna}`);
    const row = await rowOf(own);
    expect(row?.title).toBe('Bread ends in the bin');
    expect(row?.analysis.supportingQuote).toBe('');
    expect(row?.source).toBe('custom');
  });

  test('is refused while an analysis reads it, and possible once that has ended', async () => {
    const run = await buildRun(server, { projectId, documentIds: [anna], status: 'preprocessing' });
    const refused = await admin.delete(`/api/insights/${anna}`);
    expect(refused.statusCode).toBe(409);
    expect(refused.json().message).toMatch(/is being analyzed/);
    expect((await admin.delete(`/api/insights/${ben}`)).statusCode).toBe(200);
    await sql("update analysis_progress set status = 'completed', context_document = 'Anna: …' where id = $1", [run]);
    expect((await admin.delete(`/api/insights/${anna}`)).statusCode).toBe(200);
    expect(await sql('select context_document from analysis_progress where id = $1', [run])).toEqual([
      { context_document: null },
    ]);
  });

  test('and starting an analysis of it at once: one of the two wins, nothing is left half', async () => {
    for (let round = 0; round < 10; round++) {
      const id = (await admin.upload(projectId, `round ${round}.txt`, words.anna)).json().id;
      const [started, deleted] = await Promise.all([
        admin.post(`/api/projects/${projectId}/analyze-documents`, { documentIds: [id] }),
        admin.delete(`/api/insights/${id}`),
      ]);
      expect([
        [200, 409],
        [404, 200],
      ]).toContainEqual([started.statusCode, deleted.statusCode]);
      await sql("update analysis_progress set status = 'error' where project_id = $1", [projectId]);
    }
  });
});

describe('deleting an insight', () => {
  test('leaves its documents', async () => {
    const id = await newInsight([fromAnna(), fromBen()]);
    expect((await admin.delete(`/api/insights/${id}`)).statusCode).toBe(200);
    expect((await rows()).map((row) => row.id).sort()).toEqual([anna, ben].sort());
    expect((await admin.delete(`/api/insights/${id}`)).statusCode).toBe(404);
  });
});

describe('deleting several insights', () => {
  const deleteAll = (ids: number[], who: Client = admin) => who.delete(`/api/projects/${projectId}/insights`, { ids });

  test('removes them together, leaves the rest, and is written down', async () => {
    const [one, two, three] = [
      await newInsight([fromAnna()]),
      await newInsight([fromBen()]),
      await newInsight([fromBen()]),
    ];
    const reply = await deleteAll([one, two, two]);
    expect([reply.statusCode, reply.json().message]).toEqual([200, '2 insights deleted']);
    expect((await rows()).map((row) => row.id).sort()).toEqual([anna, ben, three].sort());
    const [entry] = (await admin.get('/api/audit?kind=deletions')).json().entries;
    expect(entry).toMatchObject({ action: 'insights-deleted', object: { id: projectId }, details: { count: 2 } });
  });

  test('removes none when one of them is missing, of another project, or a document', async () => {
    const id = await newInsight([fromAnna()]);
    const elsewhere = projectId;
    projectId = (await admin.post('/api/projects', { name: 'Another' })).json().id;
    expect((await deleteAll([id])).statusCode).toBe(404);
    projectId = elsewhere;
    expect((await deleteAll([id, 999_999])).statusCode).toBe(404);
    expect((await deleteAll([id, anna])).statusCode).toBe(404);
    expect((await rows()).map((row) => row.id).sort()).toEqual([anna, ben, id].sort());
    expect((await deleteAll([])).json().message).toBe('Please select insights to delete');
  });

  test('is for staff of the company', async () => {
    const id = await newInsight([fromAnna()]);
    expect((await deleteAll([id], server.guest())).statusCode).toBe(401);
    expect((await deleteAll([id], client)).statusCode).toBe(403);
    expect((await deleteAll([id], stranger)).statusCode).toBe(404);
    const user = await server.colleague(admin, 'company_user');
    expect((await deleteAll([id], user)).statusCode).toBe(200);
  });
});

describe('who may delete', () => {
  test('every staff member of the company may, no client may, whatever was granted', async () => {
    await buildAccess(server, { projectId, userId: client.id });
    expect((await client.delete(`/api/insights/${anna}`)).statusCode).toBe(403);
    expect((await client.delete('/api/insights/999999')).statusCode).toBe(403);
    const user = await server.colleague(admin, 'company_user');
    expect((await user.delete(`/api/insights/${anna}`)).statusCode).toBe(200);
  });

  test('for another company it looks like one that is missing, and nobody does it without a session', async () => {
    const foreign = await stranger.delete(`/api/insights/${anna}`);
    expect(foreign.statusCode).toBe(404);
    expect(foreign.body).toBe((await stranger.delete('/api/insights/999999')).body);
    expect((await server.guest().delete(`/api/insights/${anna}`)).statusCode).toBe(401);
    expect(await rowOf(anna)).toBeDefined();
  });
});
