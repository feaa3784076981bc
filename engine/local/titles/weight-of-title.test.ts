import { expect, test } from 'vitest';
import type { Language } from '#contract/languages.ts';
import { weightOfTitle } from './weight-of-title.ts';

test.each<[Language, difficulty: string, plain: string, plan: string]>([
  [
    'english',
    'The scanner at the gate fails whenever it rains',
    'The scanner stands beside the gate of the yard',
    'We are looking into a scanner for the gate',
  ],
  [
    'english',
    'Nobody reads the notice beside the lift',
    'The notice hangs beside the lift',
    'The decision was to move the notice',
  ],
  [
    'german',
    'Der Scanner ist bei Regen ein großes Problem',
    'Der Scanner steht gleich neben dem Tor zum Hof',
    'Wir wollen einen Scanner für das Tor bestellen',
  ],
  ['french', 'Personne ne lit la note', 'La note est affichée ici', 'On va déplacer la note'],
  ['spanish', 'Nadie lee la nota del ascensor', 'La nota está en el ascensor', 'Vamos a mover la nota del ascensor'],
  ['portuguese', 'Ninguém lê o aviso do elevador', 'O aviso está no elevador', 'Vamos mudar o aviso do elevador'],
])('a difficulty or denial weighs more than a description, and a plan less: %s, “%s”', (language, ...titles) => {
  const [difficulty = 0, plain = 0, plan = 0] = titles.map((title) => weightOfTitle(title, language));
  expect(difficulty).toBeGreaterThan(plain);
  expect(plan).toBeLessThan(plain);
});

test('what holds under a condition says more than the same without it', () => {
  expect(weightOfTitle('The bread is gone by noon if the school has a day off', 'english')).toBeGreaterThan(
    weightOfTitle('The bread is gone by noon and the school has a day off', 'english'),
  );
});

test('what a person wants to have or know is a wish and no plan', () => {
  expect(weightOfTitle('I want to know the price before I book', 'english')).toBeGreaterThanOrEqual(0);
});

test('what happens under a condition is no plan', () => {
  expect(weightOfTitle('If the lift stops again, we will move the bakery', 'english')).toBeGreaterThanOrEqual(0);
});

test.each([
  ['These columns are difficult to read', 'The columns are difficult to read'],
  ['I do not understand this table at all', 'I do not understand the table at all'],
  ['The price is too high at that stage', 'The price is too high at the start'],
])('“%s” points to what only the listener sees and says less than “%s”', (pointing, named) => {
  expect(weightOfTitle(pointing, 'english')).toBeLessThan(weightOfTitle(named, 'english'));
});

test('what happens this year is named', () => {
  expect(weightOfTitle('The rent is too high this year', 'english')).toBeGreaterThan(
    weightOfTitle('The rent is too high this flat', 'english'),
  );
});

test('a few words say less than a whole thought, where words are written apart', () => {
  const short = weightOfTitle('I missed a Monday then', 'english');
  expect(short).toBeLessThan(
    weightOfTitle('I missed a Monday, and three dogs stood in the yard unwashed', 'english') - 1,
  );
  expect(weightOfTitle('電話がつながらない', 'japanese')).toBeGreaterThanOrEqual(0);
});
