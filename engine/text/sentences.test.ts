import { expect, test } from 'vitest';
import type { Language } from '#contract/languages.ts';
import { sentencesOf } from './sentences.ts';

const cut = (text: string, language: Language = 'english') =>
  sentencesOf(text, { start: 0, end: text.length }, language).map((s) => text.slice(s.start, s.end));

test('“No.” ends a sentence, unless it counts', () => {
  const cut = (text: string) =>
    sentencesOf(text, { start: 0, end: text.length }, 'english').map(({ start, end }) => text.slice(start, end));
  expect(cut('No. How did you report it?')).toEqual(['No.', 'How did you report it?']);
  expect(cut('We live at No. 5 on the quay.')).toEqual(['We live at No. 5 on the quay.']);
});

test('a bracket opens with its content', () => {
  expect(cut('雨の中で待った。（笑）バスは来なかった。', 'japanese')).toEqual([
    '雨の中で待った。',
    '（笑）バスは来なかった。',
  ]);
  expect(cut('我说我在家里呀！（笑）后来他们来了。', 'chinese')).toEqual(['我说我在家里呀！', '（笑）后来他们来了。']);
});

test('abbreviations, initials and ordinals do not end a sentence', () => {
  expect(cut('Dr. Weber called at 5 p.m. on Monday. I was out.')).toEqual([
    'Dr. Weber called at 5 p.m. on Monday.',
    'I was out.',
  ]);
  expect(cut('Am 3. Mai kam z. B. der Techniker. Er ging wieder.', 'german')).toEqual([
    'Am 3. Mai kam z. B. der Techniker.',
    'Er ging wieder.',
  ]);
});

test('a line that the file wrapped is read on, a blank line and a list mark end a sentence, and the mark is not said', () => {
  expect(cut('I waited for the bus in the rain for almost an hour and\nnobody told us why.\n\nThen')).toEqual([
    'I waited for the bus in the rain for almost an hour and\nnobody told us why.',
    'Then',
  ]);
  expect(cut('- slow app\n- lost post')).toEqual(['slow app', 'lost post']);
});

test('sentences end in the scripts of all ten languages', () => {
  expect(cut('我喜欢这个应用。但是它太慢了！', 'chinese')).toHaveLength(2);
  expect(cut('使いやすいです。でも遅いです。', 'japanese')).toHaveLength(2);
  expect(cut('मुझे यह पसंद है। लेकिन यह धीमा है।', 'hindi')).toHaveLength(2);
  expect(cut('هل يعجبك؟ نعم، كثيرا.', 'arabic')).toHaveLength(2);
});

test('an hour of talk without a full stop becomes pieces that a person can read', () => {
  const words = Array.from({ length: 600 }, (_, i) => `word${i}`).join(' ');
  const pieces = cut(words);
  expect(pieces.length).toBeGreaterThan(8);
  expect(Math.max(...pieces.map((p) => p.length))).toBeLessThanOrEqual(420);
  expect(pieces.join(' ')).toBe(words);
});

test('a note in brackets between two sentences belongs to the first', () => {
  const text = 'I had a list. [opens a drawer] We lost it. (laughs) It was green, [points] like this.';
  expect(sentencesOf(text, { start: 0, end: text.length }, 'english').map((s) => text.slice(s.start, s.end))).toEqual([
    'I had a list. [opens a drawer]',
    'We lost it. (laughs)',
    'It was green, [points] like this.',
  ]);
});
