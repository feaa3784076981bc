import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import type { Insight } from '../../contract/insights/insights.ts';
import type { Api } from './api.ts';
import type { Site } from './site.ts';
import { dialogOf, openAs } from './visitor.ts';
import { projectWithInsights } from './written-insights.ts';

type Place = { projectId: number; insight: Insight };

export const rain = 'When it rains nobody walks past our window.';
export const question = 'What happens when it rains?';

/** A project with one insight, on the rain. */
export async function newInsight(api: Api, name: string): Promise<Place> {
  const words = { title: 'Rain keeps customers away', tags: ['rain'], quote: rain, relevance: 'Bread is thrown away.' };
  const { id, insights } = await projectWithInsights(api, { name }, [words]);
  return { projectId: id, insight: insights[0] as Insight };
}

export const chat = (page: Page): Locator => dialogOf(page, 'Chat with Insight');
export const input = (page: Page): Locator => chat(page).getByRole('textbox', { name: 'Message' });
export const replies = (page: Page): Locator => chat(page).getByRole('article', { name: 'Assistant' });
export const own = (page: Page): Locator => chat(page).getByRole('article', { name: 'Your team' });
export const past = (page: Page): Locator => chat(page).getByRole('navigation', { name: 'Conversations' });

export const messagesOf = (api: Api, id: number) =>
  api.get<{ data: { role: string; content: string }[] }>(`/api/conversations/${id}/messages`);

export async function chatsOf(api: Api, { projectId, insight }: Place): Promise<{ id: number; title: string }[]> {
  const path = `/api/projects/${projectId}/insights/${insight.id}/conversations`;
  return (await api.get<{ data: { id: number; title: string }[] }>(path)).data;
}

/** The chat about the first insight of a project. */
export async function openChat(browser: Browser, server: Site, projectId: number, name = 'mara', options = {}) {
  const page = await openAs(browser, server, name, `/insights/${projectId}`, options);
  await page.getByRole('button', { name: 'Chat', exact: true }).first().click();
  await expect(chat(page)).toBeVisible();
  return page;
}

export async function ask(page: Page, text: string): Promise<void> {
  await input(page).fill(text);
  await input(page).press('Enter');
}
