import { forget, recall, remember } from './storage.ts';

export type Theme = 'system' | 'light' | 'dark';

/** public/theme.js reads the same key before the first paint. */
const key = 'theme';
const darkSystem = '(prefers-color-scheme: dark)';

export function chosenTheme(): Theme {
  const value = recall(key);
  return value === 'light' || value === 'dark' ? value : 'system';
}

export function chooseTheme(theme: Theme): void {
  if (theme === 'system') forget(key);
  else remember(key, theme);
  applyTheme();
}

/** Keeps to the system's theme while it changes, unless one was chosen. */
export function followSystemTheme(): void {
  matchMedia(darkSystem).addEventListener('change', applyTheme);
}

function applyTheme(): void {
  const theme = chosenTheme();
  const dark = theme === 'dark' || (theme === 'system' && matchMedia(darkSystem).matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
}
