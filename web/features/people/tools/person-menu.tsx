import { Eraser, EyeOff, Merge, Pencil, Split } from 'lucide-react';
import type { Person } from '#contract/people/people.ts';
import { MenuItem, MenuPanel } from '../../../ui/menu.tsx';
import type { PersonTask } from './tasks.ts';

type Props = { person: Person; alone: boolean; onTask: (task: PersonTask) => void; onClose: () => void };

const tasks: { task: PersonTask; label: string; Icon: typeof Pencil }[] = [
  { task: 'rename', label: 'Rename', Icon: Pencil },
  { task: 'merge', label: 'Merge with others', Icon: Merge },
  { task: 'split', label: 'Split by document', Icon: Split },
  { task: 'hide', label: 'Hide', Icon: EyeOff },
  { task: 'erase', label: 'Erase from research…', Icon: Eraser },
];

export function PersonMenu({ person, alone, onTask, onClose }: Props) {
  const isPossible = (task: PersonTask) =>
    (task !== 'merge' || !alone) && (task !== 'split' || person.documentIds.length > 1);
  return (
    <MenuPanel label={`Actions for ${person.name}`} onClose={onClose}>
      {tasks
        .filter(({ task }) => isPossible(task))
        .map(({ task, label, Icon }) => (
          <MenuItem key={task} onSelect={() => onTask(task)}>
            <Icon className="icon" />
            {label}
          </MenuItem>
        ))}
    </MenuPanel>
  );
}
