import type { Page } from '@playwright/test';
import { emailOf, password } from '../site.ts';
import type { World } from '../world.ts';
import { at, dialog, menu, press, type Screen, text } from './screen.ts';

const users = { who: 'mara', path: at('/users') } as const;
const accountWidths = { still: [1440, 390], axeAt320: true } as const;
const actionsOf = (name: string) => (page: Page) => press(page, `Actions for ${name}`);
const action =
  (...[name, what]: [name: string, what: string]) =>
  async (page: Page): Promise<void> => {
    await actionsOf(name)(page);
    await press(page, what, 'menuitem');
  };
const preview = (page: Page) => page.getByRole('button', { name: 'End preview' });

export const userScreens: Screen[] = [
  { ...users, name: 'users', shows: text('ravi@') },
  { ...users, name: 'user-menu', open: actionsOf('cleo'), shows: menu('Change role'), reopen: true },
  { ...users, name: 'user-menu-self', open: actionsOf('mara'), shows: menu('Account settings'), reopen: true },
  { ...users, name: 'change-role', open: action('cleo', 'Change role'), shows: dialog('Change User Role') },
  { ...users, name: 'manage-access', open: action('cleo', 'Manage access'), shows: dialog('Manage Project Access') },
  { ...users, name: 'delete-user', open: action('cleo', 'Delete'), shows: dialog('Delete User') },
  { ...users, name: 'invite-user', open: (page) => press(page, 'Invite User'), shows: dialog('Invite User') },
  { ...users, name: 'invite-client-faults', open: inviteClient, shows: text('Email is required') },
  {
    ...users,
    name: 'revoke-invitation',
    open: (page) => press(page, /^Revoke the invitation/),
    shows: dialog('Revoke Invitation'),
  },
  { name: 'account', who: 'una', path: at('/account'), shows: text('This device'), ...accountWidths, whole: true },
  { name: 'activity', who: 'mara', path: at('/audit'), shows: text('Signed in'), ...accountWidths },
  {
    name: 'activity-invitations',
    who: 'mara',
    path: at('/audit'),
    open: async (page) => void (await page.getByLabel('Kind of activity').selectOption('Invitations')),
    shows: text(/Accepted invitation \d+/),
    axeAt320: true,
  },
  {
    name: 'settings-model',
    who: 'mara',
    path: at('/settings'),
    open: chooseModel,
    shows: text('Please enter the name of a model'),
    axeAt320: true,
    largeText: true,
    whole: true,
  },
  { name: 'settings', who: 'mara', path: at('/settings'), shows: text('It needs no key'), ...accountWidths },
  { name: 'settings-model-set', who: 'theo', path: at('/settings'), shows: text('A key is stored.'), ...accountWidths },
  { name: 'usage', who: 'theo', path: at('/usage'), shows: text('Reading documents'), ...accountWidths, whole: true },
  { name: 'usage-empty', who: 'mara', path: at('/usage'), shows: text('No calls yet'), ...accountWidths },
];

const previews = {
  'view-as-client': at('/'),
  'view-as-client-project': ({ project }: World) => `/insights/${project}`,
  'view-as-client-topics': at('/topics'),
  'view-as-client-not-found': at('/no/such/page'),
};

/** What an admin sees who sees Earshot as a client. */
export const previewScreens: Screen[] = [
  ...Object.entries(previews).map(([name, path]): Screen => {
    const open = async (page: Page, world: World) => {
      await viewAsClient(page);
      await page.goto(world.site.url + path(world));
    };
    return { ...users, name, open, shows: preview, still: [1440, 390] };
  }),
  { ...users, name: 'view-over', open: viewOver, shows: text('This preview has ended'), ownSession: true },
];

async function chooseModel(page: Page): Promise<void> {
  await page.getByLabel('Provider').selectOption('OpenAI');
  await press(page, 'Save settings');
}

async function inviteClient(page: Page): Promise<void> {
  await press(page, 'Invite User');
  await press(page, 'Send Invitation');
  await page.getByRole('radio', { name: 'Client' }).check();
  await page.getByRole('checkbox').first().waitFor();
}

async function viewAsClient(page: Page): Promise<void> {
  await action('cleo', 'View as this client')(page);
  await preview(page).waitFor();
  await page.getByText('Supporting Quote').first().waitFor();
}

/** Another sign-in in the same browser: the view belonged to the session before it. */
async function viewOver(page: Page, { site }: World): Promise<void> {
  await viewAsClient(page);
  await page.context().request.post(`${site.url}/api/login`, { data: { email: emailOf(site, 'mara'), password } });
  await page.reload();
}
