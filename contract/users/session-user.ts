import * as z from 'zod/mini';
import { roles } from '../role-names.ts';
import { route } from '../route.ts';

/** All that the page knows about the signed-in user: these six fields. */
export const sessionUser = z.object({
  id: z.int(),
  username: z.string(),
  email: z.string(),
  role: z.enum(roles),
  companyName: z.nullable(z.string()),
  teamName: z.nullable(z.string()),
});
export type SessionUser = z.infer<typeof sessionUser>;

export const readUser = route('GET', '/api/user', {
  action: 'session.read',
  summary: 'Get the signed-in user',
  reply: sessionUser,
});
export const checkSession = route('GET', '/api/auth/check', {
  action: 'session.read',
  summary: 'Check whether the session is active',
  reply: z.object({ authenticated: z.literal(true) }),
});
