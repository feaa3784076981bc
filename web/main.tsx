import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { AppRoutes } from './app/app-routes.tsx';
import { ErrorBoundary } from './app/error-boundary.tsx';
import { preloadPage } from './app/lazy-frame.ts';
import { userQuery } from './features/auth/queries.ts';
import { SessionProvider } from './features/auth/session/session.tsx';
import { createQueryClient } from './lib/query-client.ts';
import { followSystemTheme } from './lib/theme.ts';
import { isOutdated } from './lib/view-as.ts';
import { ToastProvider } from './ui/toast/toast.tsx';

followSystemTheme();
addEventListener('pageshow', () => isOutdated() && location.reload());
const client = createQueryClient();
// Both are needed for the first view; requested here, they load in parallel.
preloadPage(location.pathname);
void client.prefetchQuery(userQuery);

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');

createRoot(root).render(
  <ErrorBoundary>
    <QueryClientProvider client={client}>
      <ToastProvider>
        <SessionProvider>
          <AppRoutes />
        </SessionProvider>
      </ToastProvider>
    </QueryClientProvider>
  </ErrorBoundary>,
);
