import { eq, type SQL, sql } from 'drizzle-orm';
import type { AuditAction, AuditDetails, AuditObject } from '#contract/audit.ts';
import type { Action } from '#contract/roles.ts';
import type { Db, Tx } from '../db/client.ts';
import { auditLog, users } from '../db/schema.ts';
import { notAuthenticated } from '../errors.ts';

type What = { action: AuditAction; object?: AuditObject; details?: AuditDetails };
export type Act = What & { actorId: number };

/**
 * Locks the acting user against deletion until the transaction ends. Call it before taking other locks: deleting a user
 * locks the user first and then what the user owns.
 */
export async function lockActor(tx: Tx, userId: number): Promise<void> {
  const rows = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('key share');
  if (rows.length === 0) throw notAuthenticated();
}

/** Logs what a user does, in the transaction that does it. Company and name are the user's own. */
export async function recordAct(tx: Tx, { actorId, ...what }: Act): Promise<void> {
  await insertEntry(tx, what, {
    actor: sql`id, username`,
    object: asObject(what.object),
    of: sql`id = ${actorId} for key share`,
  });
}

/** Logs what Earshot does by itself, as people have set it. */
export async function recordOwnAct(tx: Tx, companyId: number, { action, object, details = {} }: What): Promise<void> {
  await tx.insert(auditLog).values({
    ...{ companyId, action, details },
    ...{ objectKind: object?.kind ?? null, objectId: object?.id ?? null, objectName: object ? nameOf(object) : null },
  });
}

/**
 * Logs a failed sign-in to an account. For an unknown address the statement finds no user, and so no company whose log
 * could show it.
 */
export async function recordFailedSignIn(tx: Tx, email: string): Promise<void> {
  await insertEntry(
    tx,
    { action: 'sign-in-failed' },
    { actor: sql`null::int, null`, object: sql`'user', id, username`, of: sql`email = ${email}` },
  );
}

/** Logs a denied call at most once a minute per call, so that repeated denials cost almost nothing. */
export async function recordDenial(db: Db, actorId: number, call: Action): Promise<void> {
  const object: AuditObject = { kind: 'call', id: null, name: call };
  await insertEntry(
    db,
    { action: 'denied' },
    {
      actor: sql`id, username`,
      object: asObject(object),
      of: sql`id = ${actorId} for key share on conflict do nothing`,
    },
  );
}

/** The log outlives a document, whose file may be named after the person who speaks in it: its number is its name here. */
const nameOf = ({ kind, id, name }: Partial<AuditObject>): string | null =>
  kind === 'document' && id ? `#${id}` : (name ?? null);

const asObject = (object: Partial<AuditObject> = {}): SQL =>
  sql`${object.kind ?? null}::text, ${object.id ?? null}::int, ${nameOf(object)}::text`;

async function insertEntry(
  db: Db | Tx,
  { action, details = {} }: What,
  from: { actor: SQL; object: SQL; of: SQL },
): Promise<void> {
  await db.execute(sql`
    insert into ${auditLog} (company_id, actor_id, actor_name, action, object_kind, object_id, object_name, details)
    select company_id, ${from.actor}, ${action}::text, ${from.object}, ${JSON.stringify(details)}::jsonb
    from ${users} where ${from.of}`);
}
