import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { SessionUser } from '#contract/session-user.ts';
import { onForbidden } from '../../../lib/api.ts';
import { readOnlyProject } from '../../../lib/read-only.ts';
import { useToast } from '../../../ui/toast.tsx';
import { userQuery } from '../queries.ts';

/**
 * A call was refused that the page offered: perhaps the user has become a client meanwhile. Then the page is told the role,
 * takes away what a client may not do, and says why.
 */
export function RoleWatch({ user }: { user: SessionUser }) {
  const client = useQueryClient();
  const toast = useToast();
  const { role } = user;
  useEffect(() => {
    if (role === 'client') return;
    return onForbidden(async () => {
      const now = await client.fetchQuery({ ...userQuery, staleTime: 0 }).catch(() => null);
      if (now?.role === 'client' && !isTold()) toast(readOnlyProject);
    });
  }, [client, role, toast]);
  return null;
}

/** Whether what was refused has said so itself, and of what: a conversation, say. */
const isTold = () => document.querySelector('[role="alert"]')?.textContent?.includes(readOnlyProject.title);
