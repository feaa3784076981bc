import { describe, expect, test } from 'vitest';
import { textOf } from '../../corpus/corpus.ts';
import { prepare } from '../../corpus/prepare.ts';
import type { EngineDocument } from '../../engine.ts';
import { conversation, launderetteInterviews, type Turn } from '../../testing/guided-interviews.ts';
import { exchangesIn } from './exchanges.ts';
import { guideOf } from './guide.ts';

const guideIn = async (documents: readonly EngineDocument[]) => guideOf(await prepare(documents));
const wordings = async (documents: readonly EngineDocument[]) =>
  (await guideIn(documents)).flatMap((question) => question.text ?? []);

/** The same questions in as many documents, each with the same answers. */
const asked = (times: number, ...turns: Turn[]) => Array.from({ length: times }, (_, i) => conversation(turns, i + 1));

/** The launderette's conversations, each with more turns at its end. */
const withMore = (...turns: Turn[]) =>
  launderetteInterviews().map((document) => ({ ...document, text: `${document.text}\n${conversation(turns).text}` }));

const answer =
  'We keep the flour in the cellar, and my brother carries it up when the shop has closed for the day, so it takes an hour.';

describe('the guide that interviews show', () => {
  test('is what is asked in several of them, in its clearest wording, the most widely asked first', async () => {
    const matters = (await guideIn(launderetteInterviews())).filter((question) => !question.isBackground);
    expect(matters.map((question) => question.text)).toEqual([
      'What goes wrong in the launderette on a busy Saturday?',
      'What should the owner change before next winter?',
      'How do you decide which washing machine to take?',
    ]);
    const counts = (await guideIn(launderetteInterviews())).map((question) => question.documents);
    expect(counts).toEqual([4, 4, 4, 3]);
  });

  test('ties each question to all its answers', async () => {
    const corpus = await prepare(launderetteInterviews());
    const machines = guideOf(corpus).find((question) => question.text?.includes('machine'));
    const answers = machines?.exchanges.flatMap((e) => exchangesIn(corpus).all[e]?.answer ?? []) ?? [];
    const said = answers.map((i) => {
      const sentence = corpus.reading.sentences[i];
      return sentence ? textOf(corpus, sentence) : '';
    });
    expect(said.map((text) => text.split(' ').slice(0, 3).join(' '))).toEqual([
      'I need the',
      'I take whatever',
      'The ones at',
    ]);
  });

  test('separates questions about who people are from those about the topic', async () => {
    const background = (await guideIn(launderetteInterviews())).map((question) => question.isBackground);
    expect(background.filter(Boolean)).toHaveLength(1);
  });

  test('leaves out what only two of many ask', async () => {
    const flour: Turn[] = [
      ['Interviewer', 'How do you carry the flour upstairs?'],
      ['Ada', answer],
    ];
    expect(await wordings([...launderetteInterviews(), ...asked(2, ...flour)])).not.toContain(flour[0]?.[1]);
    expect(await wordings(asked(3, ...flour))).toEqual(['How do you carry the flour upstairs?']);
  });

  test('has, of few conversations, what two of them ask, and the main questions of one while it is short', async () => {
    const flour: Turn[] = [
      ['Interviewer', 'How do you carry the flour upstairs?'],
      ['Ada', answer],
    ];
    const oven: Turn[] = [
      ['Interviewer', 'Who cleans the oven after the last batch?'],
      ['Ada', answer],
    ];
    const guide = await guideIn([conversation(flour, 1), conversation(flour, 2), conversation(oven, 3)]);
    expect(guide.map(({ text, documents }) => [text, documents])).toEqual([
      [flour[0]?.[1], 2],
      [oven[0]?.[1], 1],
    ]);
  });

  test('is never worded as a question about who a person is, where the others ask about a topic', async () => {
    const opened = (question: string, id: number) =>
      conversation(
        [
          ['Interviewer', question],
          ['Ada', answer],
        ],
        id,
      );
    const texts = await wordings([
      opened('How did you start with the bakery in the village with your background in banking?', 1),
      opened('So it was spring, and how did you start with the bakery, as a girl?', 2),
      opened('The harbour, the bakery, how did you start with that?', 3),
    ]);
    expect(texts).not.toContain('How did you start with the bakery in the village with your background in banking?');
    const [introduction] = await guideIn([
      opened('Could you tell me something about yourself and your background?', 1),
    ]);
    expect(introduction).toMatchObject({ isBackground: true });
  });

  test('is worded without a name that only one conversation knows, or has no wording', async () => {
    const about = (who: string, id: number) =>
      conversation(
        [
          ['Interviewer', `How do you check what ${who} buys in the canteen at lunch?`],
          ['Ada', answer],
        ],
        id,
      );
    const [question] = await wordings([about('Owen', 1), about('your son', 2), about('Dylan', 3)]);
    expect(question).toBe('How do you check what your son buys in the canteen at lunch?');
    const [nameless] = await guideIn([about('Owen', 1), about('Mona', 2), about('Dylan', 3)]);
    expect(nameless).toMatchObject({ text: null, documents: 3 });
    expect(await wordings([about('Owen', 1)])).toEqual(['How do you check what Owen buys in the canteen at lunch?']);
  });

  test('leaves out what is asked over and over in each of them', async () => {
    const flour: Turn[] = [
      ['Interviewer', 'How do you carry the flour upstairs?'],
      ['Ada', answer],
    ];
    expect(await wordings(withMore(...flour))).toContain(flour[0]?.[1]);
    expect(await wordings(withMore(...flour, ...flour))).not.toContain(flour[0]?.[1]);
  });

  test('keeps two questions of one conversation apart, whatever words they share', async () => {
    const turns: Turn[] = [
      ['Interviewer', 'How did you let the landlord know?'],
      ['Ada', answer],
      ['Interviewer', 'Do you know what the landlord has to do by law?'],
      ['Ada', answer],
    ];
    expect(await wordings([conversation(turns, 1)])).toEqual([
      'How did you let the landlord know?',
      'Do you know what the landlord has to do by law?',
    ]);
  });

  test('leaves out what people answer in a word', async () => {
    const flour = 'How do you carry the flour upstairs?';
    expect(await wordings(withMore(['Interviewer', flour], ['Ada', 'On my back.']))).not.toContain(flour);
  });

  test('has no wording for a question that refers to the conversation', async () => {
    const guide = await guideIn(
      withMore(['Interviewer', 'You mentioned flour, how do you carry it?'], ['Ada', answer]),
    );
    expect(guide.filter((question) => question.text === null && !question.isBackground)).toMatchObject([
      { documents: 4 },
    ]);
  });

  test('is empty where no one asks', async () => {
    expect(await guideIn([conversation([['Ada', answer]])])).toEqual([]);
  });
});

