import { expect, test } from 'vitest';
import { type Corpus, voiceOf } from '../corpus/corpus.ts';
import { createEngine } from '../create-engine.ts';
import type { EngineDocument } from '../engine.ts';
import { countSupport } from './count-support.ts';
import { nameOfVoice } from './speaker-name.ts';

const engine = await createEngine({ provider: 'embedded' });
const named =
  'Interviewer: How do you plan?\nAnna: I plan the day on paper.\nInterviewer: And the week?\nAnna: I guess it.\n';
const numbered =
  'Speaker 1: How do you plan?\nSpeaker 2: I plan nothing, the app is too slow.\nSpeaker 1: What would help?\nSpeaker 2: A list.\n';

/** A table as it is read from a file: a line per cell that is not empty. */
function table(fileName: string, headings: readonly string[], rows: readonly (readonly string[])[]): EngineDocument {
  let text = '';
  const blocks: EngineDocument['blocks'][number][] = [];
  for (const [r, cells] of rows.entries()) {
    for (const [c, value] of cells.entries()) {
      if (!value) continue;
      const cell = headings[c] ?? '';
      text += `${cell}: `;
      blocks.push({ kind: 'row', row: r + 2, cell, start: text.length, end: text.length + value.length });
      text += `${value}\n`;
    }
  }
  return { id: 1, fileName, text, blocks };
}

const months = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October'];
const figures = table(
  'figures.csv',
  ['Month', 'Orders', 'Returns'],
  months.map((month, n) => [month, String(100 + n), String(n)]),
);
const survey = (fileName: string, wish = 'Make it larger') =>
  table(
    fileName,
    ['id', 'What annoys you about the app?', 'What would you change?'],
    [
      ['1', 'It logs me out at work', 'Keep me signed in'],
      ['2', '', ''],
      ['3', 'It is slow in the morning', ''],
      ['4', '', ''],
      ['5', 'I cannot find the search', wish],
    ],
  );
const plain = (fileName: string, text: string): EngineDocument => ({ id: 1, fileName, text, blocks: [] });
const read = (...documents: EngineDocument[]) =>
  engine.prepare(
    documents.map((document, n) => ({ ...document, id: n + 1 })),
    { language: 'english' },
  );
const peopleIn = ({ reading }: Corpus) => countSupport(reading, reading.sentences).peopleInAll;

test('two interviews and a table of figures are two people', async () => {
  expect(peopleIn(await read(plain('anna.txt', named), plain('two.txt', numbered), figures))).toBe(2);
});

test('a survey counts one person for each row that was answered in words', async () => {
  expect(peopleIn(await read(survey('survey.csv')))).toBe(3);
  expect(peopleIn(await read(plain('anna.txt', named), survey('survey.csv'), figures))).toBe(4);
});

test('of two numbered speakers the one who only asks is not counted', async () => {
  expect(peopleIn(await read(plain('two.txt', numbered)))).toBe(1);
  const other = numbered.replace('A list.', 'A map.');
  expect(peopleIn(await read(plain('two.txt', numbered), plain('three.txt', other)))).toBe(2);
});

test('those who speak in a copy of a file are counted once', async () => {
  expect(peopleIn(await read(plain('two.txt', numbered), plain('copy of two.txt', numbered)))).toBe(1);
  expect(peopleIn(await read(survey('survey.csv'), survey('survey (1).csv')))).toBe(3);
});

test('a respondent is named after the right one of two files that differ only in their ending', async () => {
  const corpus = await read(
    survey('survey.csv'),
    survey('survey.xlsx', 'Put it first'),
    survey('survey.xlsx', 'Leave it out'),
    survey('other.csv', 'Keep it open'),
  );
  const { reading } = corpus;
  const names = reading.sentences.map((sentence) => nameOfVoice(corpus, voiceOf(reading, sentence), 'english'));
  const files = new Set(names.flatMap((name) => name?.replace(/^Respondent \d+ in /, '') ?? []));
  expect([...files]).toEqual(['survey.csv', 'survey.xlsx', 'survey.xlsx (2)', 'other']);
});
