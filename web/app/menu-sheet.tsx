import clsx from 'clsx';
import { Link, useLocation } from 'wouter';
import { Dialog } from '../ui/dialog/dialog.tsx';
import type { PageLink } from './page-links.ts';

type Props = { links: PageLink[]; open: boolean; onClose: () => void };

export function MenuSheet({ links, open, onClose }: Props) {
  const [path] = useLocation();
  return (
    <Dialog open={open} onClose={onClose} title="Menu" shape="sheet">
      <nav aria-label="Main" className="grid gap-1 px-3">
        {links.map(({ href, label, covers }) => (
          <Link
            key={href}
            href={href}
            onClick={onClose}
            aria-current={covers(path) ? 'page' : undefined}
            className={clsx(
              'flex min-h-11 items-center rounded-control px-3 text-lead hover:bg-sunken',
              covers(path) ? 'bg-sunken font-control text-ink' : 'text-text-2',
            )}
          >
            {label}
          </Link>
        ))}
      </nav>
    </Dialog>
  );
}
