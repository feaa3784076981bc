import type { Readable } from 'node:stream';
import * as z from 'zod/mini';
import { type Block, block } from '#contract/documents/blocks.ts';
import { extractionWarning } from '#contract/documents/extraction-warning.ts';
import type { ExtractionFailure, ExtractionResult } from '../extract.ts';
import { maxBlocks, maxCells, maxTextLength } from '../limits.ts';
import type { Message } from '../messages.ts';

/** A hostile file could take over the child that reads it, so its output is validated like any external input. */
const message: z.ZodMiniType<Message> = z.union([
  z.object({ text: z.string() }),
  z.object({ blocks: z.array(block) }),
  z.object({
    done: z.union([
      z.object({ ok: z.literal(true), warnings: z.array(extractionWarning) }),
      z.object({ ok: z.literal(false), code: z.custom<ExtractionFailure['code']>(isCode), message: z.string() }),
    ]),
  }),
]);

const maxLineLength = 4 * 1024 * 1024;

function isCode(value: unknown): boolean {
  return typeof value === 'string' && /^[a-z_]{1,20}$/.test(value);
}

/**
 * Collects a result from the child's output as it arrives. Calls `onDone` once it is complete, and `onNonsense` if the output
 * violates the protocol or the limits. The returned function gives the result, or null if it is incomplete or invalid.
 */
export function collectResult(
  output: Readable | null,
  { onDone, onNonsense }: { onDone: () => void; onNonsense: () => void },
): () => ExtractionResult | null {
  const texts: string[] = [];
  const blocks: Block[] = [];
  let length = 0;
  let done: Extract<Message, { done: unknown }>['done'] | null = null;
  let isBroken = false;
  let rest = '';

  output?.setEncoding('utf8').on('data', (chunk: string) => {
    if (isBroken) return;
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    const areSound =
      lines.every(take) &&
      rest.length <= maxLineLength &&
      length <= maxTextLength &&
      blocks.length <= maxBlocks + maxCells;
    if (areSound) return done ? onDone() : undefined;
    isBroken = true;
    onNonsense();
  });

  function take(line: string): boolean {
    const parsed = message.safeParse(parsedJson(line));
    if (!parsed.success || done) return false;
    if ('text' in parsed.data) {
      texts.push(parsed.data.text);
      length += parsed.data.text.length;
    } else if ('blocks' in parsed.data) blocks.push(...parsed.data.blocks);
    else done = parsed.data.done;
    return true;
  }

  return () => {
    if (isBroken || !done) return null;
    if (!done.ok) return done;
    const text = texts.join('');
    return isSound(text, blocks) ? { ok: true, text, blocks, warnings: done.warnings } : null;
  };
}

function parsedJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

/** Invariants on which the database and all users of offsets rely. */
function isSound(text: string, blocks: Block[]): boolean {
  let before = 0;
  for (const { start, end } of blocks) {
    if (start < before || end <= start || end > text.length) return false;
    before = end;
  }
  return text.isWellFormed() && !text.includes('\0');
}
