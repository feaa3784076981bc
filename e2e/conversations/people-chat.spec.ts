import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import type { Insight } from '../../contract/insights/insights.ts';
import { printed, type Turn, typedUp } from '../research/interviews.ts';
import { type Api, signUp } from '../support/api.ts';
import { askedAbout, askedPeople, identifiedIn, insightsOf } from '../support/conversations.ts';
import { addMember } from '../support/member.ts';
import type { Site } from '../support/site.ts';
import { test } from '../support/test.ts';
import { dialogOf, openAs } from '../support/visitor.ts';

const asText = (turns: readonly Turn[]) => turns.map(([who, words]) => `${who}: ${words}`).join('\n');
const question = 'How much bread do you throw away?';

type Group = { projectId: number; people: { id: number; name: string }[] };

let server: Site;
let api: Api;
let shared: Group;
test.beforeAll(async ({ newSite }) => {
  server = newSite();
  api = await signUp(server, 'mara');
  shared = await newGroup('Shared');
  await askedPeople(api, shared, [question]);
  const grant = { projectId: shared.projectId, canViewInsights: false, canViewChat: true };
  await addMember(server, api, 'cleo', { role: 'client', projectAccess: [grant] });
  await addMember(server, api, 'una', { role: 'company_user' });
});

async function newGroup(name: string): Promise<Group> {
  const { id } = await api.post<{ id: number }>('/api/projects', { name });
  await api.upload(id, 'night-shift.txt', asText(typedUp));
  await api.upload(id, 'one-woman-bakery.txt', asText(printed));
  return { projectId: id, people: await identifiedIn(api, id) };
}

async function open(browser: Browser, projectId: number, name = 'mara', options = {}): Promise<Page> {
  const page = await openAs(browser, server, name, '/account', options);
  await page.evaluate((id) => localStorage.setItem('lastSelectedProjectId', String(id)), projectId);
  await page.goto(`${server.url}/people`);
  await expect(page.getByRole('heading', { name: 'People Conversations' })).toBeVisible();
  return page;
}

const panel = (page: Page): Locator => page.getByRole('region', { name: 'People Conversations' });
const chat = (page: Page): Locator => dialogOf(page, 'Chat with People');
const input = (page: Page): Locator => chat(page).getByRole('textbox', { name: 'Message' });
const asked = (page: Page): Locator => chat(page).getByRole('group', { name: 'Selected people' });
const from = (page: Page, name: string): Locator => chat(page).getByRole('article', { name });
const chatsOf = ({ projectId }: Group) =>
  api.get<{ id: number; title: string }[]>(`/api/projects/${projectId}/people/conversations`);

async function ask(page: Page, text: string): Promise<void> {
  await input(page).fill(text);
  await input(page).press('Enter');
}

