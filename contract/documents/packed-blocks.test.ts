import { describe, expect, test } from 'vitest';
import type { Block } from './blocks.ts';
import { packBlocks, parseBlocks, unpackBlocks } from './packed-blocks.ts';

const table = (rows: number): Block[] => {
  const cells = ['Name', 'How was your stay?', 'B4', ...Array.from('ABCDEFGHIJKL')];
  return Array.from({ length: rows * cells.length }, (_, n) => ({
    ...{ kind: 'row' as const, start: n * 12 + 6, end: n * 12 + 11 },
    ...{ row: Math.floor(n / cells.length) + 2, cell: cells[n % cells.length] as string },
    speaker: `Guest ${Math.floor(n / cells.length) + 1}`,
  }));
};

describe('packed blocks', () => {
  test.each<[string, Block[]]>([
    ['of no document', []],
    ['of a table, with its sheet', table(3).map((one) => ({ ...one, sheet: 'Answers' }))],
    [
      'of captions',
      [1, 2, 3].map((n) => ({
        ...{ kind: 'cue', start: n * 20, end: n * 20 + 9, speaker: n === 2 ? 'Ida' : 'Ben' },
        cue: { index: n, startMs: n * 900, endMs: n * 900 + 700 },
      })),
    ],
    [
      'of pages, where a note comes after what follows it',
      [
        { kind: 'heading', start: 0, end: 7, page: 1, level: 2 },
        { kind: 'paragraph', start: 9, end: 40, page: 3 },
        { kind: 'note', start: 30, end: 35, page: 2 },
        { kind: 'list-item', start: 36, end: 50, line: 12 },
        { kind: 'paragraph', start: 52, end: 60 },
      ],
    ],
  ])('%s are the same again', (_, blocks) => {
    expect(unpackBlocks(JSON.parse(JSON.stringify(packBlocks(blocks))))).toStrictEqual(blocks);
  });

  test('are read beside the lists of blocks of earlier versions', () => {
    const blocks = table(2);
    expect(parseBlocks(JSON.stringify(packBlocks(blocks)))).toStrictEqual(blocks);
    expect(parseBlocks(JSON.stringify(blocks))).toStrictEqual(blocks);
  });

  test('of a large table take less than a sixth of the space', () => {
    const blocks = table(2_000);
    expect(JSON.stringify(packBlocks(blocks)).length).toBeLessThan(JSON.stringify(blocks).length / 6);
  });
});
