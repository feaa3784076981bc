import type { Page } from '@playwright/test';
import { insightScreens } from './insight-screens.ts';
import type { World } from './world.ts';

export type Screen = {
  name: string;
  who: 'guest' | 'mara' | 'una' | 'cleo' | 'nora';
  path: (world: World) => string;
  /** Brings the page into the state that the picture shows. */
  ready: (page: Page, world: World) => Promise<void>;
  /** The whole page and not only what the window shows. */
  whole?: boolean;
};

const at = (path: string) => () => path;
const shows = (text: string | RegExp) => (page: Page) => page.getByText(text).first().waitFor();
const heading = (name: string | RegExp) => (page: Page) => page.getByRole('heading', { name }).first().waitFor();
const click = async (page: Page, name: string | RegExp, role: 'button' | 'tab' | 'menuitem' | 'link' = 'button') =>
  page.getByRole(role, { name }).first().click();
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name }).waitFor();
/** Presses a button once it is there, and waits for the dialog that it opens. */
const opens = (button: string | RegExp, title: string | RegExp) => async (page: Page) => {
  await click(page, button);
  await dialog(page, title);
};
const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true }).click();
const project = ({ project }: World) => `/insights/${project}`;

const guests: Screen[] = [
  { name: 'login', who: 'guest', path: at('/auth'), ready: shows('Welcome back') },
  { name: 'login-refused', who: 'guest', path: at('/auth'), ready: refusedLogin },
  { name: 'register', who: 'guest', path: at('/auth'), ready: registration, whole: true },
  { name: 'registered', who: 'guest', path: at('/auth'), ready: registered },
  { name: 'forgot-password', who: 'guest', path: at('/forgot-password'), ready: heading(/password/i) },
  { name: 'reset-password', who: 'guest', path: ({ links }) => links.reset, ready: shows('Password must have:') },
  { name: 'verify-failed', who: 'guest', path: at('/verify-email/broken'), ready: shows('Back to Login') },
  { name: 'invitation', who: 'guest', path: ({ links }) => links.invitation, ready: shows('Password must have:') },
  {
    name: 'invitation-invalid',
    who: 'guest',
    path: at('/accept-invitation/broken'),
    ready: shows('Invalid Invitation'),
  },
  { name: 'not-found', who: 'mara', path: at('/no/such/page'), ready: shows('404 Page Not Found') },
];

const dashboards: Screen[] = [
  { name: 'dashboard', who: 'mara', path: at('/'), ready: shows('Supporting Quote'), whole: true },
  { name: 'dashboard-empty', who: 'nora', path: at('/'), ready: shows('No insights yet') },
  { name: 'dashboard-client', who: 'cleo', path: at('/'), ready: shows('Supporting Quote') },
  { name: 'dashboard-no-match', who: 'mara', path: at('/'), ready: searchInVain },
  { name: 'account-menu', who: 'mara', path: at('/'), ready: accountMenu },
  { name: 'menu-sheet', who: 'mara', path: at('/'), ready: menuSheet },
  { name: 'palette', who: 'mara', path: at('/'), ready: palette },
  { name: 'shortcuts', who: 'mara', path: at('/'), ready: shortcuts },
  { name: 'offline', who: 'mara', path: at('/'), ready: offline },
  { name: 'session-ended', who: 'una', path: at('/'), ready: sessionEnded },
];

const projects: Screen[] = [
  { name: 'new-project', who: 'mara', path: at('/'), ready: opens('New Project', 'Create New Project') },
  { name: 'new-project-faults', who: 'mara', path: at('/'), ready: newProjectFaults },
  { name: 'new-project-topics', who: 'mara', path: at('/'), ready: newProjectTopics },
  { name: 'edit-project', who: 'mara', path: at('/'), ready: opens(/^Edit /, 'Edit Project') },
  { name: 'delete-project', who: 'mara', path: at('/'), ready: opens(/^Delete /, 'Delete Project') },
  { name: 'projects', who: 'mara', path: at('/projects'), ready: shows(/^Created/) },
  { name: 'projects-empty', who: 'nora', path: at('/projects'), ready: heading('Projects') },
  { name: 'picker', who: 'mara', path: at('/insights'), ready: shows('Ferries in winter') },
  { name: 'project', who: 'mara', path: project, ready: shows('Supporting Quote'), whole: true },
  { name: 'project-questions', who: 'mara', path: project, ready: questions },
  { name: 'project-analysing', who: 'mara', path: project, ready: run('generating_insights') },
  { name: 'project-read-in-part', who: 'mara', path: project, ready: run('completed') },
  { name: 'project-cancelled', who: 'mara', path: project, ready: run('error') },
  { name: 'project-questions-long', who: 'mara', path: project, ready: longQuestions },
  { name: 'project-client', who: 'cleo', path: project, ready: shows('Supporting Quote') },
  {
    name: 'delete-document',
    who: 'mara',
    path: project,
    ready: opens(/^Delete .*\.(vtt|csv|docx|pdf)/, 'Delete Document'),
  },
  { name: 'upload-faults', who: 'mara', path: project, ready: uploadFaults },
  {
    name: 'reader',
    who: 'mara',
    path: ({ passage }) => passage,
    ready: (page) => page.locator('mark').first().waitFor(),
  },
];

