// Prepares what Earshot needs to run: a suitable Node, the packages in the lock file, the built page. Plain JavaScript
// for Node 20 and newer, without dependencies.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { whileAlone } from './install-lock.mjs';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const wantedMajor = 24;
const at = (...parts) => join(root, ...parts);

/** Messages go to standard error; standard output is reserved for results. */
const say = (sentence) => process.stderr.write(`${sentence}\n`);

export class LaunchError extends Error {}

const digestOf = (files) => {
  const hash = createHash('sha256');
  for (const file of files)
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(at(file)))
      .update('\0');
  return hash.digest('hex');
};
const kept = (file) => (existsSync(at(file)) ? readFileSync(at(file), 'utf8') : '');

/** Installs the packages of the lock file when they are missing or belong to another version of it. */
export function ensureInstalled() {
  const stamp = 'node_modules/.earshot-installed';
  const digest = digestOf(['package-lock.json']);
  if (kept(stamp) === digest) return;
  const wait = () => say('Another process is installing the packages; waiting for it …');
  whileAlone(
    at('.earshot-installing'),
    () => {
      if (kept(stamp) === digest) return;
      if (!installedByHand()) install();
      writeFileSync(at(stamp), digest);
    },
    wait,
  );
}

function install() {
  say('Installing packages (once; this takes a minute or two) …');
  const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
  // npm's own output would mix with a command's results.
  const npm = spawnSync('npm', args, { cwd: root, stdio: ['ignore', 2, 2], shell: process.platform === 'win32' });
  if (npm.status !== 0) throw new LaunchError('The packages could not be installed. Check the network and try again.');
}

/** Whether npm has run since the lock file was last changed. */
function installedByHand() {
  const own = at('node_modules/.package-lock.json');
  return existsSync(own) && statSync(own).mtimeMs >= statSync(at('package-lock.json')).mtimeMs;
}

/** Whether this Node is new enough for the server. */
export const runsServer = Number(process.versions.node.split('.')[0]) >= wantedMajor;

/** The Node that runs the server: this one if it is new enough, otherwise the one in the lock file. */
export function findNode() {
  if (runsServer) return process.execPath;
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const name = process.platform === 'win32' ? 'node.exe' : 'node';
  const brought = at('node_modules', `node-${platform}-${process.arch}`, 'bin', name);
  if (existsSync(brought)) return brought;
  throw new LaunchError(
    `Earshot needs Node ${wantedMajor} on this kind of machine (${process.platform} ${process.arch}); this is ${process.version}. Install Node ${wantedMajor} and start again.`,
  );
}

function filesBelow(folder) {
  return readdirSync(at(folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(root.length + 1))
    .filter((file) => !file.startsWith(join('web', 'dist')) && !/\.test\.tsx?$/.test(file))
    .sort();
}

/** Builds the web page when it is missing or older than its sources. */
export function ensureBuilt(node = findNode()) {
  const stamp = 'web/dist/.earshot-built';
  const digest = digestOf([...filesBelow('web'), ...filesBelow('contract'), 'package-lock.json']);
  if (kept(stamp) === digest) return;
  // In a separate process: this one may be too old for the builder, and the lock is held until that process ends.
  const build = spawnSync(node, ['--disable-warning=ExperimentalWarning', at('bin/build-page.mjs'), stamp, digest], {
    cwd: root,
    stdio: ['ignore', 2, 2],
    // Always the production build, whatever the caller's shell or test runner sets.
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (build.status !== 0) throw new LaunchError('The web page could not be built; the lines above say why.');
}

/** How the process of a command keeps its memory small (server/lean-process.ts). */
export function lean(command) {
  const { commands, environment, flags, mark } = JSON.parse(readFileSync(at('server/lean-process.json'), 'utf8'));
  if (!commands.includes(command)) return { flags: [], env: process.env };
  return { flags, env: { ...environment, ...process.env, [mark]: '1' } };
}

/**
 * Runs a program with a suitable Node and returns its exit code. The program ends when this process does, however that
 * happens.
 */
export function run(node, args, env = process.env) {
  return new Promise((resolve) => {
    // The channel closes when this process dies, even by kill -9: the child notices and stops.
    const child = spawn(node, ['--disable-warning=ExperimentalWarning', ...args], {
      cwd: process.cwd(),
      env,
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    });
    const pass = (signal) => child.kill(signal);
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, pass);
    watchNpm(() => child.kill('SIGTERM'));
    child.once('exit', (code, signal) => {
      resolve(code ?? (signal === 'SIGKILL' ? 137 : 1));
    });
  });
}

/** When npm is killed, its script is not notified: the shell between them gets another parent. */
export function watchNpm(onGone) {
  if (!process.env.npm_lifecycle_event || process.platform === 'win32') return;
  const lineage = () => `${process.ppid} ${parentOf(process.ppid)}`;
  const before = lineage();
  const watch = setInterval(() => {
    if (lineage() === before) return;
    clearInterval(watch);
    onGone();
  }, 500);
  watch.unref();
}

/** The parent of another process where /proc shows it (Linux), otherwise nothing. */
function parentOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1];
  } catch {
    return '';
  }
}
