import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/projects/topic-changes.ts';
import { listTopics } from '#contract/projects/topics.ts';
import { openCompany, openProject, openTopicProject } from '../../access/scope.ts';
import type { Deps } from '../../deps.ts';
import { register } from '../../http/register.ts';
import * as service from './service.ts';

export function topicRoutes(app: FastifyInstance, deps: Deps): void {
  register(app, deps, listTopics, {
    open: ({ actor }) => openCompany(actor),
    handle: ({ scope, query }) => service.listTopics(deps, scope, query.projectId),
  });
  register(app, deps, contract.createTopic, {
    open: ({ actor }) => openCompany(actor),
    async handle({ actor, body: { projectId, ...fields } }) {
      const scope = await openProject(deps, actor, contract.createTopic.action, projectId);
      return service.createTopic(deps, scope, fields);
    },
  });
  register(app, deps, contract.createTopics, {
    open: ({ actor }) => openCompany(actor),
    async handle({ actor, body }) {
      const scope = await openProject(deps, actor, contract.createTopics.action, body.projectId);
      return service.createTopics(deps, scope, body.topics);
    },
  });
  register(app, deps, contract.updateTopic, {
    open: ({ actor, action, params }) => openTopicProject(deps, actor, action, params.id),
    handle: ({ scope, body }) => service.updateTopic(deps, scope, body),
  });
  register(app, deps, contract.deleteTopic, {
    open: ({ actor, action, params }) => openTopicProject(deps, actor, action, params.id),
    async handle({ scope }) {
      await service.deleteTopic(deps, scope);
      return { message: 'Topic deleted' };
    },
  });
  register(app, deps, contract.deleteTopics, {
    open: ({ actor }) => openCompany(actor),
    async handle({ scope, body }) {
      const count = await service.deleteTopics(deps, scope, body.ids);
      return { message: count === 1 ? 'Topic deleted' : `${count} topics deleted` };
    },
  });
}
