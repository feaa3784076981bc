import { readOnlyMessage } from '#contract/conversations/replies.ts';
import type { Notice } from '../../../ui/toast/toast.tsx';

export const readOnlyNotice: Notice = { title: 'Read-only access', description: readOnlyMessage };

/** In place of the input, for those who may read but not write. */
export function ReadOnly() {
  return <p className="border-t border-line px-6 py-4 text-center text-text-2 max-md:px-4">{readOnlyMessage}</p>;
}
