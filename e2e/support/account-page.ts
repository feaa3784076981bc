import type { Locator, Page } from '@playwright/test';
import { signUp } from './api.ts';
import { addMember } from './member.ts';
import { emailOf, password, type Site, usernameOf } from './site.ts';

/** A company with an admin, `mara`, a user, `una`, and two clients: `cara` may see its project, `cleo` none. */
export async function makeCompany(site: Site): Promise<void> {
  const mara = await signUp(site, 'mara');
  const { id: projectId } = await mara.post<{ id: number }>('/api/projects', { name: 'For the client' });
  const grant = { projectId, canViewInsights: true, canViewChat: false };
  await addMember(site, mara, 'una', { role: 'company_user', teamName: 'Ovens' });
  await addMember(site, mara, 'cleo', { role: 'client' });
  await addMember(site, mara, 'cara', { role: 'client', projectAccess: [grant] });
}

export async function login(page: Page, email: string, secret = password): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'Login' }).click();
}

export async function fillRegistration(page: Page, site: Site, name: string): Promise<void> {
  await page.getByRole('tab', { name: 'Register' }).click();
  await page.getByLabel('Name', { exact: true }).fill(usernameOf(site, name));
  await page.getByLabel('Email').fill(emailOf(site, name));
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm Password').fill(password);
  await page.getByLabel('Company Name').fill('North Mill');
}

export const endedDialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Your session has ended' });
export const dashboard = (page: Page): Locator => page.getByRole('heading', { name: 'Dashboard' });

/** Holds a call until it is released, and counts how often it was made. */
export async function hold(page: Page, path: string): Promise<{ count: () => number; release: () => void }> {
  let count = 0;
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**${path}`, async (route) => {
    count++;
    await released;
    await route.continue();
  });
  return { count: () => count, release };
}
