import { describe, expect, test } from 'vitest';
import { textOf, voiceOf } from '../../../corpus/corpus.ts';
import { prepare } from '../../../corpus/prepare.ts';
import type { EngineDocument } from '../../../engine.ts';
import { conversation, launderetteInterviews } from '../../../testing/guided-interviews.ts';
import { findClaims } from '../find-claims.ts';
import { voicesOn } from './voices-on.ts';

/** Who else speaks on the topic of the claim whose title contains some words, and what they say. */
async function othersOn(documents: readonly EngineDocument[], words: string, by?: string) {
  const corpus = await prepare(documents);
  const isBy = (voice: number) => by === undefined || corpus.reading.voices[voice]?.name === by;
  const claim = findClaims(corpus).find((c) => c.title.includes(words) && isBy(c.voice));
  if (!claim) throw new Error(`No claim says “${words}”`);
  return voicesOn(corpus, claim.sentence).flatMap(({ sentence }) => {
    const said = corpus.reading.sentences[sentence];
    return said ? { name: voiceOf(corpus.reading, said).name, said: textOf(corpus, said) } : [];
  });
}

/** What those who are counted say. */
async function othersOnTopic(documents: readonly EngineDocument[], words: string) {
  const corpus = await prepare(documents);
  const claim = findClaims(corpus).find((c) => c.title.includes(words));
  return voicesOn(corpus, claim?.sentence ?? -1).flatMap(({ sentence, isOnTopic }) => {
    const said = corpus.reading.sentences[sentence];
    return said && isOnTopic ? [textOf(corpus, said)] : [];
  });
}

const asked = (name: string, said: string, id = 1) =>
  conversation(
    [
      ['Interviewer', 'What about you?'],
      [name, said],
    ],
    id,
  );
const survey = (answers: readonly string[]): EngineDocument => {
  const starts = answers.map((_, i) => answers.slice(0, i).reduce((sum, a) => sum + a.length + 2, 0));
  const blocks = answers.map((a, i) => {
    const start = starts[i] ?? 0;
    return { kind: 'row' as const, row: i + 2, cell: 'answer', start, end: start + a.length };
  });
  return { id: 1, fileName: 'survey.csv', text: answers.join('\n\n'), blocks };
};
const machine = 'The card machine takes my money without a receipt, and that is a problem for me.';

