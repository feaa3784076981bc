import { expect, test } from 'vitest';
import { languagePack } from '#engine/language/pack.ts';
import { prepare } from '../../corpus/prepare.ts';
import { conversation, launderetteInterviews } from '../../testing/guided-interviews.ts';
import { findClaims } from './find-claims.ts';
import { fitsOf } from './fit-questions.ts';
import { isOfUnspoken, isOpenQuestion } from './question-topic.ts';

/** The questions that the claim with these words in its title answers, best first. */
async function answered(words: string, questions: readonly string[], documents = launderetteInterviews()) {
  const corpus = await prepare(documents);
  const claim = findClaims(corpus).find((c) => c.clause.includes(words));
  if (!claim) throw new Error(`No claim says “${words}”`);
  return fitsOf(corpus, questions)(claim).map(({ question }) => questions[question]);
}

const { general } = languagePack('english').templates.question;

test('a claim answers the question of the guide that it was asked', async () => {
  const [first] = await answered('lamp', [
    'How do you decide which washing machine to take?',
    'What should the owner change before next winter?',
  ]);
  expect(first).toBe('What should the owner change before next winter?');
});

test('what answers a question of the guide answers a question of the brief in nearly its words just as well', async () => {
  const corpus = await prepare(launderetteInterviews());
  const fitting = (question: string) =>
    findClaims(corpus).map((claim) => fitsOf(corpus, [question])(claim).map((one) => [one.fit, one.isAsked]));
  const answers = fitting('How do you decide which washing machine to take?');
  expect(answers.flat()).not.toEqual([]);
  expect(fitting('How do the guests decide which washing machine they take?')).toEqual(answers);
});

test('a claim answers a question of the brief that is about the same, and none about something else', async () => {
  const questions = ['Who brings the newspaper?', 'What do people think about the dryer and their towels?'];
  expect(await answered('slow for four heavy towels', questions)).toEqual([questions[1]]);
});

test('on things that no one mentions, what is said about people is no answer', async () => {
  const talk = conversation([
    ['Interviewer', 'What about the list?'],
    ['Ada', 'Most people never look at the list on the wall because the print is too small.'],
  ]);
  const corpus = await prepare([talk], { language: 'english' });
  const unspoken = 'Where do people disagree about the model and the country?';
  expect([isOfUnspoken(corpus, unspoken), isOpenQuestion(corpus, unspoken)]).toEqual([true, false]);
  const spoken = 'Where do people look for the list?';
  expect(isOfUnspoken(corpus, spoken)).toBe(false);
});

test('a claim answers the general question for its kind', async () => {
  const talk = [conversation([['Ada', 'The biggest problem is the broken card machine by the door.']])];
  const questions = [general('liking'), general('difficulty')];
  expect(await answered('broken card machine', questions, talk)).toEqual([general('difficulty')]);
});

const lamp = 'The red lamp by the dryer is a problem for my sister because it stays on all night.';
const lamps = [
  conversation([['Ada', lamp]]),
  conversation(
    [['Ben', 'The app is a new system with an interface for the dryers, and my sister finds it complex.']],
    2,
  ),
];

test.each([
  'What is confusing about the new system?',
  'What is confusing or complex in the interface?',
  'What do people find difficult in the app, and what confuses them?',
])('a difficulty answers a question for what is difficult in the whole that is studied: “%s”', async (question) => {
  expect(await answered('red lamp', [question], lamps)).toEqual([question]);
});

test('a difficulty with one thing answers no question for what is difficult about another', async () => {
  const talk = [
    conversation([
      ['Ada', lamp],
      ['Ada', 'The preparation of the towels takes my sister two hours.'],
    ]),
  ];
  expect(await answered('red lamp', ['What is confusing in the preparation of towels?'], talk)).toEqual([]);
});

test('people after “with” are what a question is about', async () => {
  const talk = [...lamps, conversation([['Cleo', 'The staff in the hall help my sister, and that is nice.']], 3)];
  expect(await answered('red lamp', ['What goes wrong with no staff about?'], talk)).toEqual([]);
  expect(await answered('red lamp', ['What goes wrong for staff?'], talk)).toEqual(['What goes wrong for staff?']);
});

test('what says by which word it is difficult answers the question with that word before others of its kind', async () => {
  const questions = ['Where do people need help?', 'What is confusing or complex in the interface?'];
  const talk = [
    conversation([['Ada', 'It is confusing for my sister that the red lamp by the dryer stays on all night.']]),
  ];
  expect((await answered('red lamp', questions, talk))[0]).toBe(questions[1]);
});

