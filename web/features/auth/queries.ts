import { queryOptions } from '@tanstack/react-query';
import { readUser, type SessionUser } from '#contract/users/session-user.ts';
import { call, hasStatus, reading } from '../../lib/api.ts';

/** The signed-in user; null when signed out. A known user stays known: a session that ends is reported elsewhere. */
export const userQuery = queryOptions({
  queryKey: reading(readUser, {}).queryKey as readonly string[],
  queryFn: async ({ signal, client, queryKey }): Promise<SessionUser | null> => {
    try {
      return await call(readUser, {}, signal);
    } catch (error) {
      if (hasStatus(error, 401)) return client.getQueryData<SessionUser>(queryKey) ?? null;
      throw error;
    }
  },
});
