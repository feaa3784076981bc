import type { FastifyInstance } from 'fastify';
import * as changes from '#contract/projects/project-changes.ts';
import * as contract from '#contract/projects/projects.ts';
import { openCompany, openProject } from '../../access/scope.ts';
import type { Deps } from '../../deps.ts';
import { register } from '../../http/register.ts';
import * as service from './service.ts';

export function projectRoutes(app: FastifyInstance, deps: Deps): void {
  register(app, deps, contract.listProjects, {
    open: ({ actor }) => openCompany(actor),
    handle: ({ scope }) => service.listProjects(deps, scope),
  });
  register(app, deps, contract.readProject, {
    open: ({ actor, action, params }) => openProject(deps, actor, action, params.id),
    handle: ({ scope }) => service.showProject(deps, scope),
  });
  register(app, deps, changes.suggestTopics, {
    limit: { perMinute: 20, what: 'suggestions of topics' },
    open: ({ actor }) => openCompany(actor),
    handle: ({ body }) => service.suggestTopics(deps, body),
  });
  register(app, deps, changes.createProject, {
    open: ({ actor }) => openCompany(actor),
    handle: ({ scope, body }) => service.createProject(deps, scope, body),
  });
  register(app, deps, changes.updateProject, {
    open: ({ actor, action, params }) => openProject(deps, actor, action, params.id),
    handle: ({ scope, body }) => service.updateProject(deps, scope, body),
  });
  register(app, deps, changes.deleteProject, {
    open: ({ actor, action, params }) => openProject(deps, actor, action, params.id),
    async handle({ scope }) {
      await service.deleteProject(deps, scope);
      return { message: 'Project deleted' };
    },
  });
}
