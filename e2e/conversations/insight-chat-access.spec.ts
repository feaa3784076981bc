import { expect } from '@playwright/test';
import { type Api, signUp } from '../support/api.ts';
import { askedAbout } from '../support/conversations.ts';
import { chat, input, newInsight, openChat, past, question, rain, replies } from '../support/insight-chat.ts';
import { addMember } from '../support/member.ts';
import type { Site } from '../support/site.ts';
import { test } from '../support/test.ts';

let server: Site;
let api: Api;
let shared: Awaited<ReturnType<typeof newInsight>>;
test.beforeAll(async ({ newSite }) => {
  server = newSite();
  api = await signUp(server, 'mara');
  shared = await newInsight(api, 'Shared');
  await askedAbout(api, shared.insight, [question]);
  const grant = { projectId: shared.projectId, canViewInsights: true, canViewChat: true };
  await addMember(server, api, 'cleo', { role: 'client', projectAccess: [grant] });
  await addMember(server, api, 'dora', {
    role: 'client',
    projectAccess: [{ ...grant, canViewChat: false }],
  });
  await addMember(server, api, 'una', { role: 'company_user' });
});

test('a client reads conversations and their quotes, and changes nothing', async ({ browser }) => {
  const page = await openChat(browser, server, shared.projectId, 'cleo');
  await expect(chat(page).getByText('Key Quote')).toBeVisible();
  await expect(chat(page).getByText('You have read-only access to this conversation')).toBeVisible();
  await past(page).getByRole('button', { name: question }).click();
  await expect(replies(page)).toContainText(rain);
  await expect(replies(page).getByRole('list', { name: 'Passages' })).toContainText(rain);
  await expect(chat(page).getByRole('link')).toHaveCount(0);
  await expect(input(page)).toHaveCount(0);
  await expect(chat(page).getByRole('button', { name: /New Chat|Delete|Save as Insight|Send/ })).toHaveCount(0);
  await expect(chat(page).getByRole('button', { name: 'Copy message' })).toBeVisible();
});

test('a client whose grant is withdrawn while reading sees the conversation no longer', async ({ browser }) => {
  const users = await api.get<{ id: number; username: string }[]>('/api/users');
  const cleo = users.find(({ username }) => username.startsWith('cleo'))?.id;
  const page = await openChat(browser, server, shared.projectId, 'cleo');
  await past(page).getByRole('button', { name: question }).click();
  await expect(replies(page)).toHaveCount(1);
  const grant = { userId: cleo, canViewInsights: true };
  await api.post(`/api/projects/${shared.projectId}/access`, { ...grant, canViewChat: false });
  await page.evaluate('dispatchEvent(new Event("visibilitychange"))');
  await expect(chat(page).getByText('No access to this conversation')).toBeVisible();
  await expect(replies(page)).toHaveCount(0);
  await api.post(`/api/projects/${shared.projectId}/access`, { ...grant, canViewChat: true });
});

test('a client who may view insights only is told so', async ({ browser }) => {
  const page = await openChat(browser, server, shared.projectId, 'dora');
  await expect(past(page).getByRole('alert')).toHaveText(
    'You do not have access to the conversations of this project.',
  );
  await expect(chat(page).getByText('Key Quote')).toBeVisible();
});

test('only the creator and admins are offered to delete a conversation', async ({ browser }) => {
  const page = await openChat(browser, server, shared.projectId, 'una');
  await expect(past(page).getByRole('button', { name: question })).toBeVisible();
  await expect(past(page).getByRole('button', { name: 'Delete conversation' })).toHaveCount(0);
});
