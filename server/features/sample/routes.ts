import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/projects/projects.ts';
import { openCompany } from '../../access/scope.ts';
import type { Deps } from '../../deps.ts';
import { takeOne } from '../../http/rate-limit.ts';
import { register } from '../../http/register.ts';
import { createSampleProject } from './service.ts';

export function sampleRoutes(app: FastifyInstance, deps: Deps): void {
  register(app, deps, contract.createSampleProject, {
    open: ({ actor }) => openCompany(actor),
    async handle({ actor, scope }) {
      const limit = { key: `sample:${actor.id}`, most: 10, minutes: 60 };
      await takeOne(deps, limit, 'Too many sample projects in one hour.');
      return createSampleProject(deps, scope);
    },
  });
}
