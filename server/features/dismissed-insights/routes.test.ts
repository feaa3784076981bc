import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { DismissedInsight } from '#contract/insights/dismissed-insights.ts';
import type { Client, SignedIn } from '../../testing/client.ts';
import { buildAccess, buildInsight } from '../../testing/factories.ts';
import { sharedServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let admin: SignedIn;
let user: SignedIn;
let client: SignedIn;
let stranger: SignedIn;
let projectId: number;
let vera: number;
let milo: number;

// The first character is two UTF-16 code units, which offsets count.
const words = {
  vera: '🌧 Vera: The bus never waits for the ferry.\nVera: I walk home along the motorway when I miss it.',
  milo: 'Milo: My ticket is void once the ferry is late.\nMilo: I buy two tickets to be safe.',
};
const [waits, walk] = ['The bus never waits for the ferry.', 'I walk home along the motorway when I miss it.'];
const [ticket, two] = ['My ticket is void once the ferry is late.', 'I buy two tickets to be safe.'];

beforeAll(async () => {
  server = await sharedServer();
  admin = await server.newAdmin();
  user = await server.colleague(admin, 'company_user');
  client = await server.colleague(admin, 'client');
  stranger = await server.newAdmin();
});
beforeEach(async () => {
  projectId = (await admin.post('/api/projects', { name: 'Ferries' })).json().id;
  vera = (await admin.upload(projectId, 'vera.txt', words.vera)).json().id;
  milo = (await admin.upload(projectId, 'milo.txt', words.milo)).json().id;
  await buildAccess(server, { projectId, userId: client.id });
});

const path = () => `/api/projects/${projectId}/insights/dismissed`;
const listed = async (who: Client = admin) => (await who.get(path())).json() as DismissedInsight[];
const countOf = async (who: Client = admin) => (await who.get(`${path()}/count`)).json().count as number;
const found = (...quotes: [documentId: number, quote: string][]): Promise<number> =>
  buildInsight(server, { projectId, quotes: quotes.map(([documentId, quote]) => ({ documentId, quote })) });
const quotesOf = ({ quotes }: DismissedInsight) => quotes.map(({ fileName, quote }) => [fileName, quote]);

async function dismiss(...quotes: [documentId: number, quote: string][]): Promise<number> {
  const id = await found(...quotes);
  expect((await user.delete(`/api/insights/${id}`)).statusCode).toBe(200);
  return id;
}

describe('the list of dismissed insights', () => {
  test('shows what each rested on, cut from the documents, with its place and when it was deleted, newest first', async () => {
    const first = await dismiss([vera, waits], [milo, ticket]);
    const second = await dismiss([milo, two]);
    const all = await listed();
    expect(all.map(({ id }) => id)).toEqual([second, first]);
    expect(all[1]?.quotes).toEqual([
      { documentId: vera, fileName: 'vera.txt', start: 9, end: 9 + waits.length, quote: waits, place: 'line 1' },
      { documentId: milo, fileName: 'milo.txt', start: 6, end: 6 + ticket.length, quote: ticket, place: 'line 1' },
    ]);
    expect(Date.parse(all[1]?.dismissedAt ?? '')).toBeLessThanOrEqual(Date.now());
    expect(await countOf()).toBe(2);
  });

  test('names who deleted it to admins and to themselves, and to no one once the account is gone', async () => {
    await dismiss([vera, waits]);
    const colleague = await server.colleague(admin, 'company_user');
    const name = (await user.get('/api/user')).json().username;
    const names = async (who: Client) => (await listed(who)).map(({ dismissedBy }) => dismissedBy);
    expect([await names(admin), await names(user), await names(colleague)]).toEqual([[name], [name], [null]]);
    const leaving = await server.colleague(admin, 'company_user');
    await leaving.delete(`/api/insights/${await found([milo, two])}`);
    expect((await admin.delete(`/api/users/${leaving.id}`)).statusCode).toBe(200);
    expect(await names(admin)).toEqual([null, name]);
  });

  test('keeps no words: only offsets are stored', async () => {
    await dismiss([vera, waits]);
    const { rows } = await server.deps.database.pool.query(
      `select q.*, d.* from dismissed_quotes q join dismissed_insights d using (insight_id) where d.project_id = $1`,
      [projectId],
    );
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain('ferry');
  });

  test('holds a lead quote once, however often it was deleted', async () => {
    await dismiss([vera, waits], [milo, ticket]);
    const again = await dismiss([vera, waits]);
    expect((await listed()).map(({ id }) => id)).toEqual([again]);
  });
});

describe('an insight is dismissed', () => {
  test('when several are deleted at once', async () => {
    const ids = [await found([vera, waits]), await found([milo, two])];
    await admin.delete(`/api/projects/${projectId}/insights`, { ids });
    expect((await listed()).map(({ id }) => id).sort()).toEqual(ids.sort());
  });

  test('by none of them when the deletion of several fails', async () => {
    const id = await found([vera, waits]);
    expect((await admin.delete(`/api/projects/${projectId}/insights`, { ids: [id, 999_999] })).statusCode).toBe(404);
    expect(await countOf()).toBe(0);
  });

  test('also when people edited it before, by the quote that it was found with', async () => {
    const id = await found([vera, waits]);
    await admin.patch(`/api/insights/${id}`, { title: 'Our title', analysis: { supportingQuote: walk } });
    await admin.delete(`/api/insights/${id}`);
    expect((await listed()).map(quotesOf)).toEqual([
      [
        ['vera.txt', waits],
        ['vera.txt', walk],
      ],
    ]);
  });

  test('by what supports it, and not by what contradicts it', async () => {
    const id = await found([vera, waits], [milo, ticket]);
    const { pool } = server.deps.database;
    await pool.query("update evidence set stance = 'against' where insight_id = $1 and ordinal = 1", [id]);
    await admin.delete(`/api/insights/${id}`);
    expect((await listed()).map(quotesOf)).toEqual([[['vera.txt', waits]]]);
  });

  test('not when a person wrote it', async () => {
    const written = { projectId, title: 'Ours', content: 'Our words.', quote: waits };
    const { id } = (await admin.post('/api/insights/custom', written)).json();
    expect((await admin.delete(`/api/insights/${id}`)).statusCode).toBe(200);
    expect(await countOf()).toBe(0);
  });

  test('not when it is merged, but when the merged one is deleted, with the lead quotes of all', async () => {
    const [kept, other] = [await found([vera, waits]), await found([milo, ticket])];
    await admin.post(`/api/projects/${projectId}/insights/merge`, { keepId: kept, ids: [other] });
    expect(await countOf()).toBe(0);
    await admin.delete(`/api/insights/${kept}`);
    const { rows } = await server.deps.database.pool.query(
      'select leads from dismissed_quotes where insight_id = $1 order by ordinal',
      [kept],
    );
    expect(rows).toEqual([{ leads: true }, { leads: true }]);
  });

  test('not when its document is deleted', async () => {
    await found([vera, waits]);
    await admin.delete(`/api/insights/${vera}`);
    expect(await countOf()).toBe(0);
  });

  test('once, when two people delete it at the same moment', async () => {
    const id = await found([vera, waits]);
    const statuses = (await Promise.all([admin.delete(`/api/insights/${id}`), user.delete(`/api/insights/${id}`)])).map(
      (reply) => reply.statusCode,
    );
    expect(statuses).toContain(200);
    expect(await countOf()).toBe(1);
  });
});

describe('what was dismissed is forgotten', () => {
  test('with the documents that it rested on', async () => {
    await dismiss([vera, waits], [milo, ticket]);
    await dismiss([vera, walk]);
    await admin.delete(`/api/insights/${vera}`);
    expect((await listed()).map(quotesOf)).toEqual([[['milo.txt', ticket]]]);
    await admin.delete(`/api/insights/${milo}`);
    expect([await listed(), await countOf()]).toEqual([[], 0]);
  });

  test('with the project', async () => {
    const id = await dismiss([vera, waits]);
    await admin.delete(`/api/projects/${projectId}`);
    const { pool } = server.deps.database;
    for (const table of ['dismissed_insights', 'dismissed_quotes'])
      expect((await pool.query(`select 1 from ${table} where insight_id = $1`, [id])).rows).toEqual([]);
  });

  test('when it is allowed again, which is written down', async () => {
    const [one, two] = [await dismiss([vera, waits]), await dismiss([milo, ticket])];
    expect((await user.delete(`${path()}/${one}`)).statusCode).toBe(200);
    expect((await listed()).map(({ id }) => id)).toEqual([two]);
    expect((await user.delete(`${path()}/${one}`)).statusCode).toBe(404);
    const [entry] = (await admin.get('/api/audit?kind=deletions')).json().entries;
    expect(entry).toMatchObject({ action: 'dismissed-allowed', object: { id: projectId } });
  });

  test('in no other project by its id', async () => {
    const id = await dismiss([vera, waits]);
    const elsewhere = (await admin.post('/api/projects', { name: 'Another' })).json().id;
    expect((await admin.delete(`/api/projects/${elsewhere}/insights/dismissed/${id}`)).statusCode).toBe(404);
    expect(await countOf()).toBe(1);
  });
});

test('staff of the company list and allow; no client whatever was granted, no other company, no one without a session', async () => {
  const id = await dismiss([vera, waits]);
  const statuses = async (who: Client) => [
    (await who.get(path())).statusCode,
    (await who.get(`${path()}/count`)).statusCode,
    (await who.delete(`${path()}/${id}`)).statusCode,
  ];
  expect(await statuses(server.guest())).toEqual([401, 401, 401]);
  expect(await statuses(client)).toEqual([403, 403, 403]);
  expect(await statuses(stranger)).toEqual([404, 404, 404]);
  expect(await statuses(user)).toEqual([200, 200, 200]);
  await dismiss([vera, walk]);
  expect((await admin.get(path())).statusCode).toBe(200);
});
