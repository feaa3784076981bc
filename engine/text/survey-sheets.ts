import type { Block } from '#contract/documents/blocks.ts';
import type { Language } from '#contract/languages.ts';
import { headersOfLanguage } from '#engine/language/data/data.ts';
import { languagePack } from '#engine/language/pack.ts';
import { survey as tuning } from '../tuning.ts';
import { isAnswererLabel, labelKey } from './labels/role-labels.ts';
import { wordsOf } from './words.ts';

type Column = { heading: string; words: number[]; personal: number };

/**
 * Finds the rows of a document that a person filled in. A sheet is a survey when at least one column holds answers in words, to a
 * question in its heading or in the first person; price lists, figures and logs have none. A row of a survey is a person when
 * one of these columns, or one headed by a question, holds words: an id and a name alone are no answer.
 */
export function answeredRows(text: string, blocks: readonly Block[], language: Language): (row: Block) => boolean {
  const surveys = answerColumns(text, blocks, language);
  const answered = new Set<string>();
  for (const block of blocks) {
    if (block.kind !== 'row' || !surveys.get(block.sheet ?? '')?.has(headingOf(block))) continue;
    if (cellOf(text, block, language).words > 0) answered.add(rowKey(block));
  }
  return (row) => answered.has(rowKey(row));
}

const rowKey = ({ sheet = '', row = 0 }: Block): string => `${row} ${sheet}`;

/** The headings of the columns that hold answers, by sheet ('' without a name); none for sheets that are no survey. */
function answerColumns(
  text: string,
  blocks: readonly Block[],
  language: Language,
): ReadonlyMap<string, ReadonlySet<string>> {
  const sheets = new Map<string, Map<string, Column>>();
  for (const block of blocks) {
    if (block.kind !== 'row') continue;
    const columns = sheets.get(block.sheet ?? '') ?? new Map<string, Column>();
    sheets.set(block.sheet ?? '', columns);
    const heading = headingOf(block);
    const column = columns.get(heading) ?? { heading, words: [], personal: 0 };
    columns.set(heading, column);
    if (column.words.length >= tuning.maxRows) continue;
    const { words, personal } = cellOf(text, block, language);
    column.words.push(words);
    if (personal) column.personal++;
  }
  const headingsOf = (columns: Map<string, Column>) => {
    const all = [...columns.values()];
    if (!all.some((column) => holdsAnswers(column, language))) return new Set<string>();
    const isAnswer = (column: Column) => holdsAnswers(column, language) || asks(column.heading, language);
    return new Set(all.filter(isAnswer).map(({ heading }) => heading));
  };
  return new Map([...sheets].map(([sheet, columns]) => [sheet, headingsOf(columns)]));
}

/** The heading of a cell's column; for an address such as B4, its letters. */
export function headingOf({ cell = '' }: Block): string {
  return /^[A-Z]{1,3}\d+$/.test(cell) ? cell.replace(/\d+$/, '') : cell;
}

function cellOf(text: string, block: Block, language: Language): { words: number; personal: boolean } {
  const { firstPerson } = languagePack(language);
  const end = Math.min(block.end, block.start + tuning.maxCellLength);
  const words = wordsOf(text, { start: block.start, end }, language).filter(({ form }) => !/^\d/.test(form));
  return { words: words.length, personal: words.some(({ form }) => firstPerson.has(form)) };
}

function holdsAnswers({ heading, words, personal }: Column, language: Language): boolean {
  const median = [...words].sort((a, b) => a - b)[Math.floor(words.length / 2)] ?? 0;
  const share = personal / Math.max(1, words.length);
  if (asks(heading, language)) return median >= tuning.minWordsOfAnswer;
  if (invitesAnswers(heading, language))
    return median >= tuning.minWordsOfComment && share >= tuning.minPersonalShareOfComments;
  return median >= tuning.minWordsOfStatement && share >= tuning.minPersonalShare;
}

/** "What would you change?", "What would you change about it", "Answer 2"; "Where" and "Description" head other tables too. */
function asks(heading: string, language: Language): boolean {
  if (/[?？؟]\s*$/.test(heading)) return true;
  const key = labelKey(heading).replaceAll('_', ' ');
  const words = wordsOf(key, { start: 0, end: key.length }, language);
  return [language, 'english' as const].some((l) => {
    const { questionWords, stopwords } = languagePack(l);
    const first = words[0]?.form ?? '';
    const isQuestion = words.length >= tuning.minWordsOfQuestion && questionWords.has(first) && stopwords.has(first);
    return isQuestion || (key.length > 2 && isAnswererLabel(key, l));
  });
}

function invitesAnswers(heading: string, language: Language): boolean {
  const key = labelKey(heading).replaceAll('_', ' ');
  return [language, 'english' as const].some((l) => headersOfLanguage(l).answers.includes(key));
}
