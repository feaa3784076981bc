import type { Page } from '@playwright/test';
import type { World } from '../world.ts';
import { at, cards, dialog, panel, press, pressing, project, type Screen, text } from './screen.ts';

const mara = { who: 'mara', path: at('/') } as const;
const page = { who: 'mara', path: project } as const;
const arabic = { who: 'mara', path: ({ arabic }: World) => `/insights/${arabic}` } as const;
const passage = (page: Page) => page.locator('mark').first();
const firstQuestion = (page: Page) => panel(page).getByText('Q1', { exact: true });

/** The dialog with all lists open. */
const dependents = (document: RegExp) => async (page: Page) => {
  await press(page, document);
  const folded = dialog('Delete Document')(page).locator('button[aria-expanded=false]');
  await folded.first().waitFor();
  while ((await folded.count()) > 0) await folded.first().click();
};

/** Projects and their dialogs, the page of one, and the reader of its documents. */
export const projectScreens: Screen[] = [
  {
    ...mara,
    name: 'new-project',
    open: pressing('New Project'),
    shows: dialog('Create New Project'),
    largeText: true,
  },
  { ...mara, name: 'new-project-faults', open: newProjectFaults, shows: text('Project name is required') },
  { ...mara, name: 'new-project-topics', open: newProjectTopics, shows: dialog('Customize Project Topics') },
  { ...mara, name: 'edit-project', open: pressing(/^Edit /), shows: dialog('Edit Project') },
  { ...mara, name: 'edit-project-topics', open: editProjectTopics, shows: dialog('Update Project Topics') },
  { ...mara, name: 'delete-project', open: pressing(/^Delete /), shows: dialog('Delete Project') },
  { name: 'projects', who: 'mara', path: at('/projects'), shows: text(/^Created/) },
  { name: 'projects-empty', who: 'nora', path: at('/projects'), shows: text('No projects yet') },
  {
    name: 'new-project-in-one-step',
    who: 'mara',
    path: at('/projects'),
    open: pressing('New Project'),
    shows: dialog('Create New Project'),
  },
  { name: 'picker', who: 'mara', path: at('/insights'), shows: text('Ferries in winter') },
  { ...page, name: 'project', shows: text('Supporting Quote'), still: [1440, 390], whole: true },
  { ...arabic, name: 'project-arabic', shows: text('Supporting Quote'), still: [1440, 390], largeText: true },
  { ...page, name: 'project-questions', open: questions, shows: firstQuestion },
  { ...arabic, name: 'project-arabic-questions', open: questions, shows: firstQuestion, largeText: true },
  { ...page, name: 'project-questions-long', open: longQuestions, shows: text('already listed') },
  { ...page, name: 'project-analysing', open: run('generating_insights'), shows: text('Preparing Documents') },
  { ...page, name: 'project-read-in-part', open: run('completed'), shows: text('Last analysis:') },
  { ...page, name: 'project-cancelled', open: run('error'), shows: text('Preparing Documents') },
  { ...page, name: 'trash', open: trash, shows: text('days left') },
  { ...arabic, name: 'trash-empty', open: trash, shows: text('The trash is empty.') },
  { ...page, name: 'trash-purge', open: purge, shows: dialog('Delete for Good') },
  { name: 'project-client', who: 'cleo', path: project, shows: text('Supporting Quote') },
  {
    name: 'delete-document',
    who: 'mara',
    path: ({ ferries }) => `/insights/${ferries}`,
    open: pressing(/^Delete an interview/),
    shows: dialog('Delete Document'),
  },
  {
    who: 'mara',
    path: ({ saidTwice }) => `/insights/${saidTwice}`,
    name: 'delete-document-dependents',
    open: dependents(/^Delete first-visit/),
    shows: text('Also supported by other documents'),
    largeText: true,
  },
  {
    ...page,
    name: 'delete-document-related',
    open: dependents(/^Delete night-shift/),
    shows: text('related quotes only'),
  },
  { ...page, name: 'upload-faults', open: uploadFaults, shows: text(/This file is empty|no readable text/i) },
  { name: 'reader', who: 'mara', path: ({ passage }) => passage, shows: passage, still: [1440, 390] },
  { name: 'reader-arabic', who: 'mara', path: ({ arabicPassage }) => arabicPassage, shows: passage, largeText: true },
];

async function trash(page: Page): Promise<void> {
  await press(page, 'Project actions');
  await press(page, 'Trash', 'menuitem');
}

async function purge(page: Page): Promise<void> {
  await trash(page);
  await press(page, 'Delete for good');
}

async function newProjectFaults(page: Page): Promise<void> {
  await press(page, 'New Project');
  await page.getByRole('button', { name: 'Next', exact: true }).click();
}

async function newProjectTopics(page: Page): Promise<void> {
  await press(page, 'New Project');
  await page.getByLabel('Name', { exact: true }).fill('Late trains');
  await page.getByLabel('Project Brief').fill('How commuters cope with late trains and what they wish from the app');
  await page.getByRole('button', { name: 'Next', exact: true }).click();
}

async function editProjectTopics(page: Page): Promise<void> {
  await press(page, /^Edit /);
  await press(page, 'Add topics');
}

async function questions(page: Page): Promise<void> {
  await cards(page);
  if (!(await panel(page).isVisible())) await press(page, 'Research Questions');
}

/** The project's last run in another state, with a document that was read in part and one that could not be used. */
function run(status: 'generating_insights' | 'completed' | 'error') {
  return async (page: Page, { api, project }: World): Promise<void> => {
    const { run } = await api.get<{ run: { coverage: object[]; documentIds: number[] } }>(
      `/api/projects/${project}/analysis`,
    );
    const [first, second, ...others] = run.coverage;
    const note = 'Pages 3 and 4 hold pictures of text only; nothing on them could be read.';
    const nothing = { charactersRead: 0, passages: 0, note: 'It contains no sentence that could be quoted.' };
    const coverage = [{ ...first, note }, { ...second, ...nothing }, ...others];
    const error = status === 'error' ? 'The analysis was cancelled.' : null;
    const json = { ...run, status, coverage, error, agent2Complete: status === 'completed' };
    await page.route('**/analysis/*', (route) => route.fulfill({ json }));
    await page.route('**/analysis', (route) => route.fulfill({ json: { run: json, analyzingQuestions: false } }));
    await page.reload();
    await text(status === 'completed' ? 'Last analysis:' : 'Preparing Documents')(page).waitFor();
    const more = page.getByRole('button', { name: /^Show .* documents/ });
    if (await more.first().isVisible()) await more.first().click();
  };
}

const longQuestion =
  'Which of the things that bakers write down in the evening do they look at again the next morning, and which are never read by anybody, although writing them down takes up to twenty minutes?';

async function longQuestions(page: Page): Promise<void> {
  const added = [longQuestion, 'ماذا يحدث للخبز الذي يبقى في المساء؟'];
  await page.route('**/questions', async (route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    const listed: object[] = await (await route.fetch()).json();
    const own = added.map((question, n) => ({ ...listed[0], id: 1_000_000 + n, question, isAnalyzed: false }));
    return route.fulfill({ json: [...listed, ...own] });
  });
  await page.reload();
  await questions(page);
  await page.getByText('Which of the things').scrollIntoViewIfNeeded();
  await page.getByRole('textbox', { name: 'Add your own question' }).fill(longQuestion.toUpperCase());
  await page.keyboard.press('Enter');
}

async function uploadFaults(page: Page): Promise<void> {
  await cards(page);
  await page.setInputFiles('input[type=file]', [
    { name: 'broken.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 and then nothing') },
    { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from(' \n ') },
  ]);
}
