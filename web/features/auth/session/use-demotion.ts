import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { hasStatus } from '../../../lib/api.ts';
import { userQuery } from '../queries.ts';

/** Another admin may have taken the role from this one: then the page asks who is signed in, and gives way. */
export function useDemotion(error: unknown): void {
  const client = useQueryClient();
  const refused = hasStatus(error, 403);
  useEffect(() => {
    if (refused) void client.invalidateQueries({ queryKey: userQuery.queryKey });
  }, [client, refused]);
}
