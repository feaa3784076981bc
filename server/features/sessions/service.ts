import type { OwnSession } from '#contract/users/sessions.ts';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../errors.ts';
import { lockActor, recordAct } from '../../http/audit.ts';
import type { Actor } from '../../http/session/session.ts';
import { deleteOthers, deleteOwn, listOwn } from './repo.ts';
import { deviceOf } from './rules.ts';

type Needs = Pick<Deps, 'db'>;

export async function listSessions({ db }: Needs, actor: Actor): Promise<OwnSession[]> {
  const rows = await listOwn(db, actor);
  return rows.map(({ id, sess, createdAt, seenAt, current }) => ({
    id,
    device: deviceOf(sess.userAgent),
    createdAt: createdAt.toISOString(),
    seenAt: seenAt.toISOString(),
    current,
  }));
}

export function endSession({ db }: Needs, actor: Actor, id: string): Promise<void> {
  return db.transaction(async (tx) => {
    await lockActor(tx, actor.id);
    if (!(await deleteOwn(tx, actor, id))) throw notFound();
    await recordAct(tx, { actorId: actor.id, action: 'sessions-ended', details: { count: 1 } });
  });
}

export function endOtherSessions({ db }: Needs, actor: Actor): Promise<number> {
  return db.transaction(async (tx) => {
    await lockActor(tx, actor.id);
    const count = await deleteOthers(tx, actor);
    if (count > 0) await recordAct(tx, { actorId: actor.id, action: 'sessions-ended', details: { count } });
    return count;
  });
}
