import type { FastifyInstance } from 'fastify';
import { readDependents } from '#contract/documents/documents-removal.ts';
import { deleteInsight } from '#contract/insights/insight-removal.ts';
import { openInsightProject } from '../../access/scope.ts';
import type { Deps } from '../../deps.ts';
import { register } from '../../http/register.ts';
import { whenLeft } from '../../http/requests/when-left.ts';
import { deleteDocumentOrInsight } from './deletion.ts';
import * as dependents from './dependents.ts';

export function removalRoutes(app: FastifyInstance, deps: Deps): void {
  register(app, deps, readDependents, {
    open: ({ actor, action, params }) => openInsightProject(deps, actor, action, params.id),
    handle: ({ scope }) => dependents.readDependents(deps, scope),
  });
  register(app, deps, deleteInsight, {
    limit: { perMinute: 120, what: 'deletions' },
    open: ({ actor, action, params }) => openInsightProject(deps, actor, action, params.id),
    async handle({ scope, query, reply }) {
      await deleteDocumentOrInsight(deps, scope, { choice: query, gone: whenLeft(reply) });
      return { message: 'Deleted' };
    },
  });
}