test('what came of one occasion answers a general question where that was asked, and is small talk elsewhere', async () => {
  const told =
    'The altos stood round the urn and talked about their holidays. So I took the early bus home before the second half of the evening. The driver had the radio on.';
  const talk = (question: string) => [
    conversation([
      ['Interviewer', question],
      ['Ada', told],
    ]),
  ];
  const questions = [general('habit')];
  expect(await answered('early bus', questions, talk('What happened in the tea break?'))).toEqual(questions);
  expect(await answered('early bus', questions, talk('What is a tea break like?'))).toEqual([]);
});

test('a claim that answers nothing that is asked has no question', async () => {
  expect(await answered('slow for four heavy towels', ['Who brings the newspaper?'])).toEqual([]);
});

const answers = [
  conversation([
    ['Interviewer', 'What has the waiting for the baker cost you, in money or otherwise?'],
    ['Ada', 'I took two unpaid days off so that somebody would be in when the baker came to the door.'],
    ['Interviewer', 'Which deliveries, streets and houses give the drivers the most trouble?'],
    ['Ada', 'The driver never found the right door without any help from the neighbours upstairs.'],
  ]),
];

test('a question of the brief is answered where nearly the same was asked aloud, whatever the answer’s words', async () => {
  const questions = ['How do bakers bake?', 'What does the waiting cost?'];
  const [first] = await answered('two unpaid days', questions, answers);
  expect(first).toBe(questions[1]);
});

test('to say how something is done answers no question about how something else is done', async () => {
  expect(await answered('right door', ['How do bakers bake?'], answers)).toEqual([]);
});

test('a question of the guide is answered where it was asked, not by an answer to another one', async () => {
  const asked = 'What has the waiting for the baker cost you, in money or otherwise?';
  expect(await answered('right door', [asked], answers)).toEqual([]);
  const [first] = await answered('two unpaid days', ['How do bakers bake?', asked], answers);
  expect(first).toBe(asked);
});

test('a question that names one thing gives way to one that was asked in more of the same words', async () => {
  const talk = [
    conversation([
      ['Interviewer', 'How often does the waiting for the baker hurt you?'],
      ['Ada', 'I took two unpaid days off so that somebody would be in when the van came.'],
    ]),
  ];
  const questions = ['What about the baker?', 'What hurt them about the waiting?'];
  const [first] = await answered('two unpaid days', questions, talk);
  expect(first).toBe(questions[1]);
});

test('a topic of two words was asked aloud only where the thing itself was named', async () => {
  const talk = [
    conversation([
      ['Interviewer', 'Tell me about the booking. How do you book?'],
      ['Ada', 'I never got past the third code, so I telephoned the office and waited for an hour.'],
      ['Interviewer', 'And what about Saturdays, how do you find them?'],
      ['Ada', 'Every father in the street wants the same car at half past nine.'],
    ]),
  ];
  const questions = [languagePack('english').templates.question.onTopic('booked Saturdays')];
  expect(await answered('third code', questions, talk)).toEqual([]);
  expect(await answered('the same car', questions, talk)).toEqual(questions);
});

test('what keeps people is answered by what they like, and not by what is said around a word', async () => {
  const documents = [
    conversation([['Ada', 'I love the quiet machines by the window, they are nice and clean.']], 1),
    conversation([['Ben', 'The door of the big machine is broken, and the water runs out on the floor.']], 2),
  ];
  const questions = ['What keeps the others?'];
  expect(await answered('quiet machines', questions, documents)).toEqual(questions);
  expect(await answered('big machine', questions, documents)).toEqual([]);
});

test.each(['What makes members leave?', 'What makes people leave?', 'Why do customers leave?'])(
  '“%s” names no topic: what is hard for people answers it',
  async (question) => {
    const documents = [
      conversation([['Ada', 'I love the quiet machines by the window, and members of my choir come, too.']], 1),
      conversation([['Ben', 'The door of the big machine is broken, and it annoys me every week. I will leave.']], 2),
    ];
    expect(await answered('big machine', [question], documents)).toEqual([question]);
    expect(await answered('quiet machines', [question], documents)).toEqual([]);
  },
);

test('what members like about a thing is not answered by what they like about another', async () => {
  const questions = ['What do members like about the dryer?'];
  const documents = [
    conversation([['Ada', 'I love the quiet machines by the window, they are nice and clean.']], 1),
    conversation(
      [['Ben', 'I like the dryer best, because it is hot and the members of my choir can sit beside it.']],
      2,
    ),
  ];
  expect(await answered('quiet machines', questions, documents)).toEqual([]);
  expect(await answered('dryer best', questions, documents)).toEqual(questions);
});

