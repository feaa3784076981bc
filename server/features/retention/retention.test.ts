import { beforeAll, beforeEach, expect, test } from 'vitest';
import { graceDays, type Retention } from '#contract/documents/retention.ts';
import type { Insight } from '#contract/insights/insights.ts';
import type { SignedIn } from '../../testing/client.ts';
import { buildInsight, buildRun } from '../../testing/factories.ts';
import { anna, ben } from '../../testing/interviews.ts';
import { sharedServer, type TestServer } from '../../testing/test-server.ts';
import { expiryOf, monthsLater } from './rules.ts';
import { deleteExpired } from './service.ts';

let server: TestServer;
let admin: SignedIn;
let projectId: number;
let old: number;
let young: number;

const day = 24 * 60 * 60 * 1000;
const daysFromNow = (days: number) => new Date(Date.now() + days * day);
const age = (id: number, days: number) =>
  server.deps.database.pool.query('update insights set created_at = $2, updated_at = $2 where id = $1', [
    id,
    daysFromNow(-days),
  ]);
const retentionOf = async (query = ''): Promise<Retention> =>
  (await admin.get(`/api/projects/${projectId}/retention${query}`)).json();
const set = (months: number | null) => admin.put(`/api/projects/${projectId}/retention`, { months });
const rows = async () => (await admin.get(`/api/projects/${projectId}/insights`)).json() as Insight[];
const documentIds = async () => (await rows()).filter((row) => row.source === 'upload').map((row) => row.id);

beforeAll(async () => {
  server = await sharedServer();
  admin = await server.newAdmin();
});

beforeEach(async () => {
  projectId = (await admin.post('/api/projects', { name: 'Bakeries' })).json().id;
  old = (await admin.upload(projectId, 'anna.txt', anna)).json().id;
  young = (await admin.upload(projectId, 'ben.txt', ben)).json().id;
  await age(old, 100);
});

test('documents are kept until people delete them, unless a project says otherwise', async () => {
  expect(await retentionOf()).toEqual({ months: null, documents: [] });
  await deleteExpired(server.deps, daysFromNow(10_000));
  expect((await documentIds()).sort()).toEqual([old, young].sort());
});

test('the preview says when each document would go, without setting anything', async () => {
  const { months, documents } = await retentionOf('?months=2');
  expect(months).toBe(2);
  expect(documents.map(({ id }) => id)).toEqual([old, young]);
  const [first, second] = documents.map(({ expiresAt }) => (new Date(expiresAt).getTime() - Date.now()) / day);
  expect(first).toBeCloseTo(graceDays, 1);
  expect(second).toBeGreaterThan(57);
  expect((await retentionOf()).months).toBeNull();
});

test('what is due goes with everything that rests on it, and the rest stays', async () => {
  const quote = 'We throw away about ten loaves every evening, and that really hurts me.';
  const insight = await buildInsight(server, { projectId, quotes: [{ documentId: old, quote }] });
  await set(2);
  await deleteExpired(server.deps, daysFromNow(graceDays - 1));
  expect(await documentIds()).toContain(old);
  await deleteExpired(server.deps, daysFromNow(graceDays + 1));
  expect(await documentIds()).toEqual([young]);
  expect((await rows()).map((row) => row.id)).not.toContain(insight);
  const { entries } = (await admin.get('/api/audit?kind=deletions')).json();
  expect(entries[0]).toMatchObject({
    ...{ action: 'document-expired', actor: null, object: { kind: 'document', id: old, name: `#${old}` } },
  });
  expect(entries[1]).toMatchObject({ action: 'retention-changed', details: { months: 2 } });
});

test('a document that is being analyzed stays until its analysis has ended', async () => {
  await set(2);
  await buildRun(server, { projectId, documentIds: [old], status: 'initializing' });
  await deleteExpired(server.deps, daysFromNow(graceDays + 1));
  expect(await documentIds()).toContain(old);
  await server.deps.database.pool.query(`update analysis_progress set status = 'completed' where project_id = $1`, [
    projectId,
  ]);
  await deleteExpired(server.deps, daysFromNow(graceDays + 1));
  expect(await documentIds()).not.toContain(old);
});

test('the days of grace begin again when the retention is shortened, and not when it is set to what it was', async () => {
  await set(3);
  const first = (await retentionOf()).documents[0]?.expiresAt;
  await set(3);
  expect((await retentionOf()).documents[0]?.expiresAt).toBe(first);
  expect((await set(0)).statusCode).toBe(400);
  expect((await set(241)).json().message).toMatch(/between 1 and 240 months/);
  expect((await set(null)).json()).toEqual({ months: null, documents: [] });
});

test('clients can neither see nor set it', async () => {
  const client = await server.colleague(admin, 'client');
  expect((await client.get(`/api/projects/${projectId}/retention`)).statusCode).toBe(403);
  expect((await client.put(`/api/projects/${projectId}/retention`, { months: 1 })).statusCode).toBe(403);
});

test.each([
  ['2026-01-31T10:00:00.000Z', 1, '2026-02-28T10:00:00.000Z'],
  ['2024-02-29T00:00:00.000Z', 12, '2025-02-28T00:00:00.000Z'],
  ['2026-11-30T23:59:00.000Z', 3, '2027-02-28T23:59:00.000Z'],
  ['2026-05-15T08:00:00.000Z', 24, '2028-05-15T08:00:00.000Z'],
])('%s and %i months later is %s', (from, months, later) => {
  expect(monthsLater(new Date(from), months).toISOString()).toBe(later);
  const longAgo = new Date('2000-01-01');
  expect(expiryOf(new Date(from), { months, setAt: longAgo }).toISOString()).toBe(later);
});
