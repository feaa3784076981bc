import type { FastifyInstance } from 'fastify';
import * as changes from '#contract/conversations/insight-conversation-changes.ts';
import * as contract from '#contract/conversations/insight-conversations.ts';
import { stoppedMessage } from '#contract/conversations/replies.ts';
import { readInsight } from '#contract/insights/insight-details.ts';
import { openConversation, openInsightOfProject, openInsightProject } from '../../access/scope.ts';
import type { Deps } from '../../deps.ts';
import { invalid } from '../../errors.ts';
import { register } from '../../http/register.ts';
import { replyCache } from '../../http/replies/reply-cache.ts';
import { stopReply } from '../conversations/service.ts';
import * as service from './service.ts';

/** For the suggested questions of all insights together; the least recently used are evicted first. */
const mostBytesKept = 1024 * 1024;

export function insightChatRoutes(app: FastifyInstance, deps: Deps): void {
  const suggestions = replyCache(mostBytesKept);
  register(app, deps, readInsight, {
    limit: { perMinute: 120, what: 'opened insights' },
    open: ({ actor, action, params }) => openInsightProject(deps, actor, action, params.insightId),
    handle: ({ scope }) => service.readWithSuggestions(deps, scope, suggestions),
  });
  register(app, deps, contract.listInsightConversations, {
    open: ({ actor, action, params: { id: projectId, insightId } }) =>
      openInsightOfProject(deps, actor, action, { projectId, insightId }),
    handle: async ({ scope }) => ({ data: await service.listConversations(deps, scope) }),
  });
  register(app, deps, changes.createInsightConversation, {
    open: ({ actor, action, params: { id: projectId, insightId } }) =>
      openInsightOfProject(deps, actor, action, { projectId, insightId }),
    async handle({ scope, body: { title, sessionKey, clientConversationId } }) {
      const input = { title, sessionKey: sessionKey ?? '', clientConversationId };
      return { data: await service.startConversation(deps, scope, input) };
    },
  });
  register(app, deps, contract.listInsightMessages, {
    open: ({ actor, action, params }) => openConversation(deps, actor, action, params.id),
    handle: async ({ scope }) => ({ data: await service.listMessages(deps, scope) }),
  });
  register(app, deps, changes.postInsightMessage, {
    open: ({ actor, action, params }) => openConversation(deps, actor, action, params.id),
    handle: async ({ scope, body }) => ({ data: await service.postMessage(deps, scope, body) }),
  });
  register(app, deps, changes.deleteInsightConversation, {
    open: ({ actor, action, params }) => openConversation(deps, actor, action, params.id),
    async handle({ scope }) {
      await service.deleteConversation(deps, scope);
      return { message: 'Conversation deleted' };
    },
  });
  register(app, deps, changes.stopInsightReply, {
    open: ({ actor, action, params }) => openConversation(deps, actor, action, params.id),
    async handle({ scope, body }) {
      await stopReply(deps, 'insight', scope, body.clientMessageId);
      return { message: stoppedMessage };
    },
  });
  register(app, deps, changes.chatWithInsight, {
    open: ({ actor, action, params }) => openInsightProject(deps, actor, action, params.insightId),
    async handle({ scope, sendPart, body: { insightId, projectId, message, conversationId, clientMessageId } }) {
      const { insightId: asked, projectId: place } = scope;
      if ((insightId ?? asked) !== asked || (projectId ?? place) !== place) throw invalid(changes.otherInsightMessage);
      const storeIn = conversationId && clientMessageId ? { conversationId, clientMessageId } : undefined;
      return service.chat(deps, scope, { message, storeIn, sendPart });
    },
  });
}
