import { readFileSync } from 'node:fs';
import type { EngineDocument } from '../engine.ts';

/** A document of plain text, as an upload of a .txt file gives it. */
export function plainDocument(text: string, id = 1, fileName = `document-${id}.txt`): EngineDocument {
  return { id, fileName, text, blocks: [] };
}

/** A survey of one question, as a table of one answer per row is read. */
export function surveyDocument(question: string, answers: readonly string[], id = 1): EngineDocument {
  const starts = answers.map((_, i) => answers.slice(0, i).join('\n').length + Math.min(i, 1));
  const blocks = answers.map((answer, i) => {
    const start = starts[i] ?? 0;
    return { kind: 'row' as const, row: i + 2, cell: question, start, end: start + answer.length };
  });
  return { id, fileName: `survey-${id}.csv`, text: answers.join('\n'), blocks };
}

/** Interviews of engine/fixtures, in the order of their names. */
export function fixtureInterviews(...names: string[]): EngineDocument[] {
  return names.map((name, i) => {
    const url = new URL(`../fixtures/${name}.txt`, import.meta.url);
    return plainDocument(readFileSync(url, 'utf8'), i + 1, `${name}.txt`);
  });
}
