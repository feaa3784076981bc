import { createContext, type ReactNode, Suspense, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { preloadable } from '../../lib/preloadable.tsx';

export type Notice = {
  title: string;
  description?: string;
  destructive?: boolean;
  /** What can be done about it; doing it closes the notice. */
  action?: { label: string; onClick: () => void };
  /** How long it stays; five seconds by default. */
  ms?: number;
};
type Shown = Notice & { id: number };

const { Component: ToastCard, preload } = preloadable(() => import('./toast-card.tsx').then((m) => m.ToastCard));
const ToastContext = createContext<((notice: Notice) => void) | null>(null);

export function useToast(): (notice: Notice) => void {
  const toast = useContext(ToastContext);
  if (!toast) throw new Error('useToast must be used within a ToastProvider');
  return toast;
}

/** One notice at a time: a new one takes the place of the one before. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [notice, setNotice] = useState<Shown | null>(null);
  const show = useMemo(() => {
    let count = 0;
    return (next: Notice) => setNotice({ ...next, id: ++count });
  }, []);
  const dismiss = useCallback(() => setNotice(null), []);
  // It must be there already when the network fails.
  useEffect(preload, []);
  return (
    <ToastContext value={show}>
      {children}
      {createPortal(<ToastArea notice={notice} onDone={dismiss} />, document.body)}
    </ToastContext>
  );
}

function ToastArea({ notice, onDone }: { notice: Shown | null; onDone: () => void }) {
  const card = notice && (
    <Suspense>
      <ToastCard key={notice.id} notice={notice} onDone={onDone} />
    </Suspense>
  );
  return (
    <div className="pointer-events-none fixed inset-e-0 bottom-0 z-50 w-full max-w-105 p-4">
      {/* A polite region must be there before its text is, else it is not read out; an alert is read out when it appears. */}
      <output>{!notice?.destructive && card}</output>
      {notice?.destructive && <div role="alert">{card}</div>}
    </div>
  );
}
