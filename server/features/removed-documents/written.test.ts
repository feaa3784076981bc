import { describe, expect, test } from 'vitest';
import type { Insight } from '#contract/insights/insights.ts';
import {
  admin,
  dependentsOf,
  documents,
  from,
  insightOf,
  makeBakeries,
  projectId,
  quotes,
  remove,
  server,
} from '../../testing/bakeries.ts';
import { insightPath, startChat } from '../../testing/chats.ts';
import { buildInsight, buildQuestion } from '../../testing/factories.ts';

makeBakeries();

describe('what people wrote', () => {
  test('loses the tags that came with a found insight which was merged into it, and keeps its own', async () => {
    const found = await buildInsight(server, {
      projectId,
      quotes: [from('survey', quotes.survey)],
      analysis: { keywords: ['quince counter'], themes: ['quince counter'] },
    });
    const written = { title: 'Our own thought', content: 'Written after a long meeting.' };
    const { id } = (await admin.post(`/api/projects/${projectId}/insights/custom`, written)).json();
    await admin.patch(`/api/insights/${id}`, { analysis: { keywords: ['for the meeting'] } });
    await admin.post(`/api/projects/${projectId}/insights/merge`, { keepId: id, ids: [found] });
    expect((await insightOf(id))?.analysis.keywords).toEqual(['for the meeting', 'quince counter']);
    expect((await dependentsOf(documents.survey)).written).toEqual([]);
    await remove(documents.survey);
    const { rows } = await server.deps.database.pool.query('select analysis from insights where id = $1', [id]);
    expect(rows[0].analysis.keywords).toEqual(['for the meeting']);
    expect(JSON.stringify(rows)).not.toContain('quince');
  });

  const own = (over: object) =>
    buildInsight(server, { projectId, source: 'custom', quotes: [from('survey', quotes.survey)], analysis: over });

  test('stays, without the quote, and with a quote of its own that speaks of the same', async () => {
    const id = await buildInsight(server, {
      projectId,
      source: 'custom',
      quotes: [from('survey', quotes.survey), from('ben', quotes.ben), from('anna', quotes.weather)],
      analysis: { title: 'Too much bread is baked', summary: 'We should talk about it.' },
    });
    await remove(documents.survey);
    const { analysis } = (await insightOf(id)) as Insight;
    expect(analysis).toMatchObject({ title: 'Too much bread is baked', supportingQuote: quotes.ben });
    expect(analysis.sources.map((s) => s.documentId)).toEqual([documents.ben, documents.anna]);
  });

  test('shows no quote rather than an unrelated one', async () => {
    const id = await buildInsight(server, {
      projectId,
      source: 'custom',
      quotes: [from('survey', quotes.survey), from('anna', quotes.weather)],
      analysis: { title: 'Customers leave', summary: 'They do not wait.' },
    });
    await remove(documents.survey);
    expect((await insightOf(id))?.analysis.supportingQuote).toBe('');
  });

  test('is listed where it quotes the document, and goes only where the deletion names it', async () => {
    const quoting = await own({
      title: 'The quince counter again',
      summary: 'The queue at the quince counter is far too long.',
    });
    const also = await own({ title: 'Elmsworth', summary: 'They catch the bus to Elmsworth.' });
    const silent = await own({ title: 'Waiting', summary: 'It takes long.' });
    const { written } = await dependentsOf(documents.survey);
    expect(written.map(({ kind, id }) => [kind, id])).toEqual([
      ['insight', quoting],
      ['insight', also],
    ]);
    await remove(documents.survey, `?written=insight-${quoting},insight-${silent}`);
    expect(await insightOf(quoting)).toBeUndefined();
    expect((await insightOf(also))?.content).toMatch(/Elmsworth/);
    expect(await insightOf(silent)).toBeDefined();
  });

  test('in questions and messages goes where the deletion names it', async () => {
    const insightId = await buildInsight(server, { projectId, quotes: [from('anna', quotes.anna)] });
    const path = insightPath({ projectId, insightId });
    const chat = await startChat(
      admin,
      { projectId, insightId, documentId: documents.anna },
      'What of the bus to Elmsworth?',
    );
    const message = 'What of the bus to Elmsworth?';
    await admin.post(`/api/conversations/${chat}/messages`, { role: 'user', content: message });
    await admin.post(`/api/projects/${projectId}/questions`, { question: 'Who takes the bus to Elmsworth?' });
    const { written } = await dependentsOf(documents.survey);
    expect(written.map((w) => w.kind).sort()).toEqual(['message', 'question']);
    await remove(documents.survey, `?written=${written.map((w) => `${w.kind}-${w.id}`).join()}`);
    const [conversation] = (await admin.get(path)).json().data;
    expect(conversation.title).toBe('Conversation');
    const messages = (await admin.get(`/api/conversations/${chat}/messages`)).body;
    expect(messages).toContain('This message was removed with a document.');
    expect(messages).not.toContain('Elmsworth');
    expect((await admin.get(`/api/projects/${projectId}/questions`)).body).not.toContain('Elmsworth');
  });
});

