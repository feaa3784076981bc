import { afterEach, expect, test } from 'vitest';
import { createReportRenderer, type ReportLimits, type ReportRenderer } from './renderer.ts';
import { sampleInsightsReport } from './testing/sample-reports.ts';

const made: ReportRenderer[] = [];
const renderer = (limits: Partial<ReportLimits> = {}) => {
  const one = createReportRenderer('auto', limits);
  made.push(one);
  return one;
};
afterEach(() => {
  for (const one of made.splice(0)) one.close();
});

const small = async () => sampleInsightsReport('english', 1);
/** Takes far longer than any test waits. */
const huge = async () => sampleInsightsReport('english', 20_000);
const asker = (companyId = 1, signal = new AbortController().signal) => ({ companyId, signal });
const outcome = (promise: Promise<unknown>) =>
  promise.then(
    () => 'made',
    (error) => error.status ?? error.name,
  );

test('a report comes back as a PDF', async () => {
  expect((await renderer().render(small, asker())).subarray(0, 5).toString()).toBe('%PDF-');
});

test('a report that takes too long is ended with 504, and its place is free again', async () => {
  const reports = renderer({ timeoutMs: 1_500, atOnce: 1 });
  expect(await outcome(reports.render(huge, asker()))).toBe(504);
  const patient = renderer({ atOnce: 1 });
  expect(await outcome(patient.render(small, asker()))).toBe('made');
});

test('a full queue answers 503 at once, with a sentence', async () => {
  const reports = renderer({ atOnce: 1, waiting: 1, perCompany: 10 });
  const leaving = new AbortController();
  const held = [1, 2].map((company) => outcome(reports.render(huge, asker(company, leaving.signal))));
  await expect(reports.render(small, asker(2))).rejects.toMatchObject({
    status: 503,
    message: 'Too many reports are being generated right now. Please try again in a minute.',
  });
  leaving.abort();
  expect(await Promise.all(held)).toEqual(['AbortError', 'AbortError']);
  expect(await outcome(reports.render(small, asker(3)))).toBe('made');
});

test('one company does not fill the queue of all', async () => {
  const reports = renderer({ atOnce: 1, waiting: 8, perCompany: 2 });
  const leaving = new AbortController();
  const held = [1, 1].map((company) => outcome(reports.render(huge, asker(company, leaving.signal))));
  expect(await outcome(reports.render(small, asker(1)))).toBe(503);
  const other = outcome(reports.render(small, asker(2)));
  leaving.abort();
  expect(await Promise.all(held)).toEqual(['AbortError', 'AbortError']);
  expect(await other).toBe('made');
});

test('nobody is drawn for who has left already', async () => {
  expect(await outcome(renderer().render(small, asker(1, AbortSignal.abort())))).toBe('AbortError');
});

test('nor for who leaves while it is read what the report will show', async () => {
  const leaving = new AbortController();
  const read = async () => {
    leaving.abort();
    return small();
  };
  expect(await outcome(renderer().render(read, asker(1, leaving.signal)))).toBe('AbortError');
});

test('when the server ends, what is still drawn ends too, and nothing is begun any more', async () => {
  const reports = renderer({ atOnce: 1 });
  await reports.render(small, asker());
  const held = [1, 2].map((company) => outcome(reports.render(huge, asker(company))));
  await new Promise((resolve) => setImmediate(resolve));
  reports.close();
  expect(await Promise.all(held)).toEqual(['Error', 503]);
});
