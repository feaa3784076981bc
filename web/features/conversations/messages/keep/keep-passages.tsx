import { createContext, lazy, type ReactNode, Suspense, useContext } from 'react';
import type { Citation } from '#contract/conversations/replies.ts';
import { useDialog } from '../../../../ui/dialog/use-dialog.ts';
import { useMay } from '../../../auth/session/use-may.ts';

const load = () => import('./add-to-insight.tsx');
const AddToInsight = lazy(() => load().then((m) => ({ default: m.AddToInsight })));

/** Fetches the dialog's code when a click is likely. */
export const preloadAddToInsight = (): void => void load().catch(() => {});

const KeepPassage = createContext<((passage: Citation) => void) | null>(null);

/** Asks to which insight a passage is to be added; null for those who may not change insights. */
export const useKeepPassage = () => useContext(KeepPassage);

/** Lets the passages below replies be added to insights of the project. */
export function KeepPassages({ projectId, children }: { projectId: number; children: ReactNode }) {
  const mayUpdate = useMay('insights.update');
  const { shown, show, close } = useDialog<Citation>();
  return (
    <KeepPassage value={mayUpdate ? show : null}>
      {children}
      {shown && (
        <Suspense>
          <AddToInsight
            key={shown.round}
            open={shown.open}
            onClose={close}
            projectId={projectId}
            passage={shown.about}
          />
        </Suspense>
      )}
    </KeepPassage>
  );
}
