import { type ReactNode, useRef, useState } from 'react';
import type { Role } from '#contract/roles.ts';
import type { CompanyUser } from '#contract/users/users.ts';
import { useKeptFocus } from '../../lib/use-kept-focus.ts';
import { Button } from '../../ui/button.tsx';
import { SearchField } from '../../ui/form/search-field.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { manyEntries, matchingUsers } from './rules.ts';
import type { UserTask } from './user-dialogs.tsx';
import { UserTable } from './user-table.tsx';

type Props = {
  users: readonly CompanyUser[];
  own: { id: number; companyName: string | null };
  roleLabel: (role: Role) => ReactNode;
  onTask: (task: UserTask) => void;
  /** The button that invites, for a company of one. */
  invite: ReactNode;
};

/** All users of the company, the admin's account among them; with many of them, a search. */
export function UserList({ users, own, roleLabel, onTask, invite }: Props) {
  const [search, setSearch] = useState('');
  const list = useRef<HTMLElement>(null);
  useKeptFocus(list, users.length);
  const searchable = users.length > manyEntries;
  const shown = searchable ? matchingUsers(users, search) : users;
  return (
    <section ref={list} tabIndex={-1} aria-label="Users" className="grid gap-3 outline-none">
      {searchable && <SearchField what="users" value={search} onChange={setSearch} className="sm:w-72" />}
      {shown.length > 0 ? (
        <UserTable users={shown} own={own} roleLabel={roleLabel} onTask={onTask} />
      ) : (
        <EmptyState
          title="No users match"
          action={
            <Button variant="secondary" onClick={() => setSearch('')}>
              Clear search
            </Button>
          }
        >
          No name, email, team or company contains this text.
        </EmptyState>
      )}
      {users.length === 1 && (
        <EmptyState title="No other users yet" action={invite}>
          Invite colleagues to work on projects with you, and clients to read what you give them access to.
        </EmptyState>
      )}
    </section>
  );
}
