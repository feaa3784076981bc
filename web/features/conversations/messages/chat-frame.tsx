import clsx from 'clsx';
import { MessagesSquare } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { IconButton } from '../../../ui/button.tsx';

type Props = {
  title: string;
  /** The conversations, beside the chat; on phones in a drawer above it. */
  side?: ReactNode;
  drawer?: boolean;
  onDrawer?: (open: boolean) => void;
  tools?: ReactNode;
  /** What Escape does instead of closing the dialog. */
  onEscape?: (() => void) | undefined;
  children: ReactNode;
};

/** The inside of a chat dialog. */
export function ChatFrame({ title, side, drawer = false, onDrawer, tools, onEscape, children }: Props) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !onEscape) return;
    event.stopPropagation();
    onEscape();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the fields inside pass through it
    <div onKeyDown={onKeyDown} className="relative flex min-h-0 flex-1 border-t border-line">
      {side && (
        <Side open={drawer} onClose={() => onDrawer?.(false)}>
          {side}
        </Side>
      )}
      <section aria-labelledby="chat-title" className="flex min-w-0 flex-1 flex-col">
        <header className="flex min-h-12 items-center gap-1 border-b border-line px-6 max-md:px-4">
          {side && (
            <IconButton
              label="Conversations"
              aria-expanded={drawer}
              onClick={() => onDrawer?.(!drawer)}
              className="-ms-2 md:hidden"
            >
              <MessagesSquare className="icon" />
            </IconButton>
          )}
          <h3 id="chat-title" dir="auto" title={title} className="min-w-0 flex-1 truncate font-semibold">
            {title}
          </h3>
          {tools}
        </header>
        {children}
      </section>
    </div>
  );
}

function Side({ open, onClose, children }: { open: boolean; onClose: () => void; children: ReactNode }) {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    if (open) panel.current?.querySelector('button')?.focus();
  }, [open]);
  return (
    <>
      {/* A tap beside the drawer closes it; so does its own button, for everyone else. */}
      {open && <div aria-hidden="true" onClick={onClose} className="absolute inset-0 z-10 bg-veil md:hidden" />}
      <nav
        ref={panel}
        aria-label="Conversations"
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || !open) return;
          event.stopPropagation();
          onClose();
        }}
        className={clsx(
          'flex w-64 flex-none flex-col border-e border-line bg-bg max-md:absolute max-md:inset-y-0 max-md:inset-s-0 max-md:z-20 max-md:w-72 max-md:max-w-[85%]',
          !open && 'max-md:hidden',
        )}
      >
        {children}
      </nav>
    </>
  );
}
