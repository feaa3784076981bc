import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/insights/dismissed-insights.ts';
import { openProject } from '../../access/scope.ts';
import type { Deps } from '../../deps.ts';
import { register } from '../../http/register.ts';
import * as service from './service.ts';

export function dismissedInsightRoutes(app: FastifyInstance, deps: Deps): void {
  register(app, deps, contract.listDismissed, {
    open: ({ actor, action, params }) => openProject(deps, actor, action, params.id),
    handle: ({ scope }) => service.listDismissed(deps, scope),
  });
  register(app, deps, contract.countDismissed, {
    open: ({ actor, action, params }) => openProject(deps, actor, action, params.id),
    handle: ({ scope }) => service.countDismissed(deps, scope),
  });
  register(app, deps, contract.allowDismissed, {
    open: ({ actor, action, params }) => openProject(deps, actor, action, params.id),
    async handle({ scope, params }) {
      await service.allowDismissed(deps, scope, params.insightId);
      return { message: 'The next analysis may find it again' };
    },
  });
}
