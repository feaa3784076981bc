import type { ReactNode } from 'react';
import { Brand } from './brand.tsx';

/** A page with one card on it, outside the frame. */
export function StandalonePage({ children }: { children: ReactNode }) {
  return (
    <main className="grid min-h-dvh content-center justify-items-center px-4 py-10">
      <div className="grid w-full max-w-105 gap-8">
        <Brand />
        {children}
      </div>
    </main>
  );
}
