// Runs the checks of package.json, two at a time, since each of them mostly keeps one core busy. The output of each is printed in one
// piece when it has ended.
import { spawn } from 'node:child_process';
import { root } from './launch.mjs';

/** The longest first, so that none is left to run alone at the end. */
const checks = ['types:web', 'types:server', 'format', 'directions', 'unused'];

function run(check) {
  return new Promise((resolve) => {
    const options = { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], shell: process.platform === 'win32' };
    const child = spawn('npm', ['run', '--silent', `check:${check}`], options);
    const output = [];
    child.stdout.on('data', (chunk) => output.push(chunk));
    child.stderr.on('data', (chunk) => output.push(chunk));
    child.once('error', (error) => output.push(Buffer.from(`${error.message}\n`)));
    child.once('close', (status) => {
      process.stdout.write(`\n${status === 0 ? 'passed' : 'FAILED'} ${check}\n${Buffer.concat(output)}`);
      resolve(status === 0);
    });
  });
}

const waiting = [...checks];
async function runWaiting() {
  for (let check = waiting.shift(); check; check = waiting.shift()) if (!(await run(check))) process.exitCode = 1;
}
await Promise.all([runWaiting(), runWaiting()]);
