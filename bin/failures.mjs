// Prints the failed and the flaky tests of a runner's JSON report, one per line, so that they appear together at the end
// of a long log. Usage: failures.mjs REPORT
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

/** The specs of a suite in Playwright's report, however deep their group. */
const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];

/** Playwright's report: nested suites, whose specs say whether they passed, and whether only at the second attempt. */
function ofJourneys({ config, errors, suites }) {
  const specs = suites.flatMap(specsOf);
  const named = ({ file, title }) => mark(`${config.rootDir}/${file}`, title);
  const isFlaky = ({ tests }) => tests?.some(({ status }) => status === 'flaky');
  return [
    ...specs.filter((spec) => !spec.ok).map(named),
    ...errors.map((error) => `FAILED ${error.message.split('\n')[0]}`),
    ...specs.filter(isFlaky).map((spec) => named(spec).replace('FAILED', 'FLAKY')),
  ];
}

/** The lines for one report of either runner. */
export function failures(report) {
  return report.testResults ? ofUnits(report) : ofJourneys(report);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const line of failures(JSON.parse(readFileSync(process.argv[2], 'utf8')))) console.log(line);
}
