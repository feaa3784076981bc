import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useState } from 'react';
import type { SessionUser } from '#contract/users/session-user.ts';
import { viewAs } from '../../../lib/view-as.ts';
import { userQuery } from '../queries.ts';
import { announceSession } from './session-channel.ts';

export type Session = {
  /** undefined while it is not known yet, null when signed out. */
  user: SessionUser | null | undefined;
  /** Why it could not be read who is signed in. */
  error: Error | null;
  retry: () => void;
  /** Whether the user left this page's session on purpose. */
  left: boolean;
  setUser: (user: SessionUser | null) => void;
};

const SessionContext = createContext<Session | null>(null);

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession must be used within a SessionProvider');
  return session;
}

export function SessionProvider({ children }: { children: ReactNode }) {
  const client = useQueryClient();
  const { data: user, error, refetch } = useQuery(userQuery);
  const [left, setLeft] = useState(false);
  const session: Session = {
    user,
    error,
    retry: () => void refetch(),
    left,
    setUser: (next) => {
      if (next?.id !== user?.id) {
        // What one user saw is not shown to the next one.
        client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== userQuery.queryKey[0] });
        if (user || viewAs) sessionStorage.clear();
      }
      setLeft(next === null);
      client.setQueryData(userQuery.queryKey, next);
      announceSession(next?.id ?? null);
      // The calls of this page would still request the view.
      if (viewAs) location.assign('/');
    },
  };
  return <SessionContext value={session}>{children}</SessionContext>;
}
