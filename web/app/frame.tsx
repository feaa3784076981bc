import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { useSession } from '../features/auth/session.tsx';
import { TopBar } from './top-bar.tsx';

/** What stands around every main page: skip link, bar, footer. */
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
      <TopBar user={user ?? null} />
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
  const [path] = useLocation();
  const from = useRef(path);
  const byHistory = useRef(false);
  useEffect(() => {
    const onPopState = () => {
      byHistory.current = true;
    };
    // In the capture phase, so that it is known before the router draws the page.
    addEventListener('popstate', onPopState, true);
    return () => removeEventListener('popstate', onPopState, true);
  }, []);
  useEffect(() => {
    if (from.current === path) return;
    from.current = path;
    if (!byHistory.current) {
      scrollTo(0, 0);
      main.current?.focus({ preventScroll: true });
    }
    byHistory.current = false;
  }, [path, main]);
}
