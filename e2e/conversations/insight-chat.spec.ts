import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import type { Insight } from '../../contract/insights/insights.ts';
import { type Api, signUp } from '../support/api.ts';
import { askedAbout, insightsOf } from '../support/conversations.ts';
import { addMember } from '../support/member.ts';
import type { Site } from '../support/site.ts';
import { test } from '../support/test.ts';
import { dialogOf, openAs } from '../support/visitor.ts';
import { projectWithInsights } from '../support/written-insights.ts';

const rain = 'When it rains nobody walks past our window.';
const question = 'What happens when it rains?';

let server: Site;
let api: Api;
let shared: { projectId: number; insight: Insight };
test.beforeAll(async ({ newSite }) => {
  server = newSite();
  api = await signUp(server, 'mara');
  shared = await newInsight('Shared');
  await askedAbout(api, shared.insight, [question]);
  const grant = { projectId: shared.projectId, canViewInsights: true, canViewChat: true };
  await addMember(server, api, 'cleo', { role: 'client', projectAccess: [grant] });
  await addMember(server, api, 'dora', {
    role: 'client',
    projectAccess: [{ ...grant, canViewChat: false }],
  });
  await addMember(server, api, 'una', { role: 'company_user' });
});

async function newInsight(name: string): Promise<{ projectId: number; insight: Insight }> {
  const words = { title: 'Rain keeps customers away', tags: ['rain'], quote: rain, relevance: 'Bread is thrown away.' };
  const { id, insights } = await projectWithInsights(api, { name }, [words]);
  return { projectId: id, insight: insights[0] as Insight };
}

const chat = (page: Page): Locator => dialogOf(page, 'Chat with Insight');
const input = (page: Page): Locator => chat(page).getByRole('textbox', { name: 'Message' });
const replies = (page: Page): Locator => chat(page).getByRole('article', { name: 'Assistant' });
const own = (page: Page): Locator => chat(page).getByRole('article', { name: 'Your team' });
const past = (page: Page): Locator => chat(page).getByRole('navigation', { name: 'Conversations' });
const messagesOf = (id: number) =>
  api.get<{ data: { role: string; content: string }[] }>(`/api/conversations/${id}/messages`);
const chatsOf = async ({ projectId, insight }: typeof shared) =>
  (
    await api.get<{ data: { id: number; title: string }[] }>(
      `/api/projects/${projectId}/insights/${insight.id}/conversations`,
    )
  ).data;

async function open(browser: Browser, projectId: number, name = 'mara', options = {}): Promise<Page> {
  const page = await openAs(browser, server, name, `/insights/${projectId}`, options);
  await page.getByRole('button', { name: 'Chat', exact: true }).first().click();
  await expect(chat(page)).toBeVisible();
  return page;
}

async function ask(page: Page, text: string): Promise<void> {
  await input(page).fill(text);
  await input(page).press('Enter');
}