describe('a found insight that the team tagged', () => {
  const tagged = async (keywords: string[]) => {
    const id = await buildInsight(server, {
      projectId,
      quotes: [from('survey', quotes.survey), from('anna', quotes.anna)],
      analysis: { keywords: ['quince counter', 'loaves'] },
    });
    await admin.patch(`/api/insights/${id}`, { analysis: { keywords } });
    return id;
  };

  const tags = ['quince counter', 'loaves', 'Elmsworth', 'for the next meeting'];

  test('keeps the tags that they added or left in their list when a document goes', async () => {
    const id = await tagged(tags);
    await remove(documents.survey);
    expect((await insightOf(id))?.analysis.keywords).toEqual(tags);
  });

  test('is listed with the tags that use words of the document, which go where the deletion names them', async () => {
    const id = await tagged(tags);
    const written = [{ kind: 'tag', id, text: 'quince counter, Elmsworth' }];
    expect((await dependentsOf(documents.survey)).written).toEqual(written);
    await remove(documents.survey, `?written=tag-${id}`);
    expect((await insightOf(id))?.analysis.keywords).toEqual(['loaves', 'for the next meeting']);
  });

  test('loses the tags found in the document where they only talked about it', async () => {
    const id = await buildInsight(server, {
      projectId,
      quotes: [from('survey', quotes.survey), from('anna', quotes.anna)],
      analysis: { keywords: ['quince counter', 'loaves'] },
    });
    await server.deps.database.pool.query('update insights set edited_at = now() where id = $1', [id]);
    await remove(documents.survey);
    expect((await insightOf(id))?.analysis.keywords).toEqual(['loaves']);
  });
});

test('a merged insight is still recognized by each of its claims after a document is deleted', async () => {
  const [kept, other] = [
    await buildInsight(server, { projectId, quotes: [from('anna', quotes.anna), from('survey', quotes.survey)] }),
    await buildInsight(server, { projectId, quotes: [from('ben', quotes.ben)] }),
  ];
  await admin.post(`/api/projects/${projectId}/insights/merge`, { keepId: kept, ids: [other] });
  await remove(documents.survey);
  const { rows } = await server.deps.database.pool.query(
    'select document_id from evidence where insight_id = $1 and leads order by ordinal',
    [kept],
  );
  expect(rows.map((row) => row.document_id)).toEqual([documents.anna, documents.ben]);
});

test('a merged insight takes the title of another of its claims once the document of the first is deleted', async () => {
  const [kept, other] = [
    await buildInsight(server, { projectId, quotes: [from('survey', quotes.survey), from('anna', quotes.weather)] }),
    await buildInsight(server, { projectId, quotes: [from('ben', quotes.ben)] }),
  ];
  await server.deps.database.pool.query(
    'update evidence set claim_start = start_offset, claim_end = end_offset where leads and insight_id = any($1)',
    [[kept, other]],
  );
  await admin.post(`/api/projects/${projectId}/insights/merge`, { keepId: kept, ids: [other] });
  await remove(documents.survey);
  const { analysis } = (await insightOf(kept)) as Insight;
  expect(analysis.title).toMatch(/throw away a lot of bread/i);
  expect(analysis.supportingQuote).toBe(quotes.ben);
  expect(analysis.evidence.map((quote) => quote.quote)).toEqual([quotes.ben, quotes.weather]);
});

test('questions that Earshot proposed in words of the document go, also from the insights that answer them', async () => {
  const asked = 'What happens at the quince counter?';
  const general = 'What annoys people?';
  const documentIds = Object.values(documents);
  const questionId = await buildQuestion(server, { projectId, question: asked, documentIds });
  await buildQuestion(server, { projectId, question: general, documentIds });
  const id = await buildInsight(server, {
    projectId,
    questionId,
    quotes: [from('anna', quotes.anna)],
    analysis: {
      question: asked,
      title: 'We throw away about ten loaves every evening',
      businessImpact: `It answers “${asked}”`,
    },
  });
  expect((await dependentsOf(documents.survey)).questions.map((q) => q.question)).toEqual([asked]);
  await remove(documents.survey);
  const left = (await admin.get(`/api/projects/${projectId}/questions`)).body;
  expect(left).not.toContain('quince');
  expect(left).toContain(general);
  const row = await insightOf(id);
  expect(JSON.stringify(row)).not.toContain('quince');
  expect(row?.analysis.title).toBe('We throw away about ten loaves every evening');
  expect(row?.analysis.strength?.documentsInAll).toBe(3);
});
