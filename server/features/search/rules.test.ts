import { expect, test } from 'vitest';
import { choose, turnsIn } from './rules.ts';

type Kind = 'passage' | 'insight' | 'document' | 'conversation';
const one = (kind: Kind, part: string, text = part) => ({ place: { kind }, part, text });
const texts = (chosen: { text: string }[]) => chosen.map(({ text }) => text);

test('each thing is found once, by its best text, in the place of that', () => {
  const ranked = [
    one('insight', 'a', 'a best'),
    one('insight', 'b'),
    one('insight', 'a', 'a other'),
    one('insight', 'c'),
  ];
  expect(texts(choose(ranked, 20))).toEqual(['a best', 'b', 'c']);
});

test('every kind has a share of the room, and what is left goes to the best', () => {
  const passages = Array.from({ length: 9 }, (_, n) => one('passage', `p${n}`));
  const ranked = [...passages, one('insight', 'i'), one('conversation', 'c')];
  expect(texts(choose(ranked, 8))).toEqual(['p0', 'p1', 'p2', 'p3', 'p4', 'p5', 'i', 'c']);
});

test("a passage is read turn by turn, and each is its speaker's", () => {
  const content = 'We guess.\nInterviewer: And when it rains?\nAnna M. (1): Nobody comes.\n\nWe bake less.\n';
  const turns = turnsIn(content, ['Anna M. (1)', 'Interviewer']);
  expect(turns.map(({ start, end, speaker }) => [speaker, content.slice(start, end)])).toEqual([
    ['Anna M. (1)', 'We guess.'],
    ['Interviewer', 'And when it rains?'],
    ['Anna M. (1)', 'Nobody comes.\n\nWe bake less.'],
  ]);
});

test.each([
  [['Anna'], 'Anna'],
  [['Anna', 'Ben'], null],
  [[], null],
])('a passage without names in it, in which %j speak, is said by %s', (speakers, speaker) => {
  expect(turnsIn('We guess.', speakers)).toEqual([{ start: 0, end: 9, speaker }]);
});
