import { expect, test } from 'vitest';
import type { Block } from '#contract/documents/documents.ts';
import { shownRows, speakerNames } from './shown-rows.ts';

test('page and speaker are said where they change, and not again', () => {
  const text = 'One.\nTwo.\nThree.';
  const blocks: Block[] = [
    { kind: 'cue', start: 0, end: 4, speaker: 'Anna', page: 1 },
    { kind: 'cue', start: 5, end: 9, speaker: 'Anna', page: 1 },
    { kind: 'cue', start: 10, end: 16, speaker: 'Ben', page: 2 },
  ];
  const rows = shownRows(text, blocks);
  expect(rows.map(({ margin }) => margin)).toEqual(['Page 1', '', 'Page 2']);
  expect(rows.map(({ speaker }) => speaker)).toEqual(['Anna', '', 'Ben']);
});

test('text that only repeats the column of the next cell is a label', () => {
  const text = 'respondent: P1\nWhat would you change? The price.';
  const blocks: Block[] = [
    { kind: 'row', start: 12, end: 14, row: 2, cell: 'respondent', speaker: 'P1' },
    { kind: 'row', start: 38, end: 48, row: 2, cell: 'What would you change?', speaker: 'P1' },
  ];
  expect(shownRows(text, blocks).map(({ isLabel }) => isLabel)).toEqual([true, false, true, false]);
});

test('text before a cell that says more than its column is kept', () => {
  const rows = shownRows('Answered late: P1', [{ kind: 'row', start: 15, end: 17, row: 2, cell: 'respondent' }]);
  expect(rows.map(({ isLabel }) => isLabel)).toEqual([false, false]);
});

test('a name at the beginning of two lines is a speaker, a word that stands there once is not', () => {
  const text = 'Anna: Hello.\nNote: it rained.\n[00:01:10] Anna: Yes.\nПётр: Да.\nПётр: Нет.';
  const names = speakerNames(text).map(({ start, end }) => text.slice(start, end));
  expect(names).toEqual(['Anna:', 'Anna:', 'Пётр:', 'Пётр:']);
});

test('each row has the names that stand in it', () => {
  const text = 'Anna: Hello.\n\nAnna: Yes.';
  const blocks: Block[] = [
    { kind: 'paragraph', start: 0, end: 12, line: 1 },
    { kind: 'paragraph', start: 14, end: 24, line: 3 },
  ];
  expect(shownRows(text, blocks).map(({ names }) => names)).toEqual([[{ start: 0, end: 5 }], [{ start: 14, end: 19 }]]);
});
