import { listInvitations, verifyInvitation } from '#contract/invitations.ts';
import { reading } from '../../lib/api.ts';

/** Asked anew at each visit: whoever accepts an invitation takes it from the list. */
export const invitationsQuery = { ...reading(listInvitations, {}), staleTime: 0 };

/** Never kept: what was good a minute ago may be used up. */
export const invitationQuery = (token: string) => ({ ...reading(verifyInvitation, { params: { token } }), gcTime: 0 });
