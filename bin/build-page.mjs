// Builds the web page for ensureBuilt in launch.mjs, unless another process has done so meanwhile. Started with the Node that
// the server runs on.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { oneAtATime } from './one-at-a-time.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const at = (path) => join(root, path);
const [stamp, digest] = process.argv.slice(2);
const say = (sentence) => process.stderr.write(`${sentence}\n`);

await oneAtATime(
  at('node_modules/.earshot-build.lock'),
  async () => {
    if (existsSync(at(stamp)) && readFileSync(at(stamp), 'utf8') === digest) return;
    say('Building the web page …');
    await build({ configFile: at('web/vite.config.ts'), logLevel: 'warn' });
    writeFileSync(at(stamp), digest);
  },
  () => say('Another process is building the web page; waiting for it …'),
);
