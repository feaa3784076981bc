import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { useSession } from '../features/auth/session/session.tsx';
import { viewAs } from '../lib/view-as.ts';
import { TopBar } from './top-bar.tsx';

// Not needed for the first view, and in place before it can be needed: without it the page works, so a failure is no fault.
const nothing = { default: (): ReactNode => null };
const Watch = lazy(() =>
  import('./watch.tsx').then(
    (m): { default: () => ReactNode } => ({ default: m.Watch }),
    () => nothing,
  ),
);

// The page waits for it, instead of being moved by it.
const ViewBar = lazy(() => import('../features/auth/session/view-bar.tsx').then((m) => ({ default: m.ViewBar })));

/** The parts around every main page: skip link, bar, footer. */
export function Frame({ children }: { children: ReactNode }) {
  const { user } = useSession();
  const main = useRef<HTMLElement>(null);
  useFreshStart(main);
  return (
    <>
      <a
        href="#main"
        className="fixed inset-s-4 top-3 z-30 -translate-y-20 rounded-control border border-line bg-surface px-3 py-2 focus:translate-y-0"
      >
        Skip to content
      </a>
      <div className="sticky top-0 z-20">
        {viewAs && user && <ViewBar name={user.username} />}
        <TopBar user={user ?? null} />
      </div>
      <Suspense>
        <Watch />
      </Suspense>
      <main
        id="main"
        ref={main}
        tabIndex={-1}
        className="mx-auto min-h-dvh max-w-[85rem] px-8 pt-7 pb-10 max-md:px-4 max-md:pt-5 max-md:pb-8"
      >
        {children}
      </main>
      <footer className="px-4 pb-8 text-center text-label text-text-3">
        Some content was generated or modified by AI and should be verified independently.
      </footer>
    </>
  );
}

/** After a click on a link the new page starts at its top with the focus on it; Back and Forward are left to the browser. */
function useFreshStart(main: { current: HTMLElement | null }) {
  useEffect(() => {
    let from = location.pathname;
    // The router fires an event of that name for each pushState.
    const onPush = () => {
      if (from === location.pathname) return;
      from = location.pathname;
      scrollTo(0, 0);
      main.current?.focus({ preventScroll: true });
    };
    const onBack = () => {
      from = location.pathname;
    };
    addEventListener('pushState', onPush);
    addEventListener('popstate', onBack);
    return () => {
      removeEventListener('pushState', onPush);
      removeEventListener('popstate', onBack);
    };
  }, [main]);
}
