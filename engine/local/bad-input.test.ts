import { describe, expect, test } from 'vitest';
import { collectInsights } from '../collect-insights.ts';
import { type EngineDocument, NoUsableTextError } from '../engine.ts';
import { plainDocument, surveyDocument } from '../testing/documents.ts';
import { conversation } from '../testing/guided-interviews.ts';
import { localEngine as engine } from './local-engine.ts';

/** What a first run says about the material without any brief; null where it says that no one states anything. */
async function firstRun(documents: readonly EngineDocument[]) {
  const about = { brief: {}, language: 'english' } as const;
  try {
    const corpus = await engine.prepare(documents);
    const questions = await engine.proposeQuestions(corpus, about);
    const insights = await collectInsights(engine, corpus, { questions, ...about, claimsOnly: true });
    return { questions, insights, people: await engine.findPeople(corpus, { language: 'english' }) };
  } catch (error) {
    if (error instanceof NoUsableTextError) return null;
    throw error;
  }
}

const ovens = [
  'gas oven',
  'stone oven',
  'electric oven',
  'wood oven',
  'deck oven',
  'tunnel oven',
  'old oven',
  'new oven',
];
const faults = ['door sticks', 'light fails', 'fan stops', 'belt slips', 'timer jumps'];

test('forty interviews share one guide, and no insight counts more people than there are', async () => {
  const documents = Array.from({ length: 40 }, (_, i) =>
    conversation(
      [
        ['Interviewer', 'What do you do for a living?'],
        ['Interviewee', `I work as a baker, and I have been one for ${i + 2} years now.`],
        ['Interviewer', 'What goes wrong in the bakery on a busy morning?'],
        [
          'Interviewee',
          `The biggest problem is the ${ovens[i % 8]}, because the ${faults[i % 5]} whenever we are in a hurry. Then we lose ${(i % 4) + 1} hours.`,
        ],
        ['Interviewer', 'What should the owner change before next winter?'],
        ['Interviewee', `I would like the owner to repair the ${ovens[i % 8]} before the first snow falls.`],
      ],
      i + 1,
      `baker-${i + 1}.txt`,
    ),
  );
  const run = await firstRun(documents);
  expect(run?.questions).toEqual(
    expect.arrayContaining([
      'What goes wrong in the bakery on a busy morning?',
      'What should the owner change before next winter?',
    ]),
  );
  expect(run?.insights.length).toBeGreaterThan(2);
  expect(run?.insights.length).toBeLessThanOrEqual(24);
  for (const { strength, evidence } of run?.insights ?? []) {
    expect(strength.people).toBeLessThanOrEqual(40);
    expect(new Set(evidence.map((e) => e.speaker)).size).toBeGreaterThan(0);
  }
  expect(new Set(run?.insights.map(({ title }) => title)).size).toBe(run?.insights.length);
});

const novel = `The lamp on the quay had gone out again, and Henrik stood beneath it as if it might change its mind. Far out, a ferry turned its lights towards the harbour.

"You are early," said the woman with the basket. "Nobody is early for that boat."

He did not answer. The rain had found the gap between his collar and his neck, and he thought of the letter in the drawer, of the seal that he had broken and of the name that stood at the end of it. His father had never spoken of an island.

"There is soup," she said, more gently. "It is mostly water, but it is warm."

In the kitchen the clock had stopped at ten to four. She set a bowl before him and watched him eat, and when he had finished she wiped the table as though something had been written on it.`;

test('a novel is told to hold no statements by people', async () => {
  expect(await firstRun([plainDocument(novel)])).toBeNull();
});

const minutes = `Minutes of the meeting of the bakery board
Date: 4 March. Present: Ms Lund, Mr Berg, Ms Holm. Apologies: Mr Dahl.

1. Minutes of the last meeting
Approved without changes.

2. Ovens
Mr Berg reported that two of the four ovens are out of order. The board decided to ask for three offers. Ms Holm to report in April.

3. Opening hours
The shop will open at six from 1 May. Action: Ms Lund, until 15 April.

4. Any other business
None. The meeting closed at 19.40.`;

test('minutes of a meeting are told to hold no statements by people', async () => {
  expect(await firstRun([plainDocument(minutes)])).toBeNull();
});

const monologue = `So I run the small bakery by the bridge, and I get up at three every morning. The worst part is the delivery, because the flour comes whenever the driver feels like it. Last month he came at noon, and we had nothing to bake with until the evening.

I would like one fixed day in the week for the flour. I would even pay more for it. What annoys me as well is the new till, it asks for a password every ten minutes and half of my people have forgotten theirs.

On the other hand the customers are patient. They wait in the rain for the rye bread, and nobody has ever complained about the price.`;

describe('one speaker without labels', () => {
  test('has findings in the words of the text, and names nobody', async () => {
    const run = await firstRun([plainDocument(monologue)]);
    expect(run?.insights.length).toBeGreaterThan(0);
    for (const { title, strength, evidence, summary } of run?.insights ?? []) {
      expect(strength.people).toBeLessThanOrEqual(1);
      expect(summary.replace(/“[^”]*”/g, '')).not.toMatch(/people|Speaker/);
      for (const { start, end, quote } of evidence) expect(monologue.slice(start, end)).toBe(quote);
      expect(title.split(' ').length).toBeGreaterThanOrEqual(5);
    }
    expect(run?.people).toEqual([]);
  });

  test('is asked the questions that fit any material', async () => {
    const run = await firstRun([plainDocument(monologue)]);
    for (const question of run?.questions ?? []) expect(question).toMatch(/people/);
  });
});

test('figures alone are told to hold no statements', async () => {
  expect(await firstRun([plainDocument('2019;14;22.5\n2020;15;23.1\n2021;17;24.9\n2022;19;26.4')])).toBeNull();
});

test('the rows of a survey are set beside others who answered the same question, and counted', async () => {
  const cells = [
    'The showers are cold every morning and the caretaker never repairs them.',
    'You have to wait at the till for ten minutes with a season ticket.',
    'The lockers take my coin and do not give it back.',
    'The slow lane is full of people who stand and talk.',
  ];
  const run = await firstRun([surveyDocument('What annoys you?', cells)]);
  expect(run?.insights.length).toBeGreaterThan(1);
  expect(run?.questions[0]).toBe('What annoys you?');
  for (const { summary } of run?.insights ?? [])
    expect(summary).toContain('ne of the four people who answered the same question');
});

test('in two languages, no sentence of the project holds words of the other, and the quote is labelled', async () => {
  const documents = [
    conversation(
      [
        ['Interviewer', 'What is difficult about the allotment?'],
        ['Ruth', 'The water tap is at the far end, so I carry forty cans every evening in July.'],
      ],
      1,
      'ruth.txt',
    ),
    conversation(
      [
        ['Interviewer', 'Was ist schwierig im Kleingarten, und was würden Sie ändern?'],
        [
          'Hannes',
          'Ich bin Gärtner. Der Wasserhahn ist ganz hinten, und ich schleppe jeden Abend vierzig schwere Kannen.',
        ],
      ],
      2,
      'hannes.txt',
    ),
  ];
  const run = await firstRun(documents);
  const german = run?.insights.filter(({ evidence }) => evidence[0]?.speaker === 'Hannes') ?? [];
  expect(german.length).toBeGreaterThan(0);
  for (const { summary, businessImpact } of german) {
    expect(summary).toMatch(/The words quoted are in German\.$/);
    expect(summary + businessImpact).not.toMatch(/Gärtner|Kannen|Wasserhahn/);
  }
});