const others: Screen[] = [
  { name: 'topics', who: 'mara', path: at('/topics'), ready: shows('Bread waste') },
  { name: 'topics-client', who: 'cleo', path: at('/topics'), ready: shows('Bread waste') },
  { name: 'new-topics', who: 'mara', path: at('/topics'), ready: newTopics },
  { name: 'edit-topic', who: 'mara', path: at('/topics'), ready: opens(/^Edit /, 'Edit Topic') },
  { name: 'delete-topic', who: 'mara', path: at('/topics'), ready: opens(/^Delete [^S]/, /^Delete/) },
  { name: 'people', who: 'mara', path: at('/people'), ready: people, whole: true },
  { name: 'users', who: 'mara', path: at('/users'), ready: shows('ravi@example.com') },
  { name: 'invite-user', who: 'mara', path: at('/users'), ready: opens('Invite User', 'Invite User') },
  { name: 'change-role', who: 'mara', path: at('/users'), ready: userAction('una', /role/i) },
  { name: 'manage-access', who: 'mara', path: at('/users'), ready: userAction('cleo', /access/i) },
  { name: 'user-menu', who: 'mara', path: at('/users'), ready: opensMenu('cleo') },
  { name: 'view-as-client', who: 'mara', path: at('/users'), ready: viewAs('cleo') },
  { name: 'view-over', who: 'mara', path: at('/users'), ready: viewOver },
  { name: 'revoke-invitation', who: 'mara', path: at('/users'), ready: opens(/^Revoke/, 'Revoke Invitation') },
  { name: 'delete-user', who: 'mara', path: at('/users'), ready: userAction('una', /delete/i) },
  { name: 'account', who: 'una', path: at('/account'), ready: heading(/account/i), whole: true },
  { name: 'activity', who: 'mara', path: at('/audit'), ready: shows(/una/) },
  { name: 'access-denied', who: 'cleo', path: at('/users'), ready: shows('Access Denied') },
];

/** Every page and dialog of the product. */
export const screens: readonly Screen[] = [...guests, ...dashboards, ...projects, ...insightScreens, ...others];

async function refusedLogin(page: Page): Promise<void> {
  await page.getByLabel('Email').fill('mara@example.com');
  await page.getByLabel('Password', { exact: true }).fill('not the one');
  await click(page, 'Login');
  await page.getByText('Invalid email or password').first().waitFor();
}

async function registration(page: Page): Promise<void> {
  await click(page, 'Register', 'tab');
  await page.getByLabel('Password', { exact: true }).fill('quiet-7');
  await page.getByText('Password must have:').waitFor();
}

async function registered(page: Page): Promise<void> {
  const name = `guest ${Math.random().toString(36).slice(2, 8)}`;
  await click(page, 'Register', 'tab');
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Email').fill(`${name.replace(' ', '.')}@example.com`);
  await page.getByLabel('Password', { exact: true }).fill('quiet-river-7');
  await page.getByLabel('Confirm Password').fill('quiet-river-7');
  await page.getByLabel('Company Name').fill('North Mill');
  await click(page, 'Register');
  await page.getByText('Verification Email Sent').waitFor();
}

async function searchInVain(page: Page): Promise<void> {
  await page.getByText('Supporting Quote').first().waitFor();
  await page.getByPlaceholder('Search insights...').fill('zeppelin');
  await page.getByText('No insights match').waitFor();
}

async function accountMenu(page: Page): Promise<void> {
  await click(page, 'Account menu');
  await page.getByRole('menuitem', { name: 'Logout' }).waitFor();
}

/** Where the links stand in the bar there is no sheet to open. */
async function menuSheet(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Open menu' });
  await heading('Dashboard')(page);
  if (await button.isVisible()) await button.click();
}

async function palette(page: Page): Promise<void> {
  await page.getByText('Supporting Quote').first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').last().fill('ba');
}

