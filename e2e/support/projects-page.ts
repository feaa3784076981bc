import type { Browser, BrowserContextOptions, Locator, Page } from '@playwright/test';
import { type Api, signUp } from './api.ts';
import type { Site } from './site.ts';
import { newPage } from './visitor.ts';

/** A company of one admin, `mara`, with one project, and what the specs of projects do in it. */
export type ProjectsWorld = {
  site: Site;
  api: Api;
  /** The project that is there from the start; the only one that is granted to a client. */
  shared: number;
  /** A page in a new browser, signed in, at no address yet. */
  open(browser: Browser, name?: string, options?: BrowserContextOptions): Promise<Page>;
  newProject(name: string, description?: string | null): Promise<number>;
};

export async function makeProjectsWorld(site: Site): Promise<ProjectsWorld> {
  const api = await signUp(site, 'mara');
  const newProject = async (name: string, description: string | null = 'What bakeries throw away') =>
    (await api.post<{ id: number }>('/api/projects', { name, description })).id;
  return {
    site,
    api,
    shared: await newProject('For the client', 'To be read'),
    open: (browser, name = 'mara', options = {}) => newPage(browser, site, name, options),
    newProject,
  };
}

export const projectCard = (page: Page, name: string): Locator =>
  page.getByRole('heading', { name, level: 3 }).locator('..');
export const rememberedProject = (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem('lastSelectedProjectId'));
