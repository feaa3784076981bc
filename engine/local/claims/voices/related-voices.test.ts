import { describe, expect, test } from 'vitest';
import { collectInsights } from '../../../collect-insights.ts';
import { type CorpusSentence, textOf } from '../../../corpus/corpus.ts';
import type { FoundInsight } from '../../../engine.ts';
import { surveyDocument } from '../../../testing/documents.ts';
import { conversation } from '../../../testing/guided-interviews.ts';
import { localEngine as engine } from '../../local-engine.ts';
import { findClaims } from '../find-claims.ts';
import { relatedVoices } from './related-voices.ts';

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

  test('is shown beside two insights at most', async () => {
    const times = Map.groupBy(relatedIn(await insights()), ({ quote }) => quote);
    for (const shown of times.values()) expect(shown.length).toBeLessThanOrEqual(2);
  });

  test('is, of a survey, only what shares more than a word in passing', async () => {
    const funeral = 'My aunt’s funeral was on a Saturday and everything was booked.';
    const saturdays = 'On Saturdays everything is booked by Wednesday.';
    const cells = [
      saturdays,
      funeral,
      'I joined in spring and booking was very easy.',
      'The van before me was late and I missed the ferry.',
      'The van before me was late twice in one week.',
      'The heating smells of dust whenever it is on.',
      'I take photographs of everything, every time.',
      'The price is fair if you know the coast.',
      'There is sand on every seat after the holidays.',
      'The key is cold in winter and sticks in the lock.',
    ];
    const corpus = await engine.prepare([surveyDocument('What annoys you?', cells)]);
    const beside = (words: string) => {
      const claim = findClaims(corpus).find(({ title }) => title.includes(words));
      if (!claim) throw new Error(`No claim says “${words}”`);
      return relatedVoices(corpus)({ claim, voices: new Set() }).map((i) =>
        textOf(corpus, corpus.reading.sentences[i] as CorpusSentence),
      );
    };
    expect(beside('booking was very easy')).toEqual([]);
    expect(beside('photographs')).toEqual([]);
    expect(beside('by Wednesday')).toEqual([funeral]);
    expect(beside('funeral')).toEqual([saturdays]);
  });
});
