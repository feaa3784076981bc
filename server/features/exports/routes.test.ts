import { parse } from 'csv-parse/sync';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { Insight } from '#contract/insights/insights.ts';
import { projectExport } from '#contract/projects/exports.ts';
import type { Client } from '../../testing/client.ts';
import { anna, ben } from '../../testing/interviews.ts';
import { sharedServer, type TestServer, testPassword } from '../../testing/test-server.ts';

vi.setConfig({ hookTimeout: 180_000 });

let server: TestServer;
let admin: Client & { id: number; email: string };
let viewer: Client & { id: number };
let projectId: number;
let benId: number;

const quote = 'I keep a paper notebook next to the oven.';

beforeAll(async () => {
  server = await sharedServer();
  admin = await server.newAdmin();
  projectId = (await admin.post('/api/projects', { name: 'Öfen & “Bäcker”', description: 'How they plan.' })).json().id;
  await admin.upload(projectId, 'anna.txt', anna);
  benId = (await admin.upload(projectId, 'ben.txt', ben)).json().id;
  const write = (body: object) =>
    admin.post('/api/insights/custom', { projectId, content: 'Words, and “more”.', ...body });
  await write({ title: '=HYPERLINK("x")', tags: ['Paper', '-minus'], quote });
  await write({ title: '<b>No quote</b>', quote: 'Nobody ever said this.' });
  viewer = await server.colleague(admin, 'client');
  await admin.post(`/api/projects/${projectId}/access`, { userId: viewer.id, canViewInsights: true });
});

const get = (format: string, who: Client = admin) => who.get(`/api/projects/${projectId}/export?format=${format}`);

describe('the export of a project', () => {
  test('as CSV has a row for each quote, opens in spreadsheets and runs no formula', async () => {
    const reply = await get('csv');
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['content-type']).toMatch(/^text\/csv; charset=utf-8/);
    expect([...reply.rawPayload.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const rows = parse(reply.rawPayload, { bom: true, columns: true }) as Record<string, string>[];
    const [without, withQuote] = rows;
    expect(rows).toHaveLength(2);
    expect(withQuote).toMatchObject({
      ...{ title: `'=HYPERLINK("x")`, tags: 'Paper; -minus', quote, quote_found: 'yes', stance: 'for', speaker: 'Ben' },
      ...{ document: 'ben.txt', document_id: String(benId), place: 'line 2', start: String(ben.indexOf(quote)) },
    });
    expect(without).toMatchObject({ quote: 'Nobody ever said this.', quote_found: 'no', document: '' });
  });

  test('as Markdown has every insight with its quotes, and no markup of other people', async () => {
    const reply = await get('markdown');
    expect(reply.headers['content-type']).toBe('text/markdown; charset=utf-8');
    expect(reply.body).toContain(`> ${quote}\n>\n> (Ben, ben.txt, line 2, characters`);
    expect(reply.body).toContain('## &lt;b&gt;No quote&lt;/b&gt;');
    expect(reply.body).toContain('(Not found in the documents)');
  });

  test('as JSON is whole and as its schema says, with the texts that the quotes stand in', async () => {
    const file = projectExport.parse((await get('json')).json());
    const listed = (await admin.get(`/api/projects/${projectId}/insights`)).json() as Insight[];
    expect(file.insights).toEqual(listed.filter((row) => row.source !== 'upload'));
    expect(file.documents?.map((d) => [d.fileName, d.text])).toEqual([
      ['anna.txt', anna],
      ['ben.txt', ben],
    ]);
    for (const { documentId, start, end, quote: said } of file.insights.flatMap((i) => i.analysis.evidence))
      expect(file.documents?.find((d) => d.id === documentId)?.text.slice(start, end)).toBe(said);
  });

  test('for a client who may view insights has them without the documents', async () => {
    const file = projectExport.parse((await get('json', viewer)).json());
    expect(file.insights).toHaveLength(2);
    expect(file).not.toHaveProperty('documents');
    for (const format of ['json', 'csv', 'markdown'])
      expect((await get(format, viewer)).body).not.toContain('forty rolls');
  });

  test('of an empty project is whole as well', async () => {
    const id = (await admin.post('/api/projects', { name: 'Empty' })).json().id;
    const reply = async (format: string) => admin.get(`/api/projects/${id}/export?format=${format}`);
    expect(projectExport.parse((await reply('json')).json())).toMatchObject({ insights: [], documents: [] });
    expect(parse((await reply('csv')).rawPayload, { bom: true, columns: true })).toEqual([]);
    expect((await reply('markdown')).body).toContain('0 insights');
  });

  test('brings large documents whole to somebody who reads slowly', async () => {
    const id = (await admin.post('/api/projects', { name: 'Large' })).json().id;
    const texts = ['first', 'second'].map((word) => `Ada: ${`${word} loaf, `.repeat(200_000)}end.`);
    for (const [i, text] of texts.entries()) await admin.upload(id, `large ${i}.txt`, text);
    const url = await server.app.listen({ port: 0, host: '127.0.0.1' });
    const { cookies } = await admin.post('/api/login', { email: admin.email, password: testPassword });
    const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    const reply = await fetch(`${url}/api/projects/${id}/export?format=json`, { headers: { cookie } });
    let body = '';
    for await (const part of reply.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      await new Promise((resolve) => setImmediate(resolve));
      body += part;
    }
    expect(projectExport.parse(JSON.parse(body)).documents?.map((d) => d.text)).toEqual(texts);
  });

  test('is named after the project, in its own script', async () => {
    const { headers } = await get('csv');
    expect(headers['content-disposition']).toBe(
      `attachment; filename="Ofen & _Backer_ insights.csv"; filename*=UTF-8''${encodeURIComponent('Öfen & “Bäcker” insights.csv')}`,
    );
  });

  test('is written down, but not when only its headers are asked for', async () => {
    const count = async () => (await admin.get('/api/audit?kind=downloads')).json().entries.length as number;
    const before = await count();
    const head = await admin.head(`/api/projects/${projectId}/export?format=csv`);
    expect([head.statusCode, head.body, head.headers['content-type']]).toEqual([
      200,
      '',
      'text/csv; charset=utf-8; header=present',
    ]);
    expect(await count()).toBe(before);
    await get('csv');
    expect(await count()).toBe(before + 1);
    const [entry] = (await admin.get('/api/audit?kind=downloads')).json().entries;
    expect(entry).toMatchObject({ action: 'downloaded', object: { id: projectId }, details: { format: 'csv' } });
  });

  test('in an unknown format is refused with a sentence', async () => {
    const reply = await get('docx');
    expect([reply.statusCode, reply.json().message]).toEqual([400, 'Please choose a format: markdown, csv or json']);
  });
});

test('who may: staff, and clients who may view the insights', async () => {
  const user = await server.colleague(admin, 'company_user');
  const chatter = await server.colleague(admin, 'client');
  await admin.post(`/api/projects/${projectId}/access`, { userId: chatter.id, canViewChat: true });
  const outsider = await server.colleague(admin, 'client');
  const stranger = await server.newAdmin();
  for (const format of ['markdown', 'csv', 'json']) {
    const statuses = [user, viewer, chatter, outsider, stranger, server.guest()].map(
      async (who) => (await get(format, who)).statusCode,
    );
    expect(await Promise.all(statuses)).toEqual([200, 200, 403, 404, 404, 401]);
  }
});
