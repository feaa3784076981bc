import type { FastifyInstance } from 'fastify';
import { deleteInsights } from '#contract/insights/insight-removal.ts';
import * as contract from '#contract/insights/insights.ts';
import { openCompany, openProject } from '../../access/scope.ts';
import type { Deps } from '../../deps.ts';
import { register } from '../../http/register.ts';
import { replyCache } from '../../http/replies/reply-cache.ts';
import * as service from './service.ts';

/** For all lists together; the least recently used is evicted first. */
const mostBytesKept = 32 * 1024 * 1024;

export function insightRoutes(app: FastifyInstance, deps: Deps): void {
  const lists = replyCache(mostBytesKept);
  register(app, deps, contract.listInsights, {
    open: ({ actor, action, params }) => openProject(deps, actor, action, params.id),
    async handle({ scope, reply }) {
      const { list, state } = await service.keyOfList(deps, scope);
      reply.type('application/json; charset=utf-8');
      return lists.get(list, state, async () =>
        Buffer.from(String(reply.serialize(await service.listInsights(deps, scope)))),
      );
    },
  });
  register(app, deps, contract.listRecentInsights, {
    open: ({ actor }) => openCompany(actor),
    handle: ({ scope }) => service.listRecentInsights(deps, scope),
  });
  register(app, deps, deleteInsights, {
    open: ({ actor, action, params }) => openProject(deps, actor, action, params.id),
    async handle({ scope, body }) {
      const count = await service.deleteInsights(deps, scope, body.ids);
      return { message: count === 1 ? 'Insight deleted' : `${count} insights deleted` };
    },
  });
}
