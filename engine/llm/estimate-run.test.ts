import { expect, test } from 'vitest';
import { estimateRun } from './estimate-run.ts';

const settings = { provider: 'openai', contextTokens: null, embeddingModel: null } as const;
const sample = 'The driver comes before dawn, so somebody has to open the door. ';
const documents = (characters: number) => [{ length: characters, sample }];
const short = { passages: 3, samples: documents(2_000) };
const run = { passages: 200, samples: documents(200_000), brief: {}, language: 'english' } as const;

test('an estimate grows with the material and with the questions of the brief', () => {
  const small = estimateRun({ ...run, passages: 100, samples: documents(100_000) }, settings);
  const large = estimateRun(run, settings);
  const brief = { description: 'Who bakes? Who buys? Who delivers? Who pays?' };
  const few = estimateRun({ ...run, ...short }, settings);
  const more = estimateRun({ ...run, ...short, brief }, settings);
  for (const figure of ['calls', 'inputTokens', 'outputTokens'] as const) {
    expect(large[figure]).toBeGreaterThan(small[figure]);
    expect(more[figure]).toBeGreaterThan(few[figure]);
    expect(large.atMost[figure]).toBeGreaterThan(large[figure]);
  }
});

test('a short text is worth few questions, and so few calls', () => {
  expect(estimateRun({ ...run, passages: 2, samples: documents(1_600) }, settings).calls).toBeLessThan(12);
});

test('a language with more tokens to a letter is counted so', () => {
  const japanese = { length: 2_000, sample: '運転手は夜明け前に来るので、誰かがドアを開けなければなりません。' };
  const tokensOf = (one: { length: number; sample: string }) =>
    estimateRun({ ...run, passages: 3, samples: [one] }, settings).inputTokens;
  expect(tokensOf(japanese)).toBeGreaterThan(tokensOf({ length: 2_000, sample }) * 1.5);
});

test('passages that are known are not counted again by their tokens', () => {
  const russian = { length: 60_000, sample: 'Я лучше заплачу немного больше, чем буду ждать перед закрытой дверью. ' };
  const calls = (passages: number) =>
    estimateRun({ ...run, passages, samples: [russian], language: 'russian' }, settings).calls;
  expect(calls(30)).toBe(calls(29));
  expect(calls(0)).toBeGreaterThan(3);
});

test('a model that reads less at once is called more often', () => {
  const short = estimateRun(run, { ...settings, contextTokens: 4_000 });
  expect(short.calls).toBeGreaterThan(estimateRun(run, settings).calls);
});

test('at most counts that words of several documents may be confirmed apart', () => {
  const three = Array.from({ length: 3 }, () => ({ length: 700, sample }));
  const { calls, atMost } = estimateRun({ ...run, passages: 4, samples: three }, settings);
  expect(atMost.calls).toBeGreaterThanOrEqual(calls + 3);
});
