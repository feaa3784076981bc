import { QueryCache, QueryClient } from '@tanstack/react-query';
import { readUser } from '#contract/auth.ts';
import { hasStatus } from './api.ts';

export function createQueryClient(): QueryClient {
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({
      // A session that ended while the page was open: forget the user, and the protected route leads to /auth.
      onError: (error) => {
        if (hasStatus(error, 401)) client.setQueryData([readUser.path], null);
      },
    }),
    defaultOptions: {
      // Without 'always' a machine that believes itself offline would hold every request back and show its pending text for ever.
      queries: {
        retry: false,
        refetchOnWindowFocus: false,
        staleTime: Number.POSITIVE_INFINITY,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  return client;
}
