import type { PasswordChange } from '#contract/auth.ts';
import type { Deps } from '../../deps.ts';
import { conflict, invalid } from '../../errors.ts';
import { recordAct } from '../../http/audit.ts';
import { addressKey, countOne, forget, type Limit, refuseOverLimit } from '../../http/rate-limit.ts';
import type { Actor } from '../../http/session.ts';
import { type AccountMailKind, sendAccountMail } from './jobs.ts';
import { fitsPassword, hashPassword } from './passwords.ts';
import { activate, consumeToken, endSessions, findByEmail, findById, setPassword, voidResetLinks } from './repo.ts';
import { hashToken } from './tokens.ts';

type Needs = Pick<Deps, 'db' | 'config' | 'jobs'>;

/** No account has this id: the job finds nobody and mails nothing. */
const nobody = 0;

/** Sends a mail when the address belongs to an account. The same work is done when it does not, so that nothing tells. */
export async function mailIfKnown(
  deps: Needs,
  { email, kind, ip }: { email: string; kind: Extract<AccountMailKind, 'verify-email' | 'reset-password'>; ip: string },
): Promise<void> {
  const address = email.toLowerCase();
  const limits: Limit[] = [
    { key: `${kind}:${hashToken(address)}`, most: 5, minutes: 60 },
    { key: `${kind}-from:${addressKey(ip)}`, most: 20, minutes: 60 },
  ];
  await refuseOverLimit(deps, limits);
  await countOne(deps, limits);
  const account = await findByEmail(deps.db, address);
  await deps.jobs.send(sendAccountMail, { userId: account?.id ?? nobody, kind });
}

/** Sets the password of the account that the mailed link belongs to, and signs it out everywhere. */
export async function resetPassword({ db, jobs }: Needs, token: string, password: string): Promise<void> {
  const hash = await hashPassword(password);
  const known = await db.transaction(async (tx) => {
    const userId = await consumeToken(tx, 'reset-password', hashToken(token));
    if (userId === undefined) return false;
    await setPassword(tx, userId, hash);
    await recordAct(tx, { actorId: userId, action: 'password-reset' });
    // Who read this mail owns the address.
    await activate(tx, userId);
    await voidResetLinks(tx, userId);
    await endSessions(tx, userId);
    await jobs.send(sendAccountMail, { userId, kind: 'password-changed' }, tx);
    return true;
  });
  if (!known) throw invalid('This link is invalid or has expired. Please ask for a new one.');
}

/** Changes the own password; the session that asks goes on, all others end. */
export async function changePassword(deps: Needs, actor: Actor, input: PasswordChange): Promise<void> {
  const limit: Limit = { key: `change-password:${actor.id}`, most: 10, minutes: 15 };
  await refuseOverLimit(deps, [limit]);
  const stored = (await findById(deps.db, actor.id))?.password;
  if (!(await fitsPassword(stored, input.currentPassword))) {
    await countOne(deps, [limit]);
    throw invalid('Your current password is not right.');
  }
  const hash = await hashPassword(input.password);
  await deps.db.transaction(async (tx) => {
    if (!(await setPassword(tx, actor.id, hash, stored)))
      throw conflict('Your password was changed somewhere else in the same moment.');
    await recordAct(tx, { actorId: actor.id, action: 'password-changed' });
    await voidResetLinks(tx, actor.id);
    await endSessions(tx, actor.id, actor.sid);
    await deps.jobs.send(sendAccountMail, { userId: actor.id, kind: 'password-changed' }, tx);
  });
  await forget(deps, limit.key);
}
