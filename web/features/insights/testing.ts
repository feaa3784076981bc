import type { Analysis, Insight } from '#contract/insights/insights.ts';

/** An insight for a test, which names only what it is about. */
export function buildInsight(
  changes: Partial<Omit<Insight, 'analysis'>> & { analysis?: Partial<Analysis> } = {},
): Insight {
  return {
    id: 1,
    projectId: 1,
    fileName: 'a.vtt',
    fileType: 'vtt',
    source: null,
    title: 'Rain empties the shop',
    content: '',
    topics: [],
    createdAt: '2026-11-18T10:00:00.000Z',
    updatedAt: '2026-11-18T10:00:00.000Z',
    ...changes,
    analysis: {
      title: 'Rain empties the shop',
      summary: 'Nobody walks in the rain.',
      supportingQuote: '',
      sentiment: 0,
      keywords: [],
      themes: [],
      businessImpact: '',
      suggestedTopics: [],
      sources: [],
      evidence: [],
      ...changes.analysis,
    },
  };
}
