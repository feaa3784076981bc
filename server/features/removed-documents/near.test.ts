import { describe, expect, test } from 'vitest';
import type { Insight } from '#contract/insights/insights.ts';
import {
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
import { buildInsight } from '../../testing/factories.ts';

makeBakeries();

describe('an insight to which the document is only near', () => {
  const title = 'We throw away about ten loaves every evening';
  const related = (over: object = {}, source = 'anna.txt') =>
    buildInsight(server, {
      ...{ projectId, source },
      quotes: [from('anna', quotes.anna), { ...from('survey', quotes.survey), stance: 'near' as const }],
      analysis: { title, summary: 'Anna says this. It hurts her.', keywords: ['bakery waste'], ...over },
    });

  test('is previewed as losing related quotes, which is no loss of evidence', async () => {
    const id = await related();
    const { insights: previewed } = await dependentsOf(documents.survey);
    expect(previewed).toEqual([{ id, title, loses: 'near', isWritten: false }]);
  });

  test.each(['', '?dependents=remove'])('loses that quote and nothing else%s', async (query) => {
    const id = await related();
    const before = (await insightOf(id)) as Insight;
    await remove(documents.survey, query);
    const after = (await insightOf(id)) as Insight;
    expect(after).toEqual({
      ...before,
      analysis: { ...before.analysis, evidence: before.analysis.evidence.slice(0, 1) },
      updatedAt: after.updatedAt,
    });
    expect(JSON.stringify(after)).not.toContain('quince');
  });

  test('is worded again where a model wrote it, which may have used that quote', async () => {
    const id = await related();
    const provenance = { engine: 'model', model: 'a-model', promptVersion: '1', runId: 'a-run' };
    await server.deps.database.pool.query('update insights set provenance = $2 where id = $1', [id, provenance]);
    expect((await dependentsOf(documents.survey)).insights).toEqual([{ id, title, loses: 'text', isWritten: false }]);
    await remove(documents.survey, '?dependents=remove');
    const row = await insightOf(id);
    expect(row?.analysis).toMatchObject({ title, supportingQuote: quotes.anna });
    expect(row?.analysis.summary).not.toContain('It hurts her.');
    expect(row?.provenance?.engine).toBe('embedded');
  });

  test.each(['anna.txt', 'custom'])('loses the tag that was taken from that quote (%s)', async (source) => {
    const [own, found] = ['loaves', 'quince counter'];
    const id = await related({ keywords: [own, found], foundTags: [found] }, source);
    await remove(documents.survey);
    const row = await insightOf(id);
    expect(row?.analysis.keywords).toContain(own);
    expect(JSON.stringify(row)).not.toContain('quince');
  });

  test('is worded again where it also uses words of the document', async () => {
    const id = await related({ summary: 'A respondent says: “Nobody tells me when the rye comes out of the oven”.' });
    expect((await dependentsOf(documents.survey)).insights).toEqual([{ id, title, loses: 'text', isWritten: false }]);
    await remove(documents.survey, '?dependents=remove');
    const row = await insightOf(id);
    expect(row?.analysis).toMatchObject({ title, supportingQuote: quotes.anna });
    expect(JSON.stringify(row)).not.toMatch(/rye|quince/);
  });

  test('keeps its counts where people wrote it', async () => {
    const id = await related({}, 'custom');
    const before = await insightOf(id);
    await remove(documents.survey);
    expect((await insightOf(id))?.analysis.strength).toEqual(before?.analysis.strength);
  });
});
