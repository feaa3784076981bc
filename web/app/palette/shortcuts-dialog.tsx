import { Dialog, DialogBody } from '../../ui/dialog/dialog.tsx';
import { keysTo } from '../shortcuts.ts';
import { Keys } from './option.tsx';

type Props = { open: boolean; onClose: () => void; pages: readonly { href: string; label: string }[] };

const everywhere = [
  { label: 'Search, and go to what was found', keys: 'Ctrl K' },
  { label: 'Search insights', keys: '/' },
  { label: 'Undo a deletion, while its message is shown', keys: 'Ctrl Z' },
  { label: 'Show the keyboard shortcuts', keys: '?' },
];
const onCards = [
  { label: 'Move between cards', keys: '← ↑ ↓ →' },
  { label: 'Open the source of the quote', keys: 'Enter' },
  { label: 'Select card (Shift: extend selection)', keys: 'Space' },
  { label: 'Add a custom insight (on a project page)', keys: 'c' },
];

export function ShortcutsDialog({ open, onClose, pages }: Props) {
  const toPages = pages.flatMap(({ href, label }) => {
    const keys = keysTo(href);
    return keys ? [{ label, keys }] : [];
  });
  return (
    <Dialog open={open} onClose={onClose} title="Keyboard shortcuts" description="Shortcuts are off while you type.">
      <DialogBody className="grid content-start gap-5 pb-6">
        <List title="Everywhere" rows={everywhere} />
        <List title="Pages" rows={toPages} />
        <List title="Insight cards" rows={onCards} />
      </DialogBody>
    </Dialog>
  );
}

function List({ title, rows }: { title: string; rows: { label: string; keys: string }[] }) {
  return (
    <section>
      <h3 className="text-label font-medium text-text-3">{title}</h3>
      <dl className="mt-1">
        {rows.map(({ label, keys }) => (
          <div key={label} className="flex min-h-9 items-center gap-3 border-b border-line last:border-0">
            <dt className="flex-1">{label}</dt>
            <dd>
              <Keys keys={keys} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
