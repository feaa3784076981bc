import type { ReactNode } from 'react';
import { ClippedText } from '../../ui/clipped-text.tsx';

/** A project's description as its page shows it, with what can be done about it. */
export function DescriptionText({ text, action }: { text: string; action: ReactNode }) {
  return (
    <div className="mt-1 flex items-start gap-1">
      <ClippedText clamp="line-clamp-3" className="max-w-[68ch] text-lead whitespace-pre-line">
        {text}
      </ClippedText>
      {action}
    </div>
  );
}
