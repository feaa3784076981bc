import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/insights/custom-insights.ts';
import { openCompany, openInsightProject, openProject } from '../../access/scope.ts';
import type { Deps } from '../../deps.ts';
import { invalid } from '../../errors.ts';
import { register } from '../../http/register.ts';
import * as service from './service.ts';

export function customInsightRoutes(app: FastifyInstance, deps: Deps): void {
  register(app, deps, contract.createInsight, {
    open: ({ actor }) => openCompany(actor),
    async handle({ actor, body: { projectId, ...written } }) {
      const scope = await openProject(deps, actor, contract.createInsight.action, projectId);
      return service.createInsight(deps, scope, written);
    },
  });
  register(app, deps, contract.createInsightOfProject, {
    open: ({ actor, action, params }) => openProject(deps, actor, action, params.id),
    async handle({ scope, body: { projectId = scope.projectId, ...written } }) {
      if (projectId !== scope.projectId) throw invalid(contract.otherProjectMessage);
      return service.createInsight(deps, scope, written);
    },
  });
  register(app, deps, contract.updateInsight, {
    open: ({ actor, action, params }) => openInsightProject(deps, actor, action, params.id),
    handle: ({ scope, body }) => service.updateInsight(deps, scope, body),
  });
  register(app, deps, contract.addEvidence, {
    open: ({ actor, action, params }) => openInsightProject(deps, actor, action, params.id),
    handle: ({ scope, body }) => service.addEvidence(deps, scope, body),
  });
}
