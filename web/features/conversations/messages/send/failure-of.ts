import { hasStatus } from '../../../../lib/api.ts';

type Reading = { error: Error | null; data?: unknown };

/**
 * Why conversations or messages are not shown. What could not be read again stays as it is; what may no longer be read is not
 * shown from memory either.
 */
export function failureOf({ error, data }: Reading): 'refused' | 'failed' | null {
  if (hasStatus(error, 403, 404)) return 'refused';
  return error && data === undefined ? 'failed' : null;
}
