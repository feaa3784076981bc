import { readXml, type XmlTag } from '../../container/xml.ts';
import type { Cell } from '../../flow.ts';
import { createTableBlocks, type TableBlocks } from '../../table/table-blocks.ts';
import { type DocxStyles, outlineLevel } from './docx-styles.ts';

/** `page` counts the page breaks that Word stored on the last save; 0 if there are none. `note` is a note's id. */
export type Paragraph = {
  text: string;
  level?: number;
  isList: boolean;
  page: number;
  cell: Cell | null;
  note: string | null;
};

export type Story = {
  paragraphs: Paragraph[];
  tables: TableBlocks[];
  /** Ids of the notes in the order of their references in the text. */
  footnotes: string[];
  endnotes: string[];
  hasComments: boolean;
  hasPages: boolean;
};

type Table = { blocks: TableBlocks; row: number; column: number; span: number };
type OpenParagraph = Paragraph & { inside: Paragraph[] };

/**
 * Elements whose content is not part of the text: deleted and moved text, field codes, the fallback drawing of a text
 * box, phonetic readings, tab definitions.
 */
const unread = new Set([
  'del',
  'moveFrom',
  'delText',
  'instrText',
  'delInstrText',
  'Fallback',
  'rt',
  'tabs',
  'sdtPr',
  'sectPr',
]);
const written: Record<string, string> = { tab: '\t', ptab: '\t', br: '\n', cr: '\n', noBreakHyphen: '\u2011' };

/**
 * Reads one part of a Word document: its body, or all notes of a kind. A text box follows the paragraph it is anchored
 * in.
 */
export async function readParagraphs(part: Uint8Array, styles: DocxStyles): Promise<Story> {
  const story: Story = { paragraphs: [], tables: [], footnotes: [], endnotes: [], hasComments: false, hasPages: false };
  const tables: Table[] = [];
  const paragraphs: OpenParagraph[] = [];
  let note: string | null = null;
  let page = 1;
  let isHidden = false;
  let properties = 0;
  let isText = false;

  const write = (text: string) => {
    const paragraph = paragraphs.at(-1);
    if (!paragraph || isHidden) return;
    if (paragraph.text === '') paragraph.page = page;
    paragraph.text += text;
  };

  await readXml(part, { open, close, text: (text) => isText && write(text) });
  return story;

  function open({ name, attributes }: XmlTag): 'skip' | undefined {
    if (unread.has(name)) return 'skip';
    if (name === 'pPr' || name === 'rPr') properties += 1;
    if (properties > 0) readProperty(name, attributes);
    else if (name === 'p')
      paragraphs.push({ text: '', isList: false, page, cell: cellOf(tables.at(-1)), note, inside: [] });
    else if (name === 'r') isHidden = false;
    else if (name === 't') isText = true;
    else if (written[name] !== undefined) write(written[name]);
    else if (name === 'lastRenderedPageBreak') {
      page += 1;
      story.hasPages = true;
    } else if (name === 'footnoteReference') story.footnotes.push(attributes.id ?? '');
    else if (name === 'endnoteReference') story.endnotes.push(attributes.id ?? '');
    else if (name === 'commentReference') story.hasComments = true;
    else if (name === 'footnote' || name === 'endnote') note = attributes.id ?? null;
    else openTable(name, attributes);
    return undefined;
  }

  function readProperty(name: string, attributes: Record<string, string>) {
    const paragraph = paragraphs.at(-1);
    if (!paragraph) return;
    if (name === 'vanish') isHidden = attributes.val === undefined || !/^(?:0|false|off)$/.test(attributes.val);
    if (name === 'pStyle') Object.assign(paragraph, ownStyle(attributes.val));
    if (name === 'outlineLvl') paragraph.level = outlineLevel(attributes.val ?? '');
    if (name === 'numId') paragraph.isList = attributes.val !== '0';
  }

  function ownStyle(id = ''): Pick<Paragraph, 'level' | 'isList'> {
    const style = styles.get(id);
    return { isList: style?.isList ?? false, ...(style?.level !== undefined && { level: style.level }) };
  }

  function openTable(name: string, attributes: Record<string, string>) {
    const table = tables.at(-1);
    if (name === 'tbl') {
      const blocks = createTableBlocks();
      story.tables.push(blocks);
      tables.push({ blocks, row: -1, column: -1, span: 1 });
    } else if (name === 'tr' && table) Object.assign(table, { row: table.row + 1, column: -1, span: 1 });
    else if (name === 'tc' && table) Object.assign(table, { column: table.column + table.span, span: 1 });
    else if (name === 'gridSpan' && table) table.span = Math.min(Math.max(Number(attributes.val) || 1, 1), 64);
  }

  function close(name: string) {
    if (name === 'pPr' || name === 'rPr') properties -= 1;
    if (name === 'pPr') isHidden = false;
    if (name === 't') isText = false;
    if (name === 'r') isHidden = false;
    if (name === 'tbl') tables.pop();
    if (name === 'p') closeParagraph();
  }

  function closeParagraph() {
    const paragraph = paragraphs.pop();
    if (!paragraph) return;
    const { inside, ...own } = paragraph;
    (paragraphs.at(-1)?.inside ?? story.paragraphs).push(own, ...inside);
  }
}

function cellOf(table: Table | undefined): Cell | null {
  return table && table.row >= 0 && table.column >= 0
    ? { table: table.blocks, row: table.row, column: table.column }
    : null;
}
