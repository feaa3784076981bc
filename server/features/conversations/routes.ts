import type { FastifyInstance } from 'fastify';
import { listRecentConversations } from '#contract/conversations/recent-conversations.ts';
import { openCompany } from '../../access/scope.ts';
import type { Deps } from '../../deps.ts';
import { register } from '../../http/register.ts';
import * as service from './service.ts';

export function conversationRoutes(app: FastifyInstance, deps: Deps): void {
  register(app, deps, listRecentConversations, {
    open: ({ actor }) => openCompany(actor),
    handle: ({ scope }) => service.listRecentConversations(deps, scope),
  });
}
