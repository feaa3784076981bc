import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { counted } from '../../lib/format.ts';
import { useRememberedFlag } from '../../lib/use-remembered-flag.ts';
import { Button } from '../../ui/button.tsx';
import { PanelToggle, Unfold } from '../../ui/unfold.tsx';
import { useKeptFocus } from '../../ui/use-kept-focus.ts';
import { DocumentCard, type ListedDocument } from './document-card.tsx';
import { DropZone } from './drop-zone.tsx';
import { useUploads } from './use-uploads.ts';

const DeleteDocumentDialog = lazy(() =>
  import('./delete-document-dialog.tsx').then((m) => ({ default: m.DeleteDocumentDialog })),
);
const UploadList = lazy(() => import('./upload-list.tsx').then((m) => ({ default: m.UploadList })));

type Props = {
  projectId: number;
  /** undefined while they are loading. */
  documents: readonly ListedDocument[] | undefined;
  /** Whether they could not be loaded. */
  failed: boolean;
  isStaff: boolean;
  starting: boolean;
  running: boolean;
  onAnalyze: (documentIds: number[]) => void;
  /** The analysis' progress, at the panel's foot. */
  children?: ReactNode;
};

const shownAtFirst = 10;

export function DocumentPanel({
  projectId,
  documents,
  failed,
  isStaff,
  starting,
  running,
  onAnalyze,
  children,
}: Props) {
  const [open, setOpen] = useRememberedFlag('documentPanelOpen', true);
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const [leaving, setLeaving] = useState<ListedDocument | null>(null);
  const uploading = useUploads(projectId);
  const all = documents ?? [];
  const panel = useRef<HTMLElement>(null);
  useKeptFocus(panel, all.length);
  // A document that left the list leaves the selection with it.
  const chosen = all.filter(({ id }) => selected.has(id)).map(({ id }) => id);
  const everyOne = all.length > 0 && chosen.length === all.length;
  const toggle = (id: number) => {
    const next = new Set(selected);
    if (!next.delete(id)) next.add(id);
    setSelected(next);
  };

  return (
    <section ref={panel} tabIndex={-1} className="panel outline-none" aria-label="Document Management">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3 ps-5 pe-3 max-md:pe-5">
        <PanelToggle controls="documents" open={isStaff && open} onToggle={() => setOpen(!open)} disabled={!isStaff}>
          Document Management
        </PanelToggle>
        <span className="text-label text-text-3 tabular-nums">
          {isStaff ? documents && counted(all.length, 'document') : 'Uploads are available to company users only'}
        </span>
        {isStaff && (
          <div className="ms-auto flex items-center gap-3 max-md:w-full">
            {all.length > 0 && (
              <button
                type="button"
                className="text-link min-h-8 text-[0.8125rem] pointer-coarse:min-h-10"
                onClick={() => setSelected(new Set(everyOne ? [] : all.map(({ id }) => id)))}
              >
                {everyOne ? 'Deselect All' : 'Select All'}
              </button>
            )}
            <Button
              size="small"
              className="max-md:h-10 max-md:flex-1"
              disabled={chosen.length === 0 || running}
              pending={starting}
              onClick={() => onAnalyze(chosen)}
            >
              Analyze Documents ({chosen.length})
            </Button>
          </div>
        )}
      </div>
      {isStaff && (
        <Unfold id="documents" open={open}>
          <div className="grid gap-2 px-5 pb-4 md:grid-cols-2 lg:grid-cols-3">
            <DropZone phase={uploading.phase} onFiles={uploading.add} className="row-span-2 max-md:order-first" />
            {failed ? (
              <p className="row-span-2 self-center px-4 text-danger lg:col-span-2">
                The documents could not be loaded.
              </p>
            ) : (
              <Documents documents={documents} selected={selected} onToggle={toggle} onDelete={setLeaving} />
            )}
            {uploading.uploads.length > 0 && (
              <Suspense>
                <UploadList {...uploading} />
              </Suspense>
            )}
          </div>
        </Unfold>
      )}
      {children}
      {leaving && (
        <Suspense>
          <DeleteDocumentDialog document={leaving} projectId={projectId} onDone={() => setLeaving(null)} />
        </Suspense>
      )}
    </section>
  );
}

type ListProps = {
  documents: readonly ListedDocument[] | undefined;
  selected: ReadonlySet<number>;
  onToggle: (id: number) => void;
  onDelete: (document: ListedDocument) => void;
};

function Documents({ documents, selected, onToggle, onDelete }: ListProps) {
  const [all, setAll] = useState(false);
  if (!documents) {
    return ['a', 'b', 'c', 'd'].map((key) => <span key={key} className="placeholder h-14.5 rounded-control" />);
  }
  if (documents.length === 0) {
    return (
      <div className="row-span-2 grid content-center gap-0.5 px-4 py-3 lg:col-span-2">
        <p className="font-medium">No documents uploaded yet</p>
        <p className="text-text-2 text-pretty">
          Upload interviews, transcripts or survey answers, select them, and analyze them together.
        </p>
      </div>
    );
  }
  return (
    <>
      {(all ? documents : documents.slice(0, shownAtFirst)).map((document) => (
        <DocumentCard
          key={document.id}
          document={document}
          selected={selected.has(document.id)}
          onToggle={() => onToggle(document.id)}
          onDelete={onDelete}
        />
      ))}
      {documents.length > shownAtFirst && (
        <button
          type="button"
          aria-expanded={all}
          onClick={() => setAll(!all)}
          className="text-link col-span-full min-h-8 justify-self-start"
        >
          {all ? 'Show fewer' : `Show all ${counted(documents.length, 'document')}`}
        </button>
      )}
    </>
  );
}
