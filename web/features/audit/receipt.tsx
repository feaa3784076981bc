import { useMutation } from '@tanstack/react-query';
import type { AuditEntry } from '#contract/audit.ts';
import { downloadReceipt } from '#contract/documents/erasure.ts';
import { keptWords } from '#contract/documents/kept-words.ts';
import { pathOf } from '../../lib/api.ts';
import { demandFile, keepFile } from '../../lib/save-file.ts';

/** How long a project keeps its documents from then on. */
export const Kept = ({ months }: { months: number | null }) => keptWords(months);

/** The receipt of an erasure, to keep as a file. */
export function Receipt({ entry: { object } }: { entry: AuditEntry }) {
  const reference = object?.name ?? '';
  const download = useMutation({
    mutationFn: async (id: number) => {
      const path = pathOf(downloadReceipt, { params: { id } });
      await keepFile(await demandFile(path, 'GET'), `erasure ${reference}.txt`);
    },
  });
  const id = object?.id;
  if (typeof id !== 'number') return reference;
  return (
    <>
      <button
        type="button"
        disabled={download.isPending}
        onClick={() => download.mutate(id)}
        className="text-link min-h-6 pointer-coarse:min-h-10"
      >
        Receipt {reference}
      </button>
      {download.isError && (
        <span role="alert" className="ms-2 text-danger">
          It could not be downloaded.
        </span>
      )}
    </>
  );
}
