import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { listProjects } from '#contract/projects/projects.ts';
import type { Role } from '#contract/roles.ts';
import { listInvitations } from '#contract/users/invitations.ts';
import {
  type CompanyUser,
  changeRole,
  deleteUser,
  grantAccess,
  type ProjectGrant,
  revokeAccess,
  startView,
} from '#contract/users/users.ts';
import { call, hasStatus, messageOf } from '../../lib/api.ts';
import { beginView } from '../../lib/view-switch.ts';
import { type Notice, useToast } from '../../ui/toast/toast.tsx';
import { usersQuery } from './queries.ts';
import { withGrant } from './rules.ts';

const change = (client: QueryClient, to: (users: CompanyUser[]) => CompanyUser[]) =>
  client.setQueryData(usersQuery.queryKey, (users) => users && to(users));

const refresh = (client: QueryClient, ...paths: string[]) => {
  for (const path of paths) void client.invalidateQueries({ queryKey: [path] });
};

const failure = (error: unknown, otherwise: string): Notice => ({
  title: 'Error',
  description: messageOf(error, otherwise),
  destructive: true,
});

/** What was refused may have changed meanwhile: by another admin, or because the caller is none any more. */
function refreshRefused(client: QueryClient, error: unknown): void {
  if (hasStatus(error, 400, 403, 404, 409)) refresh(client, ...usersQuery.queryKey, listProjects.path);
}

export function useChangeRole({ id }: CompanyUser) {
  const client = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: (role: Role) => call(changeRole, { params: { id }, body: { role } }),
    onSuccess: (changed) => {
      change(client, (users) => users.map((user) => (user.id === id ? changed : user)));
      refresh(client, listInvitations.path);
      toast({ title: 'Success', description: 'User role updated successfully' });
    },
    onError: (error) => {
      refreshRefused(client, error);
      toast(failure(error, 'Failed to update user role. Please try again.'));
    },
  });
}

export function useDeleteUser({ id }: CompanyUser) {
  const client = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: () => call(deleteUser, { params: { id } }),
    onSuccess: () => {
      change(client, (users) => users.filter((user) => user.id !== id));
      refresh(client, listInvitations.path);
      toast({ title: 'Success', description: 'User deleted successfully' });
    },
    onError: (error) => {
      refreshRefused(client, error);
      toast(failure(error, 'Failed to delete user. Please try again.'));
    },
  });
}

/** Leaves this page for Earshot as the client sees it. */
export function useViewAs({ id }: CompanyUser) {
  const client = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: async () => beginView((await call(startView, { params: { id } })).viewAs),
    onError: (error) => {
      refreshRefused(client, error);
      const gone = hasStatus(error, 404) && 'This user is no longer a client of your company.';
      toast(
        gone
          ? { ...failure(error, gone), description: gone }
          : failure(error, 'The preview could not be started. Please try again.'),
      );
    },
  });
}

/** Which projects were saved and which were not, with the reason. */
export type AccessOutcome = { saved: ProjectGrant[]; failed: { projectId: number; error: unknown }[] };

/** Saves project by project. What one project refuses does not stop the others. */
export function useSaveAccess({ id }: CompanyUser) {
  const client = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: (changes: readonly ProjectGrant[]) => saveEach(id, changes),
    onSuccess: ({ saved, failed }) => {
      change(client, (users) => users.map((user) => (user.id === id ? withGrants(user, saved) : user)));
      const [first] = failed;
      if (!first) return toast({ title: 'Success', description: 'Project access updated successfully' });
      refreshRefused(client, first.error);
      toast(failure(first.error, 'Failed to update project access. Please try again.'));
    },
  });
}

const withGrants = (user: CompanyUser, saved: readonly ProjectGrant[]): CompanyUser => ({
  ...user,
  projectAccess: saved.reduce<ProjectGrant[]>(withGrant, user.projectAccess),
});

async function saveEach(userId: number, changes: readonly ProjectGrant[]): Promise<AccessOutcome> {
  const outcome: AccessOutcome = { saved: [], failed: [] };
  for (const grant of changes) {
    try {
      await save(userId, grant);
      outcome.saved.push(grant);
    } catch (error) {
      outcome.failed.push({ projectId: grant.projectId, error });
    }
  }
  return outcome;
}

const save = (userId: number, { projectId: id, ...flags }: ProjectGrant): Promise<unknown> =>
  flags.canViewInsights || flags.canViewChat
    ? call(grantAccess, { params: { id }, body: { userId, ...flags } })
    : call(revokeAccess, { params: { id, userId } });

/** What a dialog says of a failure, under the toast. */
export function reasonOf(error: unknown): string | null {
  if (!error) return null;
  if (hasStatus(error, 404)) return 'This user no longer exists. Another administrator may have deleted it.';
  return messageOf(error, 'The server could not be reached. Please try again.');
}
