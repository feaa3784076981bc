import { useRef, useState } from 'react';
import { useToast } from '../../ui/toast/toast.tsx';
import { failureText, saveReport } from './save-report.ts';

/** The browser shows the file first; then the page says so. */
const toastDelayMs = 500;

/** Downloads one report at a time from an address of the API. */
export function useDownload(path: string): { pending: boolean; download: () => Promise<void> } {
  const toast = useToast();
  const [pending, setPending] = useState(false);
  // Two clicks may come before the button is drawn disabled.
  const busy = useRef(false);

  const download = async () => {
    if (busy.current) return;
    busy.current = true;
    setPending(true);
    try {
      const fileName = await saveReport(path);
      setTimeout(() => toast({ title: 'PDF downloaded', description: fileName }), toastDelayMs);
    } catch (error) {
      toast({ title: 'Error', description: failureText(error), destructive: true });
    } finally {
      busy.current = false;
      setPending(false);
    }
  };
  return { pending, download };
}
