import { describe, expect, test } from 'vitest';
import { collectInsights } from '../../collect-insights.ts';
import type { EngineDocument, FoundInsight, StandingInsight } from '../../engine.ts';
import { launderetteInterviews } from '../../testing/guided-interviews.ts';
import { localEngine as engine } from '../local-engine.ts';

const brief = {};
const language = 'english';

async function found(documents: readonly EngineDocument[]): Promise<FoundInsight[]> {
  const corpus = await engine.prepare(documents);
  const questions = await engine.proposeQuestions(corpus, { brief, language });
  return collectInsights(engine, corpus, { brief, language, questions, claimsOnly: true });
}

/** What is left of an insight without a document. */
function without({ question, title, evidence, sources }: FoundInsight, documentId: number): StandingInsight {
  const left = evidence.filter((quote) => quote.documentId !== documentId);
  return {
    question,
    title: left[0] === evidence[0] ? title : null,
    evidence: left,
    documentIds: sources.map((s) => s.documentId).filter((id) => id !== documentId),
  };
}

async function rebuiltWithout(documents: readonly EngineDocument[], documentId: number) {
  const before = await found(documents);
  const left = documents.filter((d) => d.id !== documentId);
  const corpus = await engine.prepare(left);
  const insights = before.map((insight) => without(insight, documentId));
  const { insights: after, totals } = await engine.rebuildInsights(corpus, { brief, language, insights });
  return { before, left, totals, pairs: after.map((insight, i) => ({ was: before[i] as FoundInsight, insight })) };
}

const documents = launderetteInterviews();
const textsOf = ({ title, summary, businessImpact, keywords, themes }: FoundInsight) =>
  [title, summary, businessImpact, ...keywords, ...themes].join('\n');

describe.each(documents.map((d) => [d.fileName, d.id] as const))('without %s', (_, documentId) => {
  test('no insight names, quotes or counts it', async () => {
    const { pairs, left, totals } = await rebuiltWithout(documents, documentId);
    expect(totals.documentsInAll).toBe(left.length);
    for (const { insight } of pairs) {
      if (!insight) continue;
      expect([...insight.sources, ...insight.evidence].map((s) => s.documentId)).not.toContain(documentId);
      for (const { documentId: id, start, end, quote } of insight.evidence)
        expect(left.find((d) => d.id === id)?.text.slice(start, end)).toBe(quote);
      expect(insight.strength.documentsInAll).toBe(left.length);
    }
  });

  test('an insight whose claim is left keeps its title, its quotes and at most its counts', async () => {
    const { pairs } = await rebuiltWithout(documents, documentId);
    const kept = pairs.filter(({ was }) => was.evidence[0]?.documentId !== documentId);
    expect(kept.length).toBeGreaterThan(0);
    for (const { was, insight } of kept) {
      expect(insight?.title).toBe(was.title);
      expect(insight?.supportingQuote).toBe(was.supportingQuote);
      expect(insight?.strength.people).toBeLessThanOrEqual(was.strength.people);
    }
  });

  test('an insight whose claim is lost is about the quote that is left, or is none', async () => {
    const { pairs } = await rebuiltWithout(documents, documentId);
    for (const { was, insight } of pairs.filter(({ was }) => was.evidence[0]?.documentId === documentId)) {
      const isLeft = was.evidence.some((quote) => quote.stance === 'for' && quote.documentId !== documentId);
      if (!isLeft) expect(insight).toBeNull();
      if (!insight) continue;
      expect(insight.title).not.toBe(was.title);
      expect(textsOf(insight)).not.toContain(was.title);
      const said = insight.supportingQuote.toLowerCase();
      expect(
        insight.title
          .toLowerCase()
          .split(' ')
          .slice(1, -1)
          .every((word) => said.includes(word)),
      ).toBe(true);
    }
  });
});

test('an insight that loses nothing stays as it was found', async () => {
  const before = await found(documents);
  const corpus = await engine.prepare(documents);
  const insights = before.map((insight) => without(insight, -1));
  const after = await engine.rebuildInsights(corpus, { brief, language, insights });
  const facts = (i: FoundInsight | null) => i && [i.title, i.supportingQuote, i.evidence.length];
  expect(after.insights.map(facts)).toEqual(before.map(facts));
  for (const [n, insight] of after.insights.entries())
    expect(insight?.strength.people, before[n]?.title).toBe(before[n]?.strength.people);
});
