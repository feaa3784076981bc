import { expect } from '@playwright/test';
import { signUp } from '../support/api.ts';
import { test } from '../support/test.ts';
import { dialogOf, openAs } from '../support/visitor.ts';

const anna = `Interviewer: What do you throw away?
Anna: We throw away about ten loaves every evening, and that really hurts me.
Interviewer: What would help you?
Anna: I wish somebody told me the weather the night before, because nobody comes when it rains.
`;
const ben = `Interviewer: What do you throw away?
Ben: We throw away a lot of bread in the evening, because I misread my own notebook.
Interviewer: What would help you?
Ben: The shop calls me at noon and tells me what runs low, and I would not want to lose that call.
`;

test('the map, the cards and the page of people show the same people: copies and tables of figures bring none', async ({
  browser,
  newSite,
}) => {
  const site = newSite();
  const api = await signUp(site, 'mara');
  const { id } = await api.post<{ id: number }>('/api/projects', { name: 'Bakeries' });
  const files = {
    'anna.txt': anna,
    'copy.txt': anna,
    'ben.txt': ben,
    'figures.csv': 'Month,Orders\nMay,12\nJune,14\n',
  };
  const documentIds: number[] = [];
  for (const [name, text] of Object.entries(files)) documentIds.push((await api.upload(id, name, text)).id);
  const run = await api.post<{ sessionKey: string }>(`/api/projects/${id}/analyze-documents`, { documentIds });
  const status = async () =>
    (await api.get<{ status: string }>(`/api/projects/${id}/analysis/${run.sessionKey}`)).status;
  await expect.poll(status, { timeout: 60_000 }).toBe('completed');
  await api.post(`/api/projects/${id}/people/analyze`, { documentIds });

  const page = await openAs(browser, site, 'mara', `/insights/${id}`);
  await expect(page.getByRole('article').first()).toContainText(/\d of 2 people/);
  await page.getByRole('button', { name: 'Where it was said' }).click();
  const map = dialogOf(page, 'Where it was said').getByRole('table');
  await expect(map.getByRole('rowheader')).toHaveText([/^(Anna|Ben)$/, /^(Anna|Ben)$/]);
  await page.goto(`${site.url}/people?project=${id}`);
  await expect(page.getByRole('article')).toHaveCount(2);
  for (const name of ['Anna', 'Ben']) await expect(page.getByRole('article', { name })).toBeVisible();
});
