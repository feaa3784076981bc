import { expect } from '@playwright/test';
import { signUp } from '../support/api.ts';
import { holdUntilLast, shiftsOf, watchShifts } from '../support/layout-shift.ts';
import { test } from '../support/test.ts';
import { newPage } from '../support/visitor.ts';

const moving = { reducedMotion: 'no-preference' as const };
const parts = ['api/user', 'analysis', 'insights', 'editable-description', 'analysis-block', 'insight-tools'];

for (const width of [1440, 390]) {
  test(`the project stands still at ${width} px whatever part of it comes last`, async ({ browser, world }) => {
    for (const late of parts) {
      const page = await newPage(browser, world.site, 'mara', { viewport: { width, height: 900 }, ...moving });
      await watchShifts(page);
      const comesLast = await holdUntilLast(page, new RegExp(`/${late}(-[\\w-]+\\.js)?$`));
      await page.goto(`${world.site.url}/insights/${world.arabic}`);
      await comesLast();
      await expect(page.getByText('Supporting Quote').first()).toBeVisible();
      const { score, moved } = await shiftsOf(page);
      expect(score, `${late} came last:\n${moved}`).toBeLessThan(0.001);
      await page.context().close();
    }
  });
}

test('the notice of what the retention will delete moves nothing, whatever of it comes last', async ({
  browser,
  newSite,
}) => {
  const site = newSite();
  const api = await signUp(site, 'mara');
  const { id } = await api.post<{ id: number }>('/api/projects', { name: 'Ferries in winter' });
  await api.upload(id, 'anna.txt', 'Anna: We throw away a third of the bread every evening.');
  await api.put(`/api/projects/${id}/retention`, { months: 1 });
  // It is said thirty days before, and a month may have more.
  const inTwoDays = Date.now() + 2 * 24 * 60 * 60_000;
  for (const late of ['retention', 'project-menu', 'insights', 'analysis']) {
    const page = await newPage(browser, site, 'mara', { viewport: { width: 1440, height: 900 }, ...moving });
    await page.clock.setFixedTime(inTwoDays);
    await watchShifts(page);
    const comesLast = await holdUntilLast(page, new RegExp(`/${late}(-[\\w-]+\\.js)?$`));
    await page.goto(`${site.url}/insights/${id}`);
    await comesLast();
    await expect(page.getByText('The retention of this project will delete 1 document')).toBeVisible();
    const { score, moved } = await shiftsOf(page);
    expect(score, `${late} came last:\n${moved}`).toBeLessThan(0.001);
    await page.context().close();
  }
});
