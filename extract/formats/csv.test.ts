import { expect, test } from 'vitest';
import { extractBytes } from '../registry.ts';

async function read(table: string) {
  const result = await extractBytes({ fileName: 'answers.csv', bytes: Buffer.from(table) });
  if (!result.ok) throw new Error(result.message);
  const cells = result.blocks.map(({ row, cell, start, end }) => [row, cell, result.text.slice(start, end)]);
  return { cells, warnings: result.warnings };
}

test('a comma without quotation marks leaves every answer in its own column, with a warning', async () => {
  const { cells, warnings } = await read(
    'Who,Visits,Why\nAda,2,The stairs are steep and cold\nBen, the baker,4,I like the light in there\nCleo,1,Cold, and dark, and far away\n',
  );
  expect(cells.slice(3)).toEqual([
    [3, 'Who', 'Ben, the baker'],
    [3, 'Visits', '4'],
    [3, 'Why', 'I like the light in there'],
    [4, 'Who', 'Cleo'],
    [4, 'Visits', '1'],
    [4, 'Why', 'Cold, and dark, and far away'],
  ]);
  expect(warnings.map((w) => w.code)).toEqual(['surplus_cells']);
  expect(warnings[0]?.message).toMatch(/^2 rows of this table \(3, 4\) have more cells than there are columns/);
});

test('where nothing else tells, it belongs to the column of the longest texts', async () => {
  const { cells } = await read(
    'Town,Reason\nSplit,It is too far away for me\nZadar,The boat is slow in winter\nPula,The boat,it leaves too late\n',
  );
  expect(cells.at(-1)).toEqual([4, 'Reason', 'The boat,it leaves too late']);
});

test('empty cells behind the last column say nothing', async () => {
  const { cells, warnings } = await read('Town,Reason\nSplit,Too far\nPula,The boat,,\n');
  expect(cells.at(-1)).toEqual([3, 'Reason', 'The boat']);
  expect(warnings).toEqual([]);
});

test.each([
  ['its answers', 'Answer\nNo, never\nThe stairs, I think\nNo, idea\nYes\n', 4],
  ['its heading', 'What, if anything, stopped you?\nNothing at all\nThe stairs, I think\nNo idea\n', 3],
])('a table of one column with commas in %s has one column', async (_, table, rows) => {
  expect((await read(table)).cells).toHaveLength(rows);
});

test('without headings the cells stay as they were cut', async () => {
  const { cells, warnings } = await read('1,Ada,I walk\n2,Ben,I walk, too\n3,Cleo,I drive\n');
  expect(cells).toHaveLength(10);
  expect(warnings).toEqual([]);
});
