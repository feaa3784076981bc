import { SearchX } from 'lucide-react';
import { formatDate } from '../../../lib/format.ts';

const explanation =
  'That analysis read every document that the insight rests on and did not find its claim. The insight is kept until you delete it.';

/** Says that a run could have found the insight and did not. */
export function NotFoundMark({ at }: { at: string }) {
  return (
    <p title={explanation} className="mb-1 flex min-h-6 items-center gap-1.5 text-label text-warm">
      <SearchX aria-hidden="true" className="icon flex-none" />
      <bdi>Not found again in the run of {formatDate(at)}</bdi>
    </p>
  );
}
