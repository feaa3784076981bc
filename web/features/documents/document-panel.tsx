import { type ReactNode, useRef, useState } from 'react';
import { counted } from '../../lib/format.ts';
import { preloadable } from '../../lib/preloadable.tsx';
import { useKeptFocus } from '../../lib/use-kept-focus.ts';
import { useRememberedFlag } from '../../lib/use-remembered-flag.ts';
import { PanelToggle, Unfold } from '../../ui/unfold.tsx';
import { useMay } from '../auth/session/use-may.ts';
import type { ListedDocument } from './document-card.tsx';
import type { LimitsName } from './upload-limits.ts';

const { Component: DocumentShelf, preload: preloadShelf } = preloadable(() =>
  import('./document-shelf.tsx').then((m) => m.DocumentShelf),
);
const { Component: DocumentTools, preload: preloadTools } = preloadable(() =>
  import('./document-tools.tsx').then((m) => m.DocumentTools),
);

/** Starts to fetch what only staff see of the panel while its data is on the way. */
export function preloadDocuments(): void {
  preloadShelf();
  preloadTools();
}

type Props = {
  projectId: number;
  /** undefined while they are loading. */
  documents: readonly ListedDocument[] | undefined;
  /** Whether they could not be loaded. */
  failed: boolean;
  mayAnalyze: boolean;
  starting: boolean;
  running: boolean;
  onAnalyze: (documentIds: number[]) => void;
  /** Receives which documents are selected; some of them may be deleted later. */
  onSelect?: (documentIds: readonly number[]) => void;
  /** What is done with the selected documents, and what the button says meanwhile. */
  action?: string;
  pendingText?: string;
  limits?: LimitsName;
  /** What became of it, at the panel's foot. */
  children?: ReactNode;
};

export function DocumentPanel({
  projectId,
  documents,
  failed,
  mayAnalyze,
  starting,
  running,
  onAnalyze,
  onSelect,
  action = 'Analyze Documents',
  pendingText,
  limits = 'any documents',
  children,
}: Props) {
  const mayUpload = useMay('documents.upload');
  const [open, setOpen] = useRememberedFlag('documentPanelOpen', true);
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const all = documents ?? [];
  const panel = useRef<HTMLElement>(null);
  useKeptFocus(panel, all.length);
  // A document that left the list leaves the selection with it.
  const chosen = all.filter(({ id }) => selected.has(id)).map(({ id }) => id);
  const select = (ids: ReadonlySet<number>) => {
    setSelected(ids);
    onSelect?.([...ids]);
  };
  const toggle = (id: number) => {
    const next = new Set(selected);
    if (!next.delete(id)) next.add(id);
    select(next);
  };

  return (
    <section ref={panel} tabIndex={-1} className="panel outline-none" aria-label="Document Management">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3 ps-5 pe-3 max-md:pe-5">
        <PanelToggle
          controls="documents"
          open={mayUpload && open}
          onToggle={() => setOpen(!open)}
          disabled={!mayUpload}
        >
          Document Management
        </PanelToggle>
        <span className="text-label text-text-3 tabular-nums">
          {mayUpload ? documents && counted(all.length, 'document') : 'Uploads are available to company users only'}
        </span>
        {mayAnalyze && (
          <DocumentTools
            projectId={projectId}
            documents={all}
            chosen={chosen}
            onSelect={(ids) => select(new Set(ids))}
            starting={starting}
            running={running}
            onAnalyze={onAnalyze}
            action={action}
            pendingText={pendingText}
            tellsNew={limits === 'any documents'}
          />
        )}
      </div>
      {mayUpload && (
        <Unfold id="documents" open={open}>
          <DocumentShelf
            projectId={projectId}
            documents={documents}
            failed={failed}
            limits={limits}
            selected={selected}
            onToggle={toggle}
          />
        </Unfold>
      )}
      {children}
    </section>
  );
}
