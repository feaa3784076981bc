import { expect, test } from 'vitest';
import { readMarkdown, readSpans } from './markdown.ts';

test('headings, paragraphs, lists, quotes, tables and rules become blocks', () => {
  const blocks = readMarkdown(
    '# Title\n\n## About\n\nOne\ntwo\n\n- a\n  > said\n- b\n\n3. c\n\n---\n\n| a | b |\n|---|---|\n| 1 | 2 |\n',
  );
  expect(blocks.map((b) => b.t)).toEqual(['h', 'p', 'ul', 'ol', 'rule', 'table']);
  expect(blocks[1]).toEqual({ t: 'p', c: [{ x: 'One two' }] });
  expect(blocks[2]).toEqual({
    t: 'ul',
    items: [
      [
        { t: 'p', c: [{ x: 'a' }] },
        { t: 'quote', body: [{ t: 'p', c: [{ x: 'said' }] }] },
      ],
      [{ t: 'p', c: [{ x: 'b' }] }],
    ],
  });
  expect(blocks[3]).toMatchObject({ start: 3 });
});

test('the first heading has level 1 and none skips one', () => {
  const levels = readMarkdown('### a\n\n##### b\n\n# c\n\n### d').flatMap((b) => (b.t === 'h' ? [b.level] : []));
  expect(levels).toEqual([1, 2, 1, 2]);
  const below = readMarkdown('# Title\n\n## a\n\n### b\n\n## c').flatMap((b) => (b.t === 'h' ? [b.level] : []));
  expect(below).toEqual([1, 2, 1]);
});

test('headings inside quotes and lists are no headings', () => {
  expect(readMarkdown('> # loud')).toEqual([{ t: 'quote', body: [{ t: 'p', c: [{ x: 'loud', b: true }] }] }]);
});

test('only addresses that are safe to follow become links', () => {
  expect(readSpans('[a](https://example.com) [b](javascript:alert) [c](mailto:a@b.c) [d]( )')).toEqual([
    { x: 'a', href: 'https://example.com' },
    { x: ' ' },
    { x: 'b' },
    { x: ' ' },
    { x: 'c', href: 'mailto:a@b.c' },
    { x: ' [d]( )' },
  ]);
});

test('bold and italic are marked, and stars that mark nothing stay', () => {
  expect(readSpans('**a** *b* 2 * 3 * 4 c*d*e')).toEqual([
    { x: 'a', b: true },
    { x: ' ' },
    { x: 'b', i: true },
    { x: ' 2 * 3 * 4 c*d*e' },
  ]);
});

test('nesting ends before the template cannot follow any more', () => {
  const depth = (value: unknown): number =>
    typeof value === 'object' && value !== null ? 1 + Math.max(0, ...Object.values(value).map(depth)) : 0;
  const deep = Array.from({ length: 200 }, (_, n) => `${'  '.repeat(n)}- x`).join('\n');
  expect(depth(readMarkdown(deep))).toBeLessThan(60);
  expect(depth(readMarkdown(`${'> '.repeat(200)}x`))).toBeLessThan(60);
});
