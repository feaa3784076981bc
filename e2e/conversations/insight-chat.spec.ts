import { expect } from '@playwright/test';
import { type Api, signUp } from '../support/api.ts';
import { askedAbout, insightsOf } from '../support/conversations.ts';
import {
  ask,
  chat,
  chatsOf,
  input,
  newInsight,
  openChat,
  own,
  past,
  question,
  rain,
  replies,
} from '../support/insight-chat.ts';
import type { Site } from '../support/site.ts';
import { test } from '../support/test.ts';
import { dialogOf, openAs } from '../support/visitor.ts';

let server: Site;
let api: Api;
test.beforeAll(async ({ newSite }) => {
  server = newSite();
  api = await signUp(server, 'mara');
});

test('an insight is asked about, and its replies show the passages on which they rest', async ({ browser }) => {
  const place = await newInsight(api, 'Asked');
  const page = await openChat(browser, server, place.projectId);

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
    expect(await chatsOf(api, place)).toEqual([]);
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
    expect((await chatsOf(api, place)).map(({ title }) => title)).toEqual([question]);
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
    expect(await chatsOf(api, place)).toEqual([]);
  });
});

test('a long first message is cut to 47 characters and three dots for the title', async ({ browser }) => {
  const place = await newInsight(api, 'Titled');
  const page = await openChat(browser, server, place.projectId);
  await ask(page, `${'a'.repeat(50)}b`);
  await expect(past(page).getByRole('button', { name: `${'a'.repeat(47)}...` })).toBeVisible();
});

test('each sentence of a reply is set in its own direction, whatever the one before is', async ({ browser }) => {
  const place = await newInsight(api, 'Directions');
  const page = await openChat(browser, server, place.projectId);
  await ask(page, question);
  await expect(replies(page).locator('[data-basis="said"]').first()).toHaveCSS('unicode-bidi', 'isolate');
});

test('the sentences of an Arabic reply follow one another from the right, with the source under where a quote begins', async ({
  browser,
}) => {
  const quote = 'عندما تمطر لا يمر أحد أمام نافذتنا. نرمي عندئذ خمسين رغيفًا في المساء.';
  const { id } = await api.post<{ id: number }>('/api/projects', { name: 'مخابز', language: 'arabic' });
  await api.upload(id, 'مخبز.txt', `الباحثة: ماذا يحدث عندما تمطر؟\nسلمى: ${quote} هذا يؤلمني كثيرًا كل مرة.`);
  const title = 'المطر يبعد الزبائن';
  await api.post(`/api/projects/${id}/insights/custom`, { title, quote, content: 'المطر يبعد الزبائن عن المخبز.' });
  const page = await openChat(browser, server, id);
  await ask(page, 'ماذا يحدث عندما تمطر؟');
  const sentences = replies(page).locator('[data-basis="said"]');
  await expect(sentences.nth(1)).toBeVisible();
  const startOf = async (at: number): Promise<number> =>
    sentences.nth(at).evaluate((one) => one.getClientRects()[0]?.right ?? 0);
  // The reply is drawn once more when it is complete.
  await expect.poll(async () => (await startOf(0)) - (await startOf(1))).toBeGreaterThan(0);
  await expect(sentences.first().locator('xpath=..')).toHaveCSS('direction', 'rtl');
  const passage = replies(page).getByRole('list', { name: 'Passages' }).getByRole('listitem').first();
  await expect(passage.locator('p', { hasText: 'مخبز.txt' })).toHaveCSS('direction', 'rtl');
});

test('a suggested question is sent by a click', async ({ browser }) => {
  const place = await newInsight(api, 'Suggested');
  const page = await openChat(browser, server, place.projectId);
  const chip = chat(page).getByRole('region', { name: 'Suggested questions' }).getByRole('button').first();
  const words = (await chip.textContent()) ?? '';
  await chip.click();
  await expect(own(page)).toHaveText(words);
  await expect(replies(page)).toHaveCount(1);
  await expect(input(page)).toBeFocused();
});

test('insight details that cannot be loaded are asked for again', async ({ browser }) => {
  const place = await newInsight(api, 'Failing');
  const page = await openAs(browser, server, 'mara', `/insights/${place.projectId}`);
  const failing = Promise.withResolvers<void>();
  const coming = Promise.withResolvers<void>();
  let calls = 0;
  await page.route(`**/api/insight/${place.insight.id}`, async (route) => {
    calls++;
    if (calls === 1) return route.abort();
    if (calls === 2) {
      await failing.promise;
      return route.abort();
    }
    await coming.promise;
    return route.continue();
  });
  await page.getByRole('button', { name: 'Chat', exact: true }).click();
  const failure = chat(page).getByRole('alert');
  await expect(failure).toContainText('Error loading insight details');
  await expect(failure).toContainText('Please try again later');
  const retry = failure.getByRole('button', { name: 'Retry' });
  await retry.press('Enter');
  await expect(failure.getByText('Retrying...')).toBeVisible();
  failing.resolve();
  await expect(failure.getByText('Retrying...')).toBeHidden();
  await expect(retry).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(failure.getByText('Retrying...')).toBeVisible();
  await expect(retry).toBeFocused();
  coming.resolve();
  await expect(chat(page).getByText('Key Quote')).toBeVisible();
  await expect(input(page)).toBeFocused();
});

test('on a phone the chat fills the screen, and the conversations are in a drawer', async ({ browser }) => {
  const place = await newInsight(api, 'Phone');
  await askedAbout(api, place.insight, [question]);
  const page = await openChat(browser, server, place.projectId, 'mara', {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  });
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
  const place = await newInsight(api, 'Read again');
  await askedAbout(api, place.insight, [question]);
  const page = await openChat(browser, server, place.projectId);
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
  const place = await newInsight(api, 'Keyboard');
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
  const place = await newInsight(api, 'Markdown');
  const id = await askedAbout(api, place.insight, []);
  const content =
    '**Bold** and <b>not bold</b>\n\n- one\n- two\n\n![a picture](https://example.com/p.png) [a page](https://example.org/x) [script](javascript:alert(1))';
  await api.post(`/api/conversations/${id}/messages`, { role: 'assistant', content });
  const page = await openChat(browser, server, place.projectId);
  await past(page).getByRole('button', { name: 'Empty' }).click();
  await expect(replies(page).locator('strong')).toHaveText('Bold');
  await expect(replies(page)).toContainText('<b>not bold</b>');
  await expect(replies(page).getByRole('listitem')).toHaveText(['one', 'two']);
  await expect(replies(page).locator('img, b')).toHaveCount(0);
  await expect(replies(page).getByRole('link')).toHaveText(['a page']);
  await expect(replies(page)).toContainText('(example.org)');
  await expect(replies(page).getByRole('link')).toHaveAttribute('rel', /noopener/);
});
