import { MessageSquare } from 'lucide-react';
import { replaceHash } from '../../../lib/use-address.ts';
import { Button } from '../../../ui/button.tsx';
import { hashOf } from './address.ts';
import { preloadInsightChat } from './insight-chat.tsx';

/** Opens the chat about an insight. */
export function ChatButton({ insightId }: { insightId: number }) {
  return (
    <Button
      variant="ghost"
      size="small"
      aria-haspopup="dialog"
      onPointerEnter={preloadInsightChat}
      onFocus={preloadInsightChat}
      onClick={() => replaceHash(hashOf({ insightId, conversationId: null }))}
      className="px-2 text-text-3"
    >
      <MessageSquare aria-hidden="true" className="icon" />
      Chat
    </Button>
  );
}
