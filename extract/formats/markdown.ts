import type { Block } from '#contract/documents/blocks.ts';
import type { Format } from '../extract.ts';
import { maxBlocks, tooManyBlocks } from '../limits.ts';
import { type Line, linesOf, trimmedSpan } from '../lines.ts';
import { isText, readText } from './plain-text.ts';

/**
 * Markdown: the source is stored unchanged, because quotes must be found again; the syntax only determines the blocks.
 */
export const markdown: Format = {
  sniff: isText,
  async parse(bytes) {
    const { text, warnings } = await readText(bytes);
    return { text, blocks: blocksOf(text), warnings };
  },
};

type Kind = Pick<Block, 'kind' | 'level'>;
type Open = Kind & { start: number; end: number; line: number };

const fence = /^ {0,3}(`{3,}|~{3,})/;
const heading = /^ {0,3}(#{1,6})(?:[ \t]+|$)/;
const closingHashes = /[ \t]+#+[ \t]*$/;
const underline = /^ {0,3}(=+|-+)[ \t]*$/;
const rule = /^ {0,3}([-*_])[ \t]*(?:\1[ \t]*){2,}$/;
const item = /^[ \t]*(?:[-*+]|\d{1,9}[.)])[ \t]+(?:\[[ xX]\][ \t]+)?/;
const quoteMark = /^ {0,3}(?:>[ \t]?)+/;
const tableRule = /^[ \t]*\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?[ \t]*$/;

function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  let open: Open | null = null;
  let fenceMark: string | null = null;
  let isFrontMatter = false;

  const close = () => {
    if (!open) return;
    const { start, end } = trimmedSpan(text, open.start, open.end);
    if (blocks.length >= maxBlocks) throw tooManyBlocks();
    if (start < end) blocks.push({ ...open, start, end });
    open = null;
  };
  const begin = (kind: Kind, line: Line, skipped = 0) => {
    close();
    open = { ...kind, start: line.start + skipped, end: line.end, line: line.number };
  };
  const extend = (kind: Kind, line: Line) => {
    if (open) open.end = line.end;
    else begin(kind, line);
  };

  for (const line of linesOf(text)) {
    const mark = fence.exec(line.text)?.[1];
    if (line.number === 1 && line.text.trimEnd() === '---') isFrontMatter = true;
    else if (isFrontMatter) {
      if (/^(?:---|\.\.\.)\s*$/.test(line.text)) {
        close();
        isFrontMatter = false;
      } else extend({ kind: 'note' }, line);
    } else if (fenceMark) {
      if (mark?.startsWith(fenceMark) && line.text.trim() === mark) {
        close();
        fenceMark = null;
      } else extend({ kind: 'code' }, line);
    } else if (mark) {
      close();
      fenceMark = mark;
    } else if (line.text.trim() === '') close();
    else readLine(line);
  }
  close();
  return blocks;

  function readLine(line: Line) {
    const hashes = heading.exec(line.text);
    const underlined = underline.exec(line.text)?.[1];
    if (hashes?.[1]) {
      begin({ kind: 'heading', level: hashes[1].length }, line, hashes[0].length);
      if (open) open.end -= closingHashes.exec(line.text.slice(hashes[0].length))?.[0].length ?? 0;
      close();
    } else if (underlined && open?.kind === 'paragraph') {
      open = { ...open, kind: 'heading', level: underlined.startsWith('=') ? 1 : 2 };
      close();
    } else if (rule.test(line.text) || (open?.kind === 'row' && tableRule.test(line.text))) close();
    else if (/^[ \t]*\|/.test(line.text)) {
      begin({ kind: 'row' }, line);
    } else if (item.test(line.text)) begin({ kind: 'list-item' }, line, item.exec(line.text)?.[0].length);
    else if (quoteMark.test(line.text)) begin({ kind: 'paragraph' }, line, quoteMark.exec(line.text)?.[0].length);
    else extend({ kind: 'paragraph' }, line);
  }
}