test('an insight is asked about, and its replies show the passages on which they rest', async ({ browser }) => {
  const place = await newInsight('Asked');
  const page = await open(browser, place.projectId);

  await test.step('the insight comes first', async () => {
    const box = await chat(page).boundingBox();
    expect(box?.width).toBeCloseTo(0.7 * 1440, 0);
    expect(box?.height).toBeCloseTo(0.9 * 900, 0);
    await expect(chat(page).getByRole('heading', { name: 'Rain keeps customers away' })).toBeVisible();
    for (const words of ['Key Quote', 'Why This Matters', 'Bread is thrown away.', 'Suggested questions']) {
      await expect(chat(page).getByText(words, { exact: true })).toBeVisible();
    }
    await expect(chat(page).getByRole('list', { name: 'Keywords' })).toHaveText('rain');
    await expect(input(page)).toBeFocused();
  });

  await test.step('it can be copied', async () => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await chat(page).getByRole('button', { name: 'Copy', exact: true }).click();
    await expect(page.getByText('Copied to clipboard')).toBeVisible();
    await expect(chat(page).getByText('Copied', { exact: true })).toBeVisible();
    await expect(chat(page).getByText('Copied', { exact: true })).toBeHidden();
  });

  await test.step('blank messages are not sent, and Shift+Enter begins a line', async () => {
    await ask(page, '   ');
    await input(page).press('Shift+Enter');
    await expect(input(page)).toHaveValue('   \n');
    await expect(chat(page).getByRole('button', { name: 'Send' })).toBeDisabled();
    expect(await chatsOf(place)).toEqual([]);
  });

  await test.step('the message shows at once, and the reply after it', async () => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/chat', async (route) => {
      await released;
      await route.continue();
    });
    await ask(page, question);
    await expect(own(page)).toHaveText(question);
    await expect(chat(page).getByText('Thinking...').first()).toBeVisible();
    await input(page).fill('and then?');
    await expect(chat(page).getByRole('button', { name: 'Send' })).toHaveCount(0);
    await expect(chat(page).getByRole('button', { name: 'Stop' })).toBeEnabled();
    await input(page).press('Enter');
    release();
    await expect(replies(page)).toContainText(rain);
    await expect(own(page)).toHaveCount(1);
    await expect(input(page)).toHaveValue('and then?');
    await expect(input(page)).toBeFocused();
  });

  await test.step('the conversation is titled by its first message', async () => {
    await expect(past(page).getByRole('button', { name: question })).toHaveAttribute('aria-current', 'true');
    await expect(chat(page).getByRole('heading', { name: question })).toBeVisible();
    expect((await chatsOf(place)).map(({ title }) => title)).toEqual([question]);
  });

  await test.step('the passage opens in its document, and the way back leads to the conversation', async () => {
    await replies(page).getByRole('list', { name: 'Passages' }).getByRole('link').first().click();
    await expect(page.locator('mark').first()).toBeInViewport();
    expect((await page.locator('mark').allTextContents()).join('')).toBe(rain);
    await page.goBack();
    await expect(replies(page)).toContainText(rain);
  });

  await test.step('a reply is saved as an insight, once', async () => {
    const cited = await replies(page).locator('q').allTextContents();
    await replies(page).getByRole('button', { name: 'Save as Insight' }).click();
    await expect(page.getByText('Message has been saved as an insight successfully')).toBeVisible();
    await expect(replies(page).getByRole('button', { name: 'Save as Insight' })).toHaveCount(0);
    const saved = (await insightsOf(api, place.projectId)).filter(({ id }) => id !== place.insight.id);
    expect(saved.map(({ analysis }) => analysis.evidence.map(({ quote }) => quote))).toEqual([cited]);
    await page.reload();
    await expect(replies(page)).toContainText(rain);
    await expect(replies(page).getByRole('button', { name: 'Save as Insight' })).toHaveCount(0);
  });

  await test.step('New Chat clears the selection', async () => {
    await past(page).getByRole('button', { name: 'New Chat' }).click();
    await expect(chat(page).getByText('Key Quote')).toBeVisible();
    await expect(replies(page)).toHaveCount(0);
  });

  await test.step('a conversation is deleted after a question', async () => {
    await past(page).getByRole('button', { name: question, exact: false }).first().click();
    await past(page).getByRole('button', { name: 'Delete conversation' }).click();
    const sure = dialogOf(page, 'Delete Conversation');
    await expect(sure).toContainText('Are you sure you want to delete this conversation?');
    await page.keyboard.press('Escape');
    await expect(sure).toBeHidden();
    await expect(chat(page)).toBeVisible();
    await past(page).getByRole('button', { name: 'Delete conversation' }).click();
    await sure.getByRole('button', { name: 'Delete' }).click();
    await expect(past(page).getByText('No conversations yet.')).toBeVisible();
    await expect(chat(page).getByText('Key Quote')).toBeVisible();
    expect(await chatsOf(place)).toEqual([]);
  });
});

test('a long first message is cut to 47 characters and three dots for the title', async ({ browser }) => {
  const place = await newInsight('Titled');
  const page = await open(browser, place.projectId);
  await ask(page, `${'a'.repeat(50)}b`);
  await expect(past(page).getByRole('button', { name: `${'a'.repeat(47)}...` })).toBeVisible();
});

test('each sentence of a reply is set in its own direction, whatever the one before is', async ({ browser }) => {
  const place = await newInsight('Directions');
  const page = await open(browser, place.projectId);
  await ask(page, question);
  await expect(replies(page).locator('[data-basis="said"]').first()).toHaveCSS('unicode-bidi', 'isolate');
});

test('a suggested question is sent by a click', async ({ browser }) => {
  const place = await newInsight('Suggested');
  const page = await open(browser, place.projectId);
  const chip = chat(page).getByRole('region', { name: 'Suggested questions' }).getByRole('button').first();
  const words = (await chip.textContent()) ?? '';
  await chip.click();
  await expect(own(page)).toHaveText(words);
  await expect(replies(page)).toHaveCount(1);
  await expect(input(page)).toBeFocused();
});

