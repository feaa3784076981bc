import clsx from 'clsx';
import { CornerDownLeft } from 'lucide-react';
import type { Entry } from './entries.ts';
import type { Piece } from './excerpt.ts';

type Props = { id: string; entry: Entry; selected: boolean; onPoint: () => void; onChoose: () => void };

export function Option({ id, entry, selected, onPoint, onChoose }: Props) {
  const { label, excerpt, detail, keys } = entry;
  const isSaid = entry.group === 'Passages';
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the input above keeps the focus and names the active option
    // biome-ignore lint/a11y/useKeyWithClickEvents: the input above handles the keys
    <div
      id={id}
      role="option"
      aria-selected={selected}
      onPointerMove={selected ? undefined : onPoint}
      onClick={onChoose}
      className={clsx(
        'flex min-h-9 cursor-pointer items-center gap-3 rounded-icon px-2.5 py-1.5 text-ink pointer-coarse:min-h-10',
        selected && 'bg-sunken',
      )}
    >
      <span className="min-w-0 flex-1">
        {!isSaid && (
          <span className="block truncate">
            <bdi>{label}</bdi>
          </span>
        )}
        {excerpt && <Excerpt pieces={excerpt} className={isSaid ? 'font-serif text-[0.9375rem]/5.5' : 'text-text-2'} />}
        {detail && (
          <span className="mt-0.5 block truncate text-label text-text-3">
            <bdi>{detail}</bdi>
          </span>
        )}
      </span>
      {selected ? (
        <CornerDownLeft aria-hidden="true" className="icon flex-none text-text-3" />
      ) : (
        keys && <Keys keys={keys} />
      )}
    </div>
  );
}

function Excerpt({ pieces, className }: { pieces: readonly Piece[]; className: string }) {
  return (
    <span dir="auto" className={clsx('line-clamp-2 text-pretty break-words', className)}>
      {pieces.map(({ text, match }, at) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no identity but their order
        match ? <mark key={at}>{text}</mark> : <span key={at}>{text}</span>,
      )}
    </span>
  );
}

export function Keys({ keys }: { keys: string }) {
  return (
    <span className="flex flex-none gap-1">
      {keys.split(' ').map((key) => (
        <kbd
          key={key}
          className="min-w-6 rounded-icon border border-line bg-bg px-1.5 text-center font-sans text-label text-text-2"
        >
          {key}
        </kbd>
      ))}
    </span>
  );
}
