import { beforeAll, describe, expect, test } from 'vitest';
import { collectInsights } from '../../collect-insights.ts';
import type { FoundInsight, InsightInput, KnownClaim } from '../../engine.ts';
import { launderetteInterviews } from '../../testing/guided-interviews.ts';
import { localEngine } from '../local-engine.ts';

const placeOf = ({ claim, evidence }: FoundInsight) => `${evidence[0]?.documentId}:${claim.start}`;
const asKnown = ({ claim, evidence, question, title }: FoundInsight): KnownClaim => ({
  ...{ documentId: evidence[0]?.documentId ?? 0, ...claim, question, title },
});

async function find(documents: Parameters<typeof localEngine.prepare>[0], known: readonly KnownClaim[] = []) {
  const corpus = await localEngine.prepare(documents);
  const about = { brief: {}, language: corpus.language };
  const questions = await localEngine.proposeQuestions(corpus, about);
  const input: InsightInput = { ...about, questions, claimsOnly: true, known };
  return collectInsights(localEngine, corpus, input);
}

describe('claims of earlier insights', () => {
  const all = launderetteInterviews();
  const some = all.slice(0, 2);
  let first: FoundInsight[];
  beforeAll(async () => {
    first = await find(some);
  });

  test('are there', () => expect(first.length).toBeGreaterThan(2));

  test('change nothing when the material has not changed', async () => {
    expect(await find(some, first.map(asKnown))).toEqual(first);
  });

  test('are all found again among more documents, whatever else is found beside them', async () => {
    const again = await find(all, first.map(asKnown));
    const titles = new Map(again.map((insight) => [placeOf(insight), insight.title]));
    for (const insight of first) expect(titles.get(placeOf(insight))).toBe(insight.title);
  });

  test('are found by their lead quotes where the claim is not known', async () => {
    const quoted = first.map((insight) => {
      const { documentId = 0, start = 0, end = 0 } = insight.evidence[0] ?? {};
      return { ...asKnown(insight), documentId, start, end };
    });
    expect((await find(some, quoted)).map(placeOf)).toEqual(first.map(placeOf));
  });

  test('that the material does not make are not made up', async () => {
    const [one] = first.map(asKnown);
    const beyond = { ...one, documentId: 99 } as KnownClaim;
    expect(await find(some, [beyond])).toEqual(first);
  });
});
