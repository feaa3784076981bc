import { type ComponentProps, type ReactNode, useId } from 'react';
import { roles } from '#contract/role-names.ts';
import type { Role } from '#contract/roles.ts';

const duties: Record<Role, string> = {
  company_admin: 'Does everything a company user does, and manages users and invitations.',
  company_user: 'Works with all projects, documents, insights, topics and people.',
  client: 'Reads the projects you give access to. Changes nothing.',
};

type Props = {
  roleLabel: (role: Role) => ReactNode;
  /** What makes each radio button part of its form. */
  input: (role: Role) => ComponentProps<'input'>;
  error?: string | undefined;
};

/** One role out of the three, each with what it may do. */
export function RoleChoice({ roleLabel, input, error }: Props) {
  const id = useId();
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium">Role</legend>
      <div className="grid gap-2">
        {roles.map((role) => (
          <label
            key={role}
            className="flex items-start gap-3 rounded-control border border-line px-3 py-2.5 transition-colors duration-120 hover:border-line-strong has-checked:border-accent has-checked:bg-accent-soft"
          >
            <input
              type="radio"
              {...input(role)}
              value={role}
              aria-labelledby={`${id}-${role}`}
              aria-describedby={`${id}-${role}-duties${error ? ` ${id}-error` : ''}`}
              className="mt-0.5 size-4 flex-none accent-accent"
            />
            <span className="grid min-w-0 gap-0.5">
              <span id={`${id}-${role}`} className="font-control">
                {roleLabel(role)}
              </span>
              <span id={`${id}-${role}-duties`} className="text-label text-text-3">
                {duties[role]}
              </span>
            </span>
          </label>
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} className="mt-1.5 text-label text-danger">
          {error}
        </p>
      )}
    </fieldset>
  );
}
