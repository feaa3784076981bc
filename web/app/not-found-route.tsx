import { useSession } from '../features/auth/session/session.tsx';
import { NotFoundPage } from '../pages/not-found.tsx';
import { FullScreenSpinner } from '../ui/spinner.tsx';
import { Frame } from './frame.tsx';

export function NotFoundRoute() {
  const { user, error } = useSession();
  // The bar of a preview names its client, and would move a page that is there before it.
  if (user === undefined && !error) return <FullScreenSpinner />;
  return (
    <Frame>
      <NotFoundPage />
    </Frame>
  );
}
