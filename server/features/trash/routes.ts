import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/trash.ts';
import { openProject, openTrashed } from '../../access/scope.ts';
import type { Deps } from '../../deps.ts';
import { register } from '../../http/register.ts';
import { emptyTrash, listTrash, purge } from './items.ts';
import { restore, restoreSeveral } from './restore.ts';
import { alreadyMessage, purgedMessage, restoredMessage } from './rules.ts';

const purging = {
  insight: contract.purgeInsight,
  question: contract.purgeQuestion,
  topic: contract.purgeTopic,
  'insight-conversation': contract.purgeInsightConversation,
  'people-conversation': contract.purgePeopleConversation,
};

export function trashRoutes(app: FastifyInstance, deps: Deps): void {
  register(app, deps, contract.listTrash, {
    open: ({ actor, action, params }) => openProject(deps, actor, action, params.id),
    handle: ({ scope }) => listTrash(deps, scope),
  });
  for (const kind of contract.trashKinds) {
    register(app, deps, contract.restoreRoutes[kind], {
      open: ({ actor, action, params: { id } }) => openTrashed(deps, actor, action, { kind, id }),
      async handle({ scope, params: { id } }) {
        const restored = await restore(deps, scope, { kind, id });
        return { message: restored ? restoredMessage(kind) : alreadyMessage(kind), restored };
      },
    });
    register(app, deps, purging[kind], {
      open: ({ actor, action, params: { id } }) => openTrashed(deps, actor, action, { kind, id }),
      async handle({ scope, params: { id } }) {
        await purge(deps, scope, { kind, id });
        return { message: purgedMessage(kind) };
      },
    });
  }
  register(app, deps, contract.restoreSeveral, {
    open: ({ actor, action, params }) => openProject(deps, actor, action, params.id),
    async handle({ scope, body }) {
      const outcome = await restoreSeveral(deps, scope, body.items);
      return { message: `${outcome.restored} of ${outcome.restored + outcome.failed} restored`, ...outcome };
    },
  });
  register(app, deps, contract.emptyTrash, {
    open: ({ actor, action, params }) => openProject(deps, actor, action, params.id),
    async handle({ scope }) {
      const deleted = await emptyTrash(deps, scope);
      return { message: 'Trash emptied', deleted };
    },
  });
}