async function shortcuts(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('?');
  await dialog(page, 'Keyboard shortcuts');
}

async function offline(page: Page): Promise<void> {
  await page.getByText('Supporting Quote').first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await page
    .getByText(/You are offline/)
    .first()
    .waitFor();
}

async function sessionEnded(page: Page, { server }: World): Promise<void> {
  await click(page, 'New Project');
  await page.getByLabel('Name', { exact: true }).fill('Typed before the session ended');
  await page.context().request.post(`${server.url}/api/logout`);
  await next(page);
  await dialog(page, 'Your session has ended');
}

async function newProjectFaults(page: Page): Promise<void> {
  await opens('New Project', 'Create New Project')(page);
  await next(page);
  await page.getByText('Project name is required').waitFor();
}

async function newProjectTopics(page: Page): Promise<void> {
  await opens('New Project', 'Create New Project')(page);
  await page.getByLabel('Name', { exact: true }).fill('Late trains');
  await page.getByLabel('Project Brief').fill('How commuters cope with late trains and what they wish from the app');
  await next(page);
  await dialog(page, 'Customize Project Topics');
}

async function questions(page: Page): Promise<void> {
  const panel = page.getByRole('complementary', { name: 'Research Questions' });
  await page.getByText('Supporting Quote').first().waitFor();
  if (!(await panel.isVisible())) await click(page, 'Research Questions');
  await panel.getByText('Q1', { exact: true }).waitFor();
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
    await page.getByText(status === 'completed' ? 'Last analysis:' : 'Preparing Documents').waitFor();
    const more = page.getByRole('button', { name: /^Show .* documents/ });
    if (await more.first().isVisible()) await more.first().click();
  };
}

async function longQuestions(page: Page, world: World): Promise<void> {
  await questions(page);
  const texts = [
    'Which of the things that bakers write down in the evening do they look at again the next morning, and which are never read by anybody, although writing them down takes up to twenty minutes?',
    'ماذا يحدث للخبز الذي يبقى في المساء؟',
  ];
  for (const question of texts) await world.api.post(`/api/projects/${world.project}/questions`, { question });
  await page.reload();
  await questions(page);
  await page.getByText('Which of the things').scrollIntoViewIfNeeded();
  await page.getByRole('textbox', { name: 'Add your own question' }).fill(texts[0]?.toUpperCase() ?? '');
  await page.keyboard.press('Enter');
  await page.getByText('listed already').waitFor();
}

async function uploadFaults(page: Page): Promise<void> {
  await page.getByText('Supporting Quote').first().waitFor();
  await page.setInputFiles('input[type=file]', [
    { name: 'broken.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 and then nothing') },
    { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from(' \n ') },
  ]);
  await page.getByRole('list', { name: 'Uploads' }).getByRole('listitem').nth(1).waitFor();
  await page.waitForTimeout(2_500);
}

async function newTopics(page: Page): Promise<void> {
  await page.getByText('Bread waste').first().waitFor();
  await opens('New Topic', 'Create New Topics')(page);
}

/** Without a remembered project the page gives way to the choice of one. */
async function people(page: Page, { project, server }: World): Promise<void> {
  await page.goto(`${server.url}/insights/${project}`);
  await page.getByText('Supporting Quote').first().waitFor();
  await page.goto(`${server.url}/people`);
  await page.getByText('View Details').first().waitFor();
  await click(page, 'View Details');
}

function userAction(name: string, action: RegExp) {
  return async (page: Page): Promise<void> => {
    await click(page, `Actions for ${name}`);
    await click(page, action, 'menuitem');
    await page.getByRole('dialog').waitFor();
  };
}

function opensMenu(name: string) {
  return async (page: Page): Promise<void> => {
    await click(page, `Actions for ${name}`);
    await page.getByRole('menuitem').first().waitFor();
  };
}

function viewAs(name: string) {
  return async (page: Page): Promise<void> => {
    await click(page, `Actions for ${name}`);
    await click(page, 'View as this client', 'menuitem');
    await page.getByRole('button', { name: 'End preview' }).waitFor();
    await page.getByText('Supporting Quote').first().waitFor();
  };
}

/** Another sign-in in the same browser: the view belonged to the session before it. */
async function viewOver(page: Page, { server, password }: World): Promise<void> {
  await viewAs('cleo')(page);
  await page.context().request.post(`${server.url}/api/login`, { data: { email: 'mara@example.com', password } });
  await page.reload();
  await page.getByText('This preview has ended').waitFor();
}
