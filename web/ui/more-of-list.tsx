import type { RefObject } from 'react';
import { messageOf } from '../lib/api.ts';
import { Button } from './button.tsx';
import { ErrorState } from './states.tsx';

type Page = { next: number | null };
type Props = {
  /** The list, which has the focus once its last page is there and the button gone. */
  list: RefObject<HTMLElement | null>;
  /** Loads the page after the given entry. */
  more: {
    mutate: (after: number, options: { onSuccess: (page: Page) => void }) => void;
    isPending: boolean;
    isError: boolean;
    isSuccess: boolean;
    error: Error | null;
  };
  /** Where the next page begins; null after the last one. */
  next: number | null;
  /** What is said when it cannot be loaded. */
  failure: string;
  /** What screen readers announce once more is shown. */
  shown: string;
};

/** The end of a list that is loaded page by page. */
export function MoreOfList({ list, more, next, failure, shown }: Props) {
  const load = () => {
    if (next === null) return;
    more.mutate(next, { onSuccess: (page) => page.next === null && list.current?.focus({ preventScroll: true }) });
  };
  return (
    <>
      {more.isError && <ErrorState title={messageOf(more.error, failure)} onRetry={load} retrying={more.isPending} />}
      {next !== null && !more.isError && (
        <Button
          variant="secondary"
          className="justify-self-center"
          pending={more.isPending}
          pendingText="Loading..."
          onClick={load}
        >
          Load more
        </Button>
      )}
      <p role="status" className="sr-only">
        {more.isSuccess && shown}
      </p>
    </>
  );
}
