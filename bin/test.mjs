// Runs the tests of the project on a machine with nothing but Node: units and routes, then journeys in a real browser; given
// the word "slow", only what takes longest (vitest.config.ts, e2e/playwright.config.ts). Routes use the PostgreSQL server of
// DATABASE_URL if that is set and the embedded database otherwise, journeys always the embedded one. Ends with how long
// each part took, the names of failed tests and one line with the counts.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { failures } from './failures.mjs';
import { ensureBuilt, ensureInstalled, findNode, LaunchError, root } from './launch.mjs';

const at = (...parts) => join(root, ...parts);
const results = mkdtempSync(join(tmpdir(), 'earshot-results-'));
const durations = [];
const isSlow = process.argv[2] === 'slow';

function timed(name, work) {
  const started = performance.now();
  const result = work();
  durations.push(`${String(Math.round((performance.now() - started) / 1000)).padStart(5)} s  ${name}`);
  return result;
}

/** Runs one test runner with its own output, and reads the counts from its report. */
function runSuite(node, script, args, env, count) {
  const report = join(results, `${count.name}.json`);
  const options = { cwd: root, stdio: 'inherit', env: { ...process.env, ...env(report) } };
  const { status } = timed(`test: ${names[count.name]}`, () => spawnSync(node, [script, ...args(report)], options));
  const read = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : null;
  const counted = read ? { ...count(read), names: failures(read) } : { passed: 0, failed: 0, skipped: 0, names: [] };
  // A runner that broke before or after its tests has failed, whatever it counted.
  if (status !== 0 && counted.failed === 0) counted.failed = 1;
  const isNamed = counted.names.some((name) => name.startsWith('FAILED'));
  if (counted.failed > 0 && !isNamed) counted.names.push(`FAILED ${count.name} ended with ${status}`);
  return counted;
}

const kind = isSlow ? 'slow ' : '';
const names = { unitsAndRoutes: `${kind}units and routes`, journeys: `${kind}journeys` };

function unitsAndRoutes(report) {
  return { passed: report.numPassedTests, failed: report.numFailedTests, skipped: report.numPendingTests };
}

function journeys({ stats }) {
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped };
}

try {
  timed('test: install', ensureInstalled);
  const node = findNode();
  timed('test: build', () => ensureBuilt(node));
  const browsing = ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'];
  const runUnits = () =>
    runSuite(
      node,
      at('node_modules/vitest/vitest.mjs'),
      (report) => [
        ...['run', `--project=${isSlow ? '' : '!'}slow*`],
        ...['--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
      ],
      () => ({}),
      unitsAndRoutes,
    );
  const runJourneys = () =>
    runSuite(
      node,
      at('node_modules/@playwright/test/cli.js'),
      () => [...browsing, `--project=${isSlow ? 'slow' : 'journeys'}`],
      (report) => ({ PLAYWRIGHT_JSON_OUTPUT_FILE: report, DATABASE_URL: '' }),
      journeys,
    );
  const counted = [runUnits(), runJourneys()];
  const sum = (key) => counted.reduce((n, c) => n + c[key], 0);
  const skipped = sum('skipped');
  console.log(['', ...durations, ...counted.flatMap((c) => c.names)].join('\n'));
  console.log(`${sum('passed')} passed, ${sum('failed')} failed${skipped ? `, ${skipped} skipped` : ''}`);
  process.exitCode = sum('failed') > 0 || sum('passed') === 0 ? 1 : 0;
} catch (error) {
  if (!(error instanceof LaunchError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
} finally {
  rmSync(results, { recursive: true, force: true });
}