test('a message that cannot be sent goes back into the input, and sent again it is stored once', async ({
  browser,
}) => {
  const place = await newInsight('Offline');
  const id = await askedAbout(api, place.insight, [question]);
  const page = await open(browser, place.projectId);
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
  expect((await messagesOf(id)).data.map(({ role }) => role)).toEqual(['user', 'assistant', 'user', 'assistant']);
});

test('a message that is refused goes back into the input with the reason', async ({ browser }) => {
  const place = await newInsight('Refused');
  const page = await open(browser, place.projectId);
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
  expect(await chatsOf(place)).toHaveLength(1);
});

test('a message of 100 kB is not sent, and its length is told', async ({ browser }) => {
  const place = await newInsight('Too long');
  const page = await open(browser, place.projectId);
  await ask(page, 'rain '.repeat(20_000));
  await expect(chat(page).getByRole('alert')).toHaveText(
    'A message must be at most 10,000 characters. This one has 99,999.',
  );
  await expect(chat(page).getByRole('button', { name: 'Send' })).toBeDisabled();
  expect(await chatsOf(place)).toEqual([]);
});

test('without a connection nothing is lost, not even by closing the dialog', async ({ browser }) => {
  const place = await newInsight('No connection');
  const page = await open(browser, place.projectId);
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
  expect((await chatsOf(place)).length).toBe(1);
});

test('a message on its way survives a reload, and is stored once', async ({ browser }) => {
  const place = await newInsight('Reloaded');
  const id = await askedAbout(api, place.insight, [question]);
  const page = await open(browser, place.projectId);
  await past(page).getByRole('button', { name: question }).click();
  await page.route('**/chat', async (route) => {
    await route.fetch();
  });
  await ask(page, 'Who walks past the window?');
  await expect.poll(async () => (await messagesOf(id)).data.length).toBe(4);
  await expect(chat(page).getByText('Thinking...').first()).toBeVisible();
  await page.unroute('**/chat');
  await page.reload();
  await expect(replies(page)).toHaveCount(2);
  await expect(own(page)).toHaveCount(2);
  await expect(input(page)).toHaveValue('');
  expect((await messagesOf(id)).data.length).toBe(4);
});

test('two tabs send at once, and both show both messages in one order', async ({ browser }) => {
  const place = await newInsight('Two tabs');
  const id = await askedAbout(api, place.insight, [question]);
  const pages = [await open(browser, place.projectId), await open(browser, place.projectId, 'una')];
  for (const page of pages) await past(page).getByRole('button', { name: question }).click();
  const asked = ['Who walks past the window?', 'When does the shop sell out?'];
  await Promise.all(pages.map((page, i) => ask(page, asked[i] ?? '')));
  for (const page of pages) await expect(replies(page).nth(1)).toBeVisible();
  // A tab that is looked at again shows what has happened since.
  for (const page of pages) await page.evaluate('dispatchEvent(new Event("visibilitychange"))');
  const stored = (await messagesOf(id)).data.filter(({ role }) => role === 'user').map(({ content }) => content);
  expect(stored.toSorted()).toEqual([question, ...asked].toSorted());
  for (const page of pages) await expect(own(page)).toHaveText(stored);
});

