import { expect, test } from 'vitest';
import { type Insight, isDocument, isListedDocument } from '#contract/insights/insights.ts';
import { buildInsight } from '../../testing/factories.ts';
import { sharedServer } from '../../testing/test-server.ts';

const interview = 'Ines: We bake at three in the morning, every day.';

/** A project with one document and insights of every origin, none of them with keywords. */
async function untaggedProject() {
  const server = await sharedServer();
  const admin = await server.newAdmin();
  const projectId = (await admin.post('/api/projects', { name: 'Bakeries' })).json().id as number;
  const documentId = (await admin.upload(projectId, 'ines.txt', interview)).json().id as number;
  const quotes = [{ documentId, quote: 'We bake at three' }];
  await buildInsight(server, { projectId, quotes, analysis: { keywords: [] } });
  await buildInsight(server, { projectId, quotes, analysis: { keywords: [], summary: '' } });
  await buildInsight(server, { projectId, quotes, analysis: { keywords: [], title: 'ines.txt' } });
  await admin.post('/api/insights/custom', { projectId, title: 'ines.txt', content: 'Words.', sources: [documentId] });
  const rows = (await admin.get(`/api/projects/${projectId}/insights`)).json() as Insight[];
  return { admin, projectId, documentId, rows };
}

test('only uploads are documents, whatever keywords, title or summary an insight has', async () => {
  const { rows, documentId } = await untaggedProject();
  expect(rows).toHaveLength(5);
  expect(rows.filter(isDocument).map(({ id }) => id)).toEqual([documentId]);
  expect(rows.filter(isListedDocument).map(({ id }) => id)).toEqual([documentId]);
});

test('everything that is listed as a document can be analyzed', async () => {
  const { admin, projectId, rows } = await untaggedProject();
  const documentIds = rows.filter(isListedDocument).map(({ id }) => id);
  const reply = await admin.post(`/api/projects/${projectId}/analyze-documents`, { documentIds });
  expect(reply.statusCode).toBe(200);
});

test('an insight without keywords is exported as an insight', async () => {
  const { admin, projectId } = await untaggedProject();
  const reply = await admin.get(`/api/projects/${projectId}/export?format=json`);
  expect(reply.statusCode).toBe(200);
  expect(reply.json().insights).toHaveLength(4);
});
