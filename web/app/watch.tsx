import { SessionEnd } from '../features/auth/session/end-of-session.tsx';
import { RoleWatch } from '../features/auth/session/role-watch.tsx';
import { useSession } from '../features/auth/session/session.tsx';
import { StrayDrop } from '../features/auth/session/stray-drop.tsx';
import { viewAs } from '../lib/view-as.ts';
import { OfflineBar } from './offline-bar.tsx';
import { ShortcutsHost } from './palette/shortcuts-host.tsx';

/** Watches for what may happen during work: the network fails, or the session ends. */
export function Watch() {
  const { user } = useSession();
  return (
    <>
      <OfflineBar />
      {user && !viewAs && <SessionEnd user={user} />}
      {user && !viewAs && <RoleWatch />}
      {user && <StrayDrop />}
      {user && <ShortcutsHost user={user} />}
    </>
  );
}
