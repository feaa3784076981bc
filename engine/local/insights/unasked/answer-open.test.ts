import { describe, expect, test } from 'vitest';
import { languagePack } from '#engine/language/pack.ts';
import { collectInsights } from '../../../collect-insights.ts';
import type { EngineDocument, InsightInput } from '../../../engine.ts';
import { conversation } from '../../../testing/guided-interviews.ts';
import { findClaims } from '../../claims/find-claims.ts';
import { localEngine as engine } from '../../local-engine.ts';
import { maxInsights } from '../../tuning/claims.ts';
import { withOpenAnswered } from './answer-open.ts';

const rest = languagePack('english').templates.question.general('rest');

/** What a first run says to a brief; `given`: what else the run is given. */
async function told(documents: readonly EngineDocument[], description: string, given: Partial<InsightInput> = {}) {
  const corpus = await engine.prepare(documents);
  const about = { brief: { description }, language: corpus.language };
  const questions = await engine.proposeQuestions(corpus, about);
  const insights = await collectInsights(engine, corpus, { questions, ...about, claimsOnly: true, ...given });
  return { questions, insights };
}

const brief =
  'How are the people at the ferry desk perceived? What happens when a crossing is cancelled? Which bridge do people take?';

const talks = () => [
  conversation([
    ['Interviewer', 'Thanks for coming. How long have you lived on the island?'],
    ['Ada', 'Thirty years in May, on the north side, with my sister and two goats.'],
    ['Interviewer', 'How do you find the people at the desk when you buy a ticket for the ferry?'],
    ['Ada', "Mixed. There's an older man with a pipe, he knows everybody by name. And there's a young one who hides."],
    ['Interviewer', 'And when a crossing is cancelled, what happens then?'],
    ['Ada', 'I sit in the shelter. My sister comes with soup, it takes her ten minutes by bicycle.'],
    ['Interviewer', 'Is there anything else?'],
    ['Ada', 'The biggest problem is the broken card machine by the door, because nobody carries coins.'],
  ]),
  conversation(
    [
      ['Interviewer', 'How long have you been here?'],
      ['Ben', 'Since the spring, we came for the school and stayed for the quiet.'],
      ['Interviewer', 'What are the people at the ferry desk like?'],
      ['Ben', 'They shout a little. My boy thinks they are pirates and waves at them.'],
    ],
    2,
  ),
];

describe('a question of the brief that no claim answers', () => {
  test('is answered by what people said where it was asked in other words', async () => {
    const { insights } = await told(talks(), brief);
    const titleOf = (question: string) => insights.find((one) => one.question.startsWith(question))?.title;
    expect(titleOf('How are the people')).toBe(
      "There's an older man with a pipe, he knows everybody by name. There's a young one who hides",
    );
    expect(titleOf('What happens when')).toBe(
      'I sit in the shelter. My sister comes with soup, it takes her ten minutes by bicycle',
    );
  });

  test('shows beside that answer what others answered, and counts no one who only answered, too', async () => {
    const { insights } = await told(talks(), brief);
    const desk = insights.find((one) => one.question.startsWith('How are the people'));
    expect(desk?.evidence.map(({ speaker, stance }) => [speaker, stance])).toEqual([
      ['Ada', 'for'],
      ['Ben', 'near'],
    ]);
    expect(desk?.strength.people).toBe(1);
  });

  test('has no insight where no one was asked', async () => {
    const { insights, questions } = await told(talks(), brief);
    expect(questions).toContain('Which bridge do people take?');
    expect(insights.filter((one) => one.question === 'Which bridge do people take?')).toEqual([]);
  });

  test('is not answered by who a person is', async () => {
    const { insights } = await told(talks(), 'How long have people lived on the island? Who repairs the goats’ fence?');
    expect(insights.filter((one) => one.question.startsWith('How long'))).toEqual([]);
  });

  test('is answered by another person once people have deleted the answer', async () => {
    const first = await told(talks(), brief);
    const [lead] = first.insights.find((one) => one.question.startsWith('How are the people'))?.evidence ?? [];
    if (!lead) throw new Error('Nobody answers');
    const { documentId, start, end } = lead;
    const dismissed = [[{ documentId, start, end, leads: true }]];
    const { insights } = await told(talks(), brief, { judgements: { dismissed, valued: [] } });
    expect(insights.find((one) => one.question.startsWith('How are the people'))?.title).toBe(
      'My boy thinks they are pirates and waves at them',
    );
  });

  test('keeps its answer in a later run', async () => {
    const { insights } = await told(talks(), brief);
    const known = insights.map(({ question, title, claim, evidence }) => ({
      question,
      title,
      documentId: evidence[0]?.documentId ?? 0,
      ...claim,
    }));
    const again = await told(talks(), brief, { known });
    expect(again.insights.map(({ question, title }) => [question, title])).toEqual(
      insights.map(({ question, title }) => [question, title]),
    );
  });
});

describe('where claims take all places', () => {
  const questions = ['What happens when a crossing is cancelled?', 'How is the card machine?', rest];

  /** A full selection: one claim answers the card machine's question, all others the general one. */
  async function full(known: (sentences: number[]) => number[]) {
    const corpus = await engine.prepare(talks());
    const [claim] = findClaims(corpus);
    if (!claim) throw new Error('Nobody claims anything');
    const before = Array.from({ length: maxInsights }, (_, i) => ({
      claim: { ...claim, sentence: 1_000 + i, from: 1_000 + i, to: 1_001 + i },
      ...{ question: i === 0 ? 1 : 2, fit: 0, others: [] },
    }));
    const sentences = before.map((one) => one.claim.sentence);
    const input = { questions, language: 'english' as const, brief: { description: '' } };
    const asking = { input, asked: questions.slice(0, 2), known: new Set(known(sentences)) };
    const after = withOpenAnswered(corpus, asking, before);
    const left = new Set(after.map((one) => one.claim.sentence));
    return { after, gone: sentences.flatMap((sentence, i) => (left.has(sentence) ? [] : [i])) };
  }

  test('the weakest without a question gives way to an answer', async () => {
    const { after, gone } = await full(() => []);
    expect(after).toHaveLength(maxInsights);
    expect(after.at(-1)?.claim.title).toMatch(/^I sit in the shelter/);
    expect(gone).toEqual([maxInsights - 1]);
  });

  test('what an earlier run found stays, and the answer is added', async () => {
    expect((await full((sentences) => sentences.slice(3))).gone).toEqual([2]);
    const all = await full((sentences) => sentences);
    expect(all.gone).toEqual([]);
    expect(all.after).toHaveLength(maxInsights + 1);
  });
});

test('beside a brief, what answers none of its questions is assigned to one question', async () => {
  const { insights, questions } = await told(talks(), brief);
  expect(questions.at(-1)).toBe(rest);
  expect(insights.find(({ title }) => title.includes('card machine'))?.question).toBe(rest);
});

test('what the brief asks comes before what no one asked about, however strong that is', async () => {
  const corpus = await engine.prepare(talks());
  const about = { brief: { description: brief }, language: corpus.language };
  const questions = await engine.proposeQuestions(corpus, about);
  const order: string[] = [];
  for await (const event of engine.findInsights(corpus, { questions, ...about, claimsOnly: true }))
    if (event.type === 'answered') order.push(event.question);
  expect(order.at(-1)).toBe(rest);
  expect(order.slice(0, 3).toSorted()).toEqual(brief.split(/(?<=\?) /u).toSorted());
});
