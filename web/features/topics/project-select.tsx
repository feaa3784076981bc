import clsx from 'clsx';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';

export type ListedProject = { id: number; name: string };

type Props = Omit<ComponentProps<'select'>, 'value' | 'onChange'> & {
  projects: readonly ListedProject[];
  /** Shown for no project in particular. */
  none: string;
  value: number | null;
  onChange: (projectId: number | null) => void;
};

export function ProjectSelect({ projects, none, value, onChange, className, ...rest }: Props) {
  return (
    <span className={clsx('relative grid', className)}>
      <select
        {...rest}
        value={value ?? ''}
        onChange={({ target }) => onChange(target.value ? Number(target.value) : null)}
        className="field appearance-none truncate pe-9"
      >
        <option value="">{none}</option>
        {projects.map(({ id, name }) => (
          <option key={id} value={id} dir="auto">
            {name}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="icon pointer-events-none absolute inset-e-3 top-1/2 -translate-y-1/2 text-text-3"
      />
    </span>
  );
}
