import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/documents/retention.ts';
import { openProject } from '../../access/scope.ts';
import type { Deps } from '../../deps.ts';
import { register } from '../../http/register.ts';
import * as service from './service.ts';

export function retentionRoutes(app: FastifyInstance, deps: Deps): void {
  register(app, deps, contract.readRetention, {
    open: ({ actor, action, params }) => openProject(deps, actor, action, params.id),
    handle: ({ scope, query }) => service.showRetention(deps, scope, query),
  });
  register(app, deps, contract.setRetention, {
    open: ({ actor, action, params }) => openProject(deps, actor, action, params.id),
    handle: ({ scope, body }) => service.setRetention(deps, scope, body),
  });
}
