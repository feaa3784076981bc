import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/insights/duplicates.ts';
import { openProject } from '../../access/scope.ts';
import type { Deps } from '../../deps.ts';
import { register } from '../../http/register.ts';
import * as service from './service.ts';

export function duplicateRoutes(app: FastifyInstance, deps: Deps): void {
  register(app, deps, contract.listDuplicates, {
    limit: { perMinute: 60, what: 'searches for duplicates' },
    open: ({ actor, action, params }) => openProject(deps, actor, action, params.id),
    handle: ({ scope }) => service.listDuplicates(deps, scope),
  });
  register(app, deps, contract.mergeInsights, {
    open: ({ actor, action, params }) => openProject(deps, actor, action, params.id),
    handle: ({ scope, body }) => service.mergeInsights(deps, scope, body),
  });
}
