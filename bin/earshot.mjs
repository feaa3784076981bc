#!/usr/bin/env node
// The launcher: finds a suitable Node, installs and builds what is missing, and runs server/main.ts.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt, ensureInstalled, findNode, LaunchError, root, run, watchNpm } from './launch.mjs';

// Node would open its debugger to any program of the same user.
process.on('SIGUSR1', () => {});
const args = process.argv.slice(2);
try {
  ensureInstalled();
  const node = findNode();
  if (['serve', 'demo'].includes(args[0])) ensureBuilt(node);
  const main = join(root, 'server/main.ts');
  if (node === process.execPath) {
    watchNpm(() => process.kill(process.pid, 'SIGTERM'));
    await import(pathToFileURL(main).href);
  } else {
    process.exitCode = await run(node, [main, ...args]);
  }
} catch (error) {
  if (!(error instanceof LaunchError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
