import { expect, test } from 'vitest';
import { plainDocument } from '../../testing/documents.ts';
import { localEngine as engine } from '../local-engine.ts';
import { askedBefore } from './asked-before.ts';

/** What is shown as asked before the sentence that holds these words. */
async function asked(text: string, words: string) {
  const corpus = await engine.prepare([plainDocument(text, 1)]);
  const at = corpus.reading.sentences.findIndex(({ start, end }) => text.slice(start, end).includes(words));
  return { text, found: askedBefore(corpus, at) };
}

const bakery = [
  'Interviewer: Thanks for having me. How do you order the flour for the week?',
  'Ada: By phone. The form on the screen takes an hour.',
  'Interviewer: And why?',
  'Ada: Because it throws me out when the oven rings. I have to begin again.',
  'Interviewer: And the van? When was it last in the garage?',
  'Ada: In March. It stood there for nine days, and nobody rang.',
].join('\n\n');

test('what was asked before a statement is cut from the document', async () => {
  const { text, found } = await asked(bakery, 'takes an hour');
  expect(found?.text).toBe('How do you order the flour for the week?');
  expect(text.slice(found?.start, found?.end)).toBe(found?.text);
});

test('a question of a few words that names nothing is shown after the one before it', async () => {
  const { text, found } = await asked(bakery, 'begin again');
  expect(found?.text).toBe('How do you order the flour for the week? … And why?');
  expect(text.slice(found?.start, found?.end)).toMatch(/^How do you order[\s\S]*And why\?$/);
});

test('a question of a few words that nothing names is not shown', async () => {
  const talk = 'Ben: The heating eats half of the battery.\n\nInterviewer: And why?\n\nBen: Because the van is old.';
  expect((await asked(talk, 'van is old')).found).toBeNull();
});

test('two questions in one go are shown together', async () => {
  const { found } = await asked(bakery, 'nobody rang');
  expect(found?.text).toBe('And the van? When was it last in the garage?');
});

test('a question loses its number, its fillers and its hesitations', async () => {
  const talk = (question: string) => `Moderator: ${question}\n\nBen: The map loads slowly in the morning, so I wait.`;
  expect((await asked(talk('5.d So, what do you think of the map?'), 'loads')).found?.text).toBe(
    'What do you think of the map?',
  );
  expect((await asked(talk('The, so can you tell me how the map opens?'), 'loads')).found?.text).toBe(
    'Can you tell me how the map opens?',
  );
  expect((await asked(talk('If I understand correctly,'), 'loads')).found).toBeNull();
  expect((await asked(talk('And, um, how do you, uh, use the map at work?'), 'loads')).found?.text).toBe(
    'How do you use the map at work?',
  );
});

test('a nod changes nothing, and a separate short question is the one that was asked', async () => {
  const talk = (prompt: string) =>
    `Interviewer: How do you get to the mill in winter?\n\nBen: By bus, mostly.\n\nInterviewer: ${prompt}\n\nBen: The heating eats half of the battery.`;
  expect((await asked(talk('Right, okay.'), 'battery')).found?.text).toBe('How do you get to the mill in winter?');
  expect((await asked(talk('Is it electric?'), 'battery')).found?.text).toBe('Is it electric?');
});

test('what interviewers say about themselves is not replied to: the question before it is', async () => {
  const talk =
    'Interviewer: How do you get to the mill in winter?\n\nBen: By bus, mostly, you know.\n\nInterviewer: No, I think that I understand what you mean.\n\nBen: The heating eats half of the battery.';
  expect((await asked(talk, 'battery')).found?.text).toBe('How do you get to the mill in winter?');
  const told = talk.replace(
    'No, I think that I understand what you mean.',
    'Others tell me that they like the old van.',
  );
  expect((await asked(told, 'battery')).found?.text).toBe('Others tell me that they like the old van.');
});

test('where an interviewer only says something, that is replied to', async () => {
  const talk =
    'Interviewer: How do you get to the mill in winter?\n\nBen: By bus, mostly.\n\nInterviewer: I see you have sorted all the tools on the wall.\n\nBen: My grandson writes the labels and paints what goes in.';
  const { found } = await asked(talk, 'labels');
  expect(found?.text).toBe('I see you have sorted all the tools on the wall.');
  expect(found?.isAsked).toBe(false);
});

test('in a group all answer what was asked last', async () => {
  const talk =
    'Moderator: What happens to bread that is left over?\n\nAda: I throw it away.\n\nBen: I give it to the food bank on Tuesdays.';
  expect((await asked(talk, 'food bank')).found?.text).toBe('What happens to bread that is left over?');
});

test('nothing was asked where no one asks, or only at great length', async () => {
  expect((await asked('Ben: The map loads slowly in the morning.', 'loads')).found).toBeNull();
  const long = `Interviewer: ${'We have seen many maps in the last few weeks, some of them with colours and some without, and people told us about each. '.repeat(2).trim()} and of all those that I have named and of the many more that I have not named, which one is it that you would take home with you and hang up on your wall above the kitchen table?`;
  expect((await asked(`${long}\n\nBen: The map loads slowly in the morning.`, 'loads')).found).toBeNull();
});

test('in a survey the question that heads the column was asked', async () => {
  const heading = 'What annoys you at the counter?';
  const answers = [
    'The queue at the counter is too long, and I leave without bread.',
    'Nobody tells me when the rye comes out of the oven.',
    'I never know which loaf is from yesterday, and nobody says.',
  ];
  const rows = answers.map((answer, i) => ({ head: `No: ${i + 1}\n${heading} `, answer }));
  const text = rows.map(({ head, answer }) => head + answer).join('\n\n');
  const blocks = answers.map((answer, i) => {
    const start = text.indexOf(answer);
    return { kind: 'row' as const, row: i + 2, cell: heading, start, end: start + answer.length };
  });
  const survey = { id: 1, fileName: 'survey.csv', text, blocks };
  const corpus = await engine.prepare([survey]);
  const at = corpus.reading.sentences.findIndex(({ start, end }) => survey.text.slice(start, end).includes('the rye'));
  const found = askedBefore(corpus, at);
  expect(found?.text).toBe(heading);
  expect(survey.text.slice(found?.start, found?.end)).toBe(found?.text);
  expect(found?.end).toBeLessThan(corpus.reading.sentences[at]?.start ?? 0);
});
