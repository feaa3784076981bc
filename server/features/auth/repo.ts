import { and, eq, gt, isNotNull, isNull, lt, ne, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { accountTokens, companies, sessions, users } from '../../db/schema.ts';
import { type TokenPurpose, tokenMinutes } from './tokens.ts';

export type Account = typeof users.$inferSelect;
export type NewAccount = {
  username: string;
  email: string;
  password: string;
  companyName: string;
  teamName: string | null;
};

export async function findByEmail(db: Db, email: string): Promise<Account | undefined> {
  const [account] = await db.select().from(users).where(eq(users.email, email));
  return account;
}

export async function findById(db: Db | Tx, id: number): Promise<Account | undefined> {
  const [account] = await db.select().from(users).where(eq(users.id, id));
  return account;
}

export async function hasUsername(db: Db, username: string): Promise<boolean> {
  const rows = await db.select({ id: users.id }).from(users).where(eq(users.username, username));
  return rows.length > 0;
}

/** Every registration creates a company; its first user is the admin. */
export async function insertAccount(tx: Tx, account: NewAccount): Promise<number> {
  const [company] = await tx.insert(companies).values({ name: account.companyName }).returning({ id: companies.id });
  if (!company) throw new Error('the company was not stored');
  const [user] = await tx
    .insert(users)
    .values({ ...account, companyId: company.id, role: 'company_admin', status: 'pending' })
    .returning({ id: users.id });
  if (!user) throw new Error('the account was not stored');
  return user.id;
}

export type NewMember = NewAccount & {
  companyId: number;
  role: string;
  invitedBy: number | null;
};

/** The mailed invitation proved the address, so the account is active at once. */
export async function insertMember(tx: Tx, member: NewMember): Promise<number> {
  const [user] = await tx
    .insert(users)
    .values({ ...member, status: 'active' })
    .returning({ id: users.id });
  if (!user) throw new Error('the account was not stored');
  return user.id;
}

export async function insertToken(db: Db, userId: number, purpose: TokenPurpose, tokenHash: string): Promise<void> {
  await db.insert(accountTokens).values({
    tokenHash,
    userId,
    purpose,
    expiresAt: sql`now() + make_interval(mins => ${tokenMinutes[purpose]})`,
  });
}

const isGood = (purpose: TokenPurpose, tokenHash: string) =>
  and(
    eq(accountTokens.tokenHash, tokenHash),
    eq(accountTokens.purpose, purpose),
    isNull(accountTokens.usedAt),
    gt(accountTokens.expiresAt, sql`now()`),
  );

/** One conditional update: of two callers with the same token, only one gets it. */
export async function consumeToken(tx: Tx, purpose: TokenPurpose, tokenHash: string): Promise<number | undefined> {
  const [row] = await tx
    .update(accountTokens)
    .set({ usedAt: sql`now()` })
    .where(isGood(purpose, tokenHash))
    .returning({ userId: accountTokens.userId });
  return row?.userId;
}

export async function isGoodToken(db: Db, purpose: TokenPurpose, tokenHash: string): Promise<boolean> {
  const rows = await db.select({ userId: accountTokens.userId }).from(accountTokens).where(isGood(purpose, tokenHash));
  return rows.length > 0;
}

/** Whether this token was used within the last day: reloading the page after success is no error. */
export async function wasJustUsed(tx: Tx, purpose: TokenPurpose, tokenHash: string): Promise<boolean> {
  const rows = await tx
    .select({ userId: accountTokens.userId })
    .from(accountTokens)
    .where(
      and(
        eq(accountTokens.tokenHash, tokenHash),
        eq(accountTokens.purpose, purpose),
        isNotNull(accountTokens.usedAt),
        gt(accountTokens.usedAt, sql`now() - interval '24 hours'`),
      ),
    );
  return rows.length > 0;
}

/** Links that expired long ago, and ended sessions. */
export async function dropDead(db: Db): Promise<void> {
  await db.delete(accountTokens).where(lt(accountTokens.expiresAt, sql`now() - interval '30 days'`));
  await db.delete(sessions).where(lt(sessions.expire, sql`now()`));
}

/** Stores the new hash unless it has changed since it was read: of two simultaneous changes, one wins. */
export async function setPassword(tx: Tx, userId: number, hash: string, instead?: string): Promise<boolean> {
  const unchanged = instead === undefined ? undefined : eq(users.password, instead);
  const rows = await tx
    .update(users)
    .set({ password: hash })
    .where(and(eq(users.id, userId), unchanged))
    .returning({ id: users.id });
  return rows.length > 0;
}

/** Voids password links mailed earlier. */
export async function voidResetLinks(tx: Tx, userId: number): Promise<void> {
  await tx
    .delete(accountTokens)
    .where(
      and(eq(accountTokens.userId, userId), eq(accountTokens.purpose, 'reset-password'), isNull(accountTokens.usedAt)),
    );
}

export async function endSessions(tx: Tx, userId: number, except?: string): Promise<void> {
  await tx
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), except === undefined ? undefined : ne(sessions.sid, except)));
}

/** Activates only an account that is waiting for verification; a disabled account stays disabled. */
export async function activate(tx: Tx, userId: number): Promise<void> {
  await tx
    .update(users)
    .set({ status: 'active' })
    .where(and(eq(users.id, userId), eq(users.status, 'pending')));
}
