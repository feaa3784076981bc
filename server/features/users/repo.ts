import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Role } from '#contract/roles.ts';
import type { CompanyUser, ProjectGrant } from '#contract/users/users.ts';
import type { ColleagueScope, CompanyScope, ProjectScope } from '../../access/scope.ts';
import type { Db, Tx } from '../../db/client.ts';
import {
  chatConversations,
  companies,
  invitations,
  peopleChatConversations,
  projectAccess,
  projects,
  users,
} from '../../db/schema.ts';

type Grant = ProjectGrant & { userId: number };

const columns = {
  id: users.id,
  username: users.username,
  email: users.email,
  role: users.role,
  teamName: users.teamName,
  companyName: users.companyName,
  status: users.status,
  createdAt: users.createdAt,
};
type Row = Omit<CompanyUser, 'role' | 'createdAt' | 'projectAccess'> & { role: string; createdAt: Date };

const toUser = (row: Row, grants: readonly Grant[]): CompanyUser => ({
  ...row,
  role: row.role as Role,
  createdAt: row.createdAt.toISOString(),
  projectAccess: grants
    .filter((grant) => grant.userId === row.id)
    .map(({ projectId, canViewInsights, canViewChat }) => ({ projectId, canViewInsights, canViewChat })),
});

const inCompany = ({ companyId }: CompanyScope, userId: number) =>
  and(eq(users.id, userId), eq(users.companyId, companyId));
const isColleague = (scope: ColleagueScope) => inCompany(scope, scope.colleagueId);

export async function listAll(db: Db, scope: CompanyScope): Promise<CompanyUser[]> {
  const rows = await db.select(columns).from(users).where(eq(users.companyId, scope.companyId)).orderBy(users.id);
  const grants = await db
    .select()
    .from(projectAccess)
    .where(eq(projectAccess.companyId, scope.companyId))
    .orderBy(projectAccess.projectId);
  return rows.map((row) => toUser(row, grants));
}

export async function readColleague(tx: Tx, scope: ColleagueScope): Promise<CompanyUser | undefined> {
  const [row] = await tx.select(columns).from(users).where(isColleague(scope));
  if (!row) return undefined;
  const grants = await tx
    .select()
    .from(projectAccess)
    .where(eq(projectAccess.userId, row.id))
    .orderBy(projectAccess.projectId);
  return toUser(row, grants);
}

/**
 * Locks the company's admins until the transaction ends, and returns their ids. New users and projects only reference
 * the company's row, so they need not wait.
 */
export async function lockAdmins(tx: Tx, { companyId }: CompanyScope): Promise<number[]> {
  await tx.select({ id: companies.id }).from(companies).where(eq(companies.id, companyId)).for('no key update');
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.companyId, companyId), eq(users.role, 'company_admin'), eq(users.status, 'active')));
  return rows.map((row) => row.id);
}

/** Staff always show the company's own name; a client keeps the label of the invitation. */
export async function setRole(tx: Tx, scope: ColleagueScope, role: Role): Promise<void> {
  const ownName = tx.select({ name: companies.name }).from(companies).where(eq(companies.id, scope.companyId));
  await tx
    .update(users)
    .set(role === 'client' ? { role } : { role, companyName: sql`${ownName}` })
    .where(isColleague(scope));
}

export async function dropGrants(tx: Tx, { companyId, colleagueId }: ColleagueScope): Promise<void> {
  await tx
    .delete(projectAccess)
    .where(and(eq(projectAccess.userId, colleagueId), eq(projectAccess.companyId, companyId)));
}

/** Voids the open invitations of a user who may no longer invite. */
export async function voidInvitationsOf(tx: Tx, { companyId, colleagueId }: ColleagueScope): Promise<void> {
  await tx
    .update(invitations)
    .set({ revokedAt: sql`now()` })
    .where(
      and(
        eq(invitations.invitedBy, colleagueId),
        eq(invitations.companyId, companyId),
        isNull(invitations.usedAt),
        isNull(invitations.revokedAt),
      ),
    );
}

/** From here on nothing new can be created for this user. */
export async function lockColleague(tx: Tx, scope: ColleagueScope): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(isColleague(scope)).for('update');
}

/**
 * Foreign keys would delete the team's projects and conversations with the user, so they pass to the admin who deletes.
 */
export async function handOver(tx: Tx, { companyId, userId, colleagueId }: ColleagueScope): Promise<void> {
  for (const table of [projects, chatConversations, peopleChatConversations]) {
    await tx
      .update(table)
      .set({ userId })
      .where(and(eq(table.userId, colleagueId), eq(table.companyId, companyId)));
  }
}

/** Foreign keys delete the user's sessions, links and grants too. */
export async function deleteColleague(tx: Tx, scope: ColleagueScope): Promise<void> {
  await tx.delete(users).where(isColleague(scope));
}

/** Locks a user of the company and returns the role, which cannot change until the transaction ends. */
export async function lockRole(tx: Tx, scope: CompanyScope, userId: number): Promise<Member | undefined> {
  const { id, username, role, status } = users;
  const [row] = await tx
    .select({ id, username, role, status })
    .from(users)
    .where(inCompany(scope, userId))
    .for('share');
  return row;
}
export type Member = { id: number; username: string; role: string; status: string };

export async function storeGrant(
  tx: Tx,
  { companyId, projectId, userId: createdBy }: ProjectScope,
  userId: number,
  flags: Pick<ProjectGrant, 'canViewInsights' | 'canViewChat'>,
): Promise<void> {
  await tx
    .insert(projectAccess)
    .values({ companyId, projectId, userId, createdBy, ...flags })
    .onConflictDoUpdate({ target: [projectAccess.projectId, projectAccess.userId], set: flags });
}

/** Returns whether there was one. */
export async function deleteGrant(tx: Tx, { companyId, projectId }: ProjectScope, userId: number): Promise<boolean> {
  const rows = await tx
    .delete(projectAccess)
    .where(
      and(
        eq(projectAccess.projectId, projectId),
        eq(projectAccess.userId, userId),
        eq(projectAccess.companyId, companyId),
      ),
    )
    .returning({ id: projectAccess.id });
  return rows.length > 0;
}
