import * as z from 'zod/mini';
import { route } from '../route.ts';
import { message, moment } from '../schemas.ts';

// A plain pattern, because the library's check would add to the code of every page.
const sessionId = z
  .string()
  .check(
    z.refine((text) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(text), { error: 'The id has the wrong form' }),
  );

/** A session of the user. Its id is only a name and grants no access. */
export const ownSession = z.object({
  id: z.string(),
  /** Browser and operating system, from the user agent. */
  device: z.string(),
  createdAt: moment,
  /** Accurate to a few minutes. */
  seenAt: moment,
  /** The session of this request. */
  current: z.boolean(),
});
export type OwnSession = z.infer<typeof ownSession>;

export const listSessions = route('GET', '/api/sessions', {
  action: 'sessions.list',
  summary: "List the caller's sessions: the current one first, then by last activity",
  reply: z.array(ownSession),
});
export const endSession = route('DELETE', '/api/sessions/:id', {
  action: 'sessions.end',
  summary: "End one of the caller's sessions",
  params: z.object({ id: sessionId }),
  reply: message,
});
export const endOtherSessions = route('POST', '/api/sessions/end-others', {
  action: 'sessions.end',
  summary: "End all of the caller's other sessions",
  reply: z.object({ ended: z.int() }),
});
