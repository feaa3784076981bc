import { expect, test } from 'vitest';
import type { Block } from '#contract/documents/blocks.ts';
import { prepare } from '../corpus/prepare.ts';
import { mayBeEvidence } from '../evidence/speaker-guard.ts';
import { plainDocument } from '../testing/documents.ts';

const talk: [name: string, words: string][] = [
  ['Kim', 'How do you order the flour?'],
  ['Rosa', 'I order it on Sunday night by phone.'],
  ['Kim', 'And what happens when they are late?'],
  ['Rosa', 'Then the first loaves are late as well.'],
  ['Kim', 'I see.'],
  ['Rosa', 'We have lost two restaurants because of that.'],
];

/** A document of a table, as the readers of files make it: each cell a block with its heading, or its address, and the speaker of its row. */
function table(rows: readonly (readonly string[])[], speakers: number, headings?: readonly string[]) {
  let text = '';
  const blocks: Block[] = [];
  for (const [r, cells] of rows.entries())
    for (const [c, cell] of cells.entries()) {
      const start = text.length;
      text += `${cell}\n`;
      const name = headings?.[c] ?? `${String.fromCharCode(65 + c)}${r + 1}`;
      blocks.push({
        kind: 'row',
        start,
        end: start + cell.length,
        row: r + 1,
        cell: name,
        speaker: cells[speakers] ?? '',
      });
    }
  return { ...plainDocument(text, 1), blocks };
}

async function read(document: ReturnType<typeof table>) {
  const { reading } = await prepare([document], { language: 'english' });
  const named = (role: string) => reading.voices.flatMap((v) => (v.role === role && v.name ? [v.name] : []));
  const quotable = reading.sentences.filter((s) => mayBeEvidence(reading, s));
  return {
    asks: named('asks'),
    answers: named('answers'),
    quotable: quotable.map((s) => document.text.slice(s.start, s.end)),
  };
}

const said = talk.flatMap(([name, words]) => (name === 'Rosa' ? [words] : []));

test.each([
  ['two columns', table(talk, 0)],
  [
    'a time in front',
    table(
      talk.map(([name, words], i) => [`00:0${i}:10`, name, words]),
      1,
      ['Time', 'Speaker', 'Text'],
    ),
  ],
  [
    'a note behind',
    table(
      talk.map(([name, words], i) => [name, words, i % 2 ? 'loss' : '']),
      0,
      ['Speaker', 'Text', 'Code'],
    ),
  ],
])('a transcript in a table of %s is a conversation', async (_, document) => {
  expect(await read(document)).toEqual({ asks: ['Kim'], answers: ['Rosa'], quotable: said });
});

test.each([
  ['in which every row is somebody else', talk.map(([, words], i): [string, string] => [`Person ${i}`, words])],
  ['in which nobody asks', talk.map(([name, words]): [string, string] => [name, words.replace('?', '.')])],
])('a table %s is none', async (_, rows) => {
  expect((await read(table(rows, 0, ['Name', 'Comment']))).asks).toEqual([]);
});
