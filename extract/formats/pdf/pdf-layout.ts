import type { Block } from '#contract/documents/blocks.ts';
import { opensAnew } from '../../lines.ts';
import type { PdfLine } from './pdf-lines.ts';

export type PdfParagraph = Pick<Block, 'kind' | 'level'> & { text: string; page: number };

const sentenceEnd = /[.!?…。！？؟।:："”»)\]]$/;
const cjk = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}。、，！？「」]/u;
const bullet = /^(?:[-*•–▪●○◦]|\d{1,3}[.)])\s/u;
const maxHeadingLength = 200;

/**
 * Groups the lines of all pages into paragraphs, by line spacing, font size, short last lines and how a line begins. No
 * paragraph spans two pages. Lines repeated at the edge of many pages (running heads, page numbers) become notes;
 * nothing is dropped.
 */
export function paragraphsOf(pages: readonly (readonly PdfLine[])[]): PdfParagraph[] {
  const body = bodySize(pages.flat());
  const sizes = headingSizes(pages.flat(), body);
  const furniture = repeatedAtEdges(pages);
  return pages.flatMap((lines, index) => {
    const groups = groupsOf(lines, (line) => isAtEdge(lines, line) && furniture.has(pattern(line)));
    return groups.map(({ lines: group, isFurniture }) => {
      const text = group.reduce((before, line) => joined(before, line.text), '');
      return {
        text,
        page: index + 1,
        ...(isFurniture ? { kind: 'note' as const } : kindOf(text, group[0]?.size ?? body, sizes)),
      };
    });
  });
}

type Group = { lines: PdfLine[]; isFurniture: boolean };

function groupsOf(lines: readonly PdfLine[], isFurniture: (line: PdfLine) => boolean): Group[] {
  const groups: Group[] = [];
  const leading = usualLeading(lines);
  let before: PdfLine | null = null;
  for (const line of lines) {
    const group = groups.at(-1);
    const isApart = isFurniture(line);
    if (!before || !group || group.isFurniture || isApart || beginsParagraph(before, line, { leading, lines })) {
      groups.push({ lines: [line], isFurniture: isApart });
    } else group.lines.push(line);
    before = line;
  }
  return groups;
}

function beginsParagraph(
  before: PdfLine,
  line: PdfLine,
  page: { leading: number; lines: readonly PdfLine[] },
): boolean {
  if (opensAnew(line.text) || Math.abs(line.size - before.size) > before.size * 0.12) return true;
  const isFinished = sentenceEnd.test(before.text);
  const step = line.y - before.y;
  if (step <= 0 || step > line.size * 4) return isFinished || !/^\p{Ll}/u.test(line.text);
  if (step > page.leading * 1.3 && step > line.size * 1.15) return true;
  if (!isFinished) return false;
  const column = page.lines.filter((other) => Math.abs(other.left - before.left) < before.size * 2);
  const right = column.reduce((far, other) => Math.max(far, other.right), before.right);
  return before.right < right - (right - before.left) * 0.12 || line.left > before.left + line.size * 0.8;
}

/** The median distance between consecutive lines. */
function usualLeading(lines: readonly PdfLine[]): number {
  const steps = lines
    .map((line, at) => line.y - (lines[at - 1]?.y ?? Number.NaN))
    .filter((step, at) => step > 0 && step < (lines[at]?.size ?? 0) * 4)
    .sort((a, b) => a - b);
  return steps[Math.floor((steps.length - 1) / 2)] ?? Number.POSITIVE_INFINITY;
}

/** A hyphen at the end of a line keeps its line break, so that it is not mistaken for a real hyphen. */
function joined(before: string, next: string): string {
  if (before === '') return next;
  if (/[-\u00AD\u2010]$/.test(before) && /^\p{Ll}/u.test(next)) return `${before}\n${next}`;
  return cjk.test(before.at(-1) ?? '') && cjk.test(next.at(0) ?? '') ? before + next : `${before} ${next}`;
}

const rounded = (size: number) => Math.round(size * 2) / 2;

/** The font size of most letters. */
function bodySize(lines: readonly PdfLine[]): number {
  const letters = new Map<number, number>();
  for (const { size, text } of lines) letters.set(rounded(size), (letters.get(rounded(size)) ?? 0) + text.length);
  return [...letters].sort(([, a], [, b]) => b - a)[0]?.[0] ?? 0;
}

/** Sizes well above the body size, largest first: the position is the heading level. */
function headingSizes(lines: readonly PdfLine[], body: number): number[] {
  const sizes = new Set(lines.map(({ size }) => rounded(size)).filter((size) => size > body * 1.15));
  return [...sizes].sort((a, b) => b - a);
}

function kindOf(text: string, size: number, sizes: number[]): Pick<Block, 'kind' | 'level'> {
  const level = sizes.indexOf(rounded(size)) + 1;
  if (level > 0 && text.length <= maxHeadingLength && /\p{L}/u.test(text))
    return { kind: 'heading', level: Math.min(level, 6) };
  return { kind: bullet.test(text) ? 'list-item' : 'paragraph' };
}

/** With fewer lines on a page, its edge cannot be told from its text. */
const minLines = 5;

const pattern = (line: PdfLine) => line.text.replace(/\d+/g, '#');

function edgesOf(lines: readonly PdfLine[]): PdfLine[] {
  return [...lines.slice(0, 2), ...lines.slice(-2)];
}

function isAtEdge(lines: readonly PdfLine[], line: PdfLine): boolean {
  return lines.length >= minLines && edgesOf(lines).includes(line);
}

/** Lines that appear at the edge of at least three pages and 40 % of all, ignoring digits. */
function repeatedAtEdges(pages: readonly (readonly PdfLine[])[]): Set<string> {
  const times = new Map<string, number>();
  for (const lines of pages.filter(({ length }) => length >= minLines)) {
    const edges = new Set(
      [lines[0], lines[1], lines.at(-1), lines.at(-2)].filter((line) => line !== undefined).map(pattern),
    );
    for (const edge of edges) times.set(edge, (times.get(edge) ?? 0) + 1);
  }
  const least = Math.max(3, pages.length * 0.4);
  return new Set([...times].filter(([, count]) => count >= least).map(([edge]) => edge));
}
