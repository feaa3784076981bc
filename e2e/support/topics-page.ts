import type { Browser, BrowserContextOptions, Locator, Page } from '@playwright/test';
import { type Api, signUp } from './api.ts';
import type { Site } from './site.ts';
import { newPage } from './visitor.ts';

type Topic = { id: number; name: string; color: string; projectId: number; insightCount: number };

/** A company of one admin, `mara`, and what the specs of topics do in it. */
export type TopicsWorld = {
  site: Site;
  api: Api;
  newProject(name: string, topics?: readonly string[]): Promise<number>;
  topicsOf(projectId: number): Promise<Topic[]>;
  namesOf(projectId: number): Promise<string[]>;
  /** A page in a new browser, signed in, that may use the clipboard. */
  open(browser: Browser, path?: string, name?: string, options?: BrowserContextOptions): Promise<Page>;
};

export async function makeTopicsWorld(site: Site): Promise<TopicsWorld> {
  const api = await signUp(site, 'mara');
  const topicsOf = (projectId: number) => api.get<Topic[]>(`/api/topics?projectId=${projectId}`);
  return {
    site,
    api,
    async newProject(name, topics = []) {
      const body = { name, topics: topics.map((topic) => ({ name: topic, color: '#3B82F6' })) };
      return (await api.post<{ id: number }>('/api/projects', body)).id;
    },
    topicsOf,
    namesOf: async (projectId) => (await topicsOf(projectId)).map(({ name }) => name).sort(),
    async open(browser, path = '/topics', name = 'mara', options = {}) {
      const page = await newPage(browser, site, name, options);
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.goto(site.url + path);
      return page;
    },
  };
}

/** The topics of a project whose interviews speak of both. */
export const topics = ['Bread waste', 'Planning the next day'].map((name) => ({ name, color: '#3B82F6' }));

export async function paste(page: Page, into: Locator, text: string): Promise<void> {
  await page.evaluate(`navigator.clipboard.writeText(${JSON.stringify(text)})`);
  await into.focus();
  await page.keyboard.press('Control+V');
}

export const topicCard = (page: Page, name: string): Locator => page.getByRole('listitem').filter({ hasText: name });