test('a question with one word to compare is answered by what follows at once, or says that word', async () => {
  const told = 'It never picks up before seven. I was on the line for an hour. She offered me another room. ';
  const talk = [
    conversation([
      ['Interviewer', 'Did you ever call the hotline yourself?'],
      [
        'Ada',
        `${told}I cannot carry a long ladder through the narrow hall. My brother cleans the windows there. The hotline is no help at night.`,
      ],
    ]),
  ];
  const questions = ['How good is the hotline?'];
  expect(await answered('no help at night', questions, talk)).toEqual(questions);
  expect(await answered('long ladder', questions, talk)).toEqual([]);
});

test('a question of words that belong to any topic is answered only where it was asked', async () => {
  const talk = [
    conversation([
      ['Interviewer', 'What did you see from the yard?'],
      ['Ada', 'The people on the hill would cut the oak if it got in the way of the van.'],
    ]),
  ];
  expect(await answered('cut the oak', ['What would get people back if anything?'], talk)).toEqual([]);
});

test('a question of common words is answered where all of them were asked, in the smallest material', async () => {
  const talk = [
    conversation([
      ['Interviewer', 'What do you throw away?'],
      ['Ada', 'We throw away a third of the bread every evening.'],
    ]),
  ];
  expect(await answered('a third of the bread', ['What do bakeries throw away?'], talk)).toEqual([
    'What do bakeries throw away?',
  ]);
});

test.each(['How do people feel about being seen with it?', 'What would you do with it?'])(
  'a question that names nothing is answered by no claim: %s',
  async (question) => {
    const corpus = await prepare(launderetteInterviews());
    const fits = fitsOf(corpus, [question]);
    expect(findClaims(corpus).filter((claim) => fits(claim).length > 0)).toEqual([]);
  },
);

const saturdays = [
  conversation([
    ['Interviewer', 'How do you get hold of the oven at the weekend?'],
    ['Ada', 'On Saturdays everything is booked by Wednesday. The widows from the hill are the first at the door.'],
    ['Interviewer', 'How did you find your way into the bakery as a new member?'],
    ['Ada', 'I joined last month and booking was very easy with the small oven.'],
  ]),
];

test('a topic of two words is answered by what names it, not by what shares the word that is said of it', async () => {
  const questions = ['What do people say about booked Saturdays?'];
  expect(await answered('everything is booked', questions, saturdays)).toEqual(questions);
  expect(await answered('booking was very easy', questions, saturdays)).toEqual([]);
});

test('what people like answers the question for it, whatever they were asked', async () => {
  const questions = ['What do they like?'];
  expect(await answered('booking was very easy', questions, saturdays)).toEqual(questions);
});

test('a yes-or-no question is answered by what is about the same, and not by all that follows it', async () => {
  const talk = [
    conversation([
      ['Interviewer', 'Did you call the hotline about the oven?'],
      [
        'Ada',
        'The hotline never answers before seven in the morning. Most mornings I bake alone. The old van is too small for the long boards.',
      ],
    ]),
  ];
  const questions = ['Did you call the hotline about the oven?'];
  expect(await answered('hotline never answers', questions, talk)).toEqual(questions);
  expect(await answered('van is too small', questions, talk)).toEqual([]);
});

const booked = [
  conversation([
    ['Interviewer', 'Who looks after the hall between the two classes?'],
    ['Ada', 'The chess club next door is the biggest problem, because it is loud until ten at night.'],
    ['Interviewer', 'Which part of the booking takes the longest?'],
    ['Ada', 'The problem is that I type the same booking twice, because the calendar forgets it.'],
  ]),
];

test('what shares a single word with a question and was asked something else does not answer it', async () => {
  const questions = ['Which chess and which calendar do people need?', general('difficulty')];
  expect(await answered('chess club', questions, booked)).toEqual([general('difficulty')]);
  expect(
    await answered('same booking', ['Which part of the booking program fails?', questions[1] ?? ''], booked),
  ).toEqual(['Which part of the booking program fails?', questions[1]]);
});

test('what an interviewer asked in one conversation is answered by what was said to it', async () => {
  const asked = 'Which part of the booking takes the longest?';
  expect(await answered('same booking', [asked, general('difficulty')], booked)).toEqual([
    asked,
    general('difficulty'),
  ]);
  expect(await answered('chess club', [asked, general('difficulty')], booked)).toEqual([general('difficulty')]);
});
