import { readFile } from 'node:fs/promises';
import { openCompiler } from './compilers.ts';
import { drawingOf } from './drawing.ts';
import { familiesFor, kindsFor, loadFonts } from './fonts.ts';
import type { Report } from './model.ts';

const textOf = (name: string) => readFile(new URL(`typst/${name}`, import.meta.url), 'utf8');

/** Renders a report as a tagged PDF. Synchronous: call it in a process where nothing else waits. */
export async function drawReport(report: Report, engine: 'auto' | 'wasm'): Promise<Uint8Array> {
  const drawing = drawingOf(report);
  const text = JSON.stringify(drawing);
  const kinds = kindsFor(text, report.language);
  const [compile, template, logo, fonts] = await Promise.all([
    openCompiler(engine),
    textOf('report.typ'),
    textOf('logo.svg'),
    loadFonts(kinds),
  ]);
  const data = JSON.stringify({ ...drawing, ...familiesFor(kinds, report.language) });
  return compile({ template, inputs: { data, logo }, fonts });
}
