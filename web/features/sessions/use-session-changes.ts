import { useMutation, useQueryClient } from '@tanstack/react-query';
import { endOtherSessions, endSession, type OwnSession } from '#contract/users/sessions.ts';
import { call, hasStatus, messageOf } from '../../lib/api.ts';
import { counted } from '../../lib/format.ts';
import { useToast } from '../../ui/toast/toast.tsx';
import { sessionsQuery } from './queries.ts';

const failed = 'The session could not be ended. Please try again.';

function useList() {
  const client = useQueryClient();
  const toast = useToast();
  return {
    toast,
    keep: (stays: (session: OwnSession) => boolean) =>
      client.setQueryData(sessionsQuery.queryKey, (all) => all?.filter(stays)),
    refused: (error: unknown) => toast({ title: 'Error', description: messageOf(error, failed), destructive: true }),
  };
}

export function useEndSession({ id, device }: OwnSession) {
  const { toast, keep, refused } = useList();
  const ended = () => {
    keep((session) => session.id !== id);
    toast({ title: 'Session ended', description: `You are signed out there: ${device}.` });
  };
  return useMutation({
    mutationFn: () => call(endSession, { params: { id } }),
    onSuccess: ended,
    // It ended in the meantime: that is what was wanted.
    onError: (error) => (hasStatus(error, 404) ? ended() : refused(error)),
  });
}

export function useEndOthers() {
  const { toast, keep, refused } = useList();
  return useMutation({
    mutationFn: () => call(endOtherSessions, {}),
    onSuccess: ({ ended }) => {
      keep(({ current }) => current);
      toast({ title: 'Signed out everywhere else', description: `${counted(ended, 'session')} ended.` });
    },
    onError: refused,
  });
}
