import { expect, test } from 'vitest';
import { prepare } from '../../corpus/prepare.ts';
import { surveyDocument } from '../../testing/documents.ts';
import { findClaims } from '../claims/find-claims.ts';
import { fitsOf } from '../claims/fit-questions.ts';
import { chooseQuestions } from '../questions/propose-questions.ts';
import { surveyQuestions } from './survey-questions.ts';

const answers = [
  'The showers are cold every morning and the caretaker never repairs them.',
  'You have to wait at the till for ten minutes with a season ticket.',
  'The lockers take my coin and do not give it back.',
  'The slow lane is full of people who stand and talk.',
];

const headed = async (heading: string, cells: readonly string[] = answers) => {
  const corpus = await prepare([surveyDocument(heading, [...cells], 1)], { language: 'english' });
  return { corpus, asked: surveyQuestions(corpus) };
};

test.each([
  ['What annoys you at the pool?', 'What annoys you at the pool?'],
  ['3. what annoys you at the pool? (required)', 'What annoys you at the pool?'],
  ['Q2: What annoys you at the pool? *', 'What annoys you at the pool?'],
])('what heads a column of answers is asked: %s', async (heading, question) => {
  const { corpus, asked } = await headed(heading);
  expect(asked.map(({ text }) => text)).toEqual([question]);
  expect(asked[0]?.sentences).toHaveLength(answers.length);
  expect(chooseQuestions(corpus, { brief: { name: 'Pool' }, language: 'english' })[0]).toBe(question);
});

test.each(['Comment', 'Review', 'Why?'])('“%s” asks nothing by itself', async (heading) => {
  expect((await headed(heading)).asked).toEqual([]);
});

test('a column that few fill in is no question of the project', async () => {
  expect((await headed('What annoys you at the pool?', answers.slice(0, 2))).asked).toEqual([]);
});

test('what asks who people are feeds people and no insight', async () => {
  const { corpus, asked } = await headed('What is your role at the pool?');
  expect(asked.map(({ isBackground }) => isBackground)).toEqual([true]);
  expect(chooseQuestions(corpus, { brief: { name: 'Pool' }, language: 'english' })).not.toContain(
    'What is your role at the pool?',
  );
});

test('a question of the brief comes first for what it names, and the survey asks what is left', async () => {
  const brief = { name: 'Pool', description: 'How well do the lockers work?' };
  const { corpus } = await headed('What annoys you at the pool?');
  const questions = chooseQuestions(corpus, { brief, language: 'english' });
  expect(questions.slice(0, 2)).toEqual(['How well do the lockers work?', 'What annoys you at the pool?']);
  const fits = fitsOf(corpus, questions);
  const answered = Object.fromEntries(findClaims(corpus).map((claim) => [claim.title, fits(claim)[0]?.question]));
  expect(answered['The lockers take my coin and do not give it back']).toBe(0);
  expect(answered['The slow lane is full of people who stand and talk']).toBe(1);
});
