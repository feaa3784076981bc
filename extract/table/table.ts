/** The headings of a table's columns. Missing headings are empty. */
export type Headings = string[];

const sentenceEnd = /[.!。！…]["'”’]?$/;
const numberOrDate = /^[\s\d.,:;/%+$€£¥-]*\d[\s\d.,:;/%+$€£¥-]*$/;
/** Survey questions are used as headings, so a heading can be long, but not as long as an answer. */
const maxHeadingLength = 300;
/** Tables are judged by this many of their rows. */
export const comparedRows = 200;

/**
 * The headings of a table and their row (from 0), or null if it has none. Titles above the table, alone in their rows,
 * are skipped. A first row is data, not headings, if it contains a number, a date, a full sentence, or a value repeated
 * further down in its column.
 */
export function findHeadings(rows: readonly (readonly string[])[]): { row: number; headings: Headings } | null {
  const looked = rows.slice(0, comparedRows).map((row) => row.map((cell) => cell.trim()));
  const isWide = looked.filter((row) => filledIn(row) > 1).length > looked.length / 2;
  const row = looked.findIndex((cells) => filledIn(cells) > (isWide ? 1 : 0));
  const headings = looked[row];
  const below = looked.slice(row + 1);
  if (!headings || !below.some((cells) => filledIn(cells) > 0) || filledIn(headings) * 2 < headings.length) return null;
  const isHeading = (cell: string, column: number) =>
    cell.length <= maxHeadingLength &&
    !sentenceEnd.test(cell) &&
    !numberOrDate.test(cell) &&
    !below.some((cells) => cells[column] === cell);
  const headsSomething = headings.some((cell, column) => cell !== '' && below.some((cells) => cells[column]));
  return headsSomething && headings.every((cell, column) => cell === '' || isHeading(cell, column))
    ? { row, headings }
    : null;
}

function filledIn(cells: readonly string[]): number {
  return cells.filter((cell) => cell !== '').length;
}

/** Headings of a column of people, in the product's ten languages, best first. */
const nameColumns = [
  /^(speaker|who|wer|quién|quem|кто|sprecher(in)?|locuteur|intervenante?|hablante|locutor|话者|发言人|说话人|話者|発言者|المتحدث|спикер|говорящий|वक्ता)$/,
  /^((full |first |participant |respondent |customer |user )?name|vorname|(nom|prénom|nombre|nome)( complet[oe]?)?|имя|фио|姓名|名字|氏名|名前|お名前|الاسم|नाम)$/,
  /^(respondent|participant|interviewee|customer|client|user|username|author|person|panelist|teilnehmer(in|:in|\*in)?|befragte[rn]?|proband(in)?|kund(e|in)|nutzer(in)?|répondante?|participante?|entrevistad[oa]|encuestad[oa]|cliente?|участник|респондент|клиент|受访者|参与者|参加者|回答者|المشارك|प्रतिभागी|उत्तरदाता)$/,
];
const numbering = /[\s_-]*(id|no|nr|number|#|№)\.?$/;
const maxNameLength = 60;

/** The column that names the speaker of each row, or -1. */
export function speakerColumn(headings: Headings): number {
  const plain = headings.map((heading) => heading.toLowerCase().replaceAll('_', ' ').replace(numbering, '').trim());
  for (const pattern of nameColumns) {
    const column = plain.findIndex((heading) => pattern.test(heading));
    if (column >= 0) return column;
  }
  return -1;
}

/** A transcript has at least this many turns; with fewer, the names cannot be told by their appearance. */
const minTurns = 4;
/** Minimum average length of a turn in characters, for a script as dense as Chinese. */
const minTurnLength = 10;

/**
 * The speaker column of a table without headings, or -1: short names that recur, beside a column of much longer texts.
 */
export function guessSpeakerColumn(rows: readonly (readonly string[])[]): number {
  const looked = rows.slice(0, comparedRows).filter((row) => row.filter((cell) => cell.trim() !== '').length > 1);
  if (looked.length < minTurns) return -1;
  const columns = Array.from({ length: looked[0]?.length ?? 0 }, (_, column) =>
    looked.map((row) => row[column]?.trim() ?? ''),
  );
  const lengths = columns.map((cells) => cells.reduce((sum, cell) => sum + cell.length, 0));
  return columns.findIndex(
    (cells, column) =>
      cells.every(isName) &&
      comesBack(cells) &&
      lengths.some((length) => length > Math.max(2 * (lengths[column] ?? 0), minTurnLength * cells.length)),
  );
}

function isName(cell: string): boolean {
  return (
    /^\p{L}/u.test(cell) &&
    cell.length <= 40 &&
    cell.split(/\s+/).length <= 4 &&
    !sentenceEnd.test(cell.replace(/\.$/, ''))
  );
}

function comesBack(names: string[]): boolean {
  return new Set(names).size <= names.length / 2;
}

/**
 * The speaker of a row, from its cell in the speaker column. A bare number is prefixed with its heading, as in
 * `Respondent 7`.
 */
export function speakerOf(cell: string | undefined, heading = ''): string | undefined {
  const name = cell?.trim();
  if (!name || name.length > maxNameLength) return undefined;
  if (!/^\d+$/.test(name)) return name;
  return `${heading.replace(new RegExp(numbering.source, 'i'), '').trim()} ${name}`.trim();
}

/** A column's name in spreadsheets: 0 is A, 26 is AA. */
export function columnName(column: number): string {
  const letter = String.fromCharCode(65 + (column % 26));
  return column < 26 ? letter : columnName(Math.floor(column / 26) - 1) + letter;
}
