import { lazy, Suspense, useState } from 'react';
import type { Insight } from '#contract/insights/insights.ts';
import { replaceHash, useHash } from '../../../lib/use-address.ts';
import { chatIn, hashOf } from './address.ts';

const load = () => import('./insight-chat-dialog.tsx');
const InsightChatDialog = lazy(() => load().then((m) => ({ default: m.InsightChatDialog })));

/** Fetches the dialog's code when a click is likely. */
export function preloadInsightChat(): void {
  load().catch(() => {});
}

type Props = {
  projectId: number;
  /** Of the latest analysis that this browser knows. */
  sessionKey: string | null;
  /** The tag of the project's language. */
  lang: string | undefined;
  /** The whole insight as text, for the clipboard. */
  textOf: (insight: Insight) => string;
  /** A reply has become an insight. */
  onSaved: () => void;
};

/** The chat that the page's address names, if any. */
export function InsightChat(props: Props) {
  const hash = useHash();
  const address = chatIn(hash);
  // A dialog that closes is shown for a moment longer.
  const [last, setLast] = useState(address);
  if (address && last && hashOf(address) !== hashOf(last)) setLast(address);
  if (address && !last) setLast(address);
  if (!last) return null;
  return (
    <Suspense>
      <InsightChatDialog
        {...props}
        key={last.insightId}
        insightId={last.insightId}
        conversationId={last.conversationId}
        open={address !== null}
        onClose={() => replaceHash('')}
        onChoose={(conversationId) => replaceHash(hashOf({ insightId: last.insightId, conversationId }))}
      />
    </Suspense>
  );
}
