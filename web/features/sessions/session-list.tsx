import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import type { OwnSession } from '#contract/users/sessions.ts';
import { formatMoment } from '../../lib/format-moment.ts';
import { useKeptFocus } from '../../lib/use-kept-focus.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { sessionsQuery } from './queries.ts';
import { SessionListSkeleton } from './session-list-skeleton.tsx';
import { useEndOthers, useEndSession } from './use-session-changes.ts';

/** The user's sessions, this one first. */
export function SessionList() {
  const { data: sessions, isError, isFetching, refetch } = useQuery(sessionsQuery);
  const list = useRef<HTMLDivElement>(null);
  const others = useEndOthers();
  useKeptFocus(list, sessions?.length ?? 0);
  if (!sessions) {
    if (!isError) return <SessionListSkeleton />;
    return <ErrorState title="Your sessions could not be loaded." onRetry={refetch} retrying={isFetching} />;
  }
  return (
    <div ref={list} tabIndex={-1} className="grid gap-4 outline-none">
      <ul aria-label="Sessions" className="divide-y divide-line border-y border-line">
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
      {sessions.length > 1 ? (
        <Button
          variant="secondary"
          className="justify-self-start"
          pending={others.isPending}
          pendingText="Signing out..."
          onClick={() => others.mutate()}
        >
          Sign out everywhere else
        </Button>
      ) : (
        <p className="text-text-3">No other active sessions.</p>
      )}
    </div>
  );
}

function SessionRow({ session }: { session: OwnSession }) {
  const end = useEndSession(session);
  const { device, createdAt, seenAt, current } = session;
  const seen = formatMoment(seenAt);
  return (
    <li className="flex min-h-12 items-center justify-between gap-4 py-3">
      <div className="grid min-w-0 gap-0.5">
        <p className="flex flex-wrap items-center gap-x-2 font-control [overflow-wrap:anywhere]">
          <bdi>{device}</bdi>
          {current && (
            <span className="rounded-full border border-line px-2 text-label font-normal text-text-3">This device</span>
          )}
        </p>
        <p className="flex flex-wrap gap-x-4 text-label text-text-3 tabular-nums">
          <span>Signed in {formatMoment(createdAt)}</span>
          <span>{current ? 'In use now' : `Last seen ${seen}`}</span>
        </p>
      </div>
      {!current && (
        <Button
          variant="secondary"
          size="small"
          aria-label={`End the session: ${device}, last seen ${seen}`}
          pending={end.isPending}
          pendingText="Ending..."
          onClick={() => end.mutate()}
        >
          End
        </Button>
      )}
    </li>
  );
}
