import clsx from 'clsx';
import { BookOpenText, FileText, Trash2 } from 'lucide-react';
import { Link } from 'wouter';
import { formatDate } from '../../lib/format.ts';

export type ListedDocument = {
  id: number;
  fileName: string;
  createdAt: string;
  /** What of its file could not be read, and why. */
  warning?: string | undefined;
  /** Whether a completed analysis has read it. */
  analyzed: boolean;
  /** The name of an earlier document with the same content. */
  sameContentAs?: string | undefined;
};

const stateOf = (analyzed: boolean): string => (analyzed ? 'Analyzed' : 'New');

type Props = {
  document: ListedDocument;
  /** Whether to say that it is new or analyzed. */
  tellsNew: boolean;
  selected: boolean;
  onToggle: () => void;
  /** Without it the document cannot be deleted from here. */
  onDelete?: ((document: ListedDocument) => void) | undefined;
};

/** The whole card toggles its checkbox; only the icons at the end do something else. */
export function DocumentCard({ document, tellsNew, selected, onToggle, onDelete }: Props) {
  const { id, fileName, createdAt, warning, analyzed, sameContentAs } = document;
  return (
    <div
      className={clsx(
        'flex min-h-14.5 items-stretch rounded-control border transition-colors duration-120',
        selected ? 'border-accent bg-accent-soft' : 'border-line hover:border-line-strong',
      )}
    >
      <label className="flex min-w-0 flex-1 items-center gap-2.5 py-2 ps-3">
        <input type="checkbox" className="tick" checked={selected} onChange={onToggle} />
        <FileText aria-hidden="true" className="icon text-text-3" />
        <span className="min-w-0 flex-1">
          <span title={fileName} className="line-clamp-2 leading-[1.15rem] font-medium wrap-anywhere">
            <bdi>{fileName}</bdi>
          </span>
          <span className="flex flex-wrap items-baseline gap-x-1.5 text-[0.75rem] leading-4 text-text-3">
            {formatDate(createdAt)}
            {tellsNew && <span className={analyzed ? undefined : 'font-medium text-accent'}>{stateOf(analyzed)}</span>}
          </span>
          {sameContentAs && (
            <span className="line-clamp-2 text-[0.75rem] leading-4 wrap-anywhere text-warm">
              Same content as <bdi>{sameContentAs}</bdi>
            </span>
          )}
          {warning && (
            <span title={warning} dir="auto" className="line-clamp-2 text-[0.75rem] leading-4 text-warm">
              {warning}
            </span>
          )}
        </span>
      </label>
      <Link
        href={`/documents/${id}`}
        aria-label={`Read ${fileName}`}
        title="Read"
        className="my-1 grid w-8 flex-none place-items-center rounded-icon text-text-3 last:me-1 hover:bg-sunken hover:text-ink pointer-coarse:w-10"
      >
        <BookOpenText className="icon" />
      </Link>
      {onDelete && (
        <button
          type="button"
          aria-label={`Delete ${fileName}`}
          title="Delete"
          onClick={() => onDelete(document)}
          className="my-1 me-1 grid w-8 flex-none place-items-center rounded-icon text-text-3 hover:bg-sunken hover:text-ink pointer-coarse:w-10"
        >
          <Trash2 className="icon" />
        </button>
      )}
    </div>
  );
}
