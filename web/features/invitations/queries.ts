import { listInvitations, verifyInvitation } from '#contract/users/invitations.ts';
import { reading } from '../../lib/api.ts';

/** Fetched at each visit: an accepted invitation leaves the list. */
export const invitationsQuery = { ...reading(listInvitations, {}), staleTime: 0 };

/** Never kept: what was good a minute ago may be used up. */
export const invitationQuery = (token: string) => ({ ...reading(verifyInvitation, { params: { token } }), gcTime: 0 });
