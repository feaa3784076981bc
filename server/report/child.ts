import { text } from 'node:stream/consumers';
import { drawReport } from './draw.ts';
import type { Ask } from './renderer.ts';

/**
 * The program of the child process: reads what to render from standard input, writes the PDF to standard output and exits. The compiler
 * cannot be interrupted, so the parent kills this process on a timeout or when the client disconnects.
 */
try {
  const { report, engine } = JSON.parse(await text(process.stdin)) as Ask;
  const pdf = await drawReport(report, engine);
  process.stdout.end(pdf, () => process.exit(0));
} catch {
  // The cause may quote user text, so it is not passed on.
  process.exit(1);
}
