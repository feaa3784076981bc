import type { PasswordChange } from '#contract/users/auth.ts';
import type { Deps } from '../../deps.ts';
import { conflict, invalid } from '../../errors.ts';
import { recordAct } from '../../http/audit.ts';
import { addressKey, forget, type Limit, takeEach, takeOne } from '../../http/rate-limit.ts';
import type { Actor } from '../../http/session/session.ts';
import { forgetAttempts } from './attempts.ts';
import { refuseCommon } from './common-passwords.ts';
import { type AccountMailKind, sendAccountMail } from './jobs.ts';
import {
  activate,
  consumeToken,
  endSessions,
  findByEmail,
  findById,
  isGoodToken,
  setPassword,
  voidResetLinks,
} from './repo.ts';
import { hashToken } from './tokens.ts';

type Needs = Pick<Deps, 'db' | 'config' | 'jobs' | 'passwords'>;

/** No account has this id, so the job finds none and sends nothing. */
const nobody = 0;

/**
 * Sends a mail if the address belongs to an account. It does the same work if not, so that the timing reveals nothing.
 */
export async function mailIfKnown(
  deps: Needs,
  { email, kind, ip }: { email: string; kind: Extract<AccountMailKind, 'verify-email' | 'reset-password'>; ip: string },
): Promise<void> {
  const address = email.toLowerCase();
  await takeEach(deps, [
    { key: `${kind}-from:${addressKey(ip)}`, most: 20, minutes: 60 },
    { key: `${kind}:${hashToken(address)}`, most: 5, minutes: 60 },
  ]);
  const account = await findByEmail(deps.db, address);
  await deps.jobs.send(sendAccountMail, { userId: account?.id ?? nobody, kind });
}

const invalidLink = () => invalid('This link is invalid or has expired. Please ask for a new one.');

/** Sets the password of the account that the mailed link belongs to, and ends all its sessions. */
export async function resetPassword(deps: Needs, token: string, password: string, ip: string): Promise<void> {
  const { db, jobs } = deps;
  // Checked before hashing, so that made-up tokens do not use the slots that sign-ins need.
  if (!(await isGoodToken(db, 'reset-password', hashToken(token)))) throw invalidLink();
  await refuseCommon(deps, password);
  const hash = await deps.passwords.hash(password);
  const account = await db.transaction(async (tx) => {
    const userId = await consumeToken(tx, 'reset-password', hashToken(token));
    if (userId === undefined) return undefined;
    await setPassword(tx, userId, hash);
    await recordAct(tx, { actorId: userId, action: 'password-reset' });
    // The reader of this mail owns the address.
    await activate(tx, userId);
    await voidResetLinks(tx, userId);
    await endSessions(tx, userId);
    await jobs.send(sendAccountMail, { userId, kind: 'password-changed' }, tx);
    return findById(tx, userId);
  });
  if (!account) throw invalidLink();
  await forgetAttempts(deps, account.email, ip);
}

/** Changes the caller's password; the current session continues, all others end. */
export async function changePassword(deps: Needs, actor: Actor, input: PasswordChange): Promise<void> {
  const limit: Limit = { key: `change-password:${actor.id}`, most: 10, minutes: 15 };
  // Counted before the password is checked, so that parallel attempts cannot bypass the limit.
  await takeOne(deps, limit);
  const stored = (await findById(deps.db, actor.id))?.password;
  if (!(await deps.passwords.fits(stored, input.currentPassword))) throw invalid('Your current password is incorrect.');
  await refuseCommon(deps, input.password, [actor.username, actor.email.split('@')[0], actor.companyName]);
  const hash = await deps.passwords.hash(input.password);
  await deps.db.transaction(async (tx) => {
    if (!(await setPassword(tx, actor.id, hash, stored)))
      throw conflict('Your password was changed elsewhere at the same time.');
    await recordAct(tx, { actorId: actor.id, action: 'password-changed' });
    await voidResetLinks(tx, actor.id);
    await endSessions(tx, actor.id, actor.sid);
    await deps.jobs.send(sendAccountMail, { userId: actor.id, kind: 'password-changed' }, tx);
  });
  await forget(deps, limit.key);
}