describe('who else speaks on the topic of a claim', () => {
  test('is another person who uses its words, with one sentence', async () => {
    expect(await othersOn(launderetteInterviews(), 'without a receipt')).toEqual([
      { name: 'Cleo', said: expect.stringContaining('refused by the card machine') },
    ]);
  });

  test('is no one who only names a price, too', async () => {
    const parking = 'Parking costs us thirty pounds a month, and nobody leaves the car for that.';
    const licence = 'A licence costs four thousand pounds by now, and nobody lends me that.';
    const permit = 'Parking in the yard costs me nothing, and nobody checks it.';
    const other = 'The dryer in the cellar is too slow for four heavy towels.';
    const talks = (second: string) => [asked('Ada', parking, 1), asked('Ben', second, 2), asked('Cleo', other, 3)];
    expect(await othersOnTopic(talks(licence), 'Parking costs')).toEqual([]);
    expect(await othersOnTopic(talks(permit), 'Parking costs')).toEqual([permit]);
  });

  test('is a person who says something near it to another question', async () => {
    const talk = (question: string, name: string, said: string, id: number) =>
      conversation(
        [
          ['Interviewer', question],
          [name, said],
        ],
        id,
      );
    const near = 'The card machine in the hall refuses the card of my neighbour on most weekends.';
    const talks = [
      talk('How do you pay for the dryer?', 'Ada', machine, 1),
      talk('Who else comes down on Sunday?', 'Ben', near, 2),
      talk('What about the garden?', 'Cleo', 'The owner should put a lamp over the back door before next winter.', 3),
    ];
    expect(await othersOn(talks, 'without a receipt')).toEqual([{ name: 'Ben', said: near }]);
  });

  test('is, of a few people, no one who shares one word or only the question', async () => {
    const board = 'The board talks about the shirts of the first team and never about those who stand at the grill.';
    const onTopic = async (said: string) => {
      const corpus = await prepare([asked('Ada', board), asked('Ben', said, 2)]);
      const claim = findClaims(corpus).find((c) => c.title.includes('shirts'));
      return voicesOn(corpus, claim?.sentence ?? -1).map(({ isOnTopic }) => isOnTopic);
    };
    expect(
      await onTopic('After the work we light the grill, and that matters more to people than a medal.'),
    ).not.toContain(true);
    expect(
      await onTopic('The board talks about the shirts of the first team, and it is always a problem for the others.'),
    ).toEqual([true]);
  });

  test('is no one who uses its words to say who they are', async () => {
    const talk = (question: string, name: string, said: string, id: number) =>
      conversation(
        [
          ['Interviewer', 'Good morning, and thanks for your time.'],
          [name, 'You are welcome.'],
          ['Interviewer', question],
          [name, said],
          ['Interviewer', 'What happens when it rains?'],
          [name, 'We put the boards up and wait for the street to dry.'],
        ],
        id,
      );
    const claim = 'The company sends the senior bakers home at noon, and that is a problem for me.';
    const said = 'I was with the company as one of its senior bakers before that.';
    const talks = (question: string) => [talk('How was the week?', 'Ada', claim, 1), talk(question, 'Ben', said, 2)];
    expect(await othersOn(talks('What about the pay?'), 'senior bakers')).toEqual([{ name: 'Ben', said }]);
    expect(await othersOn(talks('Can you tell me a bit about yourself?'), 'senior bakers')).toEqual([]);
  });

  test.each([
    [
      'denies what it tells',
      'group chat',
      'We don’t have a group chat in the house, because nobody answers the door.',
      'We have a group chat in the house, because somebody always knows a plumber.',
    ],
    [
      'praises what it blames',
      'scanner at',
      'I hate the old scanner at the back door, because the whole team is annoyed by it.',
      'I love the old scanner at the back door, because the whole team is happy with it.',
    ],
    [
      'only tells of what it wishes for',
      'lower the fee',
      'I wish the bakery would lower the fee for the card machine to one percent.',
      'The fee for the card machine is three percent of what the bakery takes in a day.',
    ],
  ] as const)('is, of a few people, no one who %s', async (_, words, claim, said) => {
    expect(await othersOnTopic([asked('Ada', claim), asked('Ben', said, 2)], words)).toEqual([]);
    expect(await othersOnTopic([asked('Ada', claim), asked('Ben', claim, 2)], words)).toEqual([claim]);
  });

  test('is never the same person, and no one who speaks about something else', async () => {
    const others = await othersOn(launderetteInterviews(), 'slow for four heavy towels');
    expect(others.map((other) => other.name)).not.toContain('Ben');
    expect(others.map((other) => other.name)).not.toContain('Dev');
  });

  test('says it in a whole sentence that can be quoted: fluent, and clear by itself', async () => {
    const spoken = (said: string) => othersOn([asked('Ada', machine), asked('Ben', said, 2)], 'receipt');
    expect(await spoken('My money stays in the card machine without a receipt every week.')).toHaveLength(1);
    expect(await spoken('My money, um, uh, stays in the, um, card machine, uh, without a receipt every week.')).toEqual(
      [],
    );
    expect(await spoken('That is my money in the card machine without a receipt every week.')).toEqual([]);
    expect(await spoken('My money stays in the card machine without a receipt every')).toEqual([]);
    expect(await spoken('Does my money stay in the card machine without a receipt every week?')).toEqual([]);
  });

  test('names the same thing: to use the same verbs is not to speak of the same', async () => {
    const late = 'The engineer kept me waiting in the cold hall because the lift was broken.';
    const other = 'My brother broke his record last summer, and the whole crowd kept clapping.';
    expect(await othersOn([asked('Ada', late), asked('Ben', other, 2)], 'engineer kept')).toEqual([]);
    const lost = 'Last year the bakery lost two families because the rent was too high.';
    const party = 'Last year a goat stood in my garden, and the children were happy.';
    expect(await othersOn([asked('Ada', lost), asked('Ben', party, 2)], 'two families')).toEqual([]);
  });

  test('counts only where words of the claim belong together in both; what shares one is merely near', async () => {
    const told = (name: string, said: string, id: number) =>
      conversation(
        [
          ['Interviewer', 'What about you?'],
          [name, said],
          ['Interviewer', 'Thanks.'],
          [name, 'Bye.'],
        ],
        id,
      );
    const documents = [
      told('Ada', 'The delivery van comes late every Monday, and that is a problem for my whole week.', 1),
      told('Ben', 'Every delivery comes with a van that is late, so I stand in the yard for nothing.', 2),
      told('Cleo', 'A van is a problem for me, because the street by the school is too narrow.', 3),
      told('Dev', 'I bake the bread at three, and I like the quiet of it.', 4),
    ];
    const corpus = await prepare(documents);
    const claim = findClaims(corpus).find((c) => c.title.includes('delivery van comes late'));
    const others = voicesOn(corpus, claim?.sentence ?? -1).map(({ voice, isOnTopic }) => [
      corpus.reading.voices[voice]?.name,
      isOnTopic,
    ]);
    expect(others[0]).toEqual(['Ben', true]);
    expect(others).not.toContainEqual(['Cleo', true]);
    expect(others).not.toContainEqual(['Dev', true]);
  });

  test('is each person once, the nearest first', async () => {
    const others = await othersOn(
      [
        asked('Ada', machine),
        asked('Ben', 'The card machine by the door is as old as my car.', 2),
        conversation(
          [
            ['Interviewer', 'What about you?'],
            ['Cleo', 'The card machine takes my money without a receipt as well, every time.'],
            ['Cleo', 'My money went into the card machine and no receipt came out last night.'],
          ],
          3,
        ),
      ],
      'receipt',
      'Ada',
    );
    expect(others[0]?.name).toBe('Cleo');
    expect(new Set(others.map((other) => other.name)).size).toBe(others.length);
  });

  test('is no one whose cell of a survey shares a word in passing', async () => {
    const answers = [
      'The bill was wrong at the end of July, and I rang three times about it.',
      'The noise goes on until the end of July in our town.',
      'My bill was wrong twice, and I rang them three times as well.',
    ];
    const talks = [asked('Ada', 'The soup was cold again.', 2), asked('Ben', 'My bicycle squeaks on hills.', 3)];
    const others = await othersOn([survey(answers), ...talks], 'bill was wrong at');
    expect(others.map((other) => other.said)).toEqual([expect.stringContaining('My bill was wrong twice')]);
  });

  test('counts respondents of a survey who use the words of the claim, though every interview has those words', async () => {
    const booked = 'Everything is booked on a Saturday, and I give up.';
    const talk = (name: string, id: number) =>
      asked(name, `I booked the boat in ${name}'s name. I like the quiet on the water on Saturday mornings.`, id);
    const answers = [
      'On Saturdays everything is booked by Wednesday.',
      'The paddles are too short for me, and my back hurts.',
      'My sister came on a Saturday and everything was booked, so we swam.',
      'The changing room is cold in spring, and nobody heats it.',
      'The coffee in the hut is weak, but the cake is good.',
      'A new rope for the second pier would help all of us.',
      'The lake is too low in August, and the boats touch the ground.',
      'The showers have no hooks, so my towel lies on the wet floor.',
      'The newsletter comes too late, and I miss the races.',
    ];
    const interviews = [asked('Ida', booked, 2), ...['Ada', 'Ben', 'Cleo'].map((name, i) => talk(name, i + 3))];
    const others = await othersOnTopic([survey(answers), ...interviews], 'everything is booked');
    expect(others).toEqual([
      expect.stringContaining('booked on a Saturday'),
      expect.stringContaining('came on a Saturday'),
    ]);
  });
});

describe('in a script without spaces', () => {
  const talk = (name: string, said: string, id: number) =>
    conversation(
      [
        ['聞き手', '困ることは何ですか。'],
        [name, `${said}毎朝とても忙しいんです。`],
        ['聞き手', '天気はどうですか。'],
        [name, '雨の日は客が少なくて静かですね。'],
      ],
      id,
    );
  const count = async (other: string) =>
    (
      await othersOnTopic(
        [talk('田中', '受付で回数券を使えるか聞いたら、だめだと言われて困りました。', 1), talk('鈴木', other, 2)],
        '聞いたら',
      )
    ).length;

  test('the same verbs are no topic that two people speak about', async () => {
    expect(await count('配達の人に聞いたら、荷物が増えたからだと言われたので、困るんです。')).toBe(0);
  });

  test('the same nouns are', async () => {
    expect(await count('受付では回数券がすぐに売り切れるので、本当に困っています。')).toBe(1);
  });
});
