import clsx from 'clsx';
import { Check, CircleAlert, Clock, X } from 'lucide-react';
import { formatBytes } from '../../lib/format.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import type { Upload } from './upload-queue.ts';

type Props = { uploads: readonly Upload[]; onRetry: (id: number) => void; onDismiss: (id: number) => void };

const stateTexts = { waiting: 'Waiting', sending: 'Uploading', reading: 'Reading', done: 'Done', failed: 'Failed' };

/** What became of each file of a batch. */
export function UploadList({ uploads, onRetry, onDismiss }: Props) {
  return (
    <ul aria-label="Uploads" className="col-span-full grid max-md:-order-1">
      {uploads.map((upload) => (
        <li key={upload.id} className="flex min-h-10 items-start gap-2.5 border-line py-1.5 not-last:border-b">
          <span className="grid h-7 place-items-center">
            <StateIcon state={upload.state} />
          </span>
          <div className="min-w-0 flex-1 py-1">
            <p className="flex flex-wrap gap-x-2">
              <bdi className="break-all">{upload.file.name}</bdi>
              <span className="text-label leading-[1.3125rem] text-text-3 tabular-nums">
                {formatBytes(upload.file.size)}, {stateTexts[upload.state]}
              </span>
            </p>
            {upload.reason && (
              <p role="alert" className="text-label text-danger">
                {upload.reason}
              </p>
            )}
            {upload.notes.map((note) => (
              <p key={note} className="text-label text-text-2">
                {note}
              </p>
            ))}
          </div>
          {upload.canRetry && upload.state === 'failed' && (
            <Button variant="secondary" size="small" onClick={() => onRetry(upload.id)}>
              Try again
            </Button>
          )}
          {(upload.state === 'failed' || upload.state === 'done') && (
            <IconButton label={`Dismiss ${upload.file.name}`} onClick={() => onDismiss(upload.id)}>
              <X className="icon" />
            </IconButton>
          )}
        </li>
      ))}
    </ul>
  );
}

function StateIcon({ state }: { state: Upload['state'] }) {
  if (state === 'sending' || state === 'reading') return <Spinner className="text-accent" />;
  const Icon = { waiting: Clock, done: Check, failed: CircleAlert }[state];
  return (
    <Icon
      aria-hidden="true"
      className={clsx('icon', { waiting: 'text-text-3', done: 'text-ok', failed: 'text-danger' }[state])}
      strokeWidth={state === 'done' ? 2.5 : 1.75}
    />
  );
}
