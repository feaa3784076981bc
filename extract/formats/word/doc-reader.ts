import type { StoryParagraph } from '../../story.ts';
import { createStoryDraft } from '../../story-draft.ts';
import type { TableBlocks } from '../../table/table-blocks.ts';
import { type DocFile, places, stretchesOf } from './doc-file.ts';
import { type DocParagraph, readCharacters, readParagraphs } from './doc-properties.ts';
import { readDocStyles } from './doc-styles.ts';
import { type DocPiece, readPieces } from './doc-text.ts';
import { outlineLevel } from './docx-styles.ts';

export type DocDocument = {
  paragraphs: StoryParagraph[];
  tables: TableBlocks[];
  /** The paragraphs of each footnote, then of each endnote. */
  notes: string[][];
  hasComments: boolean;
};

const written: Readonly<Record<string, string>> = {
  '\t': '\t',
  '\x0b': '\n',
  '\x0e': '\n',
  '\x1e': '\u2011',
};
const cellEnd = '\x07';
const paragraphEnds = '\r\x0c';
const fieldBegin = '\x13';
const fieldResult = '\x14';
const fieldEnd = '\x15';
const noParagraph: DocParagraph = { style: 0, depth: 0, isRowEnd: false, isCellEnd: false, isList: false };

/** Reads the body, followed by its text boxes, and the notes. Throws ExtractionError `corrupt` or `limit`. */
export async function readDoc(file: DocFile): Promise<DocDocument> {
  const pieces = await readPieces(file);
  const characters = readCharacters(file);
  const layouts = readParagraphs(file);
  const styleOf = readDocStyles(file);
  const tables: TableBlocks[] = [];
  const { body, footnotes, headers, comments, endnotes, boxes } = file.lengths;
  const endnotesAt = body + footnotes + headers + comments;

  return {
    paragraphs: [...read(0, body), ...read(endnotesAt + endnotes, endnotesAt + endnotes + boxes)],
    tables,
    notes: [...notesOf(places.footnotes, body, footnotes), ...notesOf(places.endnotes, endnotesAt, endnotes)],
    hasComments: comments > 0,
  };

  function notesOf(place: number, start: number, length: number): string[][] {
    const notes = stretchesOf(file.table(place), 0).filter(({ end }) => end <= length);
    return notes.map((note) => read(start + note.start, start + note.end).map(({ text }) => text));
  }

  /** Reads from one character up to another. Of a field, only the result after the instructions is text. */
  function read(from: number, to: number): StoryParagraph[] {
    const story = createStoryDraft(tables);
    const fields: ('instructions' | 'result')[] = [];
    let instructions = 0;
    let last: DocParagraph = noParagraph;
    for (const { character, offset } of charactersOf(pieces, from, to)) {
      if (character === fieldBegin) {
        fields.push('instructions');
        instructions += 1;
      } else if (character === fieldEnd || character === fieldResult) {
        if (fields.pop() === 'instructions') instructions -= 1;
        if (character === fieldResult) fields.push('result');
      } else if (character === cellEnd || paragraphEnds.includes(character)) {
        last = layouts(offset) ?? noParagraph;
        end(last, character === cellEnd);
      } else if (instructions === 0) write(character, offset);
    }
    story.endParagraph(propertiesOf(last));
    return story.paragraphs;

    function end(layout: DocParagraph, isCellMark: boolean) {
      if (layout.isRowEnd) story.endRow(layout.depth);
      else if (isCellMark || layout.isCellEnd) story.endCell(propertiesOf(layout));
      else story.endParagraph(propertiesOf(layout));
    }

    function write(character: string, offset: number) {
      const run = characters(offset);
      if (run?.isUnseen) return;
      if (run?.symbol) story.write(run.symbol === 0xf0b7 ? '•' : symbolText(run.symbol));
      else if (character >= ' ' && character !== '\x1f') story.write(written[character] ?? character);
      else story.write(written[character] ?? '');
    }
  }

  function propertiesOf({ style, depth, isList, outline }: DocParagraph) {
    const own = styleOf(style);
    const level = (outline === undefined ? undefined : outlineLevel(String(outline))) ?? own.level;
    return { depth, isList: isList || own.isList, ...(level !== undefined && { level }) };
  }
}

/** Private-use characters of symbol fonts have no meaning outside the font; real characters do. */
function symbolText(code: number): string {
  return code >= 0xe000 && code <= 0xf8ff ? '' : String.fromCharCode(code);
}

/** The characters of a range of the text, each with its byte offset in the file. */
function* charactersOf(pieces: readonly DocPiece[], from: number, to: number) {
  for (const { start, text, offset, width } of pieces) {
    const last = Math.min(text.length, to - start);
    for (let at = Math.max(from - start, 0); at < last; at += 1) {
      yield { character: text[at] ?? '', offset: offset + at * width };
    }
  }
}
