import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { lowerPriority } from '../start-isolated.ts';

const toPath = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));
const program = toPath('./strip-types.mjs');
const folders = ['../../', '../../../contract/documents/'].map(toPath);
const longestMs = 20_000;
const mostBytes = 16 * 1024 * 1024;

let modules = '';
let hasBegun = false;

/**
 * The modules of the program that reads uploads, as boot.mjs takes them: empty until they are ready. The first call has another
 * process begin with it; nothing waits for that, as the program can read its files too.
 */
export function preparedModules(): string {
  if (!hasBegun) prepare();
  return modules;
}

function prepare(): void {
  hasBegun = true;
  const args = ['--disable-sigusr1', '--disable-warning=ExperimentalWarning', program, ...folders];
  const options = { env: {}, timeout: longestMs, maxBuffer: mostBytes, windowsHide: true };
  const child = execFile(process.execPath, args, options, (error, text) => {
    if (!error) modules = text;
  });
  lowerPriority(child.pid, 0);
  // A command that reads one file ends without it.
  child.unref();
  for (const stream of [child.stdin, child.stdout, child.stderr] as ({ unref?(): void } | null)[]) stream?.unref?.();
}
