import type { AuditAction } from '#contract/audit.ts';
import type { Role } from '#contract/roles.ts';
import { type Invitation, type InvitationCompletion, invalidInvitation } from '#contract/users/invitations.ts';
import type { ProjectGrant } from '#contract/users/users.ts';
import type { CompanyScope } from '../../access/scope.ts';
import type { Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { AppError, conflict, notFound } from '../../errors.ts';
import { type Act, recordAct } from '../../http/audit.ts';
import { countOne, type Limit, refuseOverLimit } from '../../http/rate-limit.ts';
import { hashToken, joinCompany, refuseCommon } from '../auth/service.ts';
import { actAsAdmin, isGrant } from '../users/service.ts';
import { sendInvitation } from './jobs.ts';
import {
  consume,
  dropEnded,
  findGood,
  grantPromised,
  isMember,
  listOpen,
  lockProjects,
  putInvitation,
  renew,
  revoke,
  type Sent,
} from './repo.ts';

export { dropEnded as dropEndedInvitations };

type Needs = Pick<Deps, 'db' | 'config' | 'jobs'>;

export const listInvitations = ({ db }: Needs, scope: CompanyScope) => listOpen(db, scope);

/** Invites an address, whether or not it has an account in another company; only the mail differs. */
export async function inviteUser(deps: Needs, scope: CompanyScope, input: Invitation): Promise<string> {
  const email = input.email.toLowerCase();
  const { role, teamName, companyName } = input;
  await deps.db.transaction(async (tx) => {
    await actAsAdmin(tx, scope);
    const projectAccess = await ownGrants(tx, scope, input.projectAccess);
    if (await isMember(tx, scope, email))
      throw conflict('This email address already belongs to a user of your company.');
    const sent = await mailWithinLimit(deps, tx, scope, () =>
      putInvitation(tx, scope, {
        email,
        role,
        projectAccess,
        teamName: teamName || null,
        companyName: companyName || null,
      }),
    );
    await recordAct(tx, actOn(scope, 'invitation-sent', sent.invitationId, role));
  });
  return email;
}

export async function resendInvitation(deps: Needs, scope: CompanyScope, id: number): Promise<void> {
  await deps.db.transaction(async (tx) => {
    await actAsAdmin(tx, scope);
    const { role } = await mailWithinLimit(deps, tx, scope, async () => {
      const sent = await renew(tx, scope, id);
      if (!sent) throw notFound();
      return sent;
    });
    await recordAct(tx, actOn(scope, 'invitation-resent', id, role));
  });
}

export async function revokeInvitation({ db }: Needs, scope: CompanyScope, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    await actAsAdmin(tx, scope);
    const role = await revoke(tx, scope, id);
    if (!role) throw notFound();
    await recordAct(tx, actOn(scope, 'invitation-revoked', id, role));
  });
}

/** Without the address: log entries are permanent, and it may belong to a person who never joins. */
const actOn = ({ userId }: { userId: number }, action: AuditAction, id: number, role: Role): Act => ({
  actorId: userId,
  action,
  object: { kind: 'invitation', id, name: null },
  details: { to: role },
});

/** The company is locked, so the count is exact even for simultaneous invitations. */
async function mailWithinLimit(
  { config, jobs }: Needs,
  tx: Tx,
  { companyId }: CompanyScope,
  store: () => Promise<Sent>,
): Promise<Sent> {
  const perDay: Limit[] = [{ key: `invitations:${companyId}`, most: 50, minutes: 24 * 60 }];
  const sent = await store();
  await refuseOverLimit({ config, db: tx }, perDay);
  await countOne({ config, db: tx }, perDay);
  const { invitationId, mailing } = sent;
  await jobs.send(sendInvitation, { invitationId, mailing }, tx);
  return sent;
}

/** The requested grants, once per project; all projects must belong to the company. */
async function ownGrants(tx: Tx, scope: CompanyScope, asked: readonly ProjectGrant[]): Promise<ProjectGrant[]> {
  const once = new Map(asked.map((grant) => [grant.projectId, grant]));
  const own = await lockProjects(tx, scope.companyId, [...once.keys()]);
  if (own.size < once.size) throw notFound();
  return [...once.values()].filter(isGrant);
}

const invalidLink = () => new AppError(404, 'not_found', invalidInvitation);

/** The invitation of a mailed link, checked before the rest of the request. */
export async function openInvitation({ db }: Needs, token: string): Promise<{ tokenHash: string; role: Role }> {
  const tokenHash = hashToken(token);
  const role = await findGood(db, tokenHash);
  if (!role) throw invalidLink();
  return { tokenHash, role };
}

/** Creates the account. Any error rolls everything back, so the link can be used again. */
export async function completeInvitation(
  deps: Pick<Deps, 'config' | 'db' | 'passwords'>,
  tokenHash: string,
  { username, password }: InvitationCompletion,
): Promise<void> {
  await refuseCommon(deps, password, [username]);
  const hash = await deps.passwords.hash(password);
  await deps.db.transaction(async (tx) => {
    const invitation = await consume(tx, tokenHash);
    if (!invitation) throw invalidLink();
    const { email, role, teamName, companyId, invitedBy, ownName } = invitation;
    // Staff always show the company's own name; the label of an invitation is for clients.
    const companyName = (role === 'client' && invitation.companyName) || ownName;
    const account = { username, email, password: hash, companyId, companyName, teamName, role, invitedBy };
    const userId = await joinCompany(tx, account);
    await grantPromised(tx, invitation, userId);
    await recordAct(tx, actOn({ userId }, 'invitation-accepted', invitation.id, role));
  });
}
