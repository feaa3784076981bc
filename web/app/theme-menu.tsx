import { Monitor, Moon, Sun } from 'lucide-react';
import { type Theme, useTheme } from '../lib/theme.ts';
import { IconButton } from '../ui/button.tsx';
import { Menu, MenuChoice } from '../ui/menu.tsx';

const themes: { value: Theme; label: string; Icon: typeof Sun }[] = [
  { value: 'system', label: 'System', Icon: Monitor },
  { value: 'light', label: 'Light', Icon: Sun },
  { value: 'dark', label: 'Dark', Icon: Moon },
];

export function ThemeMenu() {
  const [theme, setTheme] = useTheme();
  const Current = themes.find(({ value }) => value === theme)?.Icon ?? Monitor;
  return (
    <Menu
      label="Theme"
      trigger={(props) => (
        <IconButton label="Theme" {...props}>
          <Current className="icon" />
        </IconButton>
      )}
    >
      {themes.map(({ value, label, Icon }) => (
        <MenuChoice key={value} checked={theme === value} onSelect={() => setTheme(value)}>
          <Icon className="icon" />
          {label}
        </MenuChoice>
      ))}
    </Menu>
  );
}
