import { can } from '#contract/roles.ts';
import { type TrashItem, type TrashKind, trashActions } from '#contract/trash.ts';
import type { ProjectScope } from '../../access/scope.ts';
import type { Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { conflict } from '../../errors.ts';
import { lockActor, recordAct } from '../../http/audit.ts';
import { lockProject } from '../projects/service.ts';
import { deleteConversationsAbout, deleteItems, listItems, type Ref } from './repo.ts';
import { goneForGood } from './rules.ts';

type Needs = Pick<Deps, 'db'>;

const mayRestore = ({ role, userId }: ProjectScope, kind: TrashKind, authorId: number | null): boolean =>
  can(role, trashActions[kind], null, authorId === userId) === 'allowed';

export async function listTrash({ db }: Needs, scope: ProjectScope): Promise<TrashItem[]> {
  const seesNames = can(scope.role, 'users.list') === 'allowed';
  return (await listItems(db, scope)).map(({ authorId, userId, userName, deletedAt, expiresAt, ...item }) => ({
    ...item,
    deletedAt: deletedAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    deletedBy: seesNames || userId === scope.userId ? userName : null,
    mayRestore: mayRestore(scope, item.kind, authorId),
  }));
}

/** Deletes one item for good. */
export function purge({ db }: Needs, scope: ProjectScope, ref: Ref): Promise<void> {
  return db.transaction(async (tx) => {
    if ((await purgeAll(tx, scope, [ref])) === 0) throw conflict(goneForGood);
  });
}

/** Deletes for good what the caller may delete; returns how many items that were. */
export function emptyTrash({ db }: Needs, scope: ProjectScope): Promise<number> {
  return db.transaction(async (tx) => {
    const items = await listItems(tx, scope);
    const own = items.filter(({ kind, authorId }) => mayRestore(scope, kind, authorId));
    return own.length > 0 ? purgeAll(tx, scope, own) : 0;
  });
}

async function purgeAll(tx: Tx, scope: ProjectScope, refs: readonly Ref[]): Promise<number> {
  await lockActor(tx, scope.userId);
  const project = await lockProject(tx, scope);
  const count = await deleteItems(tx, scope, refs);
  if (count === 0) return 0;
  const insightIds = refs.filter(({ kind }) => kind === 'insight').map(({ id }) => id);
  if (insightIds.length > 0) await deleteConversationsAbout(tx, scope, insightIds);
  await recordAct(tx, {
    actorId: scope.userId,
    action: 'trash-deleted',
    object: { kind: 'project', ...project },
    details: { count },
  });
  return count;
}
