import { setImmediate } from 'node:timers/promises';
import type { Block } from '#contract/documents/blocks.ts';
import { createPacker, parseBlocks } from '#contract/documents/packed-blocks.ts';

/** A table can have a million blocks. Other requests get their turn between two portions of them. */
const portion = 20_000;

async function* portionsOf(blocks: readonly Block[]): AsyncGenerator<readonly Block[]> {
  for (let at = 0; at < blocks.length; at += portion) {
    if (at > 0) await setImmediate();
    yield blocks.slice(at, at + portion);
  }
}

/** Blocks as they are stored: packed, as JSON. */
export async function toStoredBlocks(blocks: readonly Block[]): Promise<string> {
  const packer = createPacker();
  for await (const some of portionsOf(blocks)) packer.add(some);
  return JSON.stringify(packer.finish());
}

/** Stored blocks as a JSON list. */
export async function listedBlocks(stored: string): Promise<string> {
  const lists: string[] = [];
  for await (const some of portionsOf(parseBlocks(stored))) lists.push(JSON.stringify(some).slice(1, -1));
  return `[${lists.join(',')}]`;
}
