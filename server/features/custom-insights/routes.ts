import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/insights/custom-insights.ts';
import { openCompany, openInsightProject, openProject } from '../../access/scope.ts';
import type { Deps } from '../../deps.ts';
import { invalid } from '../../errors.ts';
import { register } from '../../http/register.ts';
import * as service from './service.ts';

export function customInsightRoutes(app: FastifyInstance, deps: Deps): void {
  register(app, deps, contract.createInsight, {
    limit: { perMinute: 60, what: 'new insights' },
    open: ({ actor }) => openCompany(actor),
    async handle({ actor, body: { projectId, ...written } }) {
      const scope = await openProject(deps, actor, contract.createInsight.action, projectId);
      return service.createInsight(deps, scope, written);
    },
  });
  register(app, deps, contract.createInsightOfProject, {
    limit: { perMinute: 60, what: 'new insights' },
    open: ({ actor, action, params }) => openProject(deps, actor, action, params.id),
    async handle({ scope, body: { projectId = scope.projectId, messageId, personReply, ...written } }) {
      if (projectId !== scope.projectId) throw invalid(contract.otherProjectMessage);
      const saved = personReply ?? (messageId === undefined ? undefined : { messageId });
      return service.createInsight(deps, scope, { ...written, saved });
    },
  });
  register(app, deps, contract.updateInsight, {
    open: ({ actor, action, params }) => openInsightProject(deps, actor, action, params.id),
    handle: ({ scope, body }) => service.updateInsight(deps, scope, body),
  });
  register(app, deps, contract.addEvidence, {
    limit: { perMinute: 60, what: 'new quotes' },
    open: ({ actor, action, params }) => openInsightProject(deps, actor, action, params.id),
    handle: ({ scope, body }) => service.addEvidence(deps, scope, body),
  });
}
