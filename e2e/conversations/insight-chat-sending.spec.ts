import { expect, type Page } from '@playwright/test';
import { type Api, signIn, signUp } from '../support/api.ts';
import { askedAbout } from '../support/conversations.ts';
import {
  ask,
  chat,
  chatsOf,
  input,
  messagesOf,
  newInsight,
  openChat,
  own,
  past,
  question,
  rain,
  replies,
} from '../support/insight-chat.ts';
import { addMember } from '../support/member.ts';
import type { Site } from '../support/site.ts';
import { test } from '../support/test.ts';

let server: Site;
let api: Api;
let colleague: Api;
test.beforeAll(async ({ newSite }) => {
  server = newSite();
  api = await signUp(server, 'mara');
  await addMember(server, api, 'una', { role: 'company_user' });
  colleague = await signIn(server, 'una');
});

test('a message that cannot be sent goes back into the input, and sent again it is stored once', async ({
  browser,
}) => {
  const place = await newInsight(api, 'Offline');
  const id = await askedAbout(api, place.insight, [question]);
  const page = await openChat(browser, server, place.projectId);
  await past(page).getByRole('button', { name: question }).click();
  await expect(replies(page)).toHaveCount(1);

  // The server stores the message, but its answer is lost.
  await page.route('**/chat', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await ask(page, 'Who walks past the window?');
  const toast = page.getByRole('alert').filter({ hasText: 'Error' });
  await expect(toast).toContainText('Failed to send message. Please try again.');
  await expect(own(page)).toHaveCount(1);
  await expect(input(page)).toHaveValue('Who walks past the window?');
  await page.unroute('**/chat');
  await input(page).press('Enter');
  await expect(own(page)).toHaveCount(2);
  await expect(replies(page)).toHaveCount(2);
  expect((await messagesOf(api, id)).data.map(({ role }) => role)).toEqual(['user', 'assistant', 'user', 'assistant']);
});

test('a message that is refused goes back into the input with the reason', async ({ browser }) => {
  const place = await newInsight(api, 'Refused');
  const page = await openChat(browser, server, place.projectId);
  const why = 'Too many messages in one minute. Please try again in 30 seconds.';
  await page.route('**/chat', (route) =>
    route.fulfill({ status: 429, json: { message: why, code: 'too_many_requests' } }),
  );
  await ask(page, question);
  await expect(page.getByRole('alert').filter({ hasText: why })).toBeVisible();
  await expect(input(page)).toHaveValue(question);
  await page.unroute('**/chat');
  await input(page).press('Enter');
  await expect(replies(page)).toContainText(rain);
  expect(await chatsOf(api, place)).toHaveLength(1);
});

test('a message that the engine cannot answer goes back into the input with what stands in the way', async ({
  browser,
}) => {
  const place = await newInsight(api, 'No key');
  const page = await openChat(browser, server, place.projectId);
  const why = 'The provider of the language model does not accept the key. An admin can correct it in the settings.';
  await page.route('**/chat', (route) => route.fulfill({ status: 503, json: { message: why, code: 'unavailable' } }));
  await ask(page, question);
  const toast = page.getByRole('alert').filter({ hasText: 'Error' });
  await expect(toast).toContainText(`Failed to send message. Please try again. ${why}`);
  await expect(input(page)).toHaveValue(question);
});

test('a message of 100 kB is not sent, and its length is told', async ({ browser }) => {
  const place = await newInsight(api, 'Too long');
  const page = await openChat(browser, server, place.projectId);
  await ask(page, 'rain '.repeat(20_000));
  await expect(chat(page).getByRole('alert')).toHaveText(
    'A message must be at most 10,000 characters. This one has 99,999.',
  );
  await expect(chat(page).getByRole('button', { name: 'Send' })).toBeDisabled();
  expect(await chatsOf(api, place)).toEqual([]);
});

test('without a connection nothing is lost, not even by closing the dialog', async ({ browser }) => {
  const place = await newInsight(api, 'No connection');
  const page = await openChat(browser, server, place.projectId);
  await page.context().setOffline(true);
  await ask(page, question);
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to send message. Please try again.' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(chat(page)).toBeHidden();
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Chat', exact: true }).first().click();
  await expect(input(page)).toHaveValue(question);
  await input(page).press('Enter');
  await expect(replies(page)).toContainText(rain);
  expect((await chatsOf(api, place)).length).toBe(1);
});

test('a message on its way survives a reload, and is stored once', async ({ browser }) => {
  const place = await newInsight(api, 'Reloaded');
  const id = await askedAbout(api, place.insight, [question]);
  const page = await openChat(browser, server, place.projectId);
  await past(page).getByRole('button', { name: question }).click();
  await page.route('**/chat', async (route) => {
    await route.fetch();
  });
  await ask(page, 'Who walks past the window?');
  await expect.poll(async () => (await messagesOf(api, id)).data.length).toBe(4);
  await expect(chat(page).getByText('Thinking...').first()).toBeVisible();
  await page.unroute('**/chat');
  await page.reload();
  await expect(replies(page)).toHaveCount(2);
  await expect(own(page)).toHaveCount(2);
  await expect(input(page)).toHaveValue('');
  expect((await messagesOf(api, id)).data.length).toBe(4);
});

test('a second after a reply the messages are read again, with what a colleague wrote meanwhile', async ({
  browser,
}) => {
  const place = await newInsight(api, 'Read again');
  const id = await askedAbout(api, place.insight, [question]);
  const page = await openChat(browser, server, place.projectId);
  await past(page).getByRole('button', { name: question }).click();
  await expect(replies(page)).toHaveCount(1);
  await page.route('**/chat', async (route) => {
    const response = await route.fetch();
    await colleague.post(`/api/conversations/${id}/messages`, { role: 'user', content: 'Ask about snow too.' });
    await route.fulfill({ response });
  });
  const reads = countReads(page, `/api/conversations/${id}/messages`);
  await ask(page, 'Who walks past the window?');
  await expect(replies(page)).toHaveCount(2);
  // No one looks away from the page and back.
  await expect(own(page)).toHaveText([question, 'Who walks past the window?', 'Ask about snow too.']);
  expect(reads()).toBe(1);
});

function countReads(page: Page, path: string): () => number {
  let reads = 0;
  page.on('request', (request) => {
    if (request.method() === 'GET' && new URL(request.url()).pathname === path) reads++;
  });
  return () => reads;
}

test('two tabs send at once, and both show both messages in one order', async ({ browser }) => {
  const place = await newInsight(api, 'Two tabs');
  const id = await askedAbout(api, place.insight, [question]);
  const pages = [
    await openChat(browser, server, place.projectId),
    await openChat(browser, server, place.projectId, 'una'),
  ];
  for (const page of pages) await past(page).getByRole('button', { name: question }).click();
  const asked = ['Who walks past the window?', 'When does the shop sell out?'];
  await Promise.all(pages.map((page, i) => ask(page, asked[i] ?? '')));
  for (const page of pages) await expect(replies(page).nth(1)).toBeVisible();
  // A tab that is looked at again shows what has happened since.
  for (const page of pages) await page.evaluate('dispatchEvent(new Event("visibilitychange"))');
  const stored = (await messagesOf(api, id)).data.filter(({ role }) => role === 'user').map(({ content }) => content);
  expect(stored.toSorted()).toEqual([question, ...asked].toSorted());
  for (const page of pages) await expect(own(page)).toHaveText(stored);
});

test('a conversation that was deleted elsewhere is not shown any longer, and the message is kept', async ({
  browser,
}) => {
  const place = await newInsight(api, 'Deleted elsewhere');
  const id = await askedAbout(api, place.insight, [question]);
  const page = await openChat(browser, server, place.projectId);
  await past(page).getByRole('button', { name: question }).click();
  await expect(replies(page)).toHaveCount(1);
  const response = await page.request.delete(`${server.url}/api/conversations/${id}`);
  expect(response.status()).toBe(200);
  await ask(page, 'Still there?');
  await expect(chat(page).getByText('This conversation is no longer available')).toBeVisible();
  await expect(input(page)).toHaveValue('Still there?');
  await chat(page).getByRole('alert').getByRole('button', { name: 'New Chat' }).click();
  await expect(chat(page).getByText('Key Quote')).toBeVisible();
  await input(page).press('Enter');
  await expect(replies(page)).toHaveCount(1);
});
