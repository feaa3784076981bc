import { expect, test } from 'vitest';
import { estimateRun } from './estimate-run.ts';

const settings = { provider: 'openai', contextTokens: null, embeddingModel: null } as const;
const run = { passages: 200, characters: 200_000, questions: 10 };

test('an estimate grows with the material and with the questions', () => {
  const small = estimateRun({ ...run, passages: 100, characters: 100_000 }, settings);
  const large = estimateRun(run, settings);
  const more = estimateRun({ ...run, questions: 12 }, settings);
  for (const figure of ['calls', 'inputTokens', 'outputTokens'] as const) {
    expect(large[figure]).toBeGreaterThan(small[figure]);
    expect(more[figure]).toBeGreaterThan(large[figure]);
  }
});

test('a model that reads less at once is called more often', () => {
  const short = estimateRun(run, { ...settings, contextTokens: 4_000 });
  expect(short.calls).toBeGreaterThan(estimateRun(run, settings).calls);
});
