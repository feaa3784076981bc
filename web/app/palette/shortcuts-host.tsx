import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import type { SessionUser } from '#contract/users/session-user.ts';
import { onShortcutsWanted } from '../../lib/shortcuts-wanted.ts';
import { viewAs } from '../../lib/view-as.ts';
import type { Wish } from '../shortcuts.ts';
import { usePageLinks } from '../use-page-links.ts';
import { useShortcuts } from '../use-shortcuts.ts';

const loadPalette = () => import('./palette-dialog.tsx');
const PaletteDialog = lazy(() => loadPalette().then((m) => ({ default: m.PaletteDialog })));
const ShortcutsDialog = lazy(() => import('./shortcuts-dialog.tsx').then((m) => ({ default: m.ShortcutsDialog })));

type Shown = Exclude<Wish, { kind: 'go' }>['kind'];

/** Listens for the shortcuts of every page and shows what they open. Each opening starts afresh. */
export function ShortcutsHost({ user }: { user: SessionUser }) {
  const links = usePageLinks(user);
  const [shown, setShown] = useState<{ what: Shown; open: boolean; round: number } | null>(null);
  const show = useCallback(
    ({ kind }: { kind: Shown }) => setShown((before) => ({ what: kind, open: true, round: (before?.round ?? 0) + 1 })),
    [],
  );
  useShortcuts(
    show,
    links.map(({ href }) => href),
  );
  useEffect(() => onShortcutsWanted(() => show({ kind: 'shortcuts' })), [show]);
  usePaletteAhead();
  if (!shown) return null;
  const close = () => setShown({ ...shown, open: false });
  const pages = viewAs ? links : [...links, { href: '/account', label: 'Account settings' }];
  return (
    <Suspense>
      {shown.what === 'palette' ? (
        <PaletteDialog
          key={shown.round}
          open={shown.open}
          onClose={close}
          pages={pages}
          onShortcuts={() => show({ kind: 'shortcuts' })}
        />
      ) : (
        <ShortcutsDialog key={shown.round} open={shown.open} onClose={close} pages={links} />
      )}
    </Suspense>
  );
}

/** A user who holds Ctrl or Command may be about to press K: the palette must be there for the letters that follow. */
function usePaletteAhead(): void {
  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Control' || key === 'Meta') loadPalette().catch(() => {});
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
}
