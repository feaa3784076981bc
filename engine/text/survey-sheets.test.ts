import { expect, test } from 'vitest';
import type { Block } from '#contract/documents/blocks.ts';
import type { Language } from '#contract/languages.ts';
import { answeredRows } from './survey-sheets.ts';

const isSurvey = (...table: Parameters<typeof answered>) => answered(...table).length > 0;

/** The rows that a person filled in, counted from 1. */
function answered(headings: readonly string[], rows: readonly (readonly string[])[], language: Language = 'english') {
  let text = '';
  const blocks: Block[] = rows.flatMap((cells, r) =>
    cells.map((cell, c) => {
      const start = text.length;
      text += `${cell}\n`;
      return { kind: 'row' as const, row: r + 2, cell: headings[c] ?? '', start, end: start + cell.length };
    }),
  );
  const filled = blocks.filter((block) => block.end > block.start);
  const isAnswered = answeredRows(text, filled, language);
  return [...new Set(filled.filter(isAnswered).map(({ row = 0 }) => row - 1))];
}

test.each<[string, Language, string[], string[][]]>([
  [
    'a question with a question mark',
    'english',
    ['id', 'What stopped you?'],
    [
      ['1', 'Too far'],
      ['2', 'The steep stairs'],
    ],
  ],
  ['a question without one', 'english', ['What would you change first'], [['Open earlier please'], ['The light']]],
  ['comments in the first person', 'english', ['Comment'], [['I like the yard a lot'], ['Nothing for me here']]],
  ['a question in German', 'german', ['Was fehlt Ihnen?'], [['Mehr Licht im Hof'], ['Ein Dach']]],
  [
    'a question in Japanese',
    'japanese',
    ['困っていることは何ですか？'],
    [['入口が暗くて怖いです'], ['駐車場が足りません']],
  ],
])('a table with %s is a survey', (_, language, headings, rows) => {
  expect(isSurvey(headings, rows, language)).toBe(true);
});

test.each<[string, string[], string[][]]>([
  [
    'figures',
    ['Month', 'Loaves', 'Returns'],
    [
      ['May', '310', '12'],
      ['June', '298', '9'],
    ],
  ],
  [
    'prices',
    ['Item', 'Description', 'Price'],
    [
      ['K4', 'Kettle of steel with a long handle', '40'],
      ['P2', 'Pan with a lid of glass', '32'],
    ],
  ],
  [
    'a log',
    ['Time', 'Message'],
    [
      ['9:01', 'Door of the oven was opened by hand'],
      ['9:04', 'Oven has reached the set heat again'],
    ],
  ],
  [
    'remarks on deliveries',
    ['Order', 'Comment'],
    [
      ['7', 'Left at the back door in the rain'],
      ['8', 'Two sacks were returned to the mill'],
    ],
  ],
  ['ticked answers', ['Do you own a bike?'], [['Yes'], ['No']]],
])('a table of %s is none', (_, headings, rows) => {
  expect(isSurvey(headings, rows)).toBe(false);
});

test('a row of a survey that holds an id, a name and figures alone was not answered', () => {
  const headings = ['id', 'Name', 'Stars', 'What stopped you?', 'What would you change first?'];
  const rows = [
    ['1', 'Ada', '4', 'The steep stairs', ''],
    ['2', 'Ben', '2', '', ''],
    ['3', 'Cem', '', '', 'A wider door'],
    ['4', 'Dana', '5', '-', ''],
    ['5', 'Edda', '3', 'Too far away', 'More light'],
  ];
  expect(answered(headings, rows)).toEqual([1, 3, 5]);
});
