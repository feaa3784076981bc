import { expect, test } from 'vitest';
import { prepare } from '../../corpus/prepare.ts';
import { plainDocument } from '../../testing/documents.ts';
import { askingSimilarities } from './asking-similarities.ts';

/** Similarities of questions, each asked in a separate document. */
async function similarities(...questions: string[]) {
  const answer = 'I carry the crates upstairs, and in the evening my back hurts for an hour.';
  const documents = questions.map((q, i) => plainDocument(`Interviewer: ${q}\nAda: ${answer}`, i + 1));
  const { reading } = await prepare(documents, { language: 'english' });
  const asking = reading.sentences.flatMap((s, i) => (s.turn % 2 === 0 ? [i] : []));
  expect(asking.length).toBe(questions.length);
  const { similarity, rows } = askingSimilarities(reading, asking);
  return {
    rows,
    between: (a: number, b: number) => similarity[rows.indexOf(a) * rows.length + rows.indexOf(b)] ?? 0,
  };
}

test('the same question in other words is nearer than another question about the same thing', async () => {
  const { between } = await similarities(
    'What makes the morning delivery difficult?',
    'So what makes a delivery in the morning difficult for you?',
    'Who pays for the delivery?',
  );
  expect(between(0, 1)).toBeGreaterThan(between(0, 2));
  expect(between(0, 2)).toBeGreaterThan(0);
  expect(between(0, 1)).toBe(between(1, 0));
});

test('words in the same order bring questions nearer', async () => {
  const { between } = await similarities(
    'How does the bread oven heat?',
    'How does the bread oven cool?',
    'Where is the oven with the bread?',
  );
  expect(between(0, 1)).toBeGreaterThan(between(0, 2));
});

test('a question that shares no word with another is left out', async () => {
  const { rows } = await similarities(
    'What makes the delivery difficult?',
    'What makes the delivery easy?',
    'Which song do you hum?',
  );
  expect(rows).toEqual([0, 1]);
});

test('questions that share nothing but a name are far from each other', async () => {
  const { between, rows } = await similarities(
    'How did you hear about Minnow?',
    'Did you tell Minnow that the door was scratched?',
    'If you ran Minnow for one day, what would you change?',
  );
  expect(rows).toEqual([0, 1, 2]);
  for (const [a, b] of [
    [0, 1],
    [0, 2],
    [1, 2],
  ] as const)
    expect(between(a, b)).toBeLessThan(0.25);
});

test('questions in the same words are one question, and as near to all others as each other', async () => {
  const read = 'What makes the morning delivery difficult?';
  const { between } = await similarities(read, 'So what makes a delivery in the morning difficult for you?', read);
  expect(between(0, 2)).toBeCloseTo(1, 5);
  expect(between(0, 1)).toBe(between(2, 1));
  expect(between(0, 0)).toBe(0);
});
