#!/usr/bin/env node
// The launcher: finds a suitable Node, installs and builds what is missing, and runs server/main.ts.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  ensureBuilt,
  ensureInstalled,
  findNode,
  LaunchError,
  lean,
  root,
  run,
  runsServer,
  watchNpm,
} from './launch.mjs';

// Node would open its debugger to any program of the same user.
process.on('SIGUSR1', () => {});
const args = process.argv.slice(2);
try {
  // Replaces this process by itself with other settings, so nothing comes before it.
  if (runsServer) (await import('../server/lean-process.ts')).startLean(process);
  ensureInstalled();
  const node = findNode();
  if (['serve', 'demo'].includes(args[0])) ensureBuilt(node);
  const main = join(root, 'server/main.ts');
  if (runsServer) {
    watchNpm(() => process.kill(process.pid, 'SIGTERM'));
    await import(pathToFileURL(main).href);
  } else {
    const { flags, env } = lean(args[0]);
    process.exitCode = await run(node, [...flags, main, ...args], env);
  }
} catch (error) {
  if (!(error instanceof LaunchError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
