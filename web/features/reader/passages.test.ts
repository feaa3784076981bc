import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Block } from '#contract/documents/blocks.ts';
import { marginOf, piecesOf, readableSpans, rowsOf } from './passages.ts';

const text = 'Anna: I close the tab.\n\nBen: So do I.\nAll of us do.';
const blocks: Block[] = [
  { kind: 'paragraph', start: 6, end: 22, speaker: 'Anna' },
  { kind: 'paragraph', start: 29, end: 37, speaker: 'Ben' },
];

describe('rows', () => {
  test('text that no block covers has separate rows, and white space has none', () => {
    const rows = rowsOf(text, blocks).map(({ start, end }) => text.slice(start, end));
    expect(rows).toEqual(['Anna:', 'I close the tab.', 'Ben:', 'So do I.', 'All of us do.']);
  });

  test('a block inside another one is not shown twice', () => {
    const nested: Block[] = [
      { kind: 'row', start: 0, end: 22 },
      { kind: 'row', start: 6, end: 22 },
    ];
    expect(rowsOf(text, nested).filter(({ block }) => block)).toHaveLength(1);
  });

  test('a document without blocks is shown whole', () => {
    expect(rowsOf(text, [])).toEqual([{ start: 0, end: text.length, block: null }]);
  });
});

describe('highlights', () => {
  test('exactly the span is marked', () => {
    const pieces = piecesOf(text, { start: 6, end: 22 }, [{ start: 8, end: 13 }]);
    expect(pieces.map((piece) => [piece.text, piece.span])).toEqual([
      ['I ', null],
      ['close', 0],
      [' the tab.', null],
    ]);
  });

  test('a name is a separate piece, inside a span too', () => {
    const pieces = piecesOf(text, { start: 0, end: 22 }, [{ start: 0, end: 8 }], [{ start: 0, end: 5 }]);
    expect(pieces.map((piece) => [piece.text, piece.span, piece.isName])).toEqual([
      ['Anna:', 0, true],
      [' I ', 0, false],
      ['close the tab.', null, false],
    ]);
  });

  test('a span over two blocks is marked in both, and nothing around it is', () => {
    const span = { start: 16, end: 31 };
    const marked = rowsOf(text, blocks).flatMap((row) =>
      piecesOf(text, row, [span]).filter((piece) => piece.span === 0),
    );
    expect(marked.map((piece) => piece.text)).toEqual(['e tab.', 'Ben:', 'So']);
  });

  test('whatever the text, its blocks and the span: the marked characters are those of the span without white space', () => {
    const places = fc.array(fc.nat(60), { minLength: 2, maxLength: 12 });
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), places, fc.nat(60), fc.nat(60), (any, cuts, a, b) => {
        const ends = cuts.map((cut) => Math.min(cut, any.length));
        const random: Block[] = ends.slice(1).map((end, index) => ({
          kind: 'paragraph',
          start: Math.min(end, ends[index] ?? 0),
          end: Math.max(end, ends[index] ?? 0),
        }));
        const span = { start: Math.min(a, b, any.length), end: Math.min(Math.max(a, b), any.length) };
        const pieces = rowsOf(any, random).flatMap((row) => piecesOf(any, row, span.start < span.end ? [span] : []));
        const marked = pieces.filter((piece) => piece.span === 0).map((piece) => piece.text);
        expect(marked.join('').replace(/\s/g, '')).toBe(any.slice(span.start, span.end).replace(/\s/g, ''));
        expect(
          pieces
            .map((piece) => piece.text)
            .join('')
            .replace(/\s/g, ''),
        ).toBe(any.replace(/\s/g, ''));
      }),
    );
  });

  test('spans outside the text and duplicates are left out, the rest is in reading order', () => {
    const spans = [
      { start: 9, end: 12 },
      { start: 2, end: 4 },
      { start: 2, end: 4 },
      { start: 5, end: 5 },
      { start: 40, end: 400 },
    ];
    expect(readableSpans(spans, 50)).toEqual([
      { start: 2, end: 4 },
      { start: 9, end: 12 },
    ]);
  });
});

test.each([
  [{ cue: { index: 1, startMs: 751_000, endMs: 752_000 } }, '12:31'],
  [{ cue: { index: 1, startMs: 3_723_000, endMs: 3_724_000 } }, '1:02:03'],
  [{ row: 7, page: 2 }, 'Row 7'],
  [{ page: 2 }, 'Page 2'],
  [{ line: 14 }, 'Line 14'],
  [{}, ''],
])('%o is in the margin as %s', (address, margin) => {
  expect(marginOf({ kind: 'paragraph', start: 0, end: 1, ...address })).toBe(margin);
});
