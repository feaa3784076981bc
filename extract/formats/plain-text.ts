import type { Block } from '#contract/documents/blocks.ts';
import { contentOf } from '../content.ts';
import { decodeText } from '../decode.ts';
import { cleanText } from '../draft.ts';
import { ExtractionError } from '../errors.ts';
import type { Extraction, Format } from '../extract.ts';
import { maxBlocks, tooManyBlocks } from '../limits.ts';
import { type Line, linesOf, opensAnew, trimmedSpan } from '../lines.ts';

/** Plain text: the decoded content is stored unchanged; blocks are paragraphs with the number of their first line. */
export const plainText: Format = {
  sniff: isText,
  async parse(bytes) {
    const { text, warnings } = await readText(bytes);
    return { text, blocks: paragraphsOf(text), warnings };
  },
};

/** Whether the bytes are no known binary format and can be decoded as text. */
export async function isText(bytes: Uint8Array): Promise<boolean> {
  return contentOf(bytes) === null && (await decodeText(bytes.subarray(0, 256 * 1024))) !== null;
}

/** Decodes a text file. `declared` is the encoding that the document names. */
export async function readText(bytes: Uint8Array, declared?: string): Promise<Pick<Extraction, 'text' | 'warnings'>> {
  const decoded = await decodeText(bytes, declared);
  if (!decoded) throw new ExtractionError('corrupt');
  return { text: cleanText(decoded.text), warnings: decoded.warning ? [decoded.warning] : [] };
}

/** A line this long was not wrapped by hand, so it is a paragraph. */
const unwrappedLength = 120;
function paragraphsOf(text: string): Block[] {
  const blocks: Block[] = [];
  let open = null as { first: Line; last: Line } | null;
  const close = () => {
    if (!open) return;
    if (blocks.length >= maxBlocks) throw tooManyBlocks();
    blocks.push({ kind: 'paragraph', ...trimmedSpan(text, open.first.start, open.last.end), line: open.first.number });
    open = null;
  };
  for (const line of linesOf(text)) {
    const isBlank = line.text.trim() === '';
    if (isBlank || (open && startsAnew(open.last, line))) close();
    if (isBlank) continue;
    open = { first: open?.first ?? line, last: line };
  }
  close();
  return blocks;
}

function startsAnew(before: Line, line: Line): boolean {
  return before.text.length >= unwrappedLength || line.text.length >= unwrappedLength || opensAnew(line.text);
}
