import { describe, expect, test } from 'vitest';
import { collectInsights } from '../../../collect-insights.ts';
import type { FoundInsight } from '../../../engine.ts';
import { conversation } from '../../../testing/guided-interviews.ts';
import { localEngine as engine } from '../../local-engine.ts';

const hard = 'What is hard about the deliveries in the morning?';
const change = 'What should the bakery change before next winter?';

/** Four people who are asked the same two questions, and one more thing each. */
const said: [name: string, hard: string, change: string][] = [
  [
    'Ada',
    'The delivery van comes late every Monday, and that is a problem for my whole week.',
    'The bakery should close on Tuesdays, because nobody buys anything then.',
  ],
  [
    'Ben',
    'I cannot lift the heavy crates alone, so half of the rolls stay in the yard.',
    'The bakery should repair the old oven before it breaks down for good.',
  ],
  [
    'Cleo',
    'The street by the school is too narrow, and I lose a mirror every winter.',
    'The bakery should pay the apprentices more, or they will all leave.',
  ],
  [
    'Dev',
    'Nobody answers the office phone before eight, so I never know what to bring.',
    'The bakery should print the orders, because I cannot read the handwriting.',
  ],
];

async function insights(): Promise<FoundInsight[]> {
  const documents = said.map(([name, first, second], i) =>
    conversation(
      [
        ['Interviewer', hard],
        [name, first],
        ['Interviewer', change],
        [name, second],
      ],
      i + 1,
    ),
  );
  const corpus = await engine.prepare(documents);
  const about = { brief: {}, language: corpus.language };
  const questions = await engine.proposeQuestions(corpus, about);
  return collectInsights(engine, corpus, { ...about, questions, claimsOnly: true });
}

const relatedIn = (found: readonly FoundInsight[]) =>
  found.flatMap(({ evidence }) => evidence.filter(({ stance }) => stance === 'near'));

describe('what is shown beside an insight', () => {
  test('is what others answered to the same question, in whatever words', async () => {
    const answers = new Map(said.flatMap(([, first, second]) => [[first, hard] as const, [second, change] as const]));
    const found = await insights();
    expect(relatedIn(found).length).toBeGreaterThan(4);
    for (const { supportingQuote, evidence } of found)
      for (const { quote } of relatedIn([{ evidence } as FoundInsight]))
        expect(answers.get(quote)).toBe(answers.get(supportingQuote));
  });

  test('is one claim of each other person, none of those who are counted', async () => {
    for (const { evidence } of await insights()) {
      const speakers = evidence.map(({ speaker }) => speaker);
      expect(new Set(speakers).size).toBe(speakers.length);
    }
  });

  test('stands beside two insights at most', async () => {
    const times = Map.groupBy(relatedIn(await insights()), ({ quote }) => quote);
    for (const shown of times.values()) expect(shown.length).toBeLessThanOrEqual(2);
  });
});
