import {
  backupNote,
  type ErasureReceipt,
  outcomeWords,
  receiptLines,
  receiptText,
} from '#contract/documents/erasure.ts';
import { formatMoment } from '../../../lib/format-moment.ts';
import { keepFile } from '../../../lib/save-file.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogBody, DialogFooter } from '../../../ui/dialog/dialog.tsx';

type Props = { receipt: ErasureReceipt; open: boolean; close: () => void };

/** What was erased, to keep for the person who asked. */
export function ErasureReceiptDialog({ receipt, open, close }: Props) {
  const { reference, erasedAt, erasedBy, documents } = receipt;
  const download = () => keepFile(new Response(receiptText(receipt)), `erasure ${reference}.txt`);
  return (
    <Dialog
      open={open}
      onClose={close}
      title="Person Erased"
      description="This receipt does not name the person. Admins find it under Activity."
      shape="question"
    >
      <DialogBody className="grid content-start gap-4">
        <dl className="grid grid-cols-[max-content_minmax(0,1fr)] gap-x-4 gap-y-1">
          <dt className="text-text-3">Reference</dt>
          <dd className="font-control tabular-nums">{reference}</dd>
          <dt className="text-text-3">Date</dt>
          <dd>{formatMoment(erasedAt)}</dd>
          <dt className="text-text-3">Erased by</dt>
          <dd className="break-words">
            <bdi>{erasedBy}</bdi>
          </dd>
        </dl>
        <ul aria-label="What was erased" className="grid list-disc gap-1 ps-5">
          <li>The profile of the person, and their answers in conversations</li>
          {receiptLines(receipt).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        {documents.length > 0 && (
          <ul aria-label="Documents" className="divide-y divide-line rounded-control border border-line">
            {documents.map(({ name, outcome }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and redacted names can be equal
              <li key={at} className="flex flex-wrap justify-between gap-x-4 px-3 py-2">
                <bdi className="min-w-0 wrap-anywhere">{name}</bdi>
                <span className="text-text-3">{outcomeWords[outcome]}</span>
              </li>
            ))}
          </ul>
        )}
        <p className="text-label text-pretty text-text-3">{backupNote}</p>
      </DialogBody>
      <DialogFooter>
        <Button variant="secondary" onClick={() => void download()}>
          Download receipt
        </Button>
        <Button data-autofocus onClick={close}>
          Done
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
