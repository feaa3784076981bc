import clsx from 'clsx';
import { X } from 'lucide-react';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from './button.tsx';

export type Notice = {
  title: string;
  description?: string;
  destructive?: boolean;
  /** How long it stays; five seconds by default. */
  ms?: number;
};
type Shown = Notice & { id: number };

const shownMs = 5000;
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
  return (
    <ToastContext value={show}>
      {children}
      {createPortal(<ToastArea notice={notice} onDone={dismiss} />, document.body)}
    </ToastContext>
  );
}

function ToastArea({ notice, onDone }: { notice: Shown | null; onDone: () => void }) {
  const card = notice && <ToastCard key={notice.id} notice={notice} onDone={onDone} />;
  return (
    <div className="pointer-events-none fixed inset-e-0 bottom-0 z-50 w-full max-w-105 p-4">
      {/* A polite region must be there before its text is, else it is not read out; an alert is read out when it appears. */}
      <output>{!notice?.destructive && card}</output>
      {notice?.destructive && <div role="alert">{card}</div>}
    </div>
  );
}

function ToastCard({ notice, onDone }: { notice: Shown; onDone: () => void }) {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const held = pointed || focused;
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(onDone, notice.ms ?? shownMs);
    return () => clearTimeout(timer);
  }, [held, onDone, notice.ms]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing at the notice only stops its clock
    <div
      onMouseEnter={() => setPointed(true)}
      onMouseLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      className={clsx(
        'pointer-events-auto flex animate-[rise_160ms_ease-out] items-start gap-3 rounded-card border bg-surface py-3 ps-4 pe-2 shadow-float',
        notice.destructive ? 'border-danger' : 'border-line',
      )}
    >
      <div className="min-w-0 flex-1 break-words">
        <p className={clsx('font-semibold', notice.destructive && 'text-danger')}>{notice.title}</p>
        {notice.description && <p className="mt-0.5 text-text-2">{notice.description}</p>}
      </div>
      <IconButton label="Close notification" onClick={onDone}>
        <X className="icon" />
      </IconButton>
    </div>
  );
}
