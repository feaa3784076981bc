import { afterEach, expect, test } from 'vitest';
import { collectInsights } from '../collect-insights.ts';
import type { AnalysisEngine, Dropped, FoundInsight, ModelCallReport } from '../engine.ts';
import { isVerbatim } from '../evidence/verify-quote.ts';
import { fixtureInterviews, plainDocument } from '../testing/documents.ts';
import { createModelEngine } from './model-engine.ts';
import { type ModelServer, settingsFor, startModelServer } from './testing/model-server.ts';
import { kindOf, type Script, scripted } from './testing/scripted-model.ts';

let server: ModelServer;
afterEach(() => server.close());

const documents = fixtureInterviews('bakery-ines', 'bakery-joon', 'bakery-tomas');
const about = {
  brief: { description: 'How small bakeries order, and what goes wrong.' },
  language: 'english' as const,
};

const script: Script = {
  notes: ({ ids }) => ({
    notes: [
      {
        point: 'Bakers do not know when the delivery comes, so they wait or sleep in the shop.',
        ...{ stance: 'negative', weight: 3, passages: ids('delivery time') },
      },
      { point: 'The supplier’s website logs bakers out.', stance: 'negative', weight: 2, passages: ids('logs me out') },
      { point: 'Bakers pay 70 euros more.', stance: 'neutral', weight: 1, passages: ids('delivery') },
      { point: 'From nowhere.', stance: 'neutral', weight: 1, passages: ['p99'] },
    ],
  }),
  themes: ({ ids }) => ({
    themes: [
      {
        name: 'Not knowing when',
        text: 'Bakers arrange their nights around a delivery that comes whenever it likes.',
        notes: ids('delivery comes'),
      },
    ],
    questions: [{ question: 'How do bakers deal with an unknown delivery time?', notes: ids('delivery comes') }],
  }),
  insights: ({ ids, message }) =>
    message.includes('delivery time?')
      ? {
          insights: [
            {
              title: 'Bakers sleep in the shop or keep somebody waiting because the delivery time is not told',
              titleSentences: ids('sleep in the bakery'),
              summary: [
                {
                  text: 'One waits four hours, because the window is from four to eight.',
                  sentences: ids('four and eight'),
                },
                { text: 'Another lost 40 sacks.', sentences: ids('eleven sacks') },
                { text: 'Without a time the night shift cannot be planned.', sentences: ids('plan the night shift') },
              ],
              why: [{ text: 'Two euros more would be paid for a time that holds.', sentences: ids('two euros more') }],
              support: [...ids('evening before'), 's999'],
              keywords: ['delivery time', 'blockchain'],
              theme: 'Delivery time',
            },
            {
              title: 'Pricing',
              ...{ titleSentences: ids('two euros'), summary: [], why: [], support: [], keywords: [], theme: '' },
            },
          ],
        }
      : undefined,
  confirm: ({ offered }) => ({ claims: offered.map((id) => ({ id, supported: true })) }),
  against: ({ ids, message }) => ({
    claims: [{ claim: 'c1', against: message.includes('c1') ? ids('once a month') : [] }],
  }),
};

type Ran = { insights: FoundInsight[]; dropped: Dropped[]; reports: ModelCallReport[]; engine: AnalysisEngine };

async function run(answers: Script = script, changes = {}): Promise<Ran> {
  server = await startModelServer(scripted(answers));
  const engine = createModelEngine({ settings: { ...settingsFor('openai', server.url), ...changes } });
  const corpus = await engine.prepare(documents);
  const dropped: Dropped[] = [];
  const reports: ModelCallReport[] = [];
  const options = {
    onDropped: (one: Dropped) => void dropped.push(one),
    onUsage: (one: ModelCallReport) => void reports.push(one),
  };
  const questions = await engine.proposeQuestions(corpus, about, options);
  const insights = await collectInsights(engine, corpus, { ...about, questions, claimsOnly: true }, options);
  return { insights, dropped, reports, engine };
}

