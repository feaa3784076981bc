import { expect, test } from 'vitest';
import { collectInsights } from '../../collect-insights.ts';
import { plainDocument } from '../../testing/documents.ts';
import { localEngine as engine } from '../local-engine.ts';

test('an insight that is rebuilt keeps what its title replies to, also where the title begins in the sentence before', async () => {
  const talk = (...said: string[]) => said.map((answer) => `Interviewer: What about the bakery?\n\nAda: ${answer}`);
  const documents = [
    plainDocument(
      `Interviewer: How do you get your bread at the weekend?\n\nAda: I like the rolls. A notice hung on the door of the bakery with a code to point a phone at. I stood there in the rain with an empty basket.\n\n${talk('The bread is dry by noon, so the rolls should be baked twice a day.')}`,
    ),
  ];
  const corpus = await engine.prepare(documents);
  const about = { brief: {}, language: 'english' as const };
  const questions = await engine.proposeQuestions(corpus, about);
  const found = await collectInsights(engine, corpus, { ...about, questions, claimsOnly: true });
  expect(found.some(({ title }) => title.startsWith('A notice hung') && title.includes('. I stood'))).toBe(true);
  const standing = (isKnown: boolean) =>
    found.map((one) => ({
      ...one,
      documentIds: one.sources.map((source) => source.documentId),
      evidence: one.evidence.map((quote, i) => (isKnown && i === 0 ? { ...quote, claim: one.claim } : quote)),
    }));
  for (const isKnown of [true, false]) {
    const rebuilt = await engine.rebuildInsights(corpus, { ...about, insights: standing(isKnown) });
    const asked = rebuilt.insights.map((one) => one?.evidence[0]?.asked);
    expect(asked).toEqual(found.map((one) => one.evidence[0]?.asked));
  }
});
