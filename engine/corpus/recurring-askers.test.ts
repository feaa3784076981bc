import { expect, test } from 'vitest';
import { plainDocument } from '../testing/documents.ts';
import { prepare } from './prepare.ts';

const said = [
  'It takes me the whole morning to find the right form.',
  'I gave up and paid in cash.',
  'My brother does it for me now.',
  'The office closes at noon. Should I take a day off for that?',
  'They lost it twice.',
  'Nobody told me.',
];
const asked = [
  'How do you find the form?',
  'I see, that must be a lot of work.',
  'Who helps you?',
  'Let me write that down, one moment, I am slow at this.',
  'And what then?',
  'Right, right.',
];

const talk = (asker: string, other: string, n: number) =>
  said.map((answer, i) => `${asker}: ${asked[i]}\n${other}: ${answer} That was ${n + i}.`).join('\n');

const answering = async (...talks: string[]) => {
  const { reading } = await prepare(
    talks.map((text, n) => plainDocument(text, n + 1)),
    { language: 'english' },
  );
  return reading.voices.flatMap((v) => (v.role === 'answers' && v.name ? [v.name] : []));
};

test('a person who asks in every conversation, and is the only one in all of them, is no respondent', async () => {
  expect(await answering(talk('Kim', 'Lee', 1))).toEqual(['Kim', 'Lee']);
  expect(await answering(talk('Kim', 'Lee', 1), talk('Kim', 'Rosa', 2))).toEqual(['Lee', 'Rosa']);
});

test('who asks in every conversation may do so without question marks', async () => {
  const talk = (other: string) =>
    ['パンはどう選びますか。', '朝は何時に来ますか。', 'そうですか。', 'いくらなら買いますか。']
      .map((question, i) => `森：${question}\n${other}：店の人に聞いてから決めます。え、何時？ もう${i}年になります。`)
      .join('\n');
  const documents = [plainDocument(talk('田中'), 1), plainDocument(talk('佐藤'), 2)];
  const { reading } = await prepare(documents, { language: 'japanese' });
  expect(reading.voices.filter((v) => v.role === 'answers').map((v) => v.name)).toEqual(['田中', '佐藤']);
});

test('a colleague who meets another person every time, and asks no more than they do, answers', async () => {
  const meeting = (other: string, n: number) =>
    said
      .map(
        (answer, i) => `Kim: ${said[5 - i]} It was ${n}${i ? '.' : ', yes?'}\n${other}: ${answer} That was ${n + i}.`,
      )
      .join('\n');
  expect(await answering(meeting('Lee', 1), meeting('Rosa', 2))).toEqual(['Kim', 'Lee', 'Kim', 'Rosa']);
});

test('where labels say who asks, a participant who comes back is one', async () => {
  expect(await answering(talk('Interviewer', 'Lee Park', 1), talk('Interviewer', 'Lee Park', 2))).toEqual([
    'Lee Park',
    'Lee Park',
  ]);
});

const questioned = (asker: string, other: string) =>
  said
    .map((answer, i) => `${asker}: And what happens then, number ${i}?\n${other}: ${answer.replace('?', '.')}`)
    .join('\n');

test('a person who asks in one conversation only sits in on another, where others say far more', async () => {
  const withColleague = [
    'Kim: How do you find the form?',
    `Rosa: ${said.join(' ')} ${said.join(' ')}`,
    'Lou: Somebody else told us that. The one with the dog?',
    `Rosa: ${said.join(' ')}`,
    'Kim: Who helps you?',
    `Rosa: ${said.join(' ')}`,
    'Kim: And who pays for it?',
    `Rosa: ${said.join(' ')}`,
    'Lou: Would you pay for it? Right.',
    `Rosa: ${said.join(' ')}`,
  ].join('\n');
  expect(await answering(questioned('Lou', 'Ada'), withColleague)).toEqual(['Ada', 'Rosa']);
});

test('who asks in one conversation and answers in another is a participant there', async () => {
  expect(await answering(questioned('Kim', 'Lee'), questioned('Rosa', 'Kim'))).toEqual(['Lee', 'Kim']);
});
