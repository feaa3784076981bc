import { expect, type Locator, type Page, type Route } from '@playwright/test';
import { type Api, signUp } from '../support/api.ts';
import { askedAbout, askedPeople, identifiedIn } from '../support/conversations.ts';
import { failUntilRetry } from '../support/failing-reads.ts';
import { chat, newInsight, own, past, question } from '../support/insight-chat.ts';
import type { Site } from '../support/site.ts';
import { test } from '../support/test.ts';
import { dialogOf, newPage, openAs } from '../support/visitor.ts';

const talk = `Interviewer: What do you throw away?
Anna: We throw away about ten loaves every evening, and that really hurts me.
Interviewer: What would help you?
Anna: I wish somebody told me the weather the night before, because nobody comes when it rains.
`;
const asked = 'What do you throw away?';

let server: Site;
let api: Api;
let insightPage: string;
let peoplePage: string;
let chatId: number;
let peopleChatId: number;
test.beforeAll(async ({ newSite }) => {
  server = newSite();
  api = await signUp(server, 'mara');
  const { projectId, insight } = await newInsight(api, 'Rain');
  chatId = await askedAbout(api, insight, [question]);
  insightPage = `/insights/${projectId}#chat-${insight.id}`;
  const { id } = await api.post<{ id: number }>('/api/projects', { name: 'Bread' });
  await api.upload(id, 'anna.txt', talk);
  peopleChatId = await askedPeople(api, { projectId: id, people: await identifiedIn(api, id) }, [asked]);
  peoplePage = `/people?project=${id}`;
});

const broken = (route: Route) => route.fulfill({ status: 500, json: { message: 'Broken', code: 'internal' } });
const panel = (page: Page): Locator => page.getByRole('region', { name: 'People Conversations' });
const peopleChat = (page: Page): Locator => dialogOf(page, 'Chat with People');

/** As when the window is looked at again. */
const lookAgain = (page: Page) => page.evaluate('dispatchEvent(new Event("visibilitychange"))');

/** Waits until a reading of an address has failed, and the page has had time for another one to fail. */
async function failReading(page: Page, address: string): Promise<void> {
  await page.context().setOffline(true);
  for (let i = 0; i < 2; i++) {
    const failed = page.waitForEvent('requestfailed', (request) => new URL(request.url()).pathname.endsWith(address));
    await lookAgain(page);
    await failed;
  }
}

test('a list of conversations that cannot be read again stays', async ({ browser }) => {
  await test.step('those with people', async () => {
    const page = await openAs(browser, server, 'mara', peoplePage);
    const item = panel(page).getByRole('button', { name: asked });
    await expect(item).toBeVisible();
    await failReading(page, '/people/conversations');
    await expect(item).toBeVisible();
    await expect(panel(page).getByRole('alert')).toHaveCount(0);
  });
  await test.step('those about an insight', async () => {
    const page = await openAs(browser, server, 'mara', insightPage);
    const item = past(page).getByRole('button', { name: question });
    await expect(item).toBeVisible();
    await failReading(page, '/conversations');
    await expect(item).toBeVisible();
    await expect(past(page).getByRole('alert')).toHaveCount(0);
  });
});

test('a list of conversations that may no longer be read does not stay', async ({ browser }) => {
  for (const [where, list, what] of [
    [peoplePage, panel, asked],
    [insightPage, past, question],
  ] as const) {
    const page = await openAs(browser, server, 'mara', where);
    await expect(list(page).getByRole('button', { name: what })).toBeVisible();
    await page.route('**/conversations', (route) =>
      route.fulfill({ status: 403, json: { message: 'No', code: 'forbidden' } }),
    );
    await lookAgain(page);
    await expect(list(page).getByText('You do not have access to the conversations of this project.')).toBeVisible();
    await expect(list(page).getByRole('button', { name: what })).toHaveCount(0);
  }
});

for (const { list, address, where, failed, shown } of [
  {
    list: 'conversations with people',
    address: '**/people/conversations',
    where: () => peoplePage,
    failed: (page: Page) => panel(page).getByRole('alert'),
    shown: (page: Page) => panel(page).getByRole('button', { name: asked }),
  },
  {
    list: 'messages with people',
    address: '**/people-conversations/*/messages',
    where: () => `${peoplePage}#chat-${peopleChatId}`,
    failed: (page: Page) => peopleChat(page).getByRole('alert'),
    shown: (page: Page) => peopleChat(page).getByRole('article', { name: 'Anna' }),
  },
  {
    list: 'conversations about an insight',
    address: '**/insights/*/conversations',
    where: () => insightPage,
    failed: (page: Page) => past(page).getByRole('alert'),
    shown: (page: Page) => past(page).getByRole('button', { name: question }),
  },
  {
    list: 'messages about an insight',
    address: '**/api/conversations/*/messages',
    where: () => `${insightPage}-${chatId}`,
    failed: (page: Page) => chat(page).getByRole('alert'),
    shown: (page: Page) => own(page),
  },
]) {
  test(`Retry reads the ${list} that could not be loaded`, async ({ browser }) => {
    const page = await newPage(browser, server, 'mara');
    await failUntilRetry(page, address, broken);
    await page.goto(server.url + where());
    await expect(failed(page)).toContainText('could not be loaded.');
    await expect(shown(page)).toHaveCount(0);
    await failed(page).getByRole('button', { name: 'Retry' }).click();
    await expect(shown(page)).toBeVisible();
    await expect(failed(page)).toHaveCount(0);
  });
}