test('a conversation that no other repeats shows what is answered at length, in the order in which it is asked', async () => {
  const talk = conversation([
    ['Interviewer', 'Which colour is the delivery van?'],
    ['Ada', 'It is green.'],
    ['Interviewer', 'How do you carry the flour upstairs?'],
    ['Ada', answer],
    ['Interviewer', 'Who cleans the oven at the bakery?'],
    ['Ada', `${answer} ${answer}`],
  ]);
  const main = ['How do you carry the flour upstairs?', 'Who cleans the oven at the bakery?'];
  expect(await wordings([talk])).toEqual(main);
  expect(await wordings([talk, conversation([['Ben', answer]], 2)])).toEqual(main);
});

test.each([
  [
    'german',
    'Wie tragen Sie das Mehl aus dem Keller in die Backstube?',
    'Wir lagern das Mehl im Keller, und mein Bruder trägt es jeden Abend nach oben, wenn der Laden schon lange zu ist.',
  ],
  [
    'french',
    'Comment montez-vous la farine dans la boutique?',
    'Nous gardons la farine à la cave, et mon frère la monte le soir quand la boutique est fermée depuis une heure.',
  ],
  [
    'hindi',
    'आप आटा तहख़ाने से दुकान तक कैसे पहुँचाते हैं?',
    'हम आटा तहख़ाने में रखते हैं, और मेरा भाई दुकान बंद होने के बाद शाम को उसे ऊपर ले जाता है, इसमें एक घंटा लगता है।',
  ],
] as const)('a guide in %s keeps its own words', async (_, question, said) => {
  expect(await wordings(asked(3, ['Interviewer', question], ['Ada', said]))).toEqual([question]);
});

test('what asks for yes or no is proposed only where most conversations have it', async () => {
  const opened: Turn = ['Interviewer', 'How do you bring the heavy flour up to the oven?'];
  const closed: Turn = ['Interviewer', 'Has the delivery van ever broken down on the hill?'];
  const told: Turn = ['Ada', `${answer} ${answer}`];
  const talks = (withClosed: number) =>
    Array.from({ length: 4 }, (_, i) => conversation([opened, told, ...(i < withClosed ? [closed, told] : [])], i + 1));
  expect(await wordings(talks(2))).toEqual([opened[1]]);
  expect(await wordings(talks(3))).toEqual([opened[1], closed[1]]);
});

test('in few conversations, questions that share only a common word are several', async () => {
  const others = [
    [
      'Who carries the flour?',
      'Where does the yeast come from?',
      'How did you find the baker?',
      'Which oven is the old one?',
    ],
    [
      'How often is the bread late?',
      'Whose idea was the counter?',
      'What does the rent cost?',
      'Which cakes sell best?',
    ],
    ['Where do people park?', 'How loud is the mixer?', 'What did the inspector say?', 'Who writes the bills?'],
  ];
  const talk = (asked: string, n: number) => {
    const turns = [asked, ...(others[n] ?? [])].flatMap((line): Turn[] => [
      ['Interviewer', line],
      ['Ada', answer],
    ]);
    return conversation(turns, n + 1);
  };
  const onTime = ['Why not just block the time out?', 'What takes the time?', 'What takes up time in the shop?'];
  expect((await guideIn(onTime.map(talk))).map(({ documents }) => documents)).not.toContain(2);
  const onFlour = ['Why not just sell the flour?', 'What takes the flour?', 'What takes up flour in the shop?'];
  expect((await guideIn(onFlour.map(talk))).map(({ documents }) => documents)).toContain(2);
});
