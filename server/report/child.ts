import { drawReport } from './draw.ts';
import type { Ask } from './renderer.ts';

/**
 * The program of the child process: draws the one report that it is sent and ends. The compiler stops for nothing once it has
 * begun, so the parent ends it by force when the time is up or nobody waits any more.
 */
process.once('message', ({ report, engine }: Ask) => {
  drawReport(report, engine).then(
    (pdf) => process.send?.({ pdf }, () => process.exit(0)),
    // The cause may quote what people wrote: it is not told.
    () => process.exit(1),
  );
});
process.once('disconnect', () => process.exit(1));
