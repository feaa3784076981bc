import { Monitor, Moon, Sun } from 'lucide-react';
import { chooseTheme, chosenTheme, type Theme } from '../lib/theme.ts';
import { MenuChoice, MenuPanel } from '../ui/menu.tsx';

const themes: { value: Theme; label: string; Icon: typeof Sun }[] = [
  { value: 'system', label: 'System', Icon: Monitor },
  { value: 'light', label: 'Light', Icon: Sun },
  { value: 'dark', label: 'Dark', Icon: Moon },
];

export function ThemeMenu({ onClose }: { onClose: () => void }) {
  const theme = chosenTheme();
  return (
    <MenuPanel label="Theme" onClose={onClose}>
      {themes.map(({ value, label, Icon }) => (
        <MenuChoice key={value} checked={theme === value} onSelect={() => chooseTheme(value)}>
          <Icon className="icon" />
          {label}
        </MenuChoice>
      ))}
    </MenuPanel>
  );
}
