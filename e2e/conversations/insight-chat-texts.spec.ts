import { expect, type Page } from '@playwright/test';
import { type Api, signUp } from '../support/api.ts';
import { askedAbout } from '../support/conversations.ts';
import { ask, chat, input, newInsight, openChat, own, past, question, replies } from '../support/insight-chat.ts';
import { addMember } from '../support/member.ts';
import type { Site } from '../support/site.ts';
import { test } from '../support/test.ts';

let server: Site;
let api: Api;
test.beforeAll(async ({ newSite }) => {
  server = newSite();
  api = await signUp(server, 'mara');
});

const failure = (page: Page, words: string) => page.getByRole('alert').filter({ hasText: words });

test('what cannot be copied or saved is told, and can be tried again', async ({ browser }) => {
  const place = await newInsight(api, 'Kept');
  await askedAbout(api, place.insight, [question]);
  const page = await openChat(browser, server, place.projectId);
  await page.evaluate(`
    Object.defineProperty(Navigator.prototype, 'clipboard', { get: () => undefined });
    document.execCommand = () => false;
  `);
  await chat(page).getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(failure(page, 'Copy failed')).toContainText('Failed to copy insight to clipboard');
  await past(page).getByRole('button', { name: question }).click();
  await replies(page).getByRole('button', { name: 'Copy message' }).click();
  await expect(failure(page, 'Copy failed')).toContainText('Failed to copy message to clipboard');

  const saving = '**/insights/custom';
  await page.route(saving, (route) => route.abort());
  await replies(page).getByRole('button', { name: 'Save as Insight' }).click();
  await expect(failure(page, 'Error')).toContainText('Failed to save message as insight. Please try again.');
  await page.unroute(saving);
  await replies(page).getByRole('button', { name: 'Save as Insight' }).click();
  await expect(page.getByText('Message has been saved as an insight successfully')).toBeVisible();
  await expect(replies(page).getByRole('button', { name: 'Save as Insight' })).toHaveCount(0);
});

test('an insight without an emoji has a light bulb, and one without details says so', async ({ browser }) => {
  const { projectId, insight } = await newInsight(api, 'Bare');
  let details = { title: 'Rain', summary: 'It rains.' };
  const read = `**/api/insight/${insight.id}`;
  const page = await openChat(browser, server, projectId);
  await page.route(read, async (route) => {
    const response = await route.fetch();
    const { data, ...rest } = await response.json();
    const analysis = { ...data.analysis, ...details, emoji: '' };
    return route.fulfill({ response, json: { ...rest, data: { ...data, title: details.title, analysis } } });
  });
  await page.reload();
  await expect(chat(page).getByRole('region', { name: 'Insight', exact: true })).toContainText('💡');
  details = { title: '', summary: '' };
  await page.reload();
  await expect(chat(page).getByText('Insight details unavailable')).toBeVisible();
});

test('messages take at most 85 % of the width, and the input says what it is for', async ({ browser }) => {
  const place = await newInsight(api, 'Wide');
  const page = await openChat(browser, server, place.projectId);
  await expect(input(page)).toHaveAttribute('placeholder', 'Type your message...');
  await ask(page, 'What happens when it rains all day, and what do people do then? '.repeat(9));
  await expect(replies(page)).toHaveCount(1);
  // Both widths are read in one moment: a scroll bar appears with the reply.
  const share = () =>
    own(page)
      .getByRole('paragraph')
      .evaluate((bubble) => bubble.getBoundingClientRect().width / (bubble.closest('article')?.offsetWidth ?? 1));
  await expect.poll(share).toBeCloseTo(0.85, 2);
});

test('who has become a client while typing is told that access is read-only', async ({ browser }) => {
  const { projectId } = await newInsight(api, 'Demoted');
  await addMember(server, api, 'una', { role: 'company_user' });
  const page = await openChat(browser, server, projectId, 'una');
  await expect(input(page)).toBeVisible();
  const users = await api.get<{ id: number; username: string }[]>('/api/users');
  const una = users.find(({ username }) => username.startsWith('una'))?.id;
  await api.patch(`/api/users/${una}/role`, { role: 'client' });
  await api.post(`/api/projects/${projectId}/access`, { userId: una, canViewInsights: true, canViewChat: true });
  await ask(page, question);
  await expect(failure(page, 'Read-only access')).toContainText('You have read-only access to this conversation');
});
