import { expect, test } from 'vitest';
import type { Block } from '#contract/documents/blocks.ts';
import { collectReplies } from '../../collect-replies.ts';
import { plainDocument } from '../../testing/documents.ts';
import { localEngine as engine } from '../local-engine.ts';

/** A survey: one line per cell, two questions, one respondent per row. */
function survey(rows: readonly (readonly [string, string])[]) {
  const headings = ['What do you like about the pool?', 'What should change?'];
  const blocks: Block[] = [];
  let text = '';
  for (const [r, cells] of rows.entries())
    for (const [c, cell] of cells.entries()) {
      const start = text.length;
      text += `${cell}\n`;
      blocks.push({ kind: 'row', start, end: start + cell.length, row: r + 2, cell: headings[c] ?? '' });
    }
  return { id: 1, fileName: 'pool.xlsx', text, blocks };
}

const answers = survey([
  ['The water is warm and I meet my neighbours there.', 'I want longer hours on Sundays, because I work all week.'],
  ['I like the slide, my daughter lives on it.', 'I would repair the lockers, mine has been broken since May.'],
  ['The light in the morning makes me happy.', 'We need a ramp for wheelchairs at the side door.'],
]);

const askRow = async (number: number, message: string) => {
  const corpus = await engine.prepare([answers]);
  const people = [{ id: 1, name: `Respondent ${number}`, voices: [{ documentId: 1, voice: `row  ${number}` }] }];
  const { replies } = await collectReplies(
    engine.askPeople(corpus, { people, message, history: [], language: 'english' }),
  );
  return replies[0];
};

test('a respondent of a survey answers from their own row', async () => {
  const reply = await askRow(3, 'What about the lockers?');
  expect(reply?.sentences.map((s) => s.text)).toEqual(['I would repair the lockers, mine has been broken since May.']);
  expect((await askRow(2, 'What about the lockers?'))?.refused).toBe(true);
});

test('the heading of a column is what a cell answers', async () => {
  const reply = await askRow(4, 'What should change?');
  expect(reply?.citations[0]?.quote).toContain('a ramp for wheelchairs');
});

test('the only writer of a document without labels answers from it', async () => {
  const text =
    'I keep a diary about the allotment. The beans froze in May and I had to sow them again.\n\n' +
    'My neighbour lends me his watering can. He never asks for it back.';
  const corpus = await engine.prepare([plainDocument(text)]);
  const people = [{ id: 1, name: 'Writer', voices: [{ documentId: 1, voice: '' }] }];
  const input = { people, message: 'What happened to the beans?', history: [], language: 'english' as const };
  const [reply] = (await collectReplies(engine.askPeople(corpus, input))).replies;
  expect(reply?.refused).toBe(false);
  expect(reply?.citations[0]?.quote).toContain('The beans froze in May');
});
