import clsx from 'clsx';
import { Check, CircleAlert, Minus } from 'lucide-react';
import { useId, useState } from 'react';
import { counted } from '../../lib/format.ts';
import { Unfold } from '../../ui/unfold.tsx';
import type { RunDocument } from './run-rules.ts';

/** Each document of a run. Those that were not read whole are always shown; the others on request. */
export function RunDocuments({ documents }: { documents: readonly RunDocument[] }) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const isWhole = ({ state }: RunDocument) => state === 'read' || state === 'reading';
  const whole = documents.filter(isWhole);
  const lacking = documents.filter((document) => !isWhole(document));
  return (
    <>
      {lacking.length > 0 && <Documents documents={lacking} />}
      {whole.length > 0 && (
        <>
          <button
            type="button"
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
            className="text-link mt-0.5 min-h-6 text-label pointer-coarse:min-h-10"
          >
            {open ? 'Hide' : 'Show'} {counted(whole.length, lacking.length > 0 ? 'other document' : 'document')}
          </button>
          <Unfold id={id} open={open}>
            <Documents documents={whole} />
          </Unfold>
        </>
      )}
    </>
  );
}

function Documents({ documents }: { documents: readonly RunDocument[] }) {
  return (
    <ul className="mt-1.5 grid max-h-80 gap-1 overflow-y-auto">
      {documents.map(({ id, fileName, state, text, note }) => (
        <li key={id} className="flex items-start gap-1.5 text-label">
          <StateMark state={state} />
          <span className="min-w-0">
            <bdi className="wrap-anywhere text-text-2">{fileName}</bdi>
            <span className="text-text-3 tabular-nums">, {text}</span>
            {note && (
              <span dir="auto" className="block text-pretty text-warm">
                {note}
              </span>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}

const marks = { read: Check, reading: Minus, part: CircleAlert, unread: CircleAlert };

function StateMark({ state }: { state: RunDocument['state'] }) {
  const Mark = marks[state];
  const isWhole = state === 'read' || state === 'reading';
  return (
    <Mark
      aria-hidden="true"
      className={clsx(
        'mt-0.5 size-3.5 flex-none',
        isWhole ? (state === 'read' ? 'text-ok' : 'text-text-3') : 'text-warm',
      )}
      strokeWidth={state === 'read' ? 2.5 : 1.75}
    />
  );
}
