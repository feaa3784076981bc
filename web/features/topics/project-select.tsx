import type { ComponentProps } from 'react';
import { Select } from '../../ui/form/select.tsx';

export type ListedProject = { id: number; name: string };

type Props = Omit<ComponentProps<'select'>, 'value' | 'onChange'> & {
  projects: readonly ListedProject[];
  /** Shown for no project in particular. */
  none: string;
  value: number | null;
  onChange: (projectId: number | null) => void;
};

export function ProjectSelect({ projects, none, value, onChange, ...rest }: Props) {
  return (
    <Select
      {...rest}
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value ? Number(target.value) : null)}
    >
      <option value="">{none}</option>
      {projects.map(({ id, name }) => (
        <option key={id} value={id} dir="auto">
          {name}
        </option>
      ))}
    </Select>
  );
}
