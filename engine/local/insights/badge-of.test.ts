import { expect, test } from 'vitest';
import { type BadgeFigures, badgesOf } from './badge-of.ts';

/** Figures that earn no badge, except for those given. */
function figures({ people = 1, peopleInAll = 10, feelings = [], closeness = 0 }: Partial<Given> = {}): BadgeFigures {
  return { support: { people, peopleInAll, documents: 1, documentsInAll: 10 }, feelings, closeness };
}
type Given = { people: number; peopleInAll: number; feelings: readonly number[]; closeness: number };

const badgeOf = (given: Partial<Given>) => badgesOf([figures(given)])[0];
const close = (...closeness: number[]) => badgesOf(closeness.map((c) => figures({ closeness: c })));
const [wide, felt, brief, none] = ['WIDELY_APPLICABLE', 'HIGH_EMOTION', 'IMPORTANT_FOR_BRIEF', undefined] as const;

test('no insights have no badges, and an ordinary insight has none', () => {
  expect(badgesOf([])).toEqual([]);
  expect(badgeOf({})).toBe(none);
});

test.each([
  ['exactly three people who are exactly half', 3, 6, wide],
  ['three people who are all', 3, 3, wide],
  ['half of many people', 10, 20, wide],
  ['three people who are just under half', 3, 7, none],
  ['many people who are just under half', 9, 19, none],
  ['two people, even if they are all', 2, 2, none],
  ['two people who are half', 2, 4, none],
])('widely applicable is for at least three people who are half of all: %s', (_, people, peopleInAll, badge) => {
  expect(badgeOf({ people, peopleInAll })).toBe(badge);
});

test.each([
  ['two quotes of exactly 0.6', [0.6, 0.6], felt],
  ['two quotes of exactly -0.6', [-0.6, -0.6], felt],
  ['two quotes of the strongest sentiment', [-1, -1], felt],
  ['two strong quotes that are exactly half', [0.6, 0.6, 0, 0.59], felt],
  ['two strong quotes beside weak ones of the other sign', [-0.8, -0.7, 0.59, 0.2], felt],
  ['three strong quotes of five', [0.7, 0.7, 0.7, 0, 0], felt],
  ['two quotes, one of them just below 0.6', [0.6, 0.59], none],
  ['two quotes, one of them just above -0.6', [-0.6, -0.59], none],
  ['two strong quotes that are less than half', [0.9, 0.9, 0, 0, 0], none],
  ['one strong quote, even if it is the only one', [1], none],
  ['one strong quote of two', [-1, 0], none],
  ['one strong quote of each sign', [0.9, -0.9], none],
  ['strong quotes of which one has the other sign', [-0.8, -0.8, -0.8, 0.6], none],
  ['no quotes', [], none],
])('high emotion is for two strong quotes of one sign that are half of all: %s', (_, feelings, badge) => {
  expect(badgeOf({ feelings })).toBe(badge);
});

test.each([
  ['the closest of four', [0.1, 0.4, 0.3, 0.2], [none, brief, none, none]],
  [
    'the two closest of eight',
    [0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2, 0.1],
    [brief, brief, none, none, none, none, none, none],
  ],
  ['a part of a quarter counts as one: two of five', [0.5, 0.4, 0.3, 0.2, 0.1], [brief, brief, none, none, none]],
  ['the closest of three', [0.3, 0.2, 0.1], [brief, none, none]],
  ['the only one', [0.01], [brief]],
  ['all that are as close as the last of the quarter', [0.4, 0.4, 0.4, 0.1], [brief, brief, brief, none]],
  ['none that has nothing in common with the brief', [0, 0, 0, 0], [none, none, none, none]],
  ['a quarter of all, although most have nothing in common with it', [0.2, 0, 0, 0.1], [brief, none, none, none]],
  [
    'none where fewer than a quarter have anything in common with it',
    [0.2, 0, 0, 0, 0],
    [none, none, none, none, none],
  ],
])('important for the brief is the quarter closest to it: %s', (_, closeness, badges) => {
  expect(close(...closeness)).toEqual(badges);
});

test('the order of the insights does not change who is closest', () => {
  expect(close(0.1, 0.2, 0.3, 0.4, 0.5)).toEqual([none, none, none, brief, brief]);
});

test('an insight has one badge: widely applicable before high emotion before important for the brief', () => {
  const many = { people: 3, peopleInAll: 3 };
  const strong = { feelings: [-0.9, -0.9] };
  const near = { closeness: 1 };
  expect(badgeOf({ ...many, ...strong, ...near })).toBe(wide);
  expect(badgeOf({ ...many, ...near })).toBe(wide);
  expect(badgeOf({ ...strong, ...near })).toBe(felt);
  expect(badgeOf(near)).toBe(brief);
});

test('an insight with another badge still takes its place in the closest quarter', () => {
  const badges = badgesOf([
    figures({ people: 3, peopleInAll: 3, closeness: 0.9 }),
    figures({ closeness: 0.8 }),
    figures(),
    figures(),
  ]);
  expect(badges).toEqual([wide, none, none, none]);
});
