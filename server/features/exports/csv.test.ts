import { expect, test } from 'vitest';
import { cell } from './csv.ts';

test.each([
  ['=1+1', "'=1+1"],
  ['+49 30 123', "'+49 30 123"],
  ['-2 loaves', "'-2 loaves"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', '"\'\t=1"'],
  [' =1', "' =1"],
  ['＝1', "'＝1"],
  ['\u200b=1', "'\u200b=1"],
  ['\u061c=1', "'\u061c=1"],
  ['\u202e+1', "'\u202e+1"],
  ['\u2066\u200d\ufeff @A1', "'\u2066\u200d\ufeff @A1"],
  ['\u3164-1', "'\u3164-1"],
])('a text that a spreadsheet would run is written as text: %j', (text, written) => {
  expect(cell(text)).toBe(written);
});

test.each([
  ['ten loaves', 'ten loaves'],
  ['ten, "fresh"', '"ten, ""fresh"""'],
  ['a\nb', '"a\nb"'],
  ['ten; twelve', '"ten; twelve"'],
  [' edge', '" edge"'],
  [-3, '-3'],
  [null, ''],
  [undefined, ''],
])('%j is written as %j', (value, written) => {
  expect(cell(value)).toBe(written);
});
