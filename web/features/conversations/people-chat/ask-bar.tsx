import { MessageSquare, X } from 'lucide-react';
import { tooManySelected } from '#contract/conversations/people-conversation-changes.ts';
import { conversationLimits } from '#contract/conversations/replies.ts';
import { formatNumber } from '../../../lib/format.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { openPeopleChat, preloadPeopleChat } from './people-chat.tsx';

/** Within reach while people are selected anywhere in the list. */
export function AskBar({ count, onClear }: { count: number; onClear: () => void }) {
  const isFull = count >= conversationLimits.people;
  return (
    <div className="pointer-events-none fixed inset-x-0 bottom-4 z-30 flex justify-center px-4 max-md:bottom-2 max-md:px-2">
      <section
        aria-label="People to ask"
        className="pointer-events-auto flex max-w-full animate-[rise_160ms_ease-out] items-center gap-2 rounded-card border border-line bg-surface py-2 ps-4 pe-2 shadow-float"
      >
        <p role="status" className="me-2 font-medium tabular-nums">
          {formatNumber(count)} selected
          {isFull && <span className="font-normal text-text-2">. {tooManySelected}.</span>}
        </p>
        <Button
          size="small"
          onPointerEnter={preloadPeopleChat}
          onFocus={preloadPeopleChat}
          onClick={() => openPeopleChat(null)}
        >
          <MessageSquare aria-hidden="true" className="icon" />
          Ask
        </Button>
        <IconButton label="Clear selection" onClick={onClear}>
          <X className="icon" />
        </IconButton>
      </section>
    </div>
  );
}
