import { lazy, Suspense, useState } from 'react';
import { counted } from '../../lib/format.ts';
import { DocumentCard, type ListedDocument } from './document-card.tsx';
import { DropZone } from './drop-zone.tsx';
import { type LimitsName, refusalOfDrop, uploadLimits } from './upload-limits.ts';
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
  /** What may be dropped here. */
  limits: LimitsName;
  selected: ReadonlySet<number>;
  onToggle: (id: number) => void;
};

const shownAtFirst = 10;

/** Where documents come in, are selected and are deleted; a separate chunk, because clients never see it. */
export function DocumentShelf({ projectId, documents, failed, limits, selected, onToggle }: Props) {
  const [leaving, setLeaving] = useState<{ document: ListedDocument; opening: number } | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const uploading = useUploads(projectId);
  const take = (files: File[]) => {
    const reason = files.length > 0 ? refusalOfDrop(files, uploadLimits[limits]) : null;
    setRefusal(reason);
    if (!reason) uploading.add(files);
  };
  return (
    <div className="grid gap-2 px-5 pb-4 md:grid-cols-2 lg:grid-cols-3">
      <div className="row-span-2 grid grid-rows-[1fr] gap-1.5 self-start max-md:order-first">
        <DropZone phase={uploading.phase} limits={uploadLimits[limits]} onFiles={take} />
        {refusal && (
          <p role="alert" className="text-label text-danger">
            {refusal}
          </p>
        )}
      </div>
      {(uploading.uploads.length > 0 || uploading.end) && (
        <Suspense>
          <UploadList {...uploading} />
        </Suspense>
      )}
      {failed ? (
        <p className="row-span-2 self-center px-4 text-danger lg:col-span-2">The documents could not be loaded.</p>
      ) : (
        <Documents
          documents={documents}
          tellsNew={limits === 'any documents'}
          selected={selected}
          onToggle={onToggle}
          onDelete={(document) => setLeaving({ document, opening: (leaving?.opening ?? 0) + 1 })}
        />
      )}
      {leaving && (
        <Suspense>
          <DeleteDocumentDialog
            key={leaving.opening}
            document={leaving.document}
            projectId={projectId}
            onDone={() => setLeaving((now) => (now === leaving ? null : now))}
          />
        </Suspense>
      )}
    </div>
  );
}

type ListProps = {
  tellsNew: boolean;
  documents: readonly ListedDocument[] | undefined;
  selected: ReadonlySet<number>;
  onToggle: (id: number) => void;
  onDelete: (document: ListedDocument) => void;
};

function Documents({ documents, tellsNew, selected, onToggle, onDelete }: ListProps) {
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
          tellsNew={tellsNew}
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
