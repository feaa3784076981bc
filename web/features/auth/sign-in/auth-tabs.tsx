import clsx from 'clsx';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';

export type AuthTab = 'login' | 'register';

const tabs: { value: AuthTab; label: string }[] = [
  { value: 'login', label: 'Login' },
  { value: 'register', label: 'Register' },
];

type Props = {
  value: AuthTab;
  onChange: (tab: AuthTab) => void;
  /** Fetches the code of the other tab; called when a click is likely. */
  preload: () => unknown;
  children: ReactNode;
};

export function AuthTabs({ value, onChange, preload, children }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    const other = value === 'login' ? 'register' : 'login';
    onChange(other);
    list.current?.querySelector<HTMLElement>(`#tab-${other}`)?.focus();
  };
  return (
    <>
      <div
        ref={list}
        role="tablist"
        aria-label="Sign in or register"
        onKeyDown={onKeyDown}
        className="grid grid-cols-2 gap-1 rounded-control bg-sunken p-1"
      >
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`tab-${tab.value}`}
            aria-selected={tab.value === value}
            aria-controls={tab.value === value ? 'auth-panel' : undefined}
            tabIndex={tab.value === value ? 0 : -1}
            onClick={() => onChange(tab.value)}
            onPointerEnter={preload}
            onFocus={preload}
            className={clsx(
              'h-8 rounded-icon border font-control transition-colors duration-120 pointer-coarse:h-10',
              tab.value === value ? 'border-line bg-surface text-ink' : 'border-transparent text-text-2 hover:text-ink',
            )}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div id="auth-panel" role="tabpanel" aria-labelledby={`tab-${value}`} className="mt-4">
        {children}
      </div>
    </>
  );
}
