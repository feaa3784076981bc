import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Link } from 'wouter';
import type { Role } from '#contract/roles.ts';
import type { PendingInvitation } from '#contract/users/invitations.ts';
import { RoleLabel } from '../features/auth/session/role-label.tsx';
import { useSession } from '../features/auth/session/session.tsx';
import { useDemotion } from '../features/auth/session/use-demotion.ts';
import { InvitationDialogs, type InvitationTask, preloadDialog } from '../features/invitations/invitation-dialogs.tsx';
import { InvitationsSkeleton } from '../features/invitations/invitations-skeleton.tsx';
import { invitationsQuery } from '../features/invitations/queries.ts';
import { projectsQuery } from '../features/projects/queries.ts';
import type { ProjectSource } from '../features/users/access-choice.tsx';
import { usersQuery } from '../features/users/queries.ts';
import { UserDialogs, type UserTask } from '../features/users/user-dialogs.tsx';
import { UserTableSkeleton } from '../features/users/user-table-skeleton.tsx';
import { usePageTitle } from '../lib/use-page-title.ts';
import { Button, buttonLook } from '../ui/button.tsx';
import { useDialog } from '../ui/dialog/use-dialog.ts';
import { ErrorState } from '../ui/states.tsx';

// Fetched while the lists are being read.
const lists = Promise.all([
  import('../features/users/user-list.tsx'),
  import('../features/invitations/invitation-list.tsx'),
]);
lists.catch(() => {});
const UserList = lazy(() => lists.then(([m]) => ({ default: m.UserList })));
const InvitationList = lazy(() => lists.then(([, m]) => ({ default: m.InvitationList })));
const RoleChoice = lazy(() => import('../features/users/role-choice.tsx').then((m) => ({ default: m.RoleChoice })));
const AccessChoice = lazy(() =>
  import('../features/users/access-choice.tsx').then((m) => ({ default: m.AccessChoice })),
);

const roleLabel = (role: Role) => <RoleLabel role={role} />;
const preload = () => preloadDialog('invite');

export function UsersPage() {
  usePageTitle('User Management');
  const { user } = useSession();
  const users = useQuery(usersQuery);
  const invitations = useQuery(invitationsQuery);
  const projects = useProjectSource();
  const userDialog = useDialog<UserTask>();
  const dialog = useDialog<InvitationTask>();
  useDemotion(users.error);
  if (!user) return null;
  const invite = (
    <Button onClick={() => dialog.show({ task: 'invite' })} onPointerEnter={preload} onFocus={preload}>
      <UserPlus className="icon" />
      Invite User
    </Button>
  );
  const alone = users.data?.length === 1;
  return (
    <>
      <div className="mb-6 flex flex-wrap items-start justify-between gap-3">
        <div>
          <h1 className="text-title max-md:text-title-phone">User Management</h1>
          <p className="mt-1 text-lead text-pretty text-text-2">
            Who belongs to <bdi>{user.companyName ?? 'your company'}</bdi>, and what each may do.
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Link href="/audit" className={buttonLook({ variant: 'secondary' })}>
            Activity
          </Link>
          <Link href="/settings" className={buttonLook({ variant: 'secondary' })}>
            Settings
          </Link>
          {!alone && invite}
        </div>
      </div>
      {users.isError && !users.data && (
        <ErrorState title="The users could not be loaded." onRetry={users.refetch} retrying={users.isFetching} />
      )}
      {!users.isError && !users.data && <UserTableSkeleton />}
      {/* The invitations wait for the users above them, whose number decides their place. */}
      <Suspense fallback={<UserTableSkeleton />}>
        {users.data && (
          <UserList users={users.data} own={user} roleLabel={roleLabel} onTask={userDialog.show} invite={invite} />
        )}
        {(users.data || users.isError) && <PendingInvitations reading={invitations} onTask={dialog.show} />}
      </Suspense>
      <UserDialogs dialog={userDialog} projects={projects} roleLabel={roleLabel} />
      <InvitationDialogs
        dialog={dialog}
        ownCompany={user.companyName}
        roleChoice={(choice) => <RoleChoice {...choice} roleLabel={roleLabel} />}
        accessChoice={(choice) => (
          // Separate: without it the whole dialog would vanish while this part is fetched.
          <Suspense>
            <AccessChoice {...choice} {...projects} />
          </Suspense>
        )}
      />
    </>
  );
}

type PendingProps = { reading: UseQueryResult<PendingInvitation[]>; onTask: (task: InvitationTask) => void };

function PendingInvitations({ reading: { data, isError, isFetching, refetch }, onTask }: PendingProps) {
  return (
    <section aria-labelledby="pending" className="mt-10">
      <h2 id="pending" className="mb-3 text-section">
        Pending invitations
      </h2>
      {isError && !data && (
        <ErrorState title="The invitations could not be loaded." onRetry={refetch} retrying={isFetching} />
      )}
      {!isError && !data && <InvitationsSkeleton />}
      {data && <InvitationList invitations={data} roleLabel={roleLabel} onTask={onTask} />}
    </section>
  );
}

function useProjectSource(): ProjectSource {
  const { data, isError, isFetching, refetch } = useQuery(projectsQuery);
  return { projects: data, failed: isError, retrying: isFetching, retry: refetch };
}
