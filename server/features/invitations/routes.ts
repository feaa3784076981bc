import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/users/invitations.ts';
import { openCompany } from '../../access/scope.ts';
import type { Deps } from '../../deps.ts';
import { register } from '../../http/register.ts';
import * as service from './service.ts';

export function invitationRoutes(app: FastifyInstance, deps: Deps): void {
  register(app, deps, contract.inviteUser, {
    open: ({ actor }) => openCompany(actor),
    handle: async ({ scope, body }) => ({ user: { email: await service.inviteUser(deps, scope, body) } }),
  });
  register(app, deps, contract.listInvitations, {
    open: ({ actor }) => openCompany(actor),
    handle: ({ scope }) => service.listInvitations(deps, scope),
  });
  register(app, deps, contract.resendInvitation, {
    open: ({ actor }) => openCompany(actor),
    async handle({ scope, params }) {
      await service.resendInvitation(deps, scope, params.id);
      return { message: 'Invitation sent again' };
    },
  });
  register(app, deps, contract.revokeInvitation, {
    open: ({ actor }) => openCompany(actor),
    async handle({ scope, params }) {
      await service.revokeInvitation(deps, scope, params.id);
      return { message: 'Invitation revoked' };
    },
  });
  register(app, deps, contract.verifyInvitation, {
    open: ({ params }) => service.openInvitation(deps, params.token),
    handle: async ({ scope }) => ({ role: scope.role }),
  });
  register(app, deps, contract.completeInvitation, {
    open: ({ params }) => service.openInvitation(deps, params.token),
    async handle({ scope, body }) {
      await service.completeInvitation(deps, scope.tokenHash, body);
      return { message: 'Your account is ready. Please sign in.' };
    },
  });
}
