/** A line of a page. Lengths in points; `y` is the baseline, measured downwards from the top of the page as shown. */
export type PdfLine = { text: string; left: number; right: number; y: number; size: number };

/** A text item of pdf.js, a run of glyphs. `transform` places it in page coordinates. */
export type GlyphRun = { str: string; transform: number[]; width: number; height: number; hasEOL: boolean };

type Matrix = readonly number[];

/**
 * Joins runs of glyphs into lines, in drawing order. Runs on one baseline that continue to the right form one line,
 * even if the file draws them one by one.
 */
export function linesOfRuns(runs: Iterable<GlyphRun>, viewport: Matrix): PdfLine[] {
  const lines: PdfLine[] = [];
  let open = null as PdfLine | null;
  const close = () => {
    if (open && open.text.trim() !== '') addLine(lines, { ...open, text: open.text.trim() });
    open = null;
  };
  for (const run of runs) {
    if (run.str !== '') {
      const line = lineOf(run, viewport);
      open = open
        ? {
            ...open,
            text: open.text + run.str,
            right: Math.max(open.right, line.right),
            size: Math.max(open.size, line.size),
          }
        : line;
    }
    if (run.hasEOL) close();
  }
  close();
  return lines;
}

function lineOf(run: GlyphRun, [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0]: Matrix): PdfLine {
  const [, , skew = 0, height = 0, x = 0, y = 0] = run.transform;
  const left = a * x + c * y + e;
  return {
    text: run.str,
    left,
    right: left + run.width,
    y: b * x + d * y + f,
    size: Math.hypot(skew, height) || run.height,
  };
}

function addLine(lines: PdfLine[], line: PdfLine) {
  const last = lines.at(-1);
  const isSameLine = last && Math.abs(last.y - line.y) < last.size * 0.4 && line.left >= last.right - last.size * 0.3;
  if (!last || !isSameLine) return void lines.push(line);
  const gap = line.left - last.right > last.size * 0.12 ? ' ' : '';
  lines[lines.length - 1] = { ...last, text: last.text + gap + line.text, right: line.right };
}

const rightToLeft = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFF]/gu;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what a font without a proper map gives
const unmapped = /[\uE000-\uF8FF\uFFFD\u0001-\u0008\u000E-\u001F]/gu;

/** Whether most letters are right-to-left. */
export function isRightToLeft(lines: readonly PdfLine[]): boolean {
  return shareOf(lines, rightToLeft) > 0.3;
}

/** Whether the fonts of the page do not map their glyphs to characters. */
export function isGarbled(lines: readonly PdfLine[]): boolean {
  return shareOf(lines, unmapped) > 0.2;
}

function shareOf(lines: readonly PdfLine[], pattern: RegExp): number {
  const text = lines.map((line) => line.text.replace(/\s/g, '')).join('');
  return text === '' ? 0 : (text.match(pattern)?.length ?? 0) / text.length;
}
