import { useMutation } from '@tanstack/react-query';
import { type ProjectFields, suggestTopics } from '#contract/projects/project-changes.ts';
import { checkSession, readUser } from '#contract/users/session-user.ts';
import { call, messageOf } from '../../lib/api.ts';
import { useToast } from '../../ui/toast/toast.tsx';

const notAuthenticated = 'Failed to authenticate. Please log in again.';
const sessionExpired = 'Session expired. Please refresh the page and try again.';
const noTopics = 'Failed to generate topics. Please try again.';

/** Makes sure of the session before a long request; reading the user may revive one that the check refused. */
async function assureSession(): Promise<void> {
  try {
    await call(checkSession, {});
  } catch {
    await call(readUser, {}).catch(() => {
      throw new Error(notAuthenticated);
    });
  }
}

export function useSuggestTopics() {
  const toast = useToast();
  return useMutation({
    mutationFn: async (body: ProjectFields) => {
      await assureSession();
      return call(suggestTopics, { body });
    },
    onError: (error) => {
      const description = error.message === notAuthenticated ? sessionExpired : messageOf(error, noTopics);
      toast({ title: 'Error', description, destructive: true });
    },
  });
}
