import { expect, type Page } from '@playwright/test';
import type { AnalysisProgress } from '../../contract/analysis/analysis.ts';
import { type Api, signUp } from '../support/api.ts';
import { longInterview } from '../support/long-interview.ts';
import type { Site } from '../support/site.ts';
import { test } from '../support/test.ts';
import { openAs } from '../support/visitor.ts';

let server: Site;
let api: Api;
test.beforeAll(async ({ newSite }) => {
  server = newSite();
  api = await signUp(server, 'mara');
});

const begun = {
  status: 'initializing',
  ...{ ragInitialized: false, agent1Complete: false, agent2Complete: false },
  ...{ questions: [], contextDocument: null, insights: [], coverage: [], error: null },
} as const;

/** A page on which a run was just started; `tell` sets its state; `asked` counts how often the page asks. */
async function started(page: Page, name: string) {
  const { id } = await api.post<{ id: number }>('/api/projects', { name });
  const { id: documentId } = await api.upload(id, 'anna.txt', longInterview('Anna', 3));
  let run: AnalysisProgress = { ...begun, sessionKey: 'run-1', projectId: id, documentIds: [documentId] } as never;
  let asked = 0;
  const reply = { questions: [], sessionKey: 'run-1', ragInitialized: false };
  await page.route('**/analyze-documents', (route) => route.fulfill({ json: reply, status: 202 }));
  await page.route('**/analysis/run-1', (route) => {
    asked++;
    return route.fulfill({ json: run });
  });
  await page.goto(`${server.url}/insights/${id}`);
  await page.getByRole('button', { name: 'Select All' }).click();
  await page.getByRole('button', { name: 'Analyze Documents (1)' }).click();
  await expect.poll(() => asked).toBe(1);
  await page.clock.pauseAt(await page.evaluate<number>('Date.now() + 500'));
  return {
    tell: (news: Partial<AnalysisProgress>) => {
      run = { ...run, ...news };
    },
    asked: () => asked,
    /** Lets time pass, and what was answered meanwhile be drawn. */
    async pass(ms: number, shown?: string): Promise<void> {
      await page.clock.runFor(ms);
      if (!shown) return;
      const drawn = () => page.clock.runFor(10).then(() => page.getByText(shown).first().isVisible());
      await expect.poll(drawn).toBe(true);
    },
  };
}

test('a run is asked about every five seconds until it has ended, and its end is told once', async ({ browser }) => {
  const page = await openAs(browser, server, 'mara', '/');
  await page.clock.install();
  const run = await started(page, 'Asked every five seconds');
  await run.pass(3_500);
  expect(run.asked()).toBe(1);
  for (const [status, value] of [
    ['preprocessing', '40%'],
    ['generating_insights', '70%'],
  ] as const) {
    const before = run.asked();
    run.tell({ status, ragInitialized: true });
    await run.pass(5_000, value);
    expect(run.asked()).toBe(before + 1);
  }
  const questions = ['What is thrown away?'];
  run.tell({ status: 'completed', agent1Complete: true, contextDocument: 'Bread.', agent2Complete: true, questions });
  await run.pass(5_000, 'Analysis completed');
  const atTheEnd = run.asked();
  await run.pass(60_000);
  expect(run.asked()).toBe(atTheEnd);
  await expect(page.getByText('Analysis completed')).toHaveCount(0);
  await page.clock.resume();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Analyze Documents (0)' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.getByText('Analysis completed')).toHaveCount(0);
});

test('a first stage without its context document is asked about again after one second, once', async ({ browser }) => {
  const page = await openAs(browser, server, 'mara', '/');
  await page.clock.install();
  const run = await started(page, 'Asked after one second');
  run.tell({ status: 'generating_insights', ragInitialized: true, agent1Complete: true });
  await run.pass(5_000, '70%');
  const before = run.asked();
  await run.pass(1_000);
  await expect.poll(() => run.asked()).toBe(before + 1);
  await run.pass(2_000);
  expect(run.asked()).toBe(before + 1);
});

test('a run that failed is asked about no more, and its message stands there', async ({ browser }) => {
  const page = await openAs(browser, server, 'mara', '/');
  await page.clock.install();
  const run = await started(page, 'Failed');
  run.tell({ status: 'error', error: 'The analysis could not be finished. Please start it again.' });
  await run.pass(5_000, 'The analysis could not be finished.');
  const before = run.asked();
  await run.pass(30_000);
  expect(run.asked()).toBe(before);
});
