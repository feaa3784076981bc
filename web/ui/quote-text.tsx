import clsx from 'clsx';
import { Link } from 'wouter';

type Props = { text: string; href: string | undefined; className?: string };

/** A quote in its own words; with `href` it opens in its document. */
export function QuoteText({ text, href, className }: Props) {
  return (
    <blockquote dir="auto" className={clsx('spoken font-serif text-quote text-pretty break-words text-ink', className)}>
      {href ? (
        <Link
          href={href}
          title="Open in the document"
          className="decoration-transparent hover:[background:var(--stroke)] hover:[box-decoration-break:clone]"
        >
          {text}
        </Link>
      ) : (
        text
      )}
    </blockquote>
  );
}
