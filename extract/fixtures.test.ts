import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Block } from '#contract/documents/blocks.ts';
import type { ExtractionResult } from './extract.ts';
import { extractBytes } from './registry.ts';

const folder = new URL('./fixtures/', import.meta.url);
/** Set to write what is read now as what is expected; read the difference before it is committed. */
const isUpdating = process.env.UPDATE_FIXTURES === '1';

test.each(readdirSync(folder).sort())('%s reads as it did', async (name) => {
  const here = new URL(`${name}/`, folder);
  const input = readdirSync(here).find((file) => file.startsWith('input.'));
  if (!input) throw new Error(`${name} has no input`);
  const shown = show(await extractBytes({ fileName: input, bytes: readFileSync(new URL(input, here)) }));
  const expected = new URL('expected.txt', here);
  if (isUpdating) writeFileSync(expected, shown);
  expect(shown).toBe(readFileSync(expected, 'utf8'));
});

/** The text as it is stored, then a line for each block and warning. */
function show(result: ExtractionResult): string {
  if (!result.ok) return `${result.code}: ${result.message}\n`;
  const { text, blocks, warnings } = result;
  const lines = [
    ...blocks.map((block) => `${addressOf(block)} ${JSON.stringify(text.slice(block.start, block.end))}`),
    ...warnings.map(({ code, message }) => `warning ${code}: ${message}`),
  ];
  return `${text}\n=====\n${lines.join('\n')}\n`;
}

function addressOf({ start: _start, end: _end, kind, cue, ...rest }: Block): string {
  const parts = Object.entries(rest).map(([name, value]) => `${name}=${value}`);
  if (cue) parts.push(`cue=${cue.index} ${cue.startMs}-${cue.endMs}`);
  return [kind, ...parts].join(' ');
}
