import { expect, test } from 'vitest';
import type { Block } from '#contract/documents/blocks.ts';
import { rowsOf } from './passages.ts';
import { inTableRows, shownRows, speakersOf } from './shown-rows.ts';

const shown = (text: string, blocks: readonly Block[]) =>
  shownRows(text, rowsOf(text, blocks), speakersOf(text, blocks)({ start: 0, end: text.length }));

test('page and speaker are said where they change, and not again', () => {
  const text = 'One.\nTwo.\nThree.';
  const blocks: Block[] = [
    { kind: 'cue', start: 0, end: 4, speaker: 'Anna', page: 1 },
    { kind: 'cue', start: 5, end: 9, speaker: 'Anna', page: 1 },
    { kind: 'cue', start: 10, end: 16, speaker: 'Ben', page: 2 },
  ];
  const rows = shown(text, blocks);
  expect(rows.map(({ margin }) => margin)).toEqual(['Page 1', '', 'Page 2']);
  expect(rows.map(({ speaker }) => speaker)).toEqual(['Anna', '', 'Ben']);
});

test('text that only repeats the column of the next cell is a label', () => {
  const text = 'respondent: P1\nWhat would you change? The price.';
  const blocks: Block[] = [
    { kind: 'row', start: 12, end: 14, row: 2, cell: 'respondent', speaker: 'P1' },
    { kind: 'row', start: 38, end: 48, row: 2, cell: 'What would you change?', speaker: 'P1' },
  ];
  expect(shown(text, blocks).map(({ isLabel }) => isLabel)).toEqual([true, false, true, false]);
});

test('text before a cell that says more than its column is kept', () => {
  const rows = shown('Answered late: P1', [{ kind: 'row', start: 15, end: 17, row: 2, cell: 'respondent' }]);
  expect(rows.map(({ isLabel }) => isLabel)).toEqual([false, false]);
});

test('a name at the beginning of two lines is a speaker, a word that is there once is not', () => {
  const text = 'Anna: Hello.\nNote: it rained.\n[00:01:10] Anna: Yes.\nПётр: Да.\nПётр: Нет.';
  const names = (from: number, to = text.length) =>
    speakersOf(text, [])({ start: from, end: to }).map(({ start, end }) => text.slice(start, end));
  expect(names(0)).toEqual(['Anna:', 'Anna:', 'Пётр:', 'Пётр:']);
  // Of a stretch, the names on its lines; how often they begin a line is counted in the whole text.
  expect(names(text.indexOf('Hello'), text.indexOf('Yes'))).toEqual(['Anna:', 'Anna:']);
  expect(names(text.indexOf('Пётр: Нет'))).toEqual(['Пётр:']);
});

test('each row has the names that it contains', () => {
  const text = 'Anna: Hello.\n\nAnna: Yes.';
  const blocks: Block[] = [
    { kind: 'paragraph', start: 0, end: 12, line: 1 },
    { kind: 'paragraph', start: 14, end: 24, line: 3 },
  ];
  expect(shown(text, blocks).map(({ names }) => names)).toEqual([[{ start: 0, end: 5 }], [{ start: 14, end: 19 }]]);
});

test('a part in the middle is shown as it is below all rows before it', () => {
  const text = 'One.\nTwo.\nThree.\nFour.';
  const blocks: Block[] = [
    { kind: 'row', start: 0, end: 4, sheet: 'May', row: 2, speaker: 'Anna' },
    { kind: 'row', start: 5, end: 9, sheet: 'May', row: 2, speaker: 'Anna' },
    { kind: 'row', start: 10, end: 16, sheet: 'May', row: 3, speaker: 'Ben' },
    { kind: 'row', start: 17, end: 22, sheet: 'June', row: 2, speaker: 'Ben' },
  ];
  const rows = rowsOf(text, blocks);
  for (let from = 0; from <= rows.length; from++)
    expect(shownRows(text, rows, [], { from, to: rows.length })).toEqual(shown(text, blocks).slice(from));
});

test('the columns of a table are no speakers', () => {
  const text = 'Age: 34\nAge: 51';
  const find = speakersOf(text, [{ kind: 'row', start: 5, end: 7, row: 2, cell: 'Age' }]);
  expect(find({ start: 0, end: text.length })).toEqual([]);
});

test('the cells of a row of a table are taken together with their labels, paragraphs and rows of another sheet are not', () => {
  const text = 'Name: Anna\nAge: 34\nName: Ben\nName: Cleo\nThe end.';
  const cell = { kind: 'row' as const, sheet: 'May' };
  const blocks: Block[] = [
    { ...cell, start: 6, end: 10, row: 2, cell: 'Name' },
    { ...cell, start: 16, end: 18, row: 2, cell: 'Age' },
    { ...cell, start: 25, end: 28, row: 3, cell: 'Name' },
    { ...cell, start: 35, end: 39, row: 3, cell: 'Name', sheet: 'June' },
    { kind: 'paragraph', start: 40, end: 48 },
  ];
  const groups = inTableRows(shown(text, blocks)).map((rows) => rows.map(({ row }) => text.slice(row.start, row.end)));
  expect(groups).toEqual([['Name:', 'Anna', 'Age:', '34'], ['Name:', 'Ben'], ['Name:', 'Cleo'], ['The end.']]);
});
