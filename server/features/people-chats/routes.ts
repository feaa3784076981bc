import type { FastifyInstance } from 'fastify';
import * as changes from '#contract/conversations/people-conversation-changes.ts';
import * as contract from '#contract/conversations/people-conversations.ts';
import { stoppedMessage } from '#contract/conversations/replies.ts';
import { openPeopleConversation, openProject } from '../../access/scope.ts';
import type { Deps } from '../../deps.ts';
import { register } from '../../http/register.ts';
import { stopReply } from '../conversations/service.ts';
import * as service from './service.ts';

const idsOf = (list: readonly { id: number }[]) => list.map(({ id }) => id);

export function peopleChatRoutes(app: FastifyInstance, deps: Deps): void {
  register(app, deps, contract.listPeopleConversations, {
    open: ({ actor, action, params }) => openProject(deps, actor, action, params.id),
    handle: ({ scope }) => service.listConversations(deps, scope),
  });
  register(app, deps, changes.createPeopleConversation, {
    open: ({ actor, action, params }) => openProject(deps, actor, action, params.id),
    async handle({ scope, body: { selectedPeople, contextDocuments = [], title, clientConversationId } }) {
      const asked = { personIds: idsOf(selectedPeople), documentIds: idsOf(contextDocuments) };
      const input = { ...asked, title, clientConversationId };
      return { data: await service.startConversation(deps, scope, input) };
    },
  });
  register(app, deps, contract.listPeopleMessages, {
    open: ({ actor, action, params }) => openPeopleConversation(deps, actor, action, params.id),
    handle: ({ scope }) => service.listMessages(deps, scope),
  });
  register(app, deps, changes.postPeopleMessage, {
    open: ({ actor, action, params }) => openPeopleConversation(deps, actor, action, params.id),
    handle: ({ scope, body }) => service.postMessage(deps, scope, body),
  });
  register(app, deps, changes.deletePeopleConversation, {
    open: ({ actor, action, params }) => openPeopleConversation(deps, actor, action, params.id),
    async handle({ scope }) {
      await service.deleteConversation(deps, scope);
      return { message: 'Conversation deleted' };
    },
  });
  register(app, deps, changes.stopPeopleReply, {
    open: ({ actor, action, params }) => openPeopleConversation(deps, actor, action, params.id),
    async handle({ scope, body }) {
      await stopReply(deps, 'people', scope, body.clientMessageId);
      return { message: stoppedMessage };
    },
  });
  register(app, deps, changes.chatWithPeople, {
    open: ({ actor, action, params }) => openProject(deps, actor, action, params.id),
    handle({ scope, sendPart, body: { message, people, documents, conversationId, clientMessageId } }) {
      const storeIn = conversationId && clientMessageId ? { conversationId, clientMessageId } : undefined;
      const personIds = people && idsOf(people);
      const documentIds = documents && idsOf(documents);
      return service.chat(deps, scope, { message, personIds, documentIds, storeIn, sendPart });
    },
  });
}
