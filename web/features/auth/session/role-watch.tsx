import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onForbidden } from '../../../lib/api.ts';
import { readOnlyProject } from '../../../lib/read-only.ts';
import { useToast } from '../../../ui/toast/toast.tsx';
import { userQuery } from '../queries.ts';
import { mayDo } from './may.ts';
import { useMay } from './use-may.ts';

/** What users who work on projects may do, and a client may not. */
const editing = 'projects.update';

/**
 * A call was refused that the page offered: perhaps the user has become a client meanwhile. Then the page learns the role,
 * takes away what a client may not do, and says why.
 */
export function RoleWatch() {
  const client = useQueryClient();
  const toast = useToast();
  const mayEdit = useMay(editing);
  useEffect(() => {
    if (!mayEdit) return;
    return onForbidden(async () => {
      const now = await client.fetchQuery({ ...userQuery, staleTime: 0 }).catch(() => null);
      if (now && !mayDo(now.role, editing) && !isTold()) toast(readOnlyProject);
    });
  }, [client, mayEdit, toast]);
  return null;
}

/** Whether what was refused has said so itself, and of what: a conversation, say. */
const isTold = () => document.querySelector('[role="alert"]')?.textContent?.includes(readOnlyProject.title);
