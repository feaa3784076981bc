import { readFileSync } from 'node:fs';
import type { EngineDocument } from '../engine.ts';

/** A document of plain text, as an upload of a .txt file gives it. */
export function plainDocument(text: string, id = 1, fileName = `document-${id}.txt`): EngineDocument {
  return { id, fileName, text, blocks: [] };
}

/** Interviews of engine/fixtures, in the order of their names. */
export function fixtureInterviews(...names: string[]): EngineDocument[] {
  return names.map((name, i) => {
    const url = new URL(`../fixtures/${name}.txt`, import.meta.url);
    return plainDocument(readFileSync(url, 'utf8'), i + 1, `${name}.txt`);
  });
}
