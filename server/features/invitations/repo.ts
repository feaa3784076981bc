import { and, desc, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Role } from '#contract/roles.ts';
import { invitationHours, type PendingInvitation } from '#contract/users/invitations.ts';
import type { ProjectGrant } from '#contract/users/users.ts';
import type { CompanyScope } from '../../access/scope.ts';
import type { Db, Tx } from '../../db/client.ts';
import { companies, invitations, projectAccess, projects, users } from '../../db/schema.ts';

/** One mailing of an invitation; the next one voids its link. */
export type Mailing = { invitationId: number; mailing: number };
export type Sent = Mailing & { role: Role };
export type NewInvitation = {
  email: string;
  role: Role;
  teamName: string | null;
  companyName: string | null;
  projectAccess: ProjectGrant[];
};

const isOpen = and(isNull(invitations.usedAt), isNull(invitations.revokedAt));
/** By the database's clock, which all servers share. */
const isGood = and(isOpen, gt(invitations.expiresAt, sql`now()`));
const isOwn = ({ companyId }: CompanyScope, id: number) =>
  and(eq(invitations.id, id), eq(invitations.companyId, companyId), isOpen);
const isMailing = ({ invitationId, mailing }: Mailing) =>
  and(eq(invitations.id, invitationId), eq(invitations.mailing, mailing), isGood);

const sent = { invitationId: invitations.id, mailing: invitations.mailing, role: invitations.role };
const toSent = ({ role, ...mailing }: Mailing & { role: string }): Sent => ({ ...mailing, role: role as Role });
const expiresAt = sql`now() + make_interval(hours => ${invitationHours})`;
/** The user who resends it becomes its sender. */
const renewed = ({ userId }: CompanyScope) => ({
  tokenHash: null,
  mailing: sql`${invitations.mailing} + 1`,
  invitedBy: userId,
  expiresAt,
});

/** Invitations used or revoked a month ago: their addresses may belong to people who never joined. */
export async function dropEnded(db: Db): Promise<void> {
  const ended = sql`coalesce(${invitations.usedAt}, ${invitations.revokedAt})`;
  await db.delete(invitations).where(lt(ended, sql`now() - interval '30 days'`));
}

export async function listOpen(db: Db, { companyId }: CompanyScope): Promise<PendingInvitation[]> {
  const rows = await db
    .select({
      id: invitations.id,
      email: invitations.email,
      role: invitations.role,
      teamName: invitations.teamName,
      companyName: invitations.companyName,
      projectAccess: invitations.projectAccess,
      invitedBy: users.username,
      createdAt: invitations.createdAt,
      expiresAt: invitations.expiresAt,
      expired: sql<boolean>`${invitations.expiresAt} <= now()`,
    })
    .from(invitations)
    .leftJoin(users, eq(users.id, invitations.invitedBy))
    .where(and(eq(invitations.companyId, companyId), isOpen))
    .orderBy(desc(invitations.id));
  return rows.map(({ role, createdAt, expiresAt, ...row }) => ({
    ...row,
    role: role as Role,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  }));
}

export async function isMember(tx: Tx, { companyId }: CompanyScope, email: string): Promise<boolean> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, email), eq(users.companyId, companyId)));
  return rows.length > 0;
}

/** Locks those of the projects that belong to the company against deletion, and returns their ids. */
export async function lockProjects(tx: Tx, companyId: number, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const rows = await tx
    .select({ id: projects.id })
    .from(projects)
    .where(and(eq(projects.companyId, companyId), inArray(projects.id, [...ids])))
    .for('key share');
  return new Set(rows.map((row) => row.id));
}

/**
 * Replaces the open invitation of the same address. The company is locked, so no second one can be created meanwhile.
 */
export async function putInvitation(tx: Tx, scope: CompanyScope, invitation: NewInvitation): Promise<Sent> {
  const [replaced] = await tx
    .update(invitations)
    .set({ ...invitation, ...renewed(scope) })
    .where(and(eq(invitations.companyId, scope.companyId), eq(invitations.email, invitation.email), isOpen))
    .returning(sent);
  if (replaced) return toSent(replaced);
  const [added] = await tx
    .insert(invitations)
    .values({ ...invitation, companyId: scope.companyId, invitedBy: scope.userId, expiresAt })
    .returning(sent);
  if (!added) throw new Error('the invitation was not stored');
  return toSent(added);
}

export async function renew(tx: Tx, scope: CompanyScope, id: number): Promise<Sent | undefined> {
  const [row] = await tx.update(invitations).set(renewed(scope)).where(isOwn(scope, id)).returning(sent);
  return row && toSent(row);
}

export async function revoke(tx: Tx, scope: CompanyScope, id: number): Promise<Role | undefined> {
  const [row] = await tx
    .update(invitations)
    .set({ revokedAt: sql`now()` })
    .where(isOwn(scope, id))
    .returning({ role: invitations.role });
  return row?.role as Role | undefined;
}

/** The content of the mail, if this is still the current mailing; `account` is the existing user of the address. */
export async function readMailing(db: Db, mailing: Mailing) {
  const [row] = await db
    .select({
      companyId: invitations.companyId,
      email: invitations.email,
      role: invitations.role,
      company: companies.name,
      inviter: users.username,
    })
    .from(invitations)
    .innerJoin(companies, eq(companies.id, invitations.companyId))
    .innerJoin(users, eq(users.id, invitations.invitedBy))
    .where(isMailing(mailing));
  if (!row) return undefined;
  const [account] = await db.select({ username: users.username }).from(users).where(eq(users.email, row.email));
  return { ...row, role: row.role as Role, account };
}

export async function storeToken(db: Db, mailing: Mailing, tokenHash: string): Promise<boolean> {
  const rows = await db
    .update(invitations)
    .set({ tokenHash })
    .where(isMailing(mailing))
    .returning({ id: invitations.id });
  return rows.length > 0;
}

export async function findGood(db: Db, tokenHash: string): Promise<Role | undefined> {
  const [row] = await db
    .select({ role: invitations.role })
    .from(invitations)
    .where(and(eq(invitations.tokenHash, tokenHash), isGood));
  return row?.role as Role | undefined;
}

/** One conditional update: of two callers with the same token, only one gets the invitation. */
export async function consume(tx: Tx, tokenHash: string) {
  const [row] = await tx
    .update(invitations)
    .set({ usedAt: sql`now()` })
    .where(and(eq(invitations.tokenHash, tokenHash), isGood))
    .returning();
  if (!row) return undefined;
  const [company] = await tx.select({ name: companies.name }).from(companies).where(eq(companies.id, row.companyId));
  if (!company) return undefined;
  return { ...row, role: row.role as Role, ownName: company.name };
}
export type Consumed = NonNullable<Awaited<ReturnType<typeof consume>>>;

/** Grants the promised access on the projects that still exist. */
export async function grantPromised(tx: Tx, invitation: Consumed, userId: number): Promise<void> {
  const { companyId, invitedBy: createdBy, projectAccess: promised } = invitation;
  const standing = await lockProjects(
    tx,
    companyId,
    promised.map((grant) => grant.projectId),
  );
  const grants = promised.filter((grant) => standing.has(grant.projectId));
  if (grants.length === 0) return;
  await tx.insert(projectAccess).values(grants.map((grant) => ({ ...grant, companyId, userId, createdBy })));
}