test('a conversation that was deleted elsewhere is not shown any longer, and the message is kept', async ({
  browser,
}) => {
  const place = await newInsight('Deleted elsewhere');
  const id = await askedAbout(api, place.insight, [question]);
  const page = await open(browser, place.projectId);
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

test('a client reads conversations and their quotes, and changes nothing', async ({ browser }) => {
  const page = await open(browser, shared.projectId, 'cleo');
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
  const page = await open(browser, shared.projectId, 'cleo');
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
  const page = await open(browser, shared.projectId, 'dora');
  await expect(past(page).getByRole('alert')).toHaveText(
    'You do not have access to the conversations of this project.',
  );
  await expect(chat(page).getByText('Key Quote')).toBeVisible();
});

test('only the creator and admins are offered to delete a conversation', async ({ browser }) => {
  const page = await open(browser, shared.projectId, 'una');
  await expect(past(page).getByRole('button', { name: question })).toBeVisible();
  await expect(past(page).getByRole('button', { name: 'Delete conversation' })).toHaveCount(0);
});

test('insight details that cannot be loaded are asked for again', async ({ browser }) => {
  const place = await newInsight('Failing');
  const page = await openAs(browser, server, 'mara', `/insights/${place.projectId}`);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  let calls = 0;
  await page.route(`**/api/insight/${place.insight.id}`, async (route) => {
    calls++;
    if (calls === 1) return route.abort();
    await released;
    return route.continue();
  });
  await page.getByRole('button', { name: 'Chat', exact: true }).click();
  const failure = chat(page).getByRole('alert');
  await expect(failure).toContainText('Error loading insight details');
  await expect(failure).toContainText('Please try again later');
  await failure.getByRole('button', { name: 'Retry' }).click();
  await expect(failure.getByText('Retrying...')).toBeVisible();
  release();
  await expect(chat(page).getByText('Key Quote')).toBeVisible();
});

test('on a phone the chat fills the screen, and the conversations are in a drawer', async ({ browser }) => {
  const place = await newInsight('Phone');
  await askedAbout(api, place.insight, [question]);
  const page = await open(browser, place.projectId, 'mara', { viewport: { width: 390, height: 844 }, hasTouch: true });
  const whole = { x: 0, y: 0, width: 390, height: 844 };
  await expect.poll(() => chat(page).boundingBox()).toEqual(whole);
  await expect(past(page)).toBeHidden();
  await chat(page).getByRole('button', { name: 'Conversations' }).click();
  await page.keyboard.press('Escape');
  await expect(past(page)).toBeHidden();
  await chat(page).getByRole('button', { name: 'Conversations' }).click();
  await past(page).getByRole('button', { name: question }).click();
  await expect(past(page)).toBeHidden();
  await expect(replies(page)).toContainText(rain);
});

test('a reply that is saved while the messages are being read again stays saved', async ({ browser }) => {
  const place = await newInsight('Read again');
  await askedAbout(api, place.insight, [question]);
  const page = await open(browser, place.projectId);
  await past(page).getByRole('button', { name: question }).click();
  const save = replies(page).getByRole('button', { name: 'Save as Insight' });
  await expect(save).toBeVisible();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/api/conversations/*/messages', async (route) => {
    const response = await route.fetch();
    answer();
    await released;
    await route.fulfill({ response }).catch(() => {});
  });
  await page.evaluate("dispatchEvent(new Event('visibilitychange'))");
  await answered;
  await save.click();
  await expect(page.getByText('Message has been saved as an insight successfully')).toBeVisible();
  release();
  await expect(save).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  await expect(save).toHaveCount(0);
});

test('everything can be done with the keyboard, and the focus returns to the card', async ({ browser }) => {
  const place = await newInsight('Keyboard');
  const page = await openAs(browser, server, 'mara', `/insights/${place.projectId}`);
  const button = page.getByRole('button', { name: 'Chat', exact: true });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(input(page)).toBeFocused();
  await page.keyboard.type(question);
  await page.keyboard.press('Enter');
  await expect(replies(page)).toContainText(rain);
  // Until the reply is whole, Escape stops it.
  await expect(chat(page).getByRole('button', { name: 'Send' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(chat(page)).toBeHidden();
  await expect(button).toBeFocused();
});

test('markdown of a reply is shown without HTML or images, and its links name their host', async ({ browser }) => {
  const place = await newInsight('Markdown');
  const id = await askedAbout(api, place.insight, []);
  const content =
    '**Bold** and <b>not bold</b>\n\n- one\n- two\n\n![a picture](https://example.com/p.png) [a page](https://example.org/x) [script](javascript:alert(1))';
  await api.post(`/api/conversations/${id}/messages`, { role: 'assistant', content });
  const page = await open(browser, place.projectId);
  await past(page).getByRole('button', { name: 'Empty' }).click();
  await expect(replies(page).locator('strong')).toHaveText('Bold');
  await expect(replies(page)).toContainText('<b>not bold</b>');
  await expect(replies(page).getByRole('listitem')).toHaveText(['one', 'two']);
  await expect(replies(page).locator('img, b')).toHaveCount(0);
  await expect(replies(page).getByRole('link')).toHaveText(['a page']);
  await expect(replies(page)).toContainText('(example.org)');
  await expect(replies(page).getByRole('link')).toHaveAttribute('rel', /noopener/);
});
