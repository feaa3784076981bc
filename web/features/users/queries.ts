import { listUsers } from '#contract/users.ts';
import { reading } from '../../lib/api.ts';

/** Asked anew at each visit: other admins change it, and so does whoever accepts an invitation. */
export const usersQuery = { ...reading(listUsers, {}), staleTime: 0 };
