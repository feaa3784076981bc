import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/users/users.ts';
import { openColleague, openCompany, openProject } from '../../access/scope.ts';
import type { Deps } from '../../deps.ts';
import { register } from '../../http/register.ts';
import * as service from './service.ts';

export function userRoutes(app: FastifyInstance, deps: Deps): void {
  register(app, deps, contract.listUsers, {
    open: ({ actor }) => openCompany(actor),
    handle: ({ scope }) => service.listUsers(deps, scope),
  });
  register(app, deps, contract.changeRole, {
    open: ({ actor, params }) => openColleague(deps, actor, params.id),
    handle: ({ scope, body }) => service.changeRole(deps, scope, body.role),
  });
  register(app, deps, contract.deleteUser, {
    open: ({ actor, params }) => openColleague(deps, actor, params.id),
    async handle({ scope }) {
      await service.deleteUser(deps, scope);
      return { message: 'User deleted' };
    },
  });
  register(app, deps, contract.startView, {
    open: ({ actor }) => openCompany(actor),
    handle: ({ scope, actor, params }) => service.startView(deps, scope, { sid: actor.sid, clientId: params.id }),
  });
  register(app, deps, contract.grantAccess, {
    open: ({ actor, action, params }) => openProject(deps, actor, action, params.id),
    handle: ({ scope, body }) => service.grantAccess(deps, scope, body),
  });
  register(app, deps, contract.revokeAccess, {
    open: ({ actor, action, params }) => openProject(deps, actor, action, params.id),
    async handle({ scope, params }) {
      await service.revokeAccess(deps, scope, params.userId);
      return { message: 'Access withdrawn' };
    },
  });
}