test('an insight is worded by the model and based on quotes that are cut from the documents', async () => {
  const { insights } = await run();
  expect(insights).toHaveLength(1);
  const [insight] = insights as [FoundInsight];
  expect(insight.title).toBe('Bakers sleep in the shop or keep somebody waiting because the delivery time is not told');
  expect(insight.summary).toBe(
    'One waits four hours, because the window is from four to eight. Without a time the night shift cannot be planned.',
  );
  expect(insight.businessImpact).toBe('Two euros more would be paid for a time that holds.');
  expect(insight.evidence.every((quote) => isVerbatim(quote, documents))).toBe(true);
  expect(insight.evidence[0]).toMatchObject({ speaker: 'Tomas', stance: 'for' });
  expect(insight.evidence.filter((e) => e.stance === 'against').map((e) => e.speaker)).toEqual(['Joon']);
  expect(insight.strength).toMatchObject({ people: 3, peopleInAll: 3, documents: 3, against: { people: 1 } });
  expect(insight.keywords).toEqual(['delivery time']);
});

test('what is not in its quotes is dropped, and reported with the reason', async () => {
  const { dropped } = await run();
  expect(dropped).toEqual(
    expect.arrayContaining([
      { question: '', text: 'Bakers pay 70 euros more.', reason: 'unsupported-number' },
      { question: '', text: 'From nowhere.', reason: 'unknown-passage' },
      expect.objectContaining({ text: 'Another lost 40 sacks.', reason: 'unsupported-number' }),
      expect.objectContaining({ text: 'Pricing', reason: 'topic-only' }),
    ]),
  );
});

test('words of interviewers are never offered as evidence', async () => {
  await run();
  const asked = server.asked.map(({ message }) => message).join('\n');
  expect(asked).toContain('(asked) Some bakers tell us that they compare prices every week.');
  expect(asked).not.toMatch(/\[s\d+\][^\n]*Some bakers tell us/);
});

test('what a person asks not to write down is offered for no insight, and for no person', async () => {
  server = await startModelServer(scripted(script));
  const engine = createModelEngine({ settings: settingsFor('openai', server.url) });
  const talk = plainDocument(
    [
      'Interviewer: And how do you order?',
      "Mara: The delivery comes at four in the morning, whatever we agreed. I keep a second key to the mill. Don't write that down.",
      'Interviewer: What would help?',
      'Mara: A delivery time in the evening, so that somebody can sleep before it comes.',
    ].join('\n\n'),
    9,
  );
  const corpus = await engine.prepare([...documents, talk]);
  const questions = await engine.proposeQuestions(corpus, about);
  await collectInsights(engine, corpus, { ...about, questions, claimsOnly: true });
  await engine.findPeople(corpus, { language: 'english' });
  const sent = (...kinds: readonly string[]) =>
    server.asked
      .filter((one) => kinds.includes(kindOf(one) ?? ''))
      .map(({ message }) => message)
      .join('\n');
  expect(sent('insights', 'against', 'people')).toContain('so that somebody can sleep');
  expect(sent('insights', 'against', 'people')).not.toContain('second key');
});

test('a run over the same documents again is answered from stored replies', async () => {
  const { engine } = await run();
  const calls = server.asked.length;
  const corpus = await engine.prepare(documents);
  const questions = await engine.proposeQuestions(corpus, about);
  await collectInsights(engine, corpus, { ...about, questions, claimsOnly: true });
  expect(server.asked).toHaveLength(calls);
});

test('an insight is based on the same sentence as an earlier one of the question', async () => {
  const { engine, insights } = await run();
  const [insight] = insights as [FoundInsight];
  const other = insight.evidence.find((e) => e.speaker === 'Ines');
  const known = [{ ...(other as NonNullable<typeof other>), question: insight.question, title: 'Ines waits' }];
  const corpus = await engine.prepare(documents);
  const input = { ...about, questions: [insight.question], claimsOnly: true, known };
  const [again] = await collectInsights(engine, corpus, input);
  expect(again?.evidence[0]?.speaker).toBe('Ines');
  expect(again?.title).toBe(insight.title);
});

