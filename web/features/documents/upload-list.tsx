import clsx from 'clsx';
import { Check, CircleAlert, Clock, Files, X } from 'lucide-react';
import { formatBytes } from '../../lib/format.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import type { Upload } from './upload-queue.ts';

type Props = {
  uploads: readonly Upload[];
  /** How a batch of several files ended. */
  end: string | null;
  dismissBatch: () => void;
} & Record<'retry' | 'uploadAnyway' | 'dismiss', (id: number) => void>;

const stateTexts = {
  waiting: 'Waiting',
  sending: 'Uploading',
  reading: 'Reading',
  asking: 'Not uploaded yet',
  done: 'Done',
  failed: 'Failed',
};

/** What became of each file of a batch. */
export function UploadList({ uploads, end, retry, uploadAnyway, dismiss, dismissBatch }: Props) {
  return (
    <div className="row-span-2 min-w-0 content-start lg:col-span-2">
      <div role="status" className={clsx('flex items-center gap-3', end && 'min-h-10 border-b border-line')}>
        {end && <p className="flex-1 font-medium tabular-nums">{end}</p>}
        {end && (
          <Button variant="ghost" size="small" onClick={dismissBatch}>
            Dismiss
          </Button>
        )}
      </div>
      <UploadRows {...{ uploads, retry, uploadAnyway, dismiss }} together={end !== null} />
    </div>
  );
}

type RowsProps = Omit<Props, 'end' | 'dismissBatch'> & {
  /** The rows leave with their batch instead of one by one. */
  together: boolean;
};

function UploadRows({ uploads, together, retry, uploadAnyway, dismiss }: RowsProps) {
  return (
    <ul aria-label="Uploads" className="grid">
      {uploads.map((upload) => (
        <li
          key={upload.id}
          className={clsx(
            'flex min-h-10 items-start gap-x-2.5 border-line py-1.5 not-last:border-b',
            upload.state === 'asking' && 'max-md:flex-wrap',
          )}
        >
          <span className="grid h-7 place-items-center">
            <StateIcon state={upload.state} />
          </span>
          <div className={clsx('min-w-0 flex-1 py-1', upload.state === 'asking' && 'max-md:basis-3/4')}>
            <p className="flex flex-wrap gap-x-2">
              <bdi className="wrap-anywhere">{upload.file.name}</bdi>
              <span className="text-label leading-[1.3125rem] text-text-3 tabular-nums">
                {formatBytes(upload.file.size)}, {stateTexts[upload.state]}
              </span>
            </p>
            {upload.reason && (
              <p role="alert" className={clsx('text-label', upload.state === 'asking' ? 'text-text-2' : 'text-danger')}>
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
            <Button variant="secondary" size="small" onClick={() => retry(upload.id)}>
              Try again
            </Button>
          )}
          {upload.state === 'asking' && (
            <span className="flex gap-2 max-md:w-full max-md:ps-6.5 max-md:pb-1">
              <Button variant="secondary" size="small" onClick={() => uploadAnyway(upload.id)}>
                Upload anyway
              </Button>
              <Button variant="ghost" size="small" onClick={() => dismiss(upload.id)}>
                Skip
              </Button>
            </span>
          )}
          {!together && (upload.state === 'failed' || upload.state === 'done') && (
            <IconButton label={`Dismiss ${upload.file.name}`} onClick={() => dismiss(upload.id)}>
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
  const Icon = { waiting: Clock, asking: Files, done: Check, failed: CircleAlert }[state];
  return (
    <Icon
      aria-hidden="true"
      className={clsx(
        'icon',
        { waiting: 'text-text-3', asking: 'text-warm', done: 'text-ok', failed: 'text-danger' }[state],
      )}
      strokeWidth={state === 'done' ? 2.5 : 1.75}
    />
  );
}
