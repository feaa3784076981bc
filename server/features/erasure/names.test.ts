import { expect, test } from 'vitest';
import { redactionMark as mark } from '#contract/documents/redaction.ts';
import { mapTexts, namesToErase, patternOf, withoutNames } from './names.ts';

const without = (text: string, ...names: string[]) => withoutNames(text, patternOf(names) as RegExp);

test('a full name is looked for with its parts, which are not the person’s alone where someone else has them', () => {
  expect(namesToErase(['Mara Lind'], { others: ['Mara Oss', 'Ben'] })).toEqual([
    { name: 'Mara Lind', isTheirsAlone: true },
    { name: 'Mara', isTheirsAlone: false },
    { name: 'Lind', isTheirsAlone: true },
  ]);
});

test('names that people list are taken as they are, each once', () => {
  const given = ['Mara  Lind', 'mara lind', '李明'];
  expect(namesToErase(['Somebody Else'], { given, others: [] }).map((one) => one.name)).toEqual(['Mara Lind', '李明']);
});

test.each([
  ['Mara’s bakery, MARA and Maras', ['Mara'], `${mark}’s bakery, ${mark} and Maras`],
  ['I will ask Will.', ['Will'], `I will ask ${mark}.`],
  ['mara lind or Mara\nLind', ['Mara Lind'], `${mark} or ${mark}`],
  ['我问李明，他说好', ['李明'], `我问${mark}，他说好`],
  ['Спросите Анну или Анна-Мария', ['Анну'], `Спросите ${mark} или Анна-Мария`],
  ['A.* (or [B]?) but no Abc', ['A.* (or [B]?)'], `${mark} but no Abc`],
  ['m.lind and mxlind', ['m.lind'], `${mark} and mxlind`],
  ['mara@lind.example (m+l)', ['mara@lind.example'], `${mark} (m+l)`],
])('in “%s” the names %s go as whole words', (text, names, after) => {
  expect(without(text, ...names)).toBe(after);
});

test('texts within values lose the name; what was cut from a document is left to its offsets', () => {
  const value = { title: 'Mara waits', parts: ['Mara', 3, null], quote: 'Mara', speaker: 'Mara' };
  expect(mapTexts(value, (text) => without(text, 'Mara'))).toEqual({
    ...{ title: `${mark} waits`, parts: [mark, 3, null], quote: 'Mara', speaker: 'Mara' },
  });
});
