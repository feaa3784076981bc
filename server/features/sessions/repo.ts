import { and, desc, eq, gt, ne, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { sessions } from '../../db/schema.ts';
import type { Actor } from '../../http/session/session.ts';

type Owner = Pick<Actor, 'id' | 'sid'>;
const ofOwner = ({ id }: Owner) => and(eq(sessions.userId, id), gt(sessions.expire, sql`now()`));

/** Active sessions, the current one first. */
export function listOwn(db: Db, owner: Owner) {
  const current = sql<boolean>`${sessions.sid} = ${owner.sid}`;
  const { id, sess, createdAt, seenAt } = sessions;
  return db
    .select({ id, sess, createdAt, seenAt, current })
    .from(sessions)
    .where(ofOwner(owner))
    .orderBy(desc(current), desc(seenAt), desc(createdAt));
}

export async function deleteOwn(tx: Tx, owner: Owner, id: string): Promise<boolean> {
  const rows = await tx
    .delete(sessions)
    .where(and(ofOwner(owner), eq(sessions.id, id)))
    .returning({ id: sessions.id });
  return rows.length > 0;
}

export async function deleteOthers(tx: Tx, owner: Owner): Promise<number> {
  const rows = await tx
    .delete(sessions)
    .where(and(ofOwner(owner), ne(sessions.sid, owner.sid)))
    .returning({ id: sessions.id });
  return rows.length;
}
