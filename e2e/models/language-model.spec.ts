import { type Browser, expect, type Page } from '@playwright/test';
import {
  type Answer,
  type Asked,
  type ModelServer,
  startModelServer,
  type Usage,
} from '../../engine/llm/testing/model-server.ts';
import { isInsightChat, kindOf, read } from '../../engine/llm/testing/scripted-model.ts';
import { violations } from '../support/accessibility.ts';
import { passTimeUntil } from '../support/analysed-project.ts';
import { type Api, signUp } from '../support/api.ts';
import { question as aboutRain, ask, chat, newInsight, openChat, rain, replies } from '../support/insight-chat.ts';
import { plays, projectWithInterviews } from '../support/language-model.ts';
import { addMember } from '../support/member.ts';
import { type Server, startPreparedServer } from '../support/server.ts';
import { test } from '../support/test.ts';
import { openAs } from '../support/visitor.ts';

let answer: (asked: Asked) => Answer = plays;
/** What it says that each call used. */
let used: Usage;
let peer: ModelServer;
let server: Server;
let mara: Api;
test.beforeAll(async () => {
  peer = await startModelServer(
    (asked) => answer(asked),
    () => used,
  );
  // Not the shared server: it allows the address of the model.
  server = await startPreparedServer({ RATE_LIMITS: 'off', AI_ALLOWED_BASE_URLS: peer.url });
  mara = await signUp(server, 'mara');
  await addMember(server, mara, 'una', { role: 'company_user' });
});
test.beforeEach(() => {
  used = { input_tokens: 100, output_tokens: 20 };
});
test.afterAll(async () => {
  await server?.stop();
  await peer?.close();
});

const settings = () => ({
  ...{ provider: 'openai-compatible', model: 'scripted', baseUrl: peer.url, inputPrice: 1, outputPrice: 2 },
});
const reached = /^The limit of 20,000 tokens for one analysis is reached: 19,000 are used/;

/** A project of a company that has the model. */
async function newProject(name: string): Promise<number> {
  await mara.put('/api/settings/model', settings());
  return (await projectWithInterviews(mara, name)).id;
}

const openProject = async (browser: Parameters<typeof openAs>[0], id: number): Promise<Page> => {
  const page = await openAs(browser, server, 'mara', '/projects');
  await page.clock.install();
  await page.goto(`${server.url}/insights/${id}`);
  await page.getByRole('button', { name: 'Select All' }).click();
  return page;
};

