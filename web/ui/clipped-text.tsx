import clsx from 'clsx';
import { type ReactNode, useEffect, useRef, useState } from 'react';

type Props = { clamp: `line-clamp-${number}`; className?: string; children: ReactNode };

/** The first lines of a text; Read More is there only when it is really clipped. */
export function ClippedText({ clamp, className, children }: Props) {
  const paragraph = useRef<HTMLParagraphElement>(null);
  const [clipped, setClipped] = useState(false);
  const [open, setOpen] = useState(false);

  useEffect(() => {
    const element = paragraph.current;
    if (!element || open) return;
    const observer = new ResizeObserver(() => setClipped(element.scrollHeight > element.clientHeight + 1));
    observer.observe(element);
    return () => observer.disconnect();
  }, [open]);

  return (
    <div className="min-w-0">
      <p ref={paragraph} dir="auto" className={clsx('text-pretty break-words text-text-2', className, !open && clamp)}>
        {children}
      </p>
      {(clipped || open) && (
        <button
          type="button"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          className="text-link mt-0.5 min-h-6 text-label"
        >
          {open ? 'Show Less' : 'Read More'}
        </button>
      )}
    </div>
  );
}
