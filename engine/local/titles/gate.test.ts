import { expect, test } from 'vitest';
import type { Language } from '#contract/languages.ts';
import { statementTitle } from './claim-title.ts';
import { readsAlone } from './gate.ts';

test.each<[Language, string, boolean]>([
  ['english', "We use the parents' room every week", true],
  ['english', "We use the 'safe room every week", false],
  ['german', "Das Schloss ist 'ne teure Sache", true],
  ['german', "Das Schloss ist 'teure Sache", false],
])('in %s, an apostrophe of its own words is no quotation mark: %s', (language, text, reads) => {
  expect(readsAlone(text, language)).toBe(reads);
});

test.each<[Language, string]>([
  ['english', 'If the printer jams, so everyone has to wait'],
  ['german', 'Wenn der Drucker klemmt, so verlieren wir einen ganzen Tag'],
])('in %s, a clause may tell with a word of its own that it follows from a condition: %s', (language, text) => {
  expect(readsAlone(text, language)).toBe(true);
});

test.each<[Language, string]>([
  ['english', "I'd not want you to put down that I can't work a machine"],
  ['english', "I've moaned for twenty minutes about the bread"],
  ['german', 'Ich singe Alt im Kirchenchor, aber das brauchen Sie wahrscheinlich nicht'],
])('in %s, what is said to the one who takes notes is no statement: %s', (language, text) => {
  expect(readsAlone(text, language)).toBe(false);
});

test('what was said is missing after a German verb of saying', () => {
  expect(readsAlone('Ich fange mit dem Guten an, weil meine Frau sagt', 'german')).toBe(false);
  expect(readsAlone('Ich fange mit dem Guten an, weil meine Frau das Schlechte kennt', 'german')).toBe(true);
});

test('what is only granted is no separate statement', () => {
  expect(readsAlone("I know there's a load of people who want the phone back", 'english')).toBe(false);
  expect(readsAlone('I know the people who want the phone back', 'english')).toBe(true);
});

test.each([
  'If you put the price up without telling me.',
  "And that's when I'm getting up and getting ready for work, and everybody's home and my brother's cooking.",
])('a condition without what happens then is no title, also where its form is not certain: %s', (sentence) => {
  expect(statementTitle(sentence, 'english', { loose: true })).toBeNull();
});

test('a condition without a comma keeps what happens then', () => {
  const said = "If I put it in at the desk it doesn't always send the text.";
  expect(statementTitle(said, 'english', { loose: true })?.text).toBe(said.slice(0, -1));
});

test('“I’d hope so” keeps its “so”', () => {
  const title = statementTitle("One fellow in a three bedroom house, I'd hope so.", 'english', { loose: true });
  expect(title?.text ?? '').not.toMatch(/hope$/u);
});