test('an admin sets up a model, tests it and saves it; the key is not shown again', async ({ browser }) => {
  const page = await openAs(browser, server, 'mara', '/users');
  await page.getByRole('link', { name: 'Settings', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
  await page.getByLabel('Provider').selectOption('OpenAI-compatible server');
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect(page.getByText('Please enter the name of a model')).toBeVisible();
  await expect(page.getByLabel('Model', { exact: true })).toBeFocused();

  await page.getByLabel('Model', { exact: true }).fill('scripted');
  await page.getByLabel('Address').fill('http://169.254.169.254/v1');
  await page.getByLabel('API key').fill('sk-quiet-river-7');
  await page.getByRole('button', { name: 'Test' }).click();
  await expect(page.getByRole('alert')).toContainText('AI_ALLOWED_BASE_URLS');
  await page.getByLabel('Address').fill(peer.url);
  answer = () => ({ status: 401, body: '{}' });
  await page.getByRole('button', { name: 'Test' }).click();
  await expect(page.getByRole('alert')).toContainText('refused the key');
  answer = (asked) => (kindOf(asked) ? plays(asked) : { text: '{"ok": true}' });
  await page.getByRole('button', { name: 'Test' }).click();
  await expect(page.getByText('scripted answers.')).toBeVisible();
  await page.getByLabel('Price of input').fill('1');
  await page.getByLabel('Price of output').fill('2');
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect(page.getByText('Settings saved')).toBeVisible();

  await page.reload();
  await expect(page.getByText('A key is stored.')).toBeVisible();
  await expect(page.getByLabel('API key')).toHaveValue('');
  expect(await violations(page)).toEqual([]);
});

test('a run with the model is estimated before, counted meanwhile, and named on its insights', async ({ browser }) => {
  answer = plays;
  const page = await openProject(browser, await newProject('Bakeries'));
  await expect(page.getByText(/^About \d+ calls and [\d,]+ tokens with scripted/)).toBeVisible();
  await page.getByRole('button', { name: /^Analyze Documents/ }).click();
  const sources = page.getByRole('button', { name: /^\d sources?$/ }).first();
  await passTimeUntil(page, sources);
  await passTimeUntil(page, page.getByText(/^Language model scripted: \d+ calls, .*tokens read/));
  await sources.click();
  await page
    .getByText(/^Written by/)
    .first()
    .waitFor();
  await expect(page.getByText(/^Written by: Language model scripted, prompts \S+, run [0-9a-f]{8}$/)).toBeVisible();
  expect(await violations(page)).toEqual([]);

  await page.goto(`${server.url}/usage`);
  await expect(page.getByRole('row').filter({ hasText: 'Reading documents' }).first()).toContainText('Bakeries');
  await expect(page.getByRole('region', { name: 'Totals' })).toContainText('$');
  expect(await violations(page)).toEqual([]);
  await page.getByLabel('Month').selectOption({ index: 3 });
  await expect(page.getByText('No calls in this month')).toBeVisible();
});

test('when the model fails, the built-in engine continues if people want it to', async ({ browser }) => {
  answer = (asked) => (kindOf(asked) === 'insights' ? { status: 401, body: '{}' } : plays(asked));
  const page = await openProject(browser, await newProject('Bakeries in winter'));
  await page.getByRole('button', { name: /^Analyze Documents/ }).click();
  const goOn = page.getByRole('button', { name: 'Continue with the built-in engine' });
  await passTimeUntil(page, goOn);
  await expect(page.getByRole('alert').filter({ hasText: 'refused the key' }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await goOn.click();
  const sources = page.getByRole('button', { name: /^\d sources?$/ }).first();
  await passTimeUntil(page, sources);
  await sources.click();
  await expect(page.getByText('Written by: Built-in engine')).toBeVisible();
});

test('an analysis that reaches its limit ends with a sentence, and the built-in engine can finish it', async ({
  browser,
}) => {
  answer = plays;
  used = { input_tokens: 9_000, output_tokens: 500 };
  const id = await newProject('Bakeries at night');
  await mara.put('/api/settings/model', { ...settings(), maxTokensPerRun: 20_000 });
  const page = await openProject(browser, id);
  await expect(page.getByText(/end early at the limit of 20,000 tokens for one analysis/)).toBeVisible();
  await test.step('on a phone, the warning takes the room that is kept for the estimate', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const warned = await page.getByRole('status').filter({ hasText: 'end early' }).boundingBox();
    await page.getByRole('button', { name: 'Deselect All' }).click();
    const before = await page.getByRole('status').filter({ hasText: 'asks the language model' }).boundingBox();
    expect(warned?.height).toBe(before?.height);
    await page.getByRole('button', { name: 'Select All' }).click();
    await page.setViewportSize({ width: 1440, height: 900 });
  });
  await page.getByRole('button', { name: /^Analyze Documents/ }).click();
  const goOn = page.getByRole('button', { name: 'Continue with the built-in engine' });
  await passTimeUntil(page, goOn);
  await expect(page.getByRole('alert').filter({ hasText: reached }).first()).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await goOn.click();
  await passTimeUntil(page, page.getByRole('button', { name: /^\d sources?$/ }).first());
});

const [first, invented, last] = [
  'When it rains, nobody walks past.',
  'It rains 900 days a year.',
  'The window sees nobody then.',
];

/** The chat about an insight, with a reply under way whose last sentence comes when it is released. */
async function underWay(browser: Browser, name: string, message: string): Promise<{ page: Page; release: () => void }> {
  const place = await newInsight(mara, name);
  await mara.put('/api/settings/model', settings());
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  answer = (asked) => {
    if (!isInsightChat(asked)) return plays(asked);
    const sentences = read(asked).ids(rain);
    const lines = [first, invented, last].map((text) => JSON.stringify({ text, sentences }));
    return { text: lines.join('\n'), heldBefore: last, released };
  };
  const page = await openChat(browser, server, place.projectId);
  await ask(page, message);
  await expect(chat(page).getByText(first)).toBeVisible();
  return { page, release };
}

test('a reply of the model is shown sentence by sentence, each once it is verified', async ({ browser }) => {
  const { page, release } = await underWay(browser, 'Bakeries in the rain', aboutRain);
  await expect(chat(page).getByText(last)).toHaveCount(0);
  release();
  await expect(replies(page)).toContainText(last);
  await expect(chat(page).getByText(invented)).toHaveCount(0);
  await expect(replies(page)).toContainText(rain);
});

test('a reply that is stopped half-way keeps what came of it, and says so', async ({ browser }) => {
  // Another message: what a model has answered once is not asked again.
  const { page, release } = await underWay(browser, 'Bakeries in the fog', 'What happens outside when it rains?');
  const stop = chat(page).getByRole('button', { name: 'Stop' });
  await stop.click();
  const shown = async () => {
    await expect(replies(page).getByText('Stopped', { exact: true })).toBeVisible();
    await expect(replies(page)).toContainText(first);
    await expect(chat(page).getByText(last)).toHaveCount(0);
  };
  // The model is still holding its last sentence: what ends the reply is the stop.
  await shown();
  release();
  await page.reload();
  await shown();
});

test('a project can use the built-in engine, or hide personal data from the model', async ({ browser }) => {
  const id = await newProject('Bakeries in spring');
  const page = await openProject(browser, id);
  const estimate = page.getByText(/^About \d+ calls/);
  const edit = async () => {
    await page.getByRole('button', { name: 'Project actions' }).click();
    await page.getByRole('menuitem', { name: 'Edit project' }).click();
  };
  await edit();
  await page.getByLabel('Hide personal data from the language model').check();
  await page.getByRole('button', { name: 'Update Project' }).click();
  await expect(estimate).toContainText('with names and contact details hidden');
  await edit();
  await page.getByLabel('Analysis', { exact: true }).selectOption('Built-in engine');
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Update Project' }).click();
  await expect(estimate).toHaveCount(0);
  expect(await mara.get(`/api/projects/${id}`)).toMatchObject({ engine: 'embedded', maskPersonalData: true });
});

test('a new project can hide personal data before its first document is uploaded', async ({ browser }) => {
  // Their first project: no other one mentions the model.
  const nora = await signUp(server, 'nora');
  await nora.put('/api/settings/model', settings());
  const page = await openAs(browser, server, 'nora', '/projects');
  await page
    .getByRole('button', { name: /^(?:New|Create) Project/ })
    .first()
    .click();
  await page.getByLabel('Name', { exact: true }).fill('Careful bakeries');
  await page.getByLabel('Hide personal data from the language model').check();
  await page.getByRole('button', { name: 'Create Project' }).click();
  await expect(page.getByText('Project created successfully').first()).toBeVisible();
  const made = (await nora.get<{ name: string; maskPersonalData: boolean }[]>('/api/projects'))[0];
  expect(made).toMatchObject({ name: 'Careful bakeries', maskPersonalData: true });
});

test('only admins find the settings and the usage', async ({ browser }) => {
  for (const path of ['/settings', '/usage']) {
    const page = await openAs(browser, server, 'una', path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByLabel('Provider')).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Totals' })).toHaveCount(0);
  }
});
