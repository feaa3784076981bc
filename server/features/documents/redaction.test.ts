import { expect, test } from 'vitest';
import type { Block } from '#contract/documents/blocks.ts';
import { redactionMark as mark } from '#contract/documents/redaction.ts';
import { cutsIn, redact, type Span } from './redaction.ts';

const text = 'Ben: Ask Mara about it.\nMara: I stop at six.\nI really do.\nBen: We stop at seven, Mara says.\n';
const spanOf = (words: string): Span => ({ start: text.indexOf(words), end: text.indexOf(words) + words.length });
const wordsOfMara = spanOf('Mara: I stop at six.\nI really do.');
const redacted = (blocks: Block[] = []) =>
  redact(text, blocks, cutsIn(text, blocks, [wordsOfMara], { pattern: /Mara/gu, labels: [] }));

test('a mark stands in the place of words and of names within the words of others', () => {
  expect(redacted().text).toBe(`Ben: Ask ${mark} about it.\n${mark}\nBen: We stop at seven, ${mark} says.\n`);
});

test('every span of the words of others still covers the same words', () => {
  const { text: after, carry } = redacted();
  const moved = (words: string) => {
    const to = carry(spanOf(words));
    return to && after.slice(to.start, to.end);
  };
  expect(moved('about it.')).toBe('about it.');
  expect(moved('We stop at seven')).toBe('We stop at seven');
  expect(moved('Ask Mara about it.')).toBe(`Ask ${mark} about it.`);
  expect(moved('Ben: We stop')).toBe('Ben: We stop');
});

test('a span that touches words which are gone is gone, and so is one of which only a mark is left', () => {
  const { carry } = redacted();
  expect(carry(spanOf('I stop at six.'))).toBeNull();
  expect(carry(spanOf('about it.\nMara:'))).toBeNull();
  expect(carry({ start: text.indexOf('Mara says'), end: text.indexOf(' says') })).toBeNull();
});

test('a span that begins or ends within a name takes the whole mark', () => {
  const { text: after, carry } = redacted();
  const to = carry({ start: text.indexOf('ra about it.'), end: text.indexOf(' it.') });
  expect(to && after.slice(to.start, to.end)).toBe(`${mark} about`);
});

test('the name of someone else, who speaks under the same label, stays', () => {
  const labels = [spanOf('Ben:')];
  const cuts = cutsIn(text, [], [], { pattern: /Ben|Mara/gu, labels });
  expect(redact(text, [], cuts).text.startsWith(`Ben: Ask ${mark}`)).toBe(true);
});

test('no block disappears or overlaps another, and those of the person name no speaker', () => {
  const lines = text.trimEnd().split('\n');
  let at = 0;
  const blocks = lines.map((line): Block => {
    const block = {
      kind: 'cue' as const,
      start: at,
      end: at + line.length,
      speaker: line.startsWith('Ben') ? 'Ben' : 'Mara',
    };
    at = block.end + 1;
    return block;
  });
  const { text: after, blocks: moved } = redacted(blocks);
  expect(moved.map((block) => after.slice(block.start, block.end))).toEqual([
    ...[`Ben: Ask ${mark} about it.`, mark, mark, `Ben: We stop at seven, ${mark} says.`],
  ]);
  expect(moved.map((block) => block.speaker)).toEqual(['Ben', undefined, undefined, 'Ben']);
});

test('any text can be cut anywhere, and what lies outside of the cuts is the same afterwards', () => {
  const letters = 'abcdefghij klmnopqrst uvwxyz 0123456789';
  for (let seed = 1; seed < 400; seed++) {
    const cuts = [];
    for (let from = seed % 7; from < letters.length - 4; from += 5 + (seed % 11))
      cuts.push({ start: from, end: from + 1 + ((seed * from) % 4), what: 'words' as const });
    const { text: after, carry } = redact(letters, [], cuts);
    for (let start = 0; start < letters.length; start++)
      for (let end = start + 1; end <= letters.length; end++) {
        const to = carry({ start, end });
        const touches = cuts.some((cut) => cut.start < end && start < cut.end);
        const says = /[\p{L}\p{N}]/u.test(letters.slice(start, end));
        expect(to && after.slice(to.start, to.end)).toBe(touches || !says ? null : letters.slice(start, end));
      }
  }
});
