import { expect, test } from 'vitest';
import { contentSkipper } from './skipped-contents.ts';

function kept(text: string): string {
  const isKept = contentSkipper();
  return Buffer.from(Buffer.from(text).filter((byte) => isKept(byte))).toString();
}

test('the contents of documents are emptied, whatever they contain and wherever they stand', () => {
  const contents = [
    '',
    'Bread',
    '"quoted"',
    'back\\slash\\',
    '\\"',
    '{"content":"x"}',
    'パン屋',
    '}]},',
    '"content":"',
  ];
  for (const content of contents) {
    const body = {
      documents: [
        { content, id: 1 },
        { id: 2, fileName: 'b.txt', content },
      ],
      message: 'Why?',
    };
    for (const text of [JSON.stringify(body), JSON.stringify(body, null, 2)]) {
      expect(JSON.parse(kept(text))).toEqual({
        documents: [
          { content: '', id: 1 },
          { id: 2, fileName: 'b.txt', content: '' },
        ],
        message: 'Why?',
      });
    }
  }
});

test('everything else is kept to the letter', () => {
  const bodies = [
    { content: 'of the body', message: 'content' },
    { documents: ['content', 'Bread'], people: [{ name: 'content', id: 7 }] },
    {
      documents: [
        { contents: 'Bread', 'my content': 'Bread', content: 7 },
        { content: null, name: 'Bread' },
      ],
    },
    { documents: [{ inner: { content: 'Bread' } }] },
    { message: 'She said: "content":"Bread" \\' },
  ];
  for (const body of bodies) expect(kept(JSON.stringify(body))).toBe(JSON.stringify(body));
  expect(kept('not JSON: "content')).toBe('not JSON: "content');
});