test('an insight that people deleted is not found again unasked, and is reported', async () => {
  const { engine, insights } = await run();
  const [insight] = insights as [FoundInsight];
  const [lead] = insight.evidence;
  const judgements = { dismissed: [[{ ...(lead as NonNullable<typeof lead>), leads: true }]], valued: [] };
  const corpus = await engine.prepare(documents);
  const dropped: Dropped[] = [];
  const input = { ...about, questions: [insight.question], claimsOnly: true, judgements };
  expect(await collectInsights(engine, corpus, input, { onDropped: (one) => void dropped.push(one) })).toEqual([]);
  expect(dropped).toContainEqual({ question: insight.question, text: insight.title, reason: 'dismissed' });
});

test('what one insight rests on may speak against another one of the same question', async () => {
  const insight = (title: string, at: string[]) => ({
    ...{
      title,
      titleSentences: at,
      summary: [{ text: title, sentences: at }],
      why: [],
      support: [],
      keywords: [],
      theme: '',
    },
  });
  const { insights } = await run({
    ...script,
    insights: ({ ids, message }) =>
      message.includes('delivery time?')
        ? {
            insights: [
              insight('Bakers sleep in the bakery on delivery days', ids('sleep in the bakery')),
              insight('One waits between four and eight', ids('four and eight')),
            ],
          }
        : undefined,
    against: ({ ids }) => ({ claims: ['c1', 'c2'].map((claim) => ({ claim, against: ids('four and eight') })) }),
  });
  const opposing = insights.map(({ evidence }) => evidence.filter(({ stance }) => stance === 'against').length);
  expect(opposing).toEqual([1, 0]);
});

test('a field of a person keeps the sentences that their words state, unless the first of them is lost', async () => {
  const fields = (sentences: string[]) => ({
    fields: [
      { field: 'needs', text: 'Wants to know the delivery time the evening before. Lost 99 sacks.', sentences },
      { field: 'philosophy', text: 'Lost 99 sacks. That was the evening before.', sentences },
    ],
  });
  const { engine } = await run({ ...script, people: ({ ids }) => fields(ids('evening before')) });
  const people = await engine.findPeople(await engine.prepare(documents), { language: 'english' });
  const described = people.filter(({ needs }) => needs === 'Wants to know the delivery time the evening before.');
  expect(described.length).toBeGreaterThan(0);
  for (const { philosophy } of people) expect(philosophy).not.toMatch(/99|That was the evening before/);
});

test('a report states what was noted in each document, the themes and the questions', async () => {
  const { engine } = await run();
  const report = await engine.describe(await engine.prepare(documents), about);
  expect(report).toContain('### bakery-tomas.txt\n\n**Tomas**\n\n- Bakers do not know when the delivery comes');
  expect(report).toContain('### Not knowing when');
  expect(report).toMatch(/1\. .+\? — /);
});

test('with masking no name, address or number of a person leaves, and readers see them again', async () => {
  const { insights } = await run(
    {
      ...script,
      insights: ({ ids, message }) =>
        message.includes('delivery time?')
          ? {
              insights: [
                {
                  title: 'NAME_1 sleeps in the bakery on delivery days',
                  titleSentences: ids('sleep in the bakery'),
                  summary: [
                    { text: 'NAME_1 sleeps in the bakery on delivery days.', sentences: ids('sleep in the bakery') },
                  ],
                  ...{ why: [], support: [], keywords: [], theme: '' },
                },
              ],
            }
          : undefined,
    },
    { maskPersonalData: true },
  );
  const sent = server.asked.map(({ message }) => message).join('\n');
  expect(sent).not.toMatch(/\b(?:tomas|ines|joon)\b/i);
  expect(insights[0]?.title).toBe('Tomas sleeps in the bakery on delivery days');
});
