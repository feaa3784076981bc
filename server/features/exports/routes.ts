import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as conversations from '#contract/conversations/conversation-exports.ts';
import * as contract from '#contract/projects/exports.ts';
import { openConversation, openPeopleConversation, openProject, type ProjectScope } from '../../access/scope.ts';
import type { Deps } from '../../deps.ts';
import { register } from '../../http/register.ts';
import { attachment } from '../../http/replies/attachment.ts';
import * as service from './service.ts';

export function exportRoutes(app: FastifyInstance, deps: Deps): void {
  register(app, deps, contract.exportProject, {
    limit: { perMinute: 20, what: 'downloads' },
    open: ({ actor, action, params }) => openProject(deps, actor, action, params.id),
    async handle({ scope, query: { format }, request, reply }) {
      const { fileName, type } = await service.fileOf(deps, scope, format);
      const isHead = request.method === 'HEAD';
      const pieces = isHead ? undefined : await service.exportProject(deps, scope, format);
      reply.header('content-type', type);
      reply.header('content-disposition', attachment(fileName));
      return pieces && Readable.from(pieces, { objectMode: false });
    },
  });
  register(app, deps, conversations.exportInsightConversation, {
    limit: { perMinute: 60, what: 'downloads' },
    open: ({ actor, action, params }) => openConversation(deps, actor, action, params.id),
    handle: ({ scope, ...call }) => sendConversation(deps, 'insight', scope, call),
  });
  register(app, deps, conversations.exportPeopleConversation, {
    limit: { perMinute: 60, what: 'downloads' },
    open: ({ actor, action, params }) => openPeopleConversation(deps, actor, action, params.id),
    handle: ({ scope, ...call }) => sendConversation(deps, 'people', scope, call),
  });
}

type Call = { request: FastifyRequest; reply: FastifyReply };

async function sendConversation(
  deps: Deps,
  kind: 'insight' | 'people',
  scope: ProjectScope & { conversationId: number },
  { request, reply }: Call,
): Promise<unknown> {
  reply.header('content-type', conversations.markdownType);
  reply.header('content-disposition', attachment(await service.conversationFileName(deps, kind, scope)));
  if (request.method === 'HEAD') return undefined;
  return Buffer.from(await service.exportConversation(deps, kind, scope));
}