test('two people are asked together, and each answers from their own words', async ({ browser }) => {
  const group = await newGroup('Asked');
  const page = await open(browser, group.projectId);
  await expect(panel(page).getByText('No conversations yet')).toBeVisible();

  await test.step('people are selected on their cards', async () => {
    for (const name of ['Mehmet', 'Olena']) await page.getByRole('checkbox', { name: `Ask ${name}` }).check();
    const bar = page.getByRole('region', { name: 'People to ask' });
    await expect(bar).toContainText('2 selected');
    await bar.getByRole('button', { name: 'Ask' }).click();
    await expect(asked(page).getByRole('button', { pressed: true })).toHaveText([/Mehmet$/, /Olena$/]);
    await expect(input(page)).toBeFocused();
  });

  await test.step('five questions are suggested', async () => {
    const suggested = chat(page).getByRole('region', { name: 'Suggested questions' }).getByRole('button');
    await expect(suggested).toHaveText([
      'What are you responsible for in your role?',
      'What challenges do you face from day to day?',
      'How do you work together with your team?',
      'Which tools do you use?',
      'What are your goals for the next quarter?',
    ]);
  });

  await test.step('with nobody selected nothing can be sent', async () => {
    for (const name of [/Mehmet/, /Olena/]) await asked(page).getByRole('button', { name }).click();
    await expect(input(page)).toBeDisabled();
    await expect(chat(page).getByRole('button', { name: 'Which tools do you use?' })).toBeDisabled();
    for (const name of [/Mehmet/, /Olena/]) await asked(page).getByRole('button', { name }).click();
  });

  await test.step('each answers with passages of their own', async () => {
    const seen = Promise.withResolvers<void>();
    await page.route('**/people/chat', async (route) => {
      await seen.promise;
      await route.continue();
    });
    await ask(page, question);
    await expect(chat(page).getByText('People are responding...').first()).toBeVisible();
    seen.resolve();
    await expect(from(page, 'Your team')).toHaveText(question);
    for (const [name, file] of [
      ['Mehmet', 'night-shift.txt'],
      ['Olena', 'one-woman-bakery.txt'],
    ] as const) {
      await expect(from(page, name)).toHaveCount(1);
      for (const passage of await from(page, name).getByRole('link').all()) await expect(passage).toContainText(file);
    }
    await expect(from(page, 'Mehmet')).toContainText('Master baker');
    await expect(from(page, 'Mehmet').getByRole('link').first()).toBeVisible();
    await expect(chat(page).getByRole('button', { name: 'Send' })).toBeVisible();
    await expect(input(page)).toBeFocused();
  });

  await test.step('the next message can leave one of them out', async () => {
    await asked(page).getByRole('button', { name: /Olena/ }).click();
    await ask(page, 'What do you wish for?');
    await expect(from(page, 'Mehmet')).toHaveCount(2);
    await expect(from(page, 'Olena')).toHaveCount(1);
    // Until the reply is whole, Escape stops it.
    await expect(chat(page).getByRole('button', { name: 'Send' })).toBeVisible();
    expect(await chatsOf(group)).toHaveLength(1);
  });

  await test.step('the panel lists the conversation', async () => {
    await page.keyboard.press('Escape');
    const item = panel(page).getByRole('button', { name: question });
    await expect(item).toContainText('Mehmet, Olena');
    await expect(item).toContainText('2 documents');
    await expect(item.getByRole('time')).toHaveText(/^\d\d:\d\d$/);
    expect((await panel(page).locator('.panel').boundingBox())?.height).toBeCloseTo(700, 0);
    await expect(page.getByRole('region', { name: 'People to ask' })).toHaveCount(0);
  });

  await test.step('a passage opens in its document, and the way back leads to the conversation', async () => {
    await panel(page).getByRole('button', { name: question }).click();
    const passage = from(page, 'Mehmet').first().getByRole('link').first();
    const words = (await passage.locator('q').textContent()) ?? '';
    await passage.click();
    await expect(page.locator('mark').first()).toBeInViewport();
    expect((await page.locator('mark').allTextContents()).join('')).toBe(words);
    await page.goBack();
    await expect(from(page, 'Mehmet')).toHaveCount(2);
    await expect(input(page)).toBeFocused();
    await page.keyboard.press('Escape');
  });

  await test.step('it is deleted after a question', async () => {
    await panel(page).getByRole('button', { name: 'Delete conversation' }).click();
    const sure = dialogOf(page, 'Delete Conversation');
    await expect(sure).toContainText('Are you sure you want to delete this conversation?');
    await sure.getByRole('button', { name: 'Delete' }).click();
    await expect(panel(page).getByText('No conversations yet')).toBeVisible();
    await expect(page.getByRole('checkbox', { checked: true, name: /^Ask / })).toHaveCount(0);
    expect(await chatsOf(group)).toEqual([]);
  });
});

