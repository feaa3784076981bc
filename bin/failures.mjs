// Prints the failed tests of a runner's JSON report, one per line, so that they appear together at the end of a long
// log. Usage: failures.mjs REPORT
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const mark = (file, title) => `FAILED ${relative(root, file)} > ${title}`;

/** Vitest's report: files with assertions. A file that could not run has a message and no assertions. */
function ofUnits({ testResults }) {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (status === 'failed' && failed.length === 0) return [mark(name, message.split('\n')[0] || 'could not be run')];
    return failed.map((test) => mark(name, test.fullName));
  });
}

/** Playwright's report: nested suites, whose specs say whether they passed. */
function ofJourneys({ config, errors, suites }) {
  const inside = (suite) => [
    ...(suite.specs ?? []).filter((spec) => !spec.ok).map((spec) => mark(`${config.rootDir}/${spec.file}`, spec.title)),
    ...(suite.suites ?? []).flatMap(inside),
  ];
  return [...suites.flatMap(inside), ...errors.map((error) => `FAILED ${error.message.split('\n')[0]}`)];
}

/** The lines for one report of either runner. */
export function failures(report) {
  return report.testResults ? ofUnits(report) : ofJourneys(report);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const line of failures(JSON.parse(readFileSync(process.argv[2], 'utf8')))) console.log(line);
}
