import { listUsers } from '#contract/users/users.ts';
import { reading } from '../../lib/api.ts';

/** Fetched at each visit: other admins and accepted invitations change it. */
export const usersQuery = { ...reading(listUsers, {}), staleTime: 0 };
