import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import type { ListedDocument } from './document-card.tsx';
import { EstimateLine } from './estimate-line.tsx';

type Props = {
  projectId: number;
  documents: readonly ListedDocument[];
  /** The ids of those of them that are selected. */
  chosen: readonly number[];
  onSelect: (ids: readonly number[]) => void;
  starting: boolean;
  running: boolean;
  onAnalyze: (documentIds: number[]) => void;
  /** What is done with the selected documents, and what the button says meanwhile. */
  action: string;
  pendingText?: string | undefined;
  /** Whether it makes a difference here that a document was analyzed before. */
  tellsNew: boolean;
};

/** Selects documents, all or the new ones, and starts what is done with them. */
export function DocumentTools(props: Props) {
  const { documents, chosen, onSelect, starting, running, onAnalyze, action, pendingText, tellsNew } = props;
  const all = documents.map(({ id }) => id);
  const fresh = tellsNew ? documents.filter(({ analyzed }) => !analyzed).map(({ id }) => id) : [];
  const everyOne = all.length > 0 && chosen.length === all.length;
  return (
    <div className="ms-auto flex flex-wrap items-center justify-end gap-x-3 gap-y-1 max-md:w-full">
      {fresh.length > 0 && fresh.length < all.length && (
        <SelectLink onClick={() => onSelect(fresh)}>Select new ({fresh.length})</SelectLink>
      )}
      {all.length > 0 && (
        <SelectLink onClick={() => onSelect(everyOne ? [] : all)}>
          {everyOne ? 'Deselect All' : 'Select All'}
        </SelectLink>
      )}
      <Button
        size="small"
        className="max-md:h-10 max-md:flex-1"
        disabled={chosen.length === 0 || running}
        pending={starting}
        {...(pendingText ? { pendingText } : {})}
        onClick={() => onAnalyze([...chosen])}
      >
        {action} ({chosen.length})
      </Button>
      {tellsNew && <EstimateLine projectId={props.projectId} documentIds={chosen} />}
    </div>
  );
}

function SelectLink({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      className="text-link min-h-8 text-[0.8125rem] tabular-nums pointer-coarse:min-h-10"
      onClick={onClick}
    >
      {children}
    </button>
  );
}
