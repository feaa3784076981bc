import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/models/settings.ts';
import { openCompany } from '../../access/scope.ts';
import type { Deps } from '../../deps.ts';
import { register } from '../../http/register.ts';
import * as service from './service.ts';

export function modelSettingsRoutes(app: FastifyInstance, deps: Deps): void {
  register(app, deps, contract.readModelSettings, {
    open: ({ actor }) => openCompany(actor),
    handle: ({ scope }) => service.readSettings(deps, scope),
  });
  register(app, deps, contract.readCompanyModel, {
    open: ({ actor }) => openCompany(actor),
    handle: async ({ scope }) => ({ model: (await service.companyModelOf(deps, scope)).model?.model ?? null }),
  });
}
