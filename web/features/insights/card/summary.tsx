import clsx from 'clsx';
import { type ReactNode, useEffect, useRef, useState } from 'react';

/** Five lines of the summary; Read More is there only when the text is really clipped. */
export function Summary({ children }: { children: ReactNode }) {
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

  if (!children) return <p className="text-text-3">Not provided</p>;
  return (
    <div>
      <p ref={paragraph} dir="auto" className={clsx('text-pretty break-words text-text-2', !open && 'line-clamp-5')}>
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
