import { beforeAll, describe, expect, test } from 'vitest';
import type { Insight } from '#contract/insights/insights.ts';
import type { Client } from '../../testing/client.ts';
import { buildInsight } from '../../testing/factories.ts';
import { anna, ben } from '../../testing/interviews.ts';
import { sharedServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let admin: Client & { id: number };
let user: Client & { id: number };
let stranger: Client & { id: number };
let projectId: number;
let annaId: number;
let benId: number;

beforeAll(async () => {
  server = await sharedServer();
  admin = await server.newAdmin();
  user = await server.colleague(admin, 'company_user');
  stranger = await server.newAdmin();
  // One project for all tests: each reads only the insights that it makes, and reading two files again for each takes long.
  projectId = (await admin.post('/api/projects', { name: 'Bakeries' })).json().id;
  annaId = (await admin.upload(projectId, 'anna.txt', anna)).json().id;
  benId = (await admin.upload(projectId, 'ben.txt', ben)).json().id;
});

const words = { title: 'Nobody trusts the notebook', content: 'Numbers are written down and then misread.' };
const create = (body: object, who: Client = admin) =>
  who.post('/api/insights/custom', { projectId, ...words, ...body });
const made = async (body: object = {}) => (await create(body)).json() as Insight;
const listed = async (id: number) =>
  ((await admin.get(`/api/projects/${projectId}/insights`)).json() as Insight[]).find((row) => row.id === id);
const quote = 'I keep a paper notebook next to the oven.';

describe('writing an insight', () => {
  test('stores it as custom, with its tags once each, and answers what the list shows from then on', async () => {
    const reply = await create({ relevance: 'It costs rolls.', emoji: '📓', tags: [' Waste ', 'waste', 'Planning'] });
    expect(reply.statusCode).toBe(201);
    const insight = reply.json() as Insight;
    expect(insight).toMatchObject({ projectId, source: 'custom', title: words.title, content: words.content });
    expect(insight.analysis).toMatchObject({
      ...{ summary: words.content, businessImpact: 'It costs rolls.', relevance: 'It costs rolls.', emoji: '📓' },
      ...{ keywords: ['Waste', 'Planning'], supportingQuote: '', evidence: [], sources: [] },
    });
    expect(insight.analysis.quoteState).toBeUndefined();
    expect(await listed(insight.id)).toEqual(insight);
  });

  test('half a character, as an emoji cut in two leaves it, is stored as the sign for what cannot be read', async () => {
    const half = '\ud83e';
    const texts = { title: `Bread ${half}`, content: half, relevance: half, quote: half, tags: [`waste ${half}`] };
    const reply = await create(texts);
    expect(reply.statusCode).toBe(201);
    const { title, content, analysis } = reply.json() as Insight;
    expect([title, content, ...analysis.keywords]).toEqual(['Bread \ufffd', '\ufffd', 'waste \ufffd']);
    const { id } = reply.json();
    const edited = await admin.patch(`/api/insights/${id}`, { analysis: { summary: `So ${half}` } });
    expect(edited.json().content).toBe('So \ufffd');
  });

  test('a quote that stands in a document becomes evidence at its place', async () => {
    const { analysis } = await made({ quote: `“${quote}”` });
    expect(analysis).toMatchObject({ quoteState: 'exact', supportingQuote: quote, quote });
    const [found] = analysis.evidence;
    expect(found).toMatchObject({
      documentId: benId,
      fileName: 'ben.txt',
      speaker: 'Ben',
      place: 'line 2',
      stance: 'for',
    });
    expect(ben.slice(found?.start, found?.end)).toBe(quote);
    expect(analysis.sources).toEqual([{ documentId: benId, fileName: 'ben.txt', relevance: 1 }]);
  });

  test('a quote in other spelling is cut as the document has it', async () => {
    const { analysis } = await made({ quote: 'i keep a PAPER notebook – next' });
    expect(analysis.quoteState).toBe('unfound');
    const folded = await made({ quote: 'i keep a PAPER  notebook next to the oven' });
    expect(folded.analysis).toMatchObject({ quoteState: 'folded', supportingQuote: quote.slice(0, -1) });
  });

  test('a quote that stands nowhere stays as its author wrote it, and is no evidence', async () => {
    const { analysis } = await made({ quote: 'I keep a digital notebook next to the oven.' });
    expect(analysis).toMatchObject({
      ...{ quoteState: 'unfound', supportingQuote: 'I keep a digital notebook next to the oven.', evidence: [] },
    });
  });

  test('of several documents that hold the quote, the one named as source is taken', async () => {
    const second = (await admin.upload(projectId, 'ben again.txt', ben)).json().id;
    expect((await made({ quote })).analysis.evidence[0]?.documentId).toBe(benId);
    expect((await made({ quote, sources: [second] })).analysis.evidence[0]?.documentId).toBe(second);
  });

  test('a quote of another project of the company is not found', async () => {
    const other = (await admin.post('/api/projects', { name: 'Another' })).json().id;
    const { analysis } = (await create({ projectId: other, quote })).json() as Insight;
    expect(analysis).toMatchObject({ quoteState: 'unfound', evidence: [] });
  });

  test('sources are documents of the project, whatever file name is sent with them', async () => {
    const sources = [{ documentId: benId, fileName: 'somebody else.txt' }, { documentId: annaId }];
    const { analysis, fileName } = await made({ sources });
    expect(analysis.sources.map((s) => s.fileName)).toEqual(['ben.txt', 'anna.txt']);
    expect(fileName).toBe('ben.txt');
    const foreign = (await admin.post('/api/projects', { name: 'Another' })).json().id;
    const refused = await create({ projectId: foreign, sources: [benId] });
    expect(refused.statusCode).toBe(404);
    expect(refused.json().message).toBe(`Document ${benId} is not in this project. It may have been deleted.`);
  });

  test('through the project as well, and a projectId that differs is refused', async () => {
    const path = `/api/projects/${projectId}/insights/custom`;
    const reply = await user.post(path, { ...words, projectId, sources: [{ fileName: 'ben.txt', documentId: benId }] });
    expect(reply.statusCode).toBe(201);
    expect(reply.json()).toMatchObject({ projectId, source: 'custom' });
    const other = (await admin.post('/api/projects', { name: 'Another' })).json().id;
    const refused = await user.post(path, { ...words, projectId: other });
    expect([refused.statusCode, refused.json().message]).toEqual([
      400,
      'The URL and the request body name different projects',
    ]);
  });

  test.each([
    [{ title: '  ' }, 'Title is required'],
    [{ content: undefined }, 'Content is required'],
    [{ title: 'x'.repeat(301) }, 'Title must be at most 300 characters'],
    [{ content: 'x'.repeat(20_001) }, 'Content must be at most 20,000 characters'],
    [{ tags: ['x'.repeat(500)] }, 'A tag must be at most 100 characters'],
    [{ tags: Array.from({ length: 51 }, (_, i) => `tag ${i}`) }, 'An insight can have at most 50 tags'],
    [{ projectId: undefined }, 'Please select a project'],
  ])('is refused with a sentence: %j', async (body, message) => {
    const reply = await create(body);
    expect([reply.statusCode, reply.json().message]).toEqual([400, message]);
  });
});

describe('editing an insight', () => {
  const edit = (id: number, body: object, who: Client = admin) => who.patch(`/api/insights/${id}`, body);

  test('a full edit is custom, keeps the evidence, and moves the moment of the last change', async () => {
    const id = await generated();
    const before = await listed(id);
    const reply = await edit(id, { title: 'Loaves are wasted', content: 'Ten a night.', source: 'anna.txt' });
    expect(reply.statusCode).toBe(200);
    const after = reply.json() as Insight;
    expect(after).toMatchObject({ title: 'Loaves are wasted', content: 'Ten a night.', source: 'custom' });
    expect(after.analysis).toMatchObject({ title: 'Loaves are wasted', summary: 'Ten a night.' });
    expect(after.analysis.evidence).toEqual(before?.analysis.evidence);
    expect(after.analysis.strength).toEqual(before?.analysis.strength);
    expect(Date.parse(after.updatedAt)).toBeGreaterThan(Date.parse(before?.updatedAt ?? ''));
    expect(await listed(id)).toEqual(after);
  });

  test('a change of tags alone keeps the source, also when the whole analysis comes with it', async () => {
    const id = await generated();
    const before = (await listed(id)) as Insight;
    const reply = await edit(id, { analysis: { keywords: ['waste', ' Bread '] } });
    expect(reply.json()).toMatchObject({ source: 'anna.txt', analysis: { keywords: ['waste', 'Bread'] } });
    const whole = await edit(id, {
      source: before.source,
      analysis: { ...before.analysis, keywords: ['BREAD', 'bread'] },
    });
    expect(whole.json()).toMatchObject({ source: 'anna.txt', analysis: { keywords: ['BREAD'] } });
    expect(whole.json().analysis).toEqual({ ...before.analysis, keywords: ['BREAD'] });
  });

  test('of the analysis its words can be changed, what was counted and proven cannot', async () => {
    const id = await generated();
    const before = (await listed(id)) as Insight;
    const forged = { evidence: [], strength: { people: 99 }, sources: [], sentiment: 1, question: 'Forged?' };
    const words = { relevance: 'Costs money.', emoji: '🍞', badge: 'HIGH_EMOTION', summary: 'Bread is lost.' };
    const { analysis, source, content } = (
      await edit(id, { id: 1, companyId: 1, analysis: { ...forged, ...words } })
    ).json();
    expect(source).toBe('custom');
    expect(content).toBe('Bread is lost.');
    expect(analysis).toEqual({ ...before.analysis, ...words, businessImpact: 'Costs money.' });
    expect((await edit(id, { analysis: { badge: null, emoji: '' } })).json().analysis).not.toHaveProperty('badge');
  });

  test('a new quote that is found stands first and the quotes before it stay', async () => {
    const id = await generated();
    const { analysis } = (await edit(id, { analysis: { supportingQuote: quote } })).json() as Insight;
    expect(analysis).toMatchObject({ supportingQuote: quote, quoteState: 'exact' });
    expect(analysis.evidence.map((e) => e.speaker)).toEqual(['Ben', 'Anna']);
    const back = (await edit(id, { analysis: { quote: annasWords } })).json() as Insight;
    expect(back.analysis.evidence.map((e) => e.speaker)).toEqual(['Anna', 'Ben']);
  });

  test('a quote that was only related supports the insight once a person names it', async () => {
    const related = { documentId: benId, quote, stance: 'near' as const };
    const lead = { documentId: annaId, quote: annasWords };
    const id = await buildInsight(server, { projectId, quotes: [lead, related] });
    const { analysis } = (await edit(id, { analysis: { supportingQuote: quote } })).json() as Insight;
    expect(analysis.evidence.map((e) => [e.quote, e.stance])).toEqual([
      [quote, 'for'],
      [annasWords, 'for'],
    ]);
  });

  test('a new quote that is not found is marked, and the evidence stays', async () => {
    const { id: documentId } = (await admin.upload(projectId, 'anna again.txt', anna)).json();
    const id = await generated(documentId);
    const { analysis } = (
      await edit(id, { analysis: { supportingQuote: 'We never throw bread away.' } })
    ).json() as Insight;
    expect(analysis).toMatchObject({ supportingQuote: 'We never throw bread away.', quoteState: 'unfound' });
    expect(analysis.evidence).toHaveLength(1);
    await admin.delete(`/api/insights/${documentId}`);
    expect((await listed(id))?.analysis).toMatchObject({
      ...{ supportingQuote: 'We never throw bread away.', quoteState: 'unfound', evidence: [] },
    });
  });

  test('two people who edit at once: no field and no evidence is lost', async () => {
    const id = await generated();
    const replies = await Promise.all([
      edit(id, { title: 'Bread in the bin' }),
      edit(id, { analysis: { keywords: ['one'] } }, user),
      edit(id, { analysis: { supportingQuote: quote } }, user),
      edit(id, { analysis: { relevance: 'Money' } }),
    ]);
    expect(replies.map((r) => r.statusCode)).toEqual([200, 200, 200, 200]);
    const row = await listed(id);
    expect(row).toMatchObject({
      title: 'Bread in the bin',
      analysis: { keywords: ['one'], businessImpact: 'Money', supportingQuote: quote },
    });
    expect(row?.analysis.evidence).toHaveLength(2);
  });

  test.each([
    [{ projectId: 1 }, 'An insight cannot be moved to another project'],
    [{ title: ' ' }, 'Title is required'],
    [{ analysis: { keywords: ['x'.repeat(101)] } }, 'A tag must be at most 100 characters'],
    [{ analysis: { keywords: [''] } }, 'A tag is required'],
    [{ analysis: { badge: 'BEST' } }, 'Please choose a badge from the list'],
  ])('is refused with a sentence: %j', async (body, message) => {
    const reply = await edit(await generated(), body);
    expect([reply.statusCode, reply.json().message]).toEqual([400, message]);
  });

  test('a document is not edited this way', async () => {
    const reply = await edit(annaId, { title: 'Mine now' });
    expect(reply.statusCode).toBe(409);
    expect((await listed(annaId))?.title).toBe('anna.txt');
  });
});

describe('who may write', () => {
  test('staff of the company; a client never, another company sees nothing there, nobody without a session', async () => {
    const id = (await made()).id;
    const client = await server.colleague(admin, 'client');
    await admin.post(`/api/projects/${projectId}/access`, {
      userId: client.id,
      canViewInsights: true,
      canViewChat: true,
    });
    const calls = (who: Client) =>
      Promise.all([
        create({}, who),
        who.post(`/api/projects/${projectId}/insights/custom`, words),
        who.patch(`/api/insights/${id}`, { analysis: { keywords: ['x'] } }),
      ]);
    const statuses = async (who: Client) => (await calls(who)).map((r) => r.statusCode);
    expect(await statuses(user)).toEqual([201, 201, 200]);
    expect(await statuses(client)).toEqual([403, 403, 403]);
    expect(await statuses(stranger)).toEqual([404, 404, 404]);
    expect(await statuses(server.guest())).toEqual([401, 401, 401]);
  });
});

const annasWords = 'We throw away about ten loaves every evening';

/** An insight of Anna's words as a run stores it. */
const generated = (documentId = annaId): Promise<number> =>
  buildInsight(server, {
    projectId,
    quotes: [{ documentId, quote: annasWords, speaker: 'Anna', place: 'line 2' }],
    analysis: { themes: ['bread'] },
  });
