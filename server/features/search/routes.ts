import type { FastifyInstance } from 'fastify';
import { search } from '#contract/search.ts';
import { openCompany } from '../../access/scope.ts';
import type { Deps } from '../../deps.ts';
import { register } from '../../http/register.ts';
import * as service from './service.ts';

export function searchRoutes(app: FastifyInstance, deps: Deps): void {
  register(app, deps, search, {
    open: ({ actor }) => openCompany(actor),
    limit: { perMinute: 120, what: 'searches' },
    handle: async ({ scope, query }) => ({ results: await service.search(deps, scope, query) }),
  });
}
