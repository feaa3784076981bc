import { SendHorizontal, Square } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, type RefObject, useId } from 'react';
import { conversationLimits } from '#contract/conversations/replies.ts';
import { formatNumber } from '../../../../lib/format.ts';
import { useDraft, writeDraft } from './drafts.ts';

type Props = {
  /** The chat whose draft is written. */
  chat: string;
  input: RefObject<HTMLTextAreaElement | null>;
  pending: boolean;
  disabled?: boolean;
  onSend: (text: string) => void;
  /** Given while a reply is being written. */
  onStop?: (() => void) | undefined;
  stopping: boolean;
};

/** Enter sends, Shift+Enter begins a line. What is written stays while a reply is awaited, and when the dialog is closed. */
export function Composer({ chat, input, pending, disabled = false, onSend, onStop, stopping }: Props) {
  const id = useId();
  const draft = useDraft(chat);
  const text = draft.trim();
  const tooLong = text.length > conversationLimits.message;
  const maySend = text !== '' && !tooLong && !pending && !disabled;
  const send = () => {
    if (!maySend) return;
    writeDraft(chat, '');
    onSend(text);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter that ends the input of Japanese or Chinese signs is none that sends.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      className="border-t border-line px-6 pt-3 pb-4 max-md:px-4"
    >
      <div className="mx-auto flex max-w-172 items-end gap-2">
        <textarea
          ref={input}
          // On touch screens the keyboard would cover what the chat is about.
          data-autofocus={matchMedia('(pointer: coarse)').matches ? undefined : ''}
          id={id}
          dir="auto"
          rows={1}
          aria-label="Message"
          aria-invalid={tooLong}
          aria-describedby={tooLong ? `${id}-error` : undefined}
          placeholder="Type your message..."
          value={draft}
          disabled={disabled}
          onChange={({ target }) => writeDraft(chat, target.value)}
          onKeyDown={onKeyDown}
          className="field field-sizing-content max-h-40 min-h-10 resize-none py-2 leading-5.5 disabled:bg-sunken"
        />
        {onStop ? (
          <RoundButton key="stop" label="Stop" type="button" disabled={stopping} onClick={onStop}>
            <Square aria-hidden="true" className="icon fill-current" />
          </RoundButton>
        ) : (
          <RoundButton key="send" label="Send" type="submit" disabled={!maySend}>
            <SendHorizontal aria-hidden="true" className="icon rtl:-scale-x-100" />
          </RoundButton>
        )}
      </div>
      {tooLong && (
        <p id={`${id}-error`} role="alert" className="mx-auto mt-1.5 max-w-172 text-label text-danger">
          A message must be at most {formatNumber(conversationLimits.message)} characters. This one has{' '}
          {formatNumber(text.length)}.
        </p>
      )}
    </form>
  );
}

type ButtonProps = {
  label: string;
  type: 'button' | 'submit';
  disabled: boolean;
  onClick?: () => void;
  children: ReactNode;
};

function RoundButton({ label, children, ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      aria-label={label}
      title={label}
      className="inline-grid size-10 flex-none place-items-center rounded-control bg-solid text-on-solid transition-colors duration-120 enabled:hover:bg-solid-hover disabled:opacity-55"
    >
      {children}
    </button>
  );
}