test('what one person answered is saved as an insight, and a passage is added to one that exists', async ({
  browser,
}) => {
  const group = await newGroup('Kept');
  await askedPeople(api, group, [question]);
  const written = { title: 'Waste at night', content: 'What is left over.', projectId: group.projectId };
  const { id } = await api.post<{ id: number }>('/api/insights/custom', written);
  await api.post('/api/insights/custom', { ...written, title: 'Prices of flour' });
  const page = await open(browser, group.projectId);
  await panel(page).getByRole('button', { name: question }).click();

  await test.step('each reply is saved by itself, once', async () => {
    await expect(from(page, 'Mehmet').locator('q').first()).toBeVisible();
    const cited = await from(page, 'Mehmet').locator('q').allTextContents();
    await from(page, 'Mehmet').getByRole('button', { name: 'Save as Insight' }).click();
    await expect(page.getByText('Message has been saved as an insight successfully')).toBeVisible();
    await expect(from(page, 'Mehmet').getByRole('button', { name: 'Save as Insight' })).toHaveCount(0);
    await expect(from(page, 'Olena').getByRole('button', { name: 'Save as Insight' })).toHaveCount(1);
    const [saved] = await insightsOf(api, group.projectId);
    expect(saved?.analysis.evidence.map(({ quote }) => quote)).toEqual(cited);
    await page.reload();
    await expect(from(page, 'Olena').getByRole('button', { name: 'Save as Insight' })).toHaveCount(1);
    await expect(from(page, 'Mehmet').getByRole('button', { name: 'Save as Insight' })).toHaveCount(0);
  });

  await test.step('an insight is found by its title, with the keyboard alone', async () => {
    await from(page, 'Olena').getByRole('button', { name: 'Add to an insight' }).first().focus();
    await page.keyboard.press('Enter');
    const dialog = dialogOf(page, 'Add to Insight');
    await expect(dialog.getByRole('searchbox')).toBeFocused();
    await page.keyboard.type('waste');
    await expect(dialog.getByRole('radio', { name: 'Waste at night' })).toBeChecked();
    await expect(dialog.getByRole('radio')).toHaveCount(1);
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(page.getByText('Passage added')).toBeVisible();
    const quote = await from(page, 'Olena').locator('q').first().textContent();
    const insight = (await insightsOf(api, group.projectId)).find((one) => one.id === id);
    expect(insight?.analysis.evidence.map((one) => one.quote)).toEqual([quote]);
    // The next notice leads elsewhere.
    await page.getByRole('button', { name: 'Close notification' }).click();
  });

  await test.step('one that has the passage cannot be chosen again, and the notice leads to it', async () => {
    await from(page, 'Olena').getByRole('button', { name: 'Add to an insight' }).first().click();
    await expect(dialogOf(page, 'Add to Insight').getByRole('radio', { name: 'Waste at night' })).toBeDisabled();
    await dialogOf(page, 'Add to Insight').getByRole('radio', { name: 'Prices of flour' }).check();
    await dialogOf(page, 'Add to Insight').getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await expect(page).toHaveURL(/\/insights\/\d+#insight-\d+$/);
    await expect(page.getByRole('article', { name: 'Prices of flour' })).toBeVisible();
  });
});

test('New Chat begins with nobody, and a long first message is cut for the title', async ({ browser }) => {
  const group = await newGroup('Titled');
  const page = await open(browser, group.projectId);
  await panel(page).getByRole('button', { name: 'New Chat' }).click();
  await expect(input(page)).toBeDisabled();
  await asked(page)
    .getByRole('button', { name: /Mehmet/ })
    .click();
  await expect(input(page)).toBeEnabled();
  await ask(page, `${'a'.repeat(50)}b`);
  await expect(chat(page).getByRole('heading', { name: `${'a'.repeat(50)}...` })).toBeVisible();
});

test('the documents that are selected limit what people cite, and the panel counts those that may be cited', async ({
  browser,
}) => {
  const group = await newGroup('Limited');
  const page = await open(browser, group.projectId);
  const document = page.getByRole('checkbox', { name: 'night-shift.txt' });
  const newChat = async () => {
    await panel(page).getByRole('button', { name: 'New Chat' }).click();
    for (const name of [/Mehmet/, /Olena/]) await asked(page).getByRole('button', { name }).click();
  };

  await test.step('one document', async () => {
    await document.check();
    await newChat();
    await expect(chat(page).getByText('from their own words in the 1 selected document,')).toBeVisible();
    await ask(page, question);
    await expect(from(page, 'Mehmet').getByRole('link').first()).toBeVisible();
    await expect(from(page, 'Olena')).toBeVisible();
    await expect(chat(page).getByRole('button', { name: 'Send' })).toBeVisible();
    await ask(page, 'What do you wish for?');
    await expect(from(page, 'Olena')).toHaveCount(2);
    await expect(chat(page).getByRole('button', { name: 'Send' })).toBeVisible();
    for (const passage of await chat(page).getByRole('article').getByRole('link').all()) {
      await expect(passage).toContainText('night-shift.txt');
    }
    await page.keyboard.press('Escape');
    await expect(panel(page).getByRole('button', { name: question })).toContainText('1 document');
  });

  await test.step('without a selection all in which these people speak', async () => {
    await document.uncheck();
    await newChat();
    await ask(page, question);
    await expect(from(page, 'Olena').getByRole('link').first()).toContainText('one-woman-bakery.txt');
    await expect(chat(page).getByRole('button', { name: 'Send' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel(page).getByRole('button', { name: question }).first()).toContainText('2 documents');
  });
});

test('a message to people that cannot be sent goes back into the input', async ({ browser }) => {
  const group = await newGroup('Offline');
  await askedPeople(api, group, [question]);
  const page = await open(browser, group.projectId);
  await panel(page).getByRole('button', { name: question }).click();
  await expect(from(page, 'Mehmet')).toHaveCount(1);
  await page.context().setOffline(true);
  await ask(page, 'And in winter?');
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to send message. Please try again.' })).toBeVisible();
  await expect(from(page, 'Your team')).toHaveCount(1);
  await expect(input(page)).toHaveValue('And in winter?');
  await page.context().setOffline(false);
  await input(page).press('Enter');
  await expect(from(page, 'Mehmet')).toHaveCount(2);
  await expect(from(page, 'Your team')).toHaveCount(2);
});

test('a passage of a deleted document says that it was removed', async ({ browser }) => {
  const group = await newGroup('Removed');
  await askedPeople(api, group, [question]);
  const rows = await api.get<{ id: number; fileName: string }[]>(`/api/projects/${group.projectId}/insights`);
  const page = await open(browser, group.projectId);
  const document = rows.find(({ fileName }) => fileName === 'night-shift.txt')?.id;
  expect((await page.request.delete(`${server.url}/api/insights/${document}`)).ok()).toBe(true);
  await page.reload();
  await panel(page).getByRole('button', { name: question }).click();
  const passages = from(page, 'Removed person').getByRole('list', { name: 'Passages' });
  await expect(passages.getByText('This passage was removed with its document.').first()).toBeVisible();
  await expect(from(page, 'Removed person').getByRole('link')).toHaveCount(0);
  await expect(asked(page)).toContainText('Removed person(no longer in this project)');
});

test('a client reads conversations with people, and changes nothing', async ({ browser }) => {
  const page = await open(browser, shared.projectId, 'cleo');
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await expect(panel(page).getByRole('button', { name: /New Chat|Delete/ })).toHaveCount(0);
  await panel(page).getByRole('button', { name: question }).click();
  await expect(from(page, 'Mehmet').getByRole('list', { name: 'Passages' })).toContainText('night-shift.txt');
  await expect(chat(page).getByRole('link')).toHaveCount(0);
  await expect(chat(page).getByText('You have read-only access to this conversation')).toBeVisible();
  await expect(input(page)).toHaveCount(0);
  await expect(asked(page).getByRole('button')).toHaveCount(0);
  await expect(asked(page)).toContainText('Mehmet');
});

test('a client who may read conversations and no insights finds those about insights here', async ({ browser }) => {
  const quoted = { title: 'Bread is thrown away', content: 'At night.', projectId: shared.projectId };
  const insight = await api.post<Insight>('/api/insights/custom', { ...quoted, quote: 'We threw them away.' });
  await askedAbout(api, insight, ['Who speaks about this?']);
  const page = await open(browser, shared.projectId, 'cleo');
  const list = page.getByRole('region', { name: 'Insight Conversations' });
  await list.getByRole('link', { name: 'Who speaks about this?' }).click();
  const dialog = dialogOf(page, 'Chat with Insight');
  const reply = dialog.getByRole('article', { name: 'Assistant' });
  await expect(reply.getByRole('list', { name: 'Passages' })).toContainText('We threw them away.');
  await expect(reply.getByRole('link')).toHaveCount(0);
  await expect(dialog.getByText('You have read-only access to this conversation')).toBeVisible();
});

test('only the creator and admins are offered to delete a conversation with people', async ({ browser }) => {
  const page = await open(browser, shared.projectId, 'una');
  await expect(panel(page).getByRole('button', { name: question })).toBeVisible();
  await expect(panel(page).getByRole('button', { name: 'Delete conversation' })).toHaveCount(0);
});

test('on a phone people are asked with the keyboard alone', async ({ browser }) => {
  const group = await newGroup('Phone');
  const page = await open(browser, group.projectId, 'mara', { viewport: { width: 390, height: 844 } });
  await page.getByRole('checkbox', { name: 'Ask Olena' }).focus();
  await page.keyboard.press('Space');
  await page.getByRole('region', { name: 'People to ask' }).getByRole('button', { name: 'Ask' }).focus();
  await page.keyboard.press('Enter');
  const whole = { x: 0, y: 0, width: 390, height: 844 };
  await expect.poll(() => chat(page).boundingBox()).toEqual(whole);
  await expect(input(page)).toBeFocused();
  await page.keyboard.type(question);
  await page.keyboard.press('Enter');
  await expect(from(page, 'Olena')).toBeVisible();
  // Long lines of a passage end, and what can be done with it stays in sight.
  const passages = from(page, 'Olena').getByRole('list', { name: 'Passages' });
  const button = passages.getByRole('button', { name: 'Add to an insight' }).first();
  // A reply that came as a stream is replaced by the stored one: for a moment neither may be there.
  await expect
    .poll(async () => {
      const [inner, outer] = await Promise.all([button.boundingBox(), passages.boundingBox()]);
      return inner && outer ? inner.x + inner.width <= outer.x + outer.width : undefined;
    })
    .toBe(true);
});

test('by keyboard alone, the focus stays where people are identified, hidden, shown again and chosen', async ({
  browser,
}) => {
  const group = await newGroup('Keys');
  const page = await open(browser, group.projectId);
  const list = page.getByRole('region', { name: /^Identified People/ });
  await test.step('identify', async () => {
    await page.getByRole('button', { name: 'Select All' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: /^Identify People/ }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('People identified')).toBeVisible();
    await expect(list).toBeFocused();
  });
  await test.step('hide', async () => {
    await list.getByRole('button', { name: 'Actions for Olena' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: 'Hide' }).focus();
    await page.keyboard.press('Enter');
    await dialogOf(page, 'Hide Person').getByRole('button', { name: 'Hide' }).focus();
    await page.keyboard.press('Enter');
    await expect(list.getByText('Hidden people (1)')).toBeVisible();
    await expect(list).toBeFocused();
  });
  await test.step('show again', async () => {
    await list.getByText('Hidden people (1)').focus();
    await page.keyboard.press('Enter');
    await list.getByRole('button', { name: 'Show again Olena' }).focus();
    await page.keyboard.press('Enter');
    await expect(list.getByRole('article', { name: 'Olena' })).toBeVisible();
    await expect(list).toBeFocused();
  });
  await test.step('a new chat begins at the people, since nothing can be typed yet', async () => {
    await panel(page).getByRole('button', { name: 'New Chat' }).focus();
    await page.keyboard.press('Enter');
    await expect(asked(page).getByRole('button').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panel(page).getByRole('button', { name: 'New Chat' })).toBeFocused();
  });
});
