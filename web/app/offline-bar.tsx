import { useQueryClient } from '@tanstack/react-query';
import { WifiOff } from 'lucide-react';
import { useEffect, useSyncExternalStore } from 'react';
import { repeatFailedReads } from '../lib/query-client.ts';

function follow(changed: () => void) {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
}

export function OfflineBar() {
  const client = useQueryClient();
  const online = useSyncExternalStore(follow, () => navigator.onLine);
  useEffect(() => {
    if (online) repeatFailedReads(client);
  }, [online, client]);
  return (
    // A polite region must be there before its text is, else it is not read out.
    <output className="sticky top-(--bars) z-20 block">
      {!online && (
        <span className="flex items-start justify-center gap-2 border-b border-line bg-sunken px-4 py-1.5 text-label text-text-2">
          <WifiOff className="icon mt-px" />
          You are offline. What you type is kept here and can be saved once you are back online.
        </span>
      )}
    </output>
  );
}
