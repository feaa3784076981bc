import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/people/people.ts';
import * as changes from '#contract/people/people-changes.ts';
import { openPerson, openProject } from '../../access/scope.ts';
import type { Deps } from '../../deps.ts';
import { register } from '../../http/register.ts';
import { whenLeft } from '../../http/requests/when-left.ts';
import * as service from './service.ts';

export function peopleRoutes(app: FastifyInstance, deps: Deps): void {
  register(app, deps, contract.listPeople, {
    open: ({ actor, action, params }) => openProject(deps, actor, action, params.id),
    handle: ({ scope, query }) => service.listPeople(deps, scope, { withHidden: query.hidden === 'true' }),
  });
  register(app, deps, contract.identifyPeople, {
    limit: { perMinute: 10, what: 'identifications of people' },
    open: ({ actor, action, params }) => openProject(deps, actor, action, params.id),
    handle: ({ scope, body, reply }) =>
      service.identifyPeople(deps, scope, { documentIds: body.documentIds, gone: whenLeft(reply) }),
  });
  register(app, deps, changes.updatePerson, {
    limit: { perMinute: 60, what: 'changed people' },
    open: ({ actor, action, params }) => openPerson(deps, actor, action, params.id),
    handle: ({ scope, body }) => service.changePerson(deps, scope, body),
  });
  register(app, deps, changes.mergePeople, {
    limit: { perMinute: 30, what: 'merged people' },
    open: ({ actor, action, params }) => openProject(deps, actor, action, params.id),
    handle: ({ scope, body }) => service.mergePeople(deps, scope, body.personIds),
  });
  register(app, deps, changes.splitPerson, {
    limit: { perMinute: 30, what: 'split people' },
    open: ({ actor, action, params }) => openPerson(deps, actor, action, params.id),
    handle: ({ scope, body }) => service.splitPerson(deps, scope, body.documentIds),
  });
  register(app, deps, changes.listMergeSuggestions, {
    limit: { perMinute: 60, what: 'searches for people to merge' },
    open: ({ actor, action, params }) => openProject(deps, actor, action, params.id),
    handle: ({ scope }) => service.suggestMerges(deps, scope),
  });
}
