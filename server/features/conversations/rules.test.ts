import { describe, expect, test } from 'vitest';
import type { StoredGroupReply, StoredReply } from '../../db/schema.ts';
import { checkQuotes, joined, plainReply, shownReply, toStored, withoutDocuments } from './rules.ts';

const passage = (documentId: number, quote: string) => ({
  ...{ documentId, start: 0, end: quote.length, quote, speaker: 'Anna', place: 'line 1' },
});
const reply: StoredReply = {
  sentences: [
    { text: 'I did not talk about that.', basis: 'none', citations: [] },
    { text: 'We bake at three.', basis: 'said', citations: [0] },
    { text: 'And sell at seven.', basis: 'said', citations: [1] },
    { text: 'I said both twice.', basis: 'inferred', citations: [0, 1] },
  ],
  citations: [passage(1, 'We bake at three.'), passage(2, 'And sell at seven.')],
  refused: false,
};
const reader = {
  fileNames: new Map([
    [1, 'anna.txt'],
    [2, 'later.txt'],
  ]),
  mayOpen: true,
};

test.each([
  [['One.', 'Two.'], 'One. Two.'],
  [['一つ。', '二つ。'], '一つ。二つ。'],
  [['She says:', '> We bake.', 'That is all.'], 'She says:\n\n> We bake.\n\nThat is all.'],
  [[], ''],
])('the sentences %j read %j', (texts, whole) => {
  expect(joined(texts)).toBe(whole);
});

describe('a reply after one of its documents was deleted', () => {
  const left = withoutDocuments(reply, new Set([1]));

  test('loses its passages, the sentences that rest on them, and those that may speak of them', () => {
    expect(left.citations).toEqual([null, reply.citations[1]]);
    expect(left.sentences.map((s) => s.text)).toEqual([null, null, 'And sell at seven.', null]);
    expect(JSON.stringify(left)).not.toContain('three');
  });

  test('says so where something was, once for several sentences in a row', () => {
    const { content, citations, sentences } = shownReply(left, reader);
    const removed = 'This passage was removed with its document.';
    expect(content).toBe(`${removed} And sell at seven. ${removed}`);
    expect(citations.map((c) => c.removed)).toEqual([true, false]);
    expect(sentences.map((s) => s.removed)).toEqual([true, true, false, true]);
  });

  test('stays as it is if it does not cite the document', () => {
    expect(withoutDocuments(reply, new Set([3]))).toEqual(reply);
    expect(withoutDocuments(plainReply('Nothing to say.'), new Set([1]))).toEqual(plainReply('Nothing to say.'));
  });

  test('loses the comparison with the others too', () => {
    const person = { id: 1, name: 'Anna', emoji: '🙂' };
    const group: StoredGroupReply = {
      responses: [
        { person, ...reply },
        { person: { ...person, id: 2 }, ...plainReply('No.') },
      ],
      comparison: {
        text: 'Both bake at three.',
        basis: 'inferred',
        citations: [0],
        passages: [reply.citations[1] ?? null],
      },
    };
    const stripped = withoutDocuments(group, new Set([1]));
    expect(stripped.comparison?.text).toBeNull();
    expect(stripped.responses[1]).toEqual(group.responses[1]);
    expect(JSON.stringify(stripped)).not.toContain('three');
  });
});

test('a sentence that rests on very many passages keeps the first twelve, and no other ones are stored', () => {
  const citations = Array.from({ length: 40 }, (_, n) => ({ ...passage(1, `Passage ${n}`), fileName: 'anna.txt' }));
  const sentences = [
    { text: 'I came back to this.', basis: 'inferred' as const, citations: citations.map((_, n) => n) },
    { text: 'Passage 30', basis: 'said' as const, citations: [30] },
  ];
  const stored = toStored({ sentences, citations, refused: false });
  expect(stored.citations).toHaveLength(13);
  expect(stored.sentences.map((s) => s.citations.length)).toEqual([12, 1]);
  expect(stored.citations[stored.sentences[1]?.citations[0] ?? -1]?.quote).toBe('Passage 30');
});

test('a passage whose document is gone is shown as removed, even if it is still stored', () => {
  const { citations } = shownReply(reply, { ...reader, fileNames: new Map() });
  expect(citations.every((c) => c.removed && c.quote === null)).toBe(true);
});

test('a reader who may not open documents gets quotes without their places in them', () => {
  const [first] = shownReply(reply, { ...reader, mayOpen: false }).citations;
  expect(first).toEqual({
    ...{ documentId: null, start: null, end: null, fileName: 'anna.txt' },
    ...{ quote: 'We bake at three.', speaker: 'Anna', place: 'line 1', removed: false },
  });
});

test('a quote that differs from the stored text is refused', () => {
  const texts = new Map([
    [1, 'We bake at three. Every day.'],
    [2, 'And sell at seven.'],
  ]);
  expect(() => checkQuotes(reply, texts)).not.toThrow();
  expect(() => checkQuotes(reply, new Map([...texts, [2, 'And sell at eight.']]))).toThrow('does not match document 2');
});
