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

const memo = 'We throw away the old rolls in the evening, and I would like to sell them on the market in the morning.';

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
    'survey.csv': 'What would help you?\nThe weather the night before.\nSmaller loaves!\n',
  };
  const documentIds: number[] = [];
  for (const [name, text] of Object.entries(files)) documentIds.push((await api.upload(id, name, text)).id);
  const analyse = async () => {
    const run = await api.post<{ sessionKey: string }>(`/api/projects/${id}/analyze-documents`, { documentIds });
    const status = async () =>
      (await api.get<{ status: string }>(`/api/projects/${id}/analysis/${run.sessionKey}`)).status;
    await expect.poll(status, { timeout: 60_000 }).toBe('completed');
  };
  await analyse();
  await api.post(`/api/projects/${id}/people/analyze`, { documentIds });

  const page = await openAs(browser, site, 'mara', `/insights/${id}`);
  await expect(page.getByRole('article').first()).toContainText(/\d of 4 people/);
  await page.getByRole('button', { name: 'Where it was said' }).click();
  const map = dialogOf(page, 'Where it was said').getByRole('table');
  await expect(map.getByRole('rowheader')).toHaveText([/^(Anna|Ben)$/, /^(Anna|Ben)$/]);
  await expect(dialogOf(page, 'Where it was said')).toContainText('2 of the 4 people of this project are quoted.');
  await page.goto(`${site.url}/people?project=${id}`);
  await expect(page.getByRole('heading', { name: 'Identified People 4' })).toBeVisible();
  await expect(page.getByRole('article').filter({ visible: true })).toHaveCount(2);
  for (const name of ['Anna', 'Ben']) await expect(page.getByRole('article', { name })).toBeVisible();
  await page.getByText('2 people with short answers').click();
  await expect(page.getByRole('article', { name: 'Respondent 2 in survey' })).toContainText('Smaller loaves!');
  await expect(page.getByText(/^The insights count/)).toBeHidden();
  documentIds.push((await api.upload(id, 'memo.txt', memo)).id);
  await analyse();
  await page.reload();
  await expect(page.getByText(/^The insights count 5 people\. 1 of them is not listed: /)).toBeVisible();
});

test('a person who is named after a document is not followed by its name once more', async ({ browser, newSite }) => {
  const site = newSite();
  const api = await signUp(site, 'mara');
  const { id } = await api.post<{ id: number }>('/api/projects', { name: 'Bakeries' });
  const document = await api.upload(id, 'talk.txt', anna.replaceAll('Anna:', 'Interviewee:'));
  await api.post(`/api/projects/${id}/analyze-documents`, { documentIds: [document.id] });
  const page = await openAs(browser, site, 'mara', `/insights/${id}`);
  const quote = page.getByRole('figure').first();
  await expect(quote).toContainText(/Interviewee in talk,\sline\s\d/, { timeout: 60_000 });
  await expect(quote).not.toContainText('talk.txt');
});
