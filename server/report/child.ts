import { drawReport } from './draw.ts';
import type { Ask } from './renderer.ts';

/**
 * The program of the child process: renders one report and exits. The compiler cannot be interrupted, so the parent
 * kills this process on a timeout or when the client disconnects.
 */
process.once('message', ({ report, engine }: Ask) => {
  drawReport(report, engine).then(
    (pdf) => process.send?.({ pdf }, () => process.exit(0)),
    // The cause may quote user text, so it is not passed on.
    () => process.exit(1),
  );
});
process.once('disconnect', () => process.exit(1));
