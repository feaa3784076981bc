import { Ellipsis } from 'lucide-react';
import { lazy, type ReactNode } from 'react';
import type { Role } from '#contract/roles.ts';
import type { CompanyUser } from '#contract/users/users.ts';
import { formatDate } from '../../lib/format.ts';
import { useMedia } from '../../lib/use-media.ts';
import { IconButton } from '../../ui/button.tsx';
import { MenuButton } from '../../ui/menu-button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { cell, Table } from '../../ui/table.tsx';
import { accessSummary, placeOf, statusLabel } from './rules.ts';
import { useViewAs } from './use-user-changes.ts';
import type { UserTask } from './user-dialogs.tsx';

const loadMenu = () => import('./user-menu.tsx');
const UserMenu = lazy(() => loadMenu().then((m) => ({ default: m.UserMenu })));

type Props = {
  users: readonly CompanyUser[];
  own: { id: number; companyName: string | null };
  roleLabel: (role: Role) => ReactNode;
  onTask: (task: UserTask) => void;
};

/** A table; on a narrow screen the same facts as stacked rows. */
export function UserTable({ users, ...rest }: Props) {
  const wide = useMedia('(min-width: 45rem)');
  if (!wide) {
    return (
      <ul aria-label="Users" className="panel divide-y divide-line">
        {users.map((user) => (
          <UserItem key={user.id} user={user} {...rest} />
        ))}
      </ul>
    );
  }
  return (
    <Table caption="Users" columns={columns} withActions>
      {users.map((user) => (
        <UserRow key={user.id} user={user} {...rest} />
      ))}
    </Table>
  );
}

const columns: [string, string][] = [
  ['Name', 'w-[20%]'],
  ['Email', 'w-[24%]'],
  ['Role', 'w-[16%]'],
  ['Team', ''],
  ['Status', 'w-[10%]'],
  ['Added', 'w-[11%]'],
];

type RowProps = Omit<Props, 'users'> & { user: CompanyUser };

function UserRow({ user, own, roleLabel, onTask }: RowProps) {
  return (
    <tr>
      <th scope="row" className={`${cell} ps-5 text-start font-control`}>
        <Name user={user} own={own} />
      </th>
      <td className={`${cell} text-text-2`}>{user.email}</td>
      <td className={cell}>
        {roleLabel(user.role)}
        <Access user={user} />
      </td>
      <td dir="auto" className={`${cell} text-start text-text-2`}>
        {placeOf(user, own.companyName) || <span className="text-text-3">None</span>}
      </td>
      <td className={cell}>
        <Status status={user.status} />
      </td>
      <td className={`${cell} text-text-2 tabular-nums`}>{formatDate(user.createdAt)}</td>
      <td className="h-12 pe-3 text-end">
        <Actions user={user} own={own} onTask={onTask} />
      </td>
    </tr>
  );
}

function UserItem({ user, own, roleLabel, onTask }: RowProps) {
  const place = placeOf(user, own.companyName);
  return (
    <li className="flex items-start gap-2 py-3 ps-4 pe-2">
      <div className="grid min-w-0 flex-1 gap-1 [overflow-wrap:anywhere]">
        <p className="font-control">
          <Name user={user} own={own} />
        </p>
        <p className="text-text-2">{user.email}</p>
        <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1 text-label text-text-2">
          {roleLabel(user.role)}
          <Access user={user} />
          {place && <span dir="auto">{place}</span>}
          <Status status={user.status} />
          <span className="text-text-3 tabular-nums">Added {formatDate(user.createdAt)}</span>
        </div>
      </div>
      <Actions user={user} own={own} onTask={onTask} />
    </li>
  );
}

function Name({ user, own }: Pick<RowProps, 'user' | 'own'>) {
  return (
    <span className="inline-flex max-w-full flex-wrap items-center gap-x-2">
      <bdi>{user.username}</bdi>
      {user.id === own.id && (
        <span className="rounded-full border border-line px-2 text-label font-normal text-text-3">You</span>
      )}
    </span>
  );
}

function Access({ user }: Pick<RowProps, 'user'>) {
  const summary = accessSummary(user);
  return summary && <span className="block text-label text-text-3 md:ps-5.5">{summary}</span>;
}

function Status({ status }: { status: string }) {
  return (
    <span className="inline-flex items-center gap-1.5 text-text-2">
      <span
        aria-hidden="true"
        className={`size-2 flex-none rounded-full ${status === 'active' ? 'bg-ok' : 'border border-line-strong'}`}
      />
      {statusLabel(status)}
    </span>
  );
}

function Actions({ user, own, onTask }: Pick<RowProps, 'user' | 'own' | 'onTask'>) {
  const view = useViewAs(user);
  return (
    <div className="inline-block text-start">
      <MenuButton
        preload={loadMenu}
        trigger={(props) => (
          <IconButton label={`Actions for ${user.username}`} title="Actions" {...props}>
            {view.isPending ? <Spinner /> : <Ellipsis className="icon" />}
          </IconButton>
        )}
      >
        {(close) => (
          <UserMenu
            user={user}
            isOwn={user.id === own.id}
            onTask={onTask}
            onView={() => view.mutate()}
            onClose={close}
          />
        )}
      </MenuButton>
    </div>
  );
}
