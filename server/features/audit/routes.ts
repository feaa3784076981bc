import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/audit.ts';
import { openCompany } from '../../access/scope.ts';
import type { Deps } from '../../deps.ts';
import { register } from '../../http/register.ts';
import * as service from './service.ts';

export function auditRoutes(app: FastifyInstance, deps: Deps): void {
  register(app, deps, contract.listAudit, {
    open: ({ actor }) => openCompany(actor),
    handle: ({ scope, query }) => service.listAudit(deps, scope, query),
  });
}
