import { useEffect, useState } from 'react';
import { forget, recall, remember } from './storage.ts';

export type Theme = 'system' | 'light' | 'dark';

/** public/theme.js reads the same key before the first paint. */
const key = 'theme';

function stored(): Theme {
  const value = recall(key);
  return value === 'light' || value === 'dark' ? value : 'system';
}

export function useTheme(): [Theme, (theme: Theme) => void] {
  const [theme, setTheme] = useState(stored);

  useEffect(() => {
    const system = matchMedia('(prefers-color-scheme: dark)');
    const apply = () => {
      const dark = theme === 'dark' || (theme === 'system' && system.matches);
      document.documentElement.dataset.theme = dark ? 'dark' : 'light';
    };
    apply();
    system.addEventListener('change', apply);
    return () => system.removeEventListener('change', apply);
  }, [theme]);

  return [
    theme,
    (next) => {
      setTheme(next);
      if (next === 'system') forget(key);
      else remember(key, next);
    },
  ];
}
