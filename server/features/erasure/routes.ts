import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/documents/erasure.ts';
import { openCompany, openPerson } from '../../access/scope.ts';
import type { Deps } from '../../deps.ts';
import { register } from '../../http/register.ts';
import { attachment } from '../../http/replies/attachment.ts';
import { whenLeft } from '../../http/requests/when-left.ts';
import * as service from './service.ts';

export function erasureRoutes(app: FastifyInstance, deps: Deps): void {
  register(app, deps, contract.previewErasure, {
    limit: { perMinute: 30, what: 'previews' },
    open: ({ actor, action, params }) => openPerson(deps, actor, action, params.id),
    handle: ({ scope, body }) => service.previewErasure(deps, scope, body),
  });
  register(app, deps, contract.erasePerson, {
    limit: { perMinute: 10, what: 'erasures' },
    open: ({ actor, action, params }) => openPerson(deps, actor, action, params.id),
    handle: ({ scope, body, reply }) => service.erasePerson(deps, scope, { ...body, gone: whenLeft(reply) }),
  });
  register(app, deps, contract.listErasures, {
    open: ({ actor }) => openCompany(actor),
    handle: ({ scope, query }) => service.listErasures(deps, scope, query),
  });
  register(app, deps, contract.downloadReceipt, {
    open: ({ actor }) => openCompany(actor),
    async handle({ scope, params, reply }) {
      const receipt = await service.readErasure(deps, scope, params.id);
      reply.type(contract.receiptType);
      reply.header('content-disposition', attachment(`erasure ${receipt.reference}.txt`));
      return Buffer.from(contract.receiptText(receipt));
    },
  });
}
