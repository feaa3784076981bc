import { expect, test } from 'vitest';
import type { Language } from '#contract/languages.ts';
import { writeTitle } from './write-title.ts';

const title = (sentence: string, language: Language = 'english') => writeTitle(sentence, language, () => 0.1);

test('fillers, hesitations and joining words are left out', () => {
  expect(title('Um, well, you know, I still write the order on paper.')).toBe('I still write the order on paper');
  expect(title('And so uh the the form asks me, you know, forty questions.')).toBe('The form asks me, forty questions');
});

test('a long sentence is cut between clauses, never inside a word, and does not end on a promise', () => {
  const long =
    'In July nobody watered the east beds for six days because each of us thought that it was another’s turn.';
  expect(title(long)).toBe('In July nobody watered the east beds for six days');
  const endless = `We waited ${Array.from({ length: 30 }, (_, i) => `hour${i}`).join(' ')}`;
  expect(title(endless).length).toBeLessThanOrEqual(80);
  expect(title(endless)).toMatch(/^We waited hour0 .* hour\d+…$/);
});

test('a title begins with a capital where the script has them', () => {
  expect(title('ich fahre mit dem Rad zum Bahnhof.', 'german')).toBe('Ich fahre mit dem Rad zum Bahnhof');
  expect(title('紙の連絡帳のほうが好きです。', 'japanese')).toBe('紙の連絡帳のほうが好きです');
});

test('a title that leaves a denial out says that there is more', () => {
  expect(
    title(
      'Die App sagt mir, dass der Zug pünktlich ist, während ich mit eigenen Augen sehe, dass kein Zug da ist.',
      'german',
    ),
  ).toBe('Die App sagt mir, dass der Zug pünktlich ist…');
  expect(
    title('A calendar would help me, if it reminded me the evening before and I could swap it with only one tap.'),
  ).toBe('A calendar would help me, if it reminded me the evening before');
});
