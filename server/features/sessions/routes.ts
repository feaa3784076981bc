import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/users/sessions.ts';
import { openCompany } from '../../access/scope.ts';
import type { Deps } from '../../deps.ts';
import { register } from '../../http/register.ts';
import * as service from './service.ts';

export function sessionRoutes(app: FastifyInstance, deps: Deps): void {
  register(app, deps, contract.listSessions, {
    open: ({ actor }) => openCompany(actor),
    handle: ({ actor }) => service.listSessions(deps, actor),
  });
  register(app, deps, contract.endSession, {
    open: ({ actor }) => openCompany(actor),
    async handle({ actor, params }) {
      await service.endSession(deps, actor, params.id);
      return { message: 'Session ended' };
    },
  });
  register(app, deps, contract.endOtherSessions, {
    open: ({ actor }) => openCompany(actor),
    handle: async ({ actor }) => ({ ended: await service.endOtherSessions(deps, actor) }),
  });
}
