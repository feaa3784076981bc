import { useQueryClient } from '@tanstack/react-query';
import { Eye } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { hasStatus, onSessionRefused } from '../../../lib/api.ts';
import { endView } from '../../../lib/view-switch.ts';
import { Button } from '../../../ui/button.tsx';
import { userQuery } from '../queries.ts';
import { onSessionAnnounced } from './session-channel.ts';

/** Says that an admin sees Earshot as a client, on every page of that view, and ends it. */
export function ViewBar({ name }: { name: string }) {
  const bar = useRef<HTMLElement>(null);
  useRoomFor(bar);
  useEndOfView();
  return (
    <section ref={bar} aria-label="View as client" className="border-b border-accent bg-accent-soft text-ink">
      <div className="mx-auto flex max-w-[85rem] items-center gap-3 px-8 py-1.5 max-md:px-4">
        <Eye className="icon max-sm:hidden" />
        <p className="min-w-0 flex-1 text-label text-pretty [overflow-wrap:anywhere]">
          You see Earshot as <bdi className="font-semibold">{name}</bdi> sees it. Nothing can be changed here.
        </p>
        <Button variant="secondary" size="small" onClick={() => endView('/users')} className="flex-none">
          End preview
        </Button>
      </div>
    </section>
  );
}

/** What sticks below the bars sticks below this one too, however many lines it has. */
function useRoomFor(bar: { current: HTMLElement | null }) {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const measure = () => style.setProperty('--view-bar', `${bar.current?.offsetHeight ?? 0}px`);
    measure();
    const observer = new ResizeObserver(measure);
    if (bar.current) observer.observe(bar.current);
    return () => {
      observer.disconnect();
      style.removeProperty('--view-bar');
    };
  }, [bar]);
}

/** A refused read may mean that the view is over: then the server says so of the user as well. */
function useEndOfView(): void {
  const client = useQueryClient();
  useEffect(() => {
    const [path] = userQuery.queryKey;
    const ask = () => void client.invalidateQueries({ queryKey: userQuery.queryKey });
    const unsubscribe = client.getQueryCache().subscribe((event) => {
      const { state, queryKey } = event.query;
      const failed = event.type === 'updated' && event.action.type === 'error' && queryKey[0] !== path;
      if (failed && hasStatus(state.error, 403, 404)) ask();
    });
    // Nothing that was typed can be lost here, so a signed-out user is led to the sign-in at once.
    const stops = [unsubscribe, onSessionRefused(() => location.reload()), onSessionAnnounced(ask)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [client]);
}
