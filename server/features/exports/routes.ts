import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/exports.ts';
import { openProject } from '../../access/scope.ts';
import type { Deps } from '../../deps.ts';
import { attachment } from '../../http/attachment.ts';
import { register } from '../../http/register.ts';
import * as service from './service.ts';

export function exportRoutes(app: FastifyInstance, deps: Deps): void {
  register(app, deps, contract.exportProject, {
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
}
