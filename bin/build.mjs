// Builds the web page as a start does, which then finds it built, also once the packages that build it are gone.
import { ensureBuilt, LaunchError } from './launch.mjs';

try {
  ensureBuilt();
} catch (error) {
  if (!(error instanceof LaunchError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
