import { cleanText } from './clean-text.ts';

/** A range of text; only URLs that are safe to follow become links. */
export type Span = { x: string; b?: true; i?: true; href?: string };
export type Block =
  | { t: 'h'; level: number; c: Span[] }
  | { t: 'p'; c: Span[] }
  | { t: 'ul'; items: Block[][] }
  | { t: 'ol'; start: number; items: Block[][] }
  | { t: 'quote'; body: Block[] }
  | { t: 'code'; x: string }
  | { t: 'rule' }
  | { t: 'table'; columns: number; head: Span[][]; rows: { c: Span[] }[][] };

/** The template walks the tree recursively, and Typst limits the depth. */
const deepest = 8;
const itemMark = /^(\s*)([-*+]|\d{1,9}[.)])\s+/;
const fence = /^\s*(```|~~~)/;
const rule = /^\s*([-*_])(\s*\1){2,}\s*$/;
const tableLine = /^\s*\|.*\|\s*$/;

/** Parses the Markdown that reports use; everything else stays text. Drops the title, which the page already shows. */
export function readMarkdown(source: string): Block[] {
  const blocks = readBlocks(cleanText(source).replaceAll('\t', '    ').split('\n'), 0);
  if (blocks[0]?.t === 'h' && blocks[0].level === 1) blocks.shift();
  return inOrder(blocks);
}

/** The first heading has level 1 and no level is skipped: tagged PDF requires it. */
function inOrder(blocks: Block[]): Block[] {
  const headings = blocks.filter((block) => block.t === 'h');
  const top = Math.min(...headings.map((heading) => heading.level));
  let above = 0;
  for (const block of headings) {
    block.level = Math.min(block.level - top + 1, above + 1);
    above = block.level;
  }
  return blocks;
}

function readBlocks(lines: readonly string[], depth: number): Block[] {
  const blocks: Block[] = [];
  let at = 0;
  while (at < lines.length) {
    const [block, next] = readBlock(lines, at, depth);
    if (block) blocks.push(block);
    at = next;
  }
  return blocks;
}

type Read = [block: Block | null, next: number];

function readBlock(lines: readonly string[], at: number, depth: number): Read {
  const line = lines[at] ?? '';
  if (line.trim() === '') return [null, at + 1];
  const heading = /^\s{0,3}(#{1,6})\s+(.*?)\s*#*$/.exec(line);
  if (heading) return [readHeading(heading, depth), at + 1];
  if (rule.test(line)) return [{ t: 'rule' }, at + 1];
  if (fence.test(line)) return readCode(lines, at);
  if (tableLine.test(line) && /^\s*\|[\s:|-]+\|\s*$/.test(lines[at + 1] ?? '')) return readTable(lines, at);
  if (depth < deepest && /^\s*>/.test(line)) return readQuote(lines, at, depth);
  if (depth < deepest && itemMark.test(line)) return readList(lines, at, depth);
  return readParagraph(lines, at, depth);
}

/** A heading inside quotes or lists would break the order of the other headings. */
function readHeading([, marks = '#', text = '']: RegExpExecArray, depth: number): Block {
  if (depth > 0) return { t: 'p', c: readSpans(text).map((span) => ({ ...span, b: true })) };
  return { t: 'h', level: marks.length, c: readSpans(text) };
}

function readCode(lines: readonly string[], at: number): Read {
  let end = at + 1;
  while (end < lines.length && !fence.test(lines[end] ?? '')) end++;
  return [{ t: 'code', x: lines.slice(at + 1, end).join('\n') }, end + 1];
}

function readTable(lines: readonly string[], at: number): Read {
  const cells = (line: string) =>
    line
      .trim()
      .slice(1, -1)
      .split('|')
      .map((c) => readSpans(c.trim()));
  const head = cells(lines[at] ?? '');
  const rows: { c: Span[] }[][] = [];
  let end = at + 2;
  for (; tableLine.test(lines[end] ?? ''); end++) {
    const row = cells(lines[end] ?? '');
    rows.push(head.map((_, n) => ({ c: row[n] ?? [] })));
  }
  return [{ t: 'table', columns: head.length, head, rows }, end];
}

function readQuote(lines: readonly string[], at: number, depth: number): Read {
  let end = at;
  while (/^\s*>/.test(lines[end] ?? '')) end++;
  const inner = lines.slice(at, end).map((line) => line.replace(/^\s*> ?/, ''));
  return [{ t: 'quote', body: readBlocks(inner, depth + 1) }, end];
}

function readList(lines: readonly string[], at: number, depth: number): Read {
  const mark = itemMark.exec(lines[at] ?? '');
  const indent = mark?.[1]?.length ?? 0;
  const isOrdered = /\d/.test(mark?.[2] ?? '');
  const items: Block[][] = [];
  let end = at;
  for (;;) {
    const found = itemMark.exec(lines[end] ?? '');
    if (!found || found[1]?.length !== indent || /\d/.test(found[2] ?? '') !== isOrdered) break;
    const [inner, next] = itemLines(lines, end, found[0].length);
    items.push(readBlocks(inner, depth + 1));
    end = next;
  }
  if (end === at) return readParagraph(lines, at, depth);
  if (!isOrdered) return [{ t: 'ul', items }, end];
  return [{ t: 'ol', start: Number.parseInt(mark?.[2] ?? '1', 10), items }, end];
}

/** The lines of one item: its own and the indented ones below it. */
function itemLines(lines: readonly string[], at: number, width: number): [inner: string[], next: number] {
  const inner = [(lines[at] ?? '').slice(width)];
  const indent = /^\s*/.exec(lines[at] ?? '')?.[0].length ?? 0;
  let end = at + 1;
  for (; end < lines.length; end++) {
    const line = lines[end] ?? '';
    const isSetIn = /^\s*/.exec(line)?.[0].length ?? 0;
    if (line.trim() === '' ? !isIndented(lines[end + 1], indent) : isSetIn <= indent) break;
    inner.push(line.slice(Math.min(width, isSetIn)));
  }
  return [inner, end];
}

const isIndented = (line: string | undefined, indent: number): boolean =>
  line !== undefined && line.trim() !== '' && (/^\s*/.exec(line)?.[0].length ?? 0) > indent;

function readParagraph(lines: readonly string[], at: number, depth: number): Read {
  let end = at + 1;
  while (end < lines.length && !startsBlock(lines[end] ?? '', depth)) end++;
  return [
    {
      t: 'p',
      c: readSpans(
        lines
          .slice(at, end)
          .map((line) => line.trim())
          .join(' '),
      ),
    },
    end,
  ];
}

const startsBlock = (line: string, depth: number): boolean =>
  line.trim() === '' ||
  /^\s{0,3}#{1,6}\s/.test(line) ||
  fence.test(line) ||
  rule.test(line) ||
  (depth < deepest && (/^\s*>/.test(line) || itemMark.test(line)));

const inline =
  /\*\*(?<bold>[^*\n]+)\*\*|(?<![\p{L}\p{N}*])\*(?<italic>[^*\s][^*\n]*)\*(?![\p{L}\p{N}*])|\[(?<name>[^\]\n]+)\]\((?<href>[^()\s]+)\)/gu;

/** Bold, italic and links; any other markup stays text. */
export function readSpans(text: string): Span[] {
  const spans: Span[] = [];
  let from = 0;
  const put = (span: Span) => {
    if (span.x !== '') spans.push(span);
  };
  for (const match of text.matchAll(inline)) {
    const { bold, italic, name, href } = match.groups ?? {};
    put({ x: text.slice(from, match.index) });
    if (bold) put({ x: bold, b: true });
    else if (italic) put({ x: italic, i: true });
    else put({ x: name ?? '', ...(isFollowable(href) ? { href } : {}) });
    from = match.index + match[0].length;
  }
  put({ x: text.slice(from) });
  return spans;
}

function isFollowable(href: string | undefined): href is string {
  return href !== undefined && URL.canParse(href) && /^(https?|mailto):$/.test(new URL(href).protocol);
}
