import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/people.ts';
import { openProject } from '../../access/scope.ts';
import type { Deps } from '../../deps.ts';
import { register } from '../../http/register.ts';
import * as service from './service.ts';

export function peopleRoutes(app: FastifyInstance, deps: Deps): void {
  register(app, deps, contract.listPeople, {
    open: ({ actor, action, params }) => openProject(deps, actor, action, params.id),
    handle: ({ scope }) => service.listPeople(deps, scope),
  });
  register(app, deps, contract.identifyPeople, {
    open: ({ actor, action, params }) => openProject(deps, actor, action, params.id),
    handle: ({ scope, body, reply }) =>
      service.identifyPeople(deps, scope, { documentIds: body.documentIds, gone: () => reply.raw.destroyed }),
  });
}
