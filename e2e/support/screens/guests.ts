import type { Page } from '@playwright/test';
import { password } from '../site.ts';
import { at, heading, press, pressing, type Screen, text } from './screen.ts';

const guest = { who: 'guest' } as const;

/** What is seen without an account or without a session. */
export const guestScreens: Screen[] = [
  { ...guest, name: 'login', path: at('/auth'), shows: text('Welcome back'), still: [1440, 390] },
  { ...guest, name: 'login-refused', path: at('/auth'), open: refusedLogin, shows: text('Invalid email or password') },
  {
    ...guest,
    name: 'register',
    path: at('/auth'),
    open: pressing('Register', 'tab'),
    shows: text('Create an account'),
    whole: true,
  },
  { ...guest, name: 'register-typed', path: at('/auth'), open: weakPassword, shows: text('Password must have:') },
  { ...guest, name: 'registered', path: at('/auth'), open: registered, shows: text('Verification Email Sent') },
  { ...guest, name: 'forgot-password', path: at('/forgot-password'), shows: text('Forgot your password?') },
  { ...guest, name: 'reset-password', path: ({ links }) => links.reset, shows: text('Password must have:') },
  { ...guest, name: 'verify-failed', path: at('/verify-email/broken'), shows: text('Send a new link') },
  { ...guest, name: 'invitation', path: ({ links }) => links.invitation, shows: text('Password must have:') },
  {
    ...guest,
    name: 'invitation-faults',
    path: ({ links }) => links.invitation,
    open: pressing('Complete Registration'),
    shows: text('Please confirm your password'),
  },
  { ...guest, name: 'invitation-invalid', path: at('/accept-invitation/broken'), shows: text('Go to Login') },
  { name: 'not-found', who: 'mara', path: at('/no/such/page'), shows: text('404 Page Not Found'), largeText: true },
  { name: 'access-denied', who: 'cleo', path: at('/projects'), shows: heading('Access Denied') },
];

async function refusedLogin(page: Page): Promise<void> {
  await page.getByLabel('Email').fill('mara@example.com');
  await page.getByLabel('Password', { exact: true }).fill('not the one');
  await press(page, 'Login');
}

async function weakPassword(page: Page): Promise<void> {
  await press(page, 'Register', 'tab');
  await page.getByLabel('Password', { exact: true }).fill('quiet-7');
}

async function registered(page: Page): Promise<void> {
  const name = `guest ${Math.random().toString(36).slice(2, 8)}`;
  await press(page, 'Register', 'tab');
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Email').fill(`${name.replace(' ', '.')}@example.com`);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm Password').fill(password);
  await page.getByLabel('Company Name').fill('North Mill');
  await press(page, 'Register');
}
