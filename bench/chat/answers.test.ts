import { expect, it } from 'vitest';
import { askAll } from './ask-all.ts';
import { readPeople } from './people.ts';
import { emptyScores, score, total } from './score.ts';

it.each(['project', 'alone'] as const)('people keep to what they said, in a corpus of the %s', async (mode) => {
  const scores = emptyScores();
  for (const asked of await askAll(readPeople('development'), mode)) total(scores, score(asked));
  expect(scores).toMatchObject({
    offMaterial: 60,
    onMaterial: 60,
    answersOfOne: 0,
    answersTooLong: 0,
    withoutCitation: 0,
    notInMaterial: 0,
    wrongCitations: 0,
  });
  expect(scores.declined).toBeGreaterThanOrEqual(57);
  expect(scores.declinedWithOffer).toBe(scores.declined);
  expect(scores.rightFirst).toBeGreaterThanOrEqual(50);
  expect(scores.inferred).toBeLessThanOrEqual(scores.sentences / 4);
});
