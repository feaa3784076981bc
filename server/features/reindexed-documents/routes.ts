import type { FastifyInstance } from 'fastify';
import { changeModelSettings, resetModelSettings } from '#contract/models/settings.ts';
import { openCompany } from '../../access/scope.ts';
import type { Deps } from '../../deps.ts';
import { register } from '../../http/register.ts';
import { changeSettings, resetSettings } from '../model-settings/service.ts';
import { queueReindexing } from './service.ts';

const limit = { perMinute: 30, what: 'changed settings' };

/** What changes the embedding model also queues the job that makes the stored vectors again. */
export function reindexingRoutes(app: FastifyInstance, deps: Deps): void {
  register(app, deps, changeModelSettings, {
    open: ({ actor }) => openCompany(actor),
    limit,
    handle: ({ scope, body }) => changeSettings(deps, scope, body, (tx) => queueReindexing(deps, scope, tx)),
  });
  register(app, deps, resetModelSettings, {
    open: ({ actor }) => openCompany(actor),
    limit,
    handle: ({ scope }) => resetSettings(deps, scope, (tx) => queueReindexing(deps, scope, tx)),
  });
}
