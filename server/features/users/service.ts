import type { Role } from '#contract/roles.ts';
import type { AccessInput, CompanyUser } from '#contract/users/users.ts';
import type { ColleagueScope, CompanyScope, ProjectScope } from '../../access/scope.ts';
import type { Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { conflict, forbidden, invalid, notFound } from '../../errors.ts';
import { lockActor, recordAct } from '../../http/audit.ts';
import { viewOf } from '../../http/session/view-as.ts';
import { lockProject } from '../projects/service.ts';
import {
  deleteColleague,
  deleteGrant,
  dropGrants,
  handOver,
  listAll,
  lockAdmins,
  lockColleague,
  lockRole,
  type Member,
  readColleague,
  setRole,
  storeGrant,
  voidInvitationsOf,
} from './repo.ts';
import { isGrant, leavesNoAdmin } from './rules.ts';

export { isGrant };

type Needs = Pick<Deps, 'db'>;

const asObject = ({ id, username }: { id: number; username: string }) => ({
  kind: 'user' as const,
  id,
  name: username,
});

export const listUsers = ({ db }: Needs, scope: CompanyScope) => listAll(db, scope);

/** The caller was an admin when the request arrived; checks again under the lock on the company. */
export async function actAsAdmin(tx: Tx, scope: CompanyScope): Promise<void> {
  if (!(await lockAdmins(tx, scope)).includes(scope.userId)) throw forbidden();
}

/** The colleague as read under the lock. Of two admins who remove each other at once, one stays. */
async function lockedColleague(tx: Tx, scope: ColleagueScope): Promise<CompanyUser> {
  const admins = await lockAdmins(tx, scope);
  if (leavesNoAdmin(admins, scope.colleagueId)) throw conflict('The company needs at least one admin.');
  if (!admins.includes(scope.userId)) throw forbidden();
  const colleague = await readColleague(tx, scope);
  if (!colleague) throw notFound();
  return colleague;
}

export function changeRole({ db }: Needs, scope: ColleagueScope, role: Role): Promise<CompanyUser> {
  return db.transaction(async (tx) => {
    const before = await lockedColleague(tx, scope);
    if (before.role === role) return before;
    await setRole(tx, scope, role);
    // Staff see all projects: a leftover grant would take effect again after a later demotion.
    if (before.role === 'client') await dropGrants(tx, scope);
    if (before.role === 'company_admin') await voidInvitationsOf(tx, scope);
    const after = await readColleague(tx, scope);
    if (!after) throw notFound();
    await recordAct(tx, {
      actorId: scope.userId,
      action: 'role-changed',
      object: asObject(after),
      details: { from: before.role, to: role },
    });
    return after;
  });
}

export function deleteUser({ db }: Needs, scope: ColleagueScope): Promise<void> {
  return db.transaction(async (tx) => {
    const colleague = await lockedColleague(tx, scope);
    await voidInvitationsOf(tx, scope);
    await lockColleague(tx, scope);
    await handOver(tx, scope);
    await deleteColleague(tx, scope);
    await recordAct(tx, { actorId: scope.userId, action: 'user-deleted', object: asObject(colleague) });
  });
}

type View = { sid: string; clientId: number };

/** Logs that the admin starts viewing Earshot as a client; returns the value that the calls of that view carry. */
export function startView({ db, config }: Pick<Deps, 'db' | 'config'>, scope: CompanyScope, { sid, clientId }: View) {
  return db.transaction(async (tx) => {
    await lockActor(tx, scope.userId);
    const client = await lockRole(tx, scope, clientId);
    if (client?.role !== 'client' || client.status !== 'active') throw notFound();
    await recordAct(tx, { actorId: scope.userId, action: 'view-started', object: asObject(client) });
    return { viewAs: viewOf(config, sid, client.id) };
  });
}

/** A client of the company, whose role cannot change until the transaction ends. */
async function lockClient(tx: Tx, scope: CompanyScope, userId: number): Promise<Member> {
  const member = await lockRole(tx, scope, userId);
  if (member === undefined) throw notFound();
  if (member.role !== 'client') throw invalid('Project access can only be given to clients');
  return member;
}

/** Having no grant is represented only by a missing row: with neither flag the grant is deleted. */
export function grantAccess({ db }: Needs, scope: ProjectScope, { userId, ...flags }: AccessInput) {
  return db.transaction(async (tx) => {
    const place = await lockAccess(tx, scope, userId);
    if (isGrant(flags)) {
      await storeGrant(tx, scope, userId, flags);
      await recordAct(tx, { ...place, action: 'access-granted', details: { ...place.details, ...flags } });
    } else await withdraw(tx, scope, place);
    return { userId, projectId: scope.projectId, ...flags };
  });
}

export function revokeAccess({ db }: Needs, scope: ProjectScope, userId: number): Promise<void> {
  return db.transaction(async (tx) => withdraw(tx, scope, await lockAccess(tx, scope, userId)));
}

type Place = Awaited<ReturnType<typeof lockAccess>>;

/** Locks the admin, the client and the project until the transaction ends. */
async function lockAccess(tx: Tx, scope: ProjectScope, userId: number) {
  await lockActor(tx, scope.userId);
  const client = await lockClient(tx, scope, userId);
  const { name } = await lockProject(tx, scope);
  return { actorId: scope.userId, object: asObject(client), details: { project: { id: scope.projectId, name } } };
}

async function withdraw(tx: Tx, scope: ProjectScope, place: Place): Promise<void> {
  const withdrawn = await deleteGrant(tx, scope, place.object.id);
  if (withdrawn) await recordAct(tx, { ...place, action: 'access-revoked' });
}
