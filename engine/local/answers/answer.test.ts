import { expect, test } from 'vitest';
import { coverageOf } from '../../evidence/coverage.ts';
import { fixtureInterviews, plainDocument } from '../../testing/documents.ts';
import { localEngine as engine } from '../local-engine.ts';

const ask = async (question: string, language: 'english' | 'german' = 'english') => {
  const documents = fixtureInterviews('bakery-ines', 'bakery-joon', 'bakery-tomas');
  const corpus = await engine.prepare(documents, { language: 'english' });
  const [answered] = await engine.answer(corpus, { questions: [question], language });
  return answered;
};

test('an answer begins with the best sentence and names who said it', async () => {
  const answered = await ask('How many sacks of rye did the rain ruin?');
  expect(answered?.refused).toBe(false);
  expect(answered?.answer).toMatch(/^Tomas said: .*the rain ruined eleven sacks of rye/);
  expect(answered?.passages[0]?.fileName).toBe('bakery-tomas.txt');
  expect(answered?.passages.length).toBeLessThanOrEqual(12);
});

test('what is not in the material is refused in the language of the project', async () => {
  const answered = await ask('Which volcano erupted in Iceland last winter?', 'german');
  expect(answered?.refused).toBe(true);
  expect(answered?.confidence).toBeLessThan(0.4);
  expect(answered?.answer).toMatch(/nicht/);
});

test('an answer from prose is the sentence itself', async () => {
  const text =
    'The mill was built in 1874. It burned down twice.\n\nToday a family of bakers owns it and sells bread there.';
  const corpus = await engine.prepare([plainDocument(text)], { language: 'english' });
  const [answered] = await engine.answer(corpus, { questions: ['When was the mill built?'], language: 'english' });
  expect(answered?.answer).toMatch(/^The mill was built in 1874\./);
});

test('a fact in the last paragraph of a long document is reached, and coverage counts all of it', async () => {
  const filler = 'The meeting went on about the garden and its many paths and beds. ';
  const text = `${filler.repeat(3000)}\n\nThe spare key hangs behind the blue watering can.`;
  const corpus = await engine.prepare([plainDocument(text)], { language: 'english' });
  const [answered] = await engine.answer(corpus, {
    questions: ['Where does the spare key hang?'],
    language: 'english',
  });
  expect(answered?.answer).toContain('behind the blue watering can');
  const [coverage] = coverageOf(corpus, []);
  expect(coverage?.charactersRead).toBe(text.length);
  expect(coverage?.passagesCited).toBe(0);
});

test('a question in the language of one document finds it among documents of another', async () => {
  const corpus = await engine.prepare(fixtureInterviews('bakery-tomas', 'bakery-joon', 'pflege-martina'));
  const questions = ['Warum wurde die Untersuchung verschoben?'];
  const [answered] = await engine.answer(corpus, { questions, language: 'english' });
  expect(answered?.passages[0]?.fileName).toBe('pflege-martina.txt');
  expect(answered?.answer).toContain('um zwei Tage verschoben');
});
