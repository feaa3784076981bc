import clsx from 'clsx';
import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { copyText } from '../lib/clipboard.ts';
import { IconButton } from './button.tsx';
import { useToast } from './toast/toast.tsx';

type Props = {
  label: string;
  /** What it is about, for those who do not see where the button is. */
  about?: string;
  text: () => string;
  /** Said when the browser does not allow it. */
  failure: string;
  /** On which side of the button 'Copied' appears. */
  notePlace?: 'before' | 'after';
};

const copiedMs = 2_000;

/** Puts a text on the clipboard and says so for two seconds. */
export function CopyButton({ label, about, text, failure, notePlace = 'before' }: Props) {
  const toast = useToast();
  const [copied, setCopied] = useState(0);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(0), copiedMs);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    try {
      await copyText(text());
      setCopied((times) => times + 1);
      toast({ title: 'Copied to clipboard', ms: copiedMs });
    } catch {
      toast({ title: 'Copy failed', description: failure, destructive: true });
    }
  };
  return (
    <span className="relative">
      {/* Beside the button, into the room that is free there: nothing moves for it. */}
      {copied > 0 && (
        <span
          className={clsx(
            'absolute top-1/2 -translate-y-1/2 px-1 text-label whitespace-nowrap text-ok',
            notePlace === 'before' ? 'inset-e-full' : 'inset-s-full',
          )}
        >
          Copied
        </span>
      )}
      <IconButton label={copied ? 'Copied' : label} aria-description={about} onClick={copy}>
        {copied ? <Check className="icon text-ok" /> : <Copy className="icon" />}
      </IconButton>
    </span>
  );
}
