import { NotFoundPage } from '../pages/not-found.tsx';
import { Frame } from './frame.tsx';

export function NotFoundRoute() {
  return (
    <Frame>
      <NotFoundPage />
    </Frame>
  );
}
