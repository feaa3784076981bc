import { listSessions } from '#contract/users/sessions.ts';
import { reading } from '../../lib/api.ts';

/** Fetched at each visit: sign-ins elsewhere change it. */
export const sessionsQuery = { ...reading(listSessions, {}), staleTime: 0 };
