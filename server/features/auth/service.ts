import type { Role } from '#contract/roles.ts';
import { type Credentials, nameTakenCode, notVerifiedMessage, type Registration } from '#contract/users/auth.ts';
import type { SessionUser } from '#contract/users/session-user.ts';
import { type Tx, violates } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { AppError, conflict, forbidden, invalid } from '../../errors.ts';
import { recordFailedSignIn } from '../../http/audit.ts';
import { addressKey, takeOne } from '../../http/rate-limit.ts';
import { type AdminAccount, type AdminRequest, ensureAdmin } from './admin-account.ts';
import { countAttempt } from './attempts.ts';
import { refuseCommon } from './common-passwords.ts';
import { sendAccountMail } from './jobs.ts';
import {
  type Account,
  activate,
  consumeToken,
  dropDead,
  findByEmail,
  findById,
  hasUsername,
  insertAccount,
  insertMember,
  type NewAccount,
  type NewMember,
  setPassword,
  wasJustUsed,
} from './repo.ts';
import { mayOpen, pauseAfter } from './rules.ts';
import { hashToken, newToken } from './tokens.ts';

// Invitations are also mailed links that create an account.
export {
  type AdminAccount,
  type AdminRequest,
  dropDead as dropDeadLinks,
  ensureAdmin,
  hashToken,
  newToken,
  refuseCommon,
};

type Needs = Pick<Deps, 'db' | 'config' | 'jobs' | 'passwords'>;
type SignInNeeds = Pick<Deps, 'db' | 'config' | 'pause' | 'passwords'>;

const usernameTaken = () => new AppError(409, nameTakenCode, 'This name is already taken. Please choose another one.');

export async function registerAccount(deps: Needs, input: Registration, ip: string): Promise<void> {
  if (!deps.config.registrationOpen) throw forbidden('Registration is closed. Please ask for an invitation.');
  await takeOne(deps, { key: `register:${addressKey(ip)}`, most: 10, minutes: 60 });
  if (await hasUsername(deps.db, input.username)) throw usernameTaken();
  await refuseCommon(deps, input.password, [input.username, input.email.split('@')[0], input.companyName]);
  const email = input.email.toLowerCase();
  const account = {
    username: input.username,
    email,
    password: await deps.passwords.hash(input.password),
    companyName: input.companyName,
    teamName: input.teamName || null,
  };
  try {
    await deps.db.transaction(async (tx) => {
      const userId = await insertAccount(tx, account);
      await deps.jobs.send(sendAccountMail, { userId, kind: 'verify-email' }, tx);
    });
  } catch (error) {
    if (violates(error, 'users_username_unique')) throw usernameTaken();
    if (!violates(error, 'users_email_unique')) throw error;
    await tellOwner(deps, email);
  }
}

/**
 * The reply does not reveal that the address has an account; its owner gets a mail. Since this only surfaces when
 * storing the account, a known address takes the same work and the same time as a new one.
 */
async function tellOwner({ db, jobs }: Needs, email: string): Promise<void> {
  const owner = await findByEmail(db, email);
  if (owner) await jobs.send(sendAccountMail, { userId: owner.id, kind: 'already-registered' });
}

/** Creates a company and its first admin, whose address is not verified: only for the operator's commands. */
export async function foundCompany(tx: Tx, admin: NewAccount): Promise<Account> {
  const id = await insertAccount(tx, admin);
  await activate(tx, id);
  const account = await findById(tx, id);
  if (!account) throw new Error('the account was not stored');
  return account;
}

/** Adds an account to an existing company. Name and address are unique across all companies. */
export async function joinCompany(tx: Tx, member: NewMember): Promise<number> {
  try {
    return await insertMember(tx, member);
  } catch (error) {
    if (violates(error, 'users_username_unique')) throw usernameTaken();
    if (!violates(error, 'users_email_unique')) throw error;
    throw conflict('This email address already has an Earshot account. Please sign in with it.');
  }
}

const wrongCredentials = () => new AppError(401, 'wrong_credentials', 'Invalid email or password');

/**
 * The account that the credentials open. Known and unknown addresses are handled the same way.
 */
export async function signIn(deps: SignInNeeds, { email, password }: Credentials, ip: string): Promise<Account> {
  const address = email.toLowerCase();
  const attempt = await countAttempt(deps, address, ip);
  const wait = pauseAfter(attempt.failed);
  if (wait > 0) await deps.pause(wait);
  const account = await findByEmail(deps.db, address);
  let fits: boolean;
  try {
    fits = await deps.passwords.fits(account?.password, password);
  } catch (error) {
    await attempt.uncounted();
    throw error;
  }
  if (!account || !fits || !mayOpen(account)) {
    await deps.db.transaction((tx) => recordFailedSignIn(tx, address));
    throw wrongCredentials();
  }
  if (account.status === 'pending') {
    await attempt.uncounted();
    throw forbidden(notVerifiedMessage);
  }
  await attempt.succeeded();
  await renewHash(deps, account, password);
  return account;
}

/** Rehashes with the current cost while the password is known. If no hashing slot is free, the next sign-in does it. */
async function renewHash(
  { db, passwords }: Pick<Deps, 'db' | 'passwords'>,
  { id, password: stored }: Account,
  password: string,
): Promise<void> {
  if (!passwords.isOutdated(stored)) return;
  const hash = await passwords.hash(password).catch(() => undefined);
  if (hash) await db.transaction((tx) => setPassword(tx, id, hash, stored));
}

export async function verifyAddress({ db }: Pick<Deps, 'db'>, token: string): Promise<void> {
  const known = await db.transaction(async (tx) => {
    const tokenHash = hashToken(token);
    const userId = await consumeToken(tx, 'verify-email', tokenHash);
    if (userId === undefined) return wasJustUsed(tx, 'verify-email', tokenHash);
    await activate(tx, userId);
    return true;
  });
  if (!known) throw invalid('This verification link is invalid or has expired.');
}

/** Exactly the six fields that the page may know. */
export function toSessionUser(user: Omit<SessionUser, 'role'> & { role: string }): SessionUser {
  const { id, username, email, role, companyName, teamName } = user;
  return { id, username, email, role: role as Role, companyName, teamName };
}
