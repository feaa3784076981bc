import type { Browser, BrowserContextOptions, Locator, Page } from '@playwright/test';
import { analysedProject } from './analysed-project.ts';
import { type Api, signUp } from './api.ts';
import { addMember, type Membership } from './member.ts';
import { mailedPath } from './server.ts';
import { emailOf, password, type Site, usernameOf } from './site.ts';
import { newPage } from './visitor.ts';

export type Listed = { id: number; username: string; role: string };
type Grants = NonNullable<Membership['projectAccess']>;

/** A company of one admin, `mara`, with an analysed project and one without research, and what the users' specs do in it. */
export type UsersWorld = {
  site: Site;
  api: Api;
  bread: number;
  /** A page in a new browser; signed in unless the name is null. */
  open(browser: Browser, path: string, name?: string | null, options?: BrowserContextOptions): Promise<Page>;
  users(): Promise<Listed[]>;
  member(name: string, role: Membership['role'], projectAccess?: Grants): Promise<void>;
  inviteLink(name: string): Promise<string>;
};

export async function makeUsersWorld(site: Site): Promise<UsersWorld> {
  const api = await signUp(site, 'mara');
  const bread = await analysedProject(api, { name: 'Bread and waste' });
  await api.post('/api/projects', { name: 'Board papers' });
  return {
    site,
    api,
    bread,
    async open(browser, path, name = 'mara', options = {}) {
      const page = await newPage(browser, site, name, options);
      await page.goto(site.url + path);
      return page;
    },
    users: () => api.get('/api/users'),
    member: (name, role, projectAccess = []) => addMember(site, api, name, { role, projectAccess }),
    inviteLink: (name) => mailedPath(site.dataDir, emailOf(site, name), 'accept-invitation'),
  };
}

export const close = (page: Page): Promise<void> => page.context().close();
export const rowOf = (page: Page, name: string): Locator => page.getByRole('row').filter({ hasText: name });
export const invitationTo = (page: Page, email: string): Locator =>
  page.getByRole('list', { name: 'Pending invitations' }).getByRole('listitem').filter({ hasText: email });

export async function choose(page: Page, name: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

/** Fills in what an invited person chooses. */
export async function accept(page: Page, site: Site, name: string): Promise<void> {
  await page.getByLabel('Name').fill(usernameOf(site, name));
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm Password').fill(password);
  await page.getByRole('button', { name: 'Complete Registration' }).click();
}

/** The names of the projects that the page's user gets from the server. */
export async function projectsOf(page: Page): Promise<string[]> {
  const reply = await page.context().request.get(new URL('/api/projects', page.url()).href);
  return ((await reply.json()) as { name: string }[]).map(({ name }) => name);
}
