import { describe, expect, test } from 'vitest';
import { languagePack } from '#engine/language/pack.ts';
import { collectInsights } from '../../../collect-insights.ts';
import type { Brief, EngineDocument, InsightEvent } from '../../../engine.ts';
import { fixtureInterviews, plainDocument } from '../../../testing/documents.ts';
import { conversation, launderetteInterviews } from '../../../testing/guided-interviews.ts';
import { localEngine as engine } from '../../local-engine.ts';

async function unasked(
  documents: readonly EngineDocument[],
  given: readonly string[] | null = null,
  brief: Brief = {},
) {
  const corpus = await engine.prepare(documents);
  const language = corpus.language;
  const questions = given ?? (await engine.proposeQuestions(corpus, { brief, language }));
  const input = { questions, brief, language, claimsOnly: true };
  const events: InsightEvent[] = [];
  for await (const event of engine.findInsights(corpus, input)) events.push(event);
  return { questions, events, insights: await collectInsights(engine, corpus, input) };
}

describe('what a first run says', () => {
  test('is several things about one question where people say different things, each under the question it answers', async () => {
    const { questions, insights } = await unasked(launderetteInterviews());
    const [first] = questions;
    expect(insights.filter((insight) => insight.question === first).length).toBeGreaterThan(1);
    expect(insights.find((insight) => insight.title.includes('lamp'))?.question).toBe(
      'What should the owner change before next winter?',
    );
  });

  test('counts for what was asked there, where it shares only a word with the question of the brief', async () => {
    const brief = { description: 'Which chess and which calendar do people need?' };
    const talk = conversation([
      ['Interviewer', 'Who looks after the hall between the two classes?'],
      ['Ada', 'The chess club next door is the biggest problem, because it is loud until ten at night.'],
      ['Interviewer', 'Which calendar do people need?'],
      ['Ada', 'The calendar that people need is on paper, because the one in the office is always a week behind.'],
    ]);
    const { insights } = await unasked(
      [talk],
      [brief.description, languagePack('english').templates.question.general('rest')],
      brief,
    );
    const whyOf = (words: string) => insights.find(({ title }) => title.includes(words))?.businessImpact;
    expect(whyOf('chess club')).toBe(
      'It came up in answer to the question “Who looks after the hall between the two classes?”.',
    );
    expect(whyOf('on paper')).toContain('brief');
  });

  test('is assigned to the general question where it answers none of the others, even in a few words', async () => {
    const rest = languagePack('english').templates.question.general('rest');
    const talk = conversation([
      ['Interviewer', 'Which calendar do people need?'],
      ['Ada', 'The calendar that people need is on paper, because the one in the office is always a week behind.'],
      ['Interviewer', 'And is there a paid version, would that be of interest?'],
      ['Ada', 'I would have paid extra for ten more minutes.'],
    ]);
    const { insights } = await unasked([talk], ['Which calendar do people need?', rest]);
    expect(insights.find(({ title }) => title.includes('ten more minutes'))?.question).toBe(rest);
  });

  test('says of two that say the same rather the one in words of the brief', async () => {
    const rest = languagePack('english').templates.question.general('rest');
    const talks = [
      conversation([['Ada', 'The card machine in the hall often takes my money without a receipt on a Monday.']]),
      conversation([['Ben', 'The card machine in the hall often takes my money without a slip on a Monday.']], 2),
    ];
    const titles = async (brief: Brief) => (await unasked(talks, [rest], brief)).insights.map(({ title }) => title);
    const told = (word: string) => [expect.stringContaining(word)];
    expect(await titles({ description: 'Receipts.' })).toEqual(told('receipt'));
    expect(await titles({ description: 'Slips.' })).toEqual(told('slip'));
  });

  test('comes question by question, last one that has none', async () => {
    const asked = ['Who brings the newspaper?', 'What should the owner change before next winter?'];
    const { events } = await unasked(launderetteInterviews(), asked);
    expect(events.filter((event) => event.type === 'answered').map((event) => event.question)).toEqual(
      asked.toReversed(),
    );
    expect(events.at(-1)).toEqual({ type: 'answered', question: 'Who brings the newspaper?' });
    expect(events.slice(0, -2).every((event) => event.type === 'insight')).toBe(true);
  });

  test('quotes in no summary what another insight says', async () => {
    const { insights } = await unasked(fixtureInterviews('bakery-ines', 'bakery-joon', 'taxi-samir'));
    expect(insights.length).toBeGreaterThan(4);
    for (const { summary } of insights)
      for (const { title } of insights) expect(summary.toLowerCase()).not.toContain(title.toLowerCase());
  });

  test('makes a claim in its title, without quotation marks, quotes its best voice and repeats neither', async () => {
    const { insights } = await unasked(launderetteInterviews());
    for (const { title, supportingQuote, summary } of insights) {
      expect(title).not.toMatch(/[“”"]/);
      expect(supportingQuote.toLowerCase()).toContain(title.toLowerCase().slice(-12));
      expect(summary.toLowerCase()).not.toContain(title.toLowerCase());
    }
  });

  test('counts who speaks about it, with a quote each, and calls no mention agreement', async () => {
    const { insights } = await unasked(launderetteInterviews());
    const machine = insights.find((insight) => insight.title.includes('without a receipt'));
    expect(machine?.strength).toMatchObject({ people: 2, peopleInAll: 4, documents: 2 });
    const counted = machine?.evidence.filter((quote) => quote.stance !== 'near');
    expect(counted?.map((quote) => quote.speaker)).toEqual(['Ada', 'Cleo']);
    expect(machine?.summary).toMatch(/two of four people|Ada and Cleo/i);
    for (const { summary } of insights) expect(summary).not.toMatch(/agree/i);
  });

  test('shows beside it nothing of too few words to say anything', async () => {
    const told = (id: number, name: string, said: string) =>
      conversation(
        [
          ['Interviewer', 'What is hard about the deliveries?'],
          [name, said],
          ['Interviewer', 'Thanks.'],
          [name, 'Bye.'],
        ],
        id,
      );
    const { insights } = await unasked([
      told(1, 'Ada', 'The delivery van comes late every Monday, and that is a problem for my whole week.'),
      told(2, 'Ben', 'For us all that was a problem.'),
      told(3, 'Cleo', 'A van is a problem for the children, because the street by the school is too narrow.'),
      told(4, 'Dev', 'I bake the bread at three, and I like the quiet of it.'),
    ]);
    const van = insights.find((insight) => insight.title.includes('comes late every Monday'));
    expect(van?.evidence.map(({ speaker, stance }) => [speaker, stance])).toEqual([
      ['Ada', 'for'],
      ['Cleo', 'near'],
      ['Dev', 'near'],
    ]);
  });

  test('shows last what others say near it, whose speakers and documents are not counted', async () => {
    const { insights } = await unasked(launderetteInterviews());
    const beside = insights.filter(({ evidence }) => evidence.some((quote) => quote.stance === 'near'));
    expect(beside.length).toBeGreaterThan(0);
    for (const { evidence, strength, sources } of beside) {
      const stances = evidence.map((quote) => quote.stance);
      expect(stances.lastIndexOf('for')).toBeLessThan(stances.indexOf('near'));
      const speaking = new Set(evidence.filter((quote) => quote.stance === 'for').map((quote) => quote.speaker));
      expect(strength.people).toBe(speaking.size);
      expect(sources.length).toBe(strength.documents + strength.against.documents);
    }
  });

  test('names each person who has only a label after their document', async () => {
    const talks = ['The old dryer is too slow for four heavy towels.', 'The soap is too expensive for a family.'].map(
      (said, i) =>
        conversation(
          [
            ['Interviewer', 'What goes wrong in the launderette?'],
            ['Interviewee', said],
          ],
          i + 1,
          `wash-${i + 1}.txt`,
        ),
    );
    const { insights } = await unasked(talks);
    expect(insights.map((insight) => insight.evidence[0]?.speaker).toSorted()).toEqual([
      'Interviewee in wash-1',
      'Interviewee in wash-2',
    ]);
    for (const { strength } of insights) expect(strength).toMatchObject({ people: 1, peopleInAll: 2 });
  });
});

describe('a first run says nothing', () => {
  test('of who people are, of courtesies, and of the interview', async () => {
    const { insights } = await unasked(
      [
        conversation([
          ['Interviewer', 'What do you do for a living?'],
          ['Ada', 'I work as a nurse in the hospital up the road.'],
          ['Interviewer', 'Is there anything that goes wrong in the launderette?'],
          ['Ada', 'Thank you so much for having me, that is a really good question. I do not know, to be honest.'],
        ]),
      ],
      ['What do you do for a living?', 'Is there anything that goes wrong in the launderette?'],
    );
    expect(insights).toEqual([]);
  });

  test('where no sentence makes a claim', async () => {
    expect(
      (await unasked([plainDocument('Soap, towels, coins. Thursday, mostly.')], ['What do you buy?'])).insights,
    ).toEqual([]);
  });
});
