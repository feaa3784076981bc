import clsx from 'clsx';
import { ArrowUp } from 'lucide-react';
import { useRef } from 'react';
import type { UploadLimits } from './upload-limits.ts';
import type { UploadPhase } from './upload-queue.ts';
import { useFileDrop } from './use-file-drop.ts';

type Props = { phase: UploadPhase; limits: UploadLimits; onFiles: (files: File[]) => void };

const phaseTexts = { idle: '', sending: 'Uploading...', reading: 'Processing...', complete: 'Upload complete' };
const phaseValues = { idle: 0, sending: 50, reading: 100, complete: 100 };

/** Takes files by drop or by click. What a file may be is decided by who takes them, one answer for both ways. */
export function DropZone({ phase, limits, onFiles }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const { dragging, dropProps } = useFileDrop(onFiles);
  return (
    <div {...dropProps} className="grid">
      <input
        ref={input}
        type="file"
        multiple={!limits.single}
        hidden
        accept={limits.types.map((type) => `.${type}`).join(',')}
        aria-label="Choose documents"
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          // The same file chosen again is a change only when the field was emptied before.
          currentTarget.value = '';
        }}
      />
      <button
        type="button"
        onClick={() => input.current?.click()}
        className={clsx(
          'grid min-h-31 content-center justify-items-center gap-0.5 rounded-control border-[1.5px] border-dashed px-4 py-3.5 text-center transition-colors duration-120',
          dragging
            ? 'border-accent bg-accent-soft'
            : 'border-line-strong bg-bg hover:border-accent hover:bg-accent-soft',
        )}
      >
        {phase === 'idle' ? (
          <>
            <span className="mb-1.5 grid size-8 place-items-center rounded-full bg-accent-soft text-accent">
              <ArrowUp className="icon" />
            </span>
            <span className="font-medium text-balance">
              {dragging ? 'Drop the document here...' : 'Drag & drop a document here, or click to select'}
            </span>
            <span className="text-label text-text-3 text-balance">Supported formats: {limits.formats} (max 10MB)</span>
          </>
        ) : (
          <span className="grid w-full max-w-72 gap-2.5">
            <span aria-live="polite" className="font-medium">
              {phaseTexts[phase]}
            </span>
            <span
              role="progressbar"
              aria-label="Upload"
              aria-valuenow={phaseValues[phase]}
              aria-valuemin={0}
              aria-valuemax={100}
              className="h-1 overflow-hidden rounded-full bg-line"
            >
              <span
                className="block h-full rounded-full bg-accent transition-[width] duration-400"
                style={{ width: `${phaseValues[phase]}%` }}
              />
            </span>
          </span>
        )}
      </button>
    </div>
  );
}
