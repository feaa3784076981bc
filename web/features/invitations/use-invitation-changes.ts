import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { listProjects } from '#contract/projects/projects.ts';
import {
  type Invitation,
  inviteUser,
  type PendingInvitation,
  resendInvitation,
  revokeInvitation,
} from '#contract/users/invitations.ts';
import { call, hasStatus, messageOf } from '../../lib/api.ts';
import { type Notice, useToast } from '../../ui/toast/toast.tsx';
import { invitationsQuery } from './queries.ts';

const refresh = (client: QueryClient) => void client.invalidateQueries({ queryKey: invitationsQuery.queryKey });

const failure = (error: unknown, otherwise: string): Notice => ({
  title: 'Error',
  description: messageOf(error, otherwise),
  destructive: true,
});

export function useInvite() {
  const client = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: (body: Invitation) => call(inviteUser, { body }),
    onSuccess: ({ user }) => {
      refresh(client);
      toast({ title: 'Invitation sent', description: `An invitation was sent to ${user.email}.` });
    },
    onError: (error) => {
      // Only a project can be missing: another admin deleted it since it was listed.
      if (hasStatus(error, 404)) void client.invalidateQueries({ queryKey: [listProjects.path] });
      toast(failure(error, 'Failed to send the invitation. Please try again.'));
    },
  });
}

export function useResend({ id, email }: PendingInvitation) {
  const client = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: () => call(resendInvitation, { params: { id } }),
    onSuccess: () => {
      refresh(client);
      toast({
        title: 'Invitation sent',
        description: `A new link was sent to ${email}. The link in the earlier email no longer works.`,
      });
    },
    onError: (error) => {
      if (hasStatus(error, 404)) refresh(client);
      toast(failureOf(error, 'Failed to send the invitation again. Please try again.'));
    },
  });
}

export function useRevoke({ id }: PendingInvitation) {
  const client = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: () => call(revokeInvitation, { params: { id } }),
    onSuccess: () => {
      client.setQueryData(invitationsQuery.queryKey, (all) => all?.filter((one) => one.id !== id));
      toast({ title: 'Success', description: 'Invitation revoked successfully' });
    },
    onError: (error) => {
      if (hasStatus(error, 404)) refresh(client);
      toast(failureOf(error, 'Failed to revoke the invitation. Please try again.'));
    },
  });
}

export const notPending = 'This invitation is no longer pending. It has been accepted or revoked.';

const failureOf = (error: unknown, otherwise: string): Notice =>
  hasStatus(error, 404) ? { title: 'Error', description: notPending, destructive: true } : failure(error, otherwise);
