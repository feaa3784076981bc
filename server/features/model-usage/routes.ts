import type { FastifyInstance } from 'fastify';
import { testModelSettings } from '#contract/models/settings.ts';
import { readUsage } from '#contract/models/usage.ts';
import { openCompany } from '../../access/scope.ts';
import type { Deps } from '../../deps.ts';
import { register } from '../../http/register.ts';
import * as service from './service.ts';
import { testSettings } from './test-settings.ts';

export function modelUsageRoutes(app: FastifyInstance, deps: Deps): void {
  register(app, deps, readUsage, {
    open: ({ actor }) => openCompany(actor),
    handle: ({ scope, query }) => service.readUsage(deps, scope, query),
  });
  register(app, deps, testModelSettings, {
    open: ({ actor }) => openCompany(actor),
    handle: ({ scope, body, reply }) => {
      const gone = new AbortController();
      reply.raw.on('close', () => gone.abort());
      return testSettings(deps, scope, body ?? null, gone.signal);
    },
  });
}
