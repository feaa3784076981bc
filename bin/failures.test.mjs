import { expect, test } from 'vitest';
import { failures } from './failures.mjs';

const file = new URL('../server/log.test.ts', import.meta.url).pathname;
const rootDir = new URL('../e2e', import.meta.url).pathname;

test('of unit tests, those that failed are named with their file, and no other', () => {
  const report = {
    testResults: [
      {
        name: file,
        status: 'failed',
        message: '',
        assertionResults: [
          { status: 'passed', fullName: 'a line holds no secret' },
          { status: 'failed', fullName: 'a line holds the time' },
        ],
      },
    ],
  };
  expect(failures(report)).toEqual(['FAILED server/log.test.ts > a line holds the time']);
});

test('a file of tests that could not be run is named with the first line of the reason', () => {
  const report = {
    testResults: [{ name: file, status: 'failed', message: 'No such module\n  at line 3', assertionResults: [] }],
  };
  expect(failures(report)).toEqual(['FAILED server/log.test.ts > No such module']);
});

test('of journeys, those that did not go as expected are named, however deep their group', () => {
  const spec = (title, ok) => ({ title, ok, file: 'reports.spec.ts' });
  const report = {
    config: { rootDir },
    errors: [],
    suites: [{ specs: [spec('prints', true)], suites: [{ specs: [spec('is refused', false)] }] }],
  };
  expect(failures(report)).toEqual(['FAILED e2e/reports.spec.ts > is refused']);
});

test('a journey that passed at its second attempt only is named as flaky', () => {
  const spec = (title, status) => ({ title, ok: true, file: 'reports.spec.ts', tests: [{ status }] });
  const suites = [{ specs: [spec('prints', 'expected'), spec('is sent', 'flaky')] }];
  expect(failures({ config: { rootDir }, errors: [], suites })).toEqual(['FLAKY e2e/reports.spec.ts > is sent']);
});
