import { expect, type Page, test } from '@playwright/test';
import { sidewaysScroll, violations } from '../support/accessibility.ts';
import { type ProjectsWorld, projectCard, startProjectsWorld } from '../support/projects-page.ts';

let world: ProjectsWorld;
test.beforeAll(async () => {
  world = await startProjectsWorld();
  // Odd names stand behind the dialogs, because they too must not push a page sideways.
  for (const name of ['<img src=x onerror=alert(1)> \u202eمخابز\u202c 🥐 {{7*7}}', 'Described', 'Keyboard', 'Picked']) {
    await world.newProject(name);
  }
});
test.afterAll(() => world.server.stop());

type Stop = { name: string; show: (page: Page) => Promise<void> };
const dialogs: Stop[] = [
  {
    name: 'the edit dialog',
    show: async (page) => {
      await page.goto(world.server.url);
      await page.getByRole('button', { name: 'Edit Looks' }).click();
    },
  },
  {
    name: 'the topics of an existing project',
    show: async (page) => {
      await page.goto(world.server.url);
      await page.getByRole('button', { name: 'Edit Looks' }).click();
      await page.getByRole('button', { name: 'Add topics' }).click();
    },
  },
  {
    name: 'the question before a project is deleted',
    show: async (page) => {
      await page.goto(world.server.url);
      await page.getByRole('button', { name: 'Delete Looks' }).click();
    },
  },
  {
    name: 'the one-step dialog',
    show: async (page) => {
      await page.goto(`${world.server.url}/projects`);
      await page.getByRole('button', { name: 'New Project' }).click();
    },
  },
  {
    name: 'the question before a document is deleted',
    show: async (page) => {
      await page.goto(`${world.server.url}/insights/${looks}`);
      await page.getByRole('button', { name: /^Delete an interview/ }).click();
    },
  },
];
let looks = 0;

test('no dialog has an axe violation or a sideways scroll, in both themes, wide and narrow', async ({ browser }) => {
  looks = await world.newProject('Looks', 'To be looked at');
  await world.api.upload(looks, `an interview ${'with a long name '.repeat(8)}.txt`, 'Anna: Look at this.');
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of [1440, 390]) {
      const page = await world.open(browser, 'mara', {
        colorScheme,
        viewport: { width, height: 900 },
        reducedMotion: 'reduce',
      });
      for (const { name, show } of dialogs) {
        await show(page);
        await expect(page.getByRole('dialog')).toBeVisible();
        await page.waitForTimeout(200);
        await faultless(page, `${name}, ${colorScheme}, ${width}`);
        if (process.env.PICTURES) {
          await page.screenshot({ path: `${process.env.PICTURES}/${name}-${width}-${colorScheme}.png` });
        }
      }
      await page.goto(`${world.server.url}/projects`);
      await expect(projectCard(page, 'Looks')).toBeVisible();
      await faultless(page, `the older list, ${colorScheme}, ${width}`);
      await page.context().close();
    }
  }
});

async function faultless(page: Page, where: string): Promise<void> {
  expect(await violations(page), where).toEqual([]);
  expect(await sidewaysScroll(page), where).toBe(0);
}
