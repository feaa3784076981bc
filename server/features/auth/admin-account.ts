import { randomBytes } from 'node:crypto';
import { emailWith, newUsername, registration } from '#contract/users/auth.ts';
import { type Tx, violates } from '../../db/client.ts';
import { acrossCompanies } from '../../db/tenant.ts';
import type { Deps } from '../../deps.ts';
import { conflict, invalid } from '../../errors.ts';
import { adminAccountMail } from './mails.ts';
import { type Account, activate, findByEmail, findById, insertAccount, insertToken } from './repo.ts';
import { mayOpen } from './rules.ts';
import { hashToken, newToken } from './tokens.ts';

export type AdminRequest = { email: string; username?: string | undefined; companyName?: string | undefined };
/** `link` sets the password. `mailed` is false if the mail server did not take the mail. */
export type AdminAccount = { email: string; companyName: string; created: boolean; link: string; mailed: boolean };

type Needs = Pick<Deps, 'db' | 'config' | 'passwords' | 'mailer' | 'log'>;

/**
 * For the operator: makes sure that this address administers a company, and mails and returns a link that sets its password. The
 * company is a new one; an account that administers one already stays as it is.
 */
export const ensureAdmin = (deps: Needs, request: AdminRequest): Promise<AdminAccount> =>
  acrossCompanies(() => ensure(deps, request));

async function ensure(deps: Needs, request: AdminRequest): Promise<AdminAccount> {
  const { db, config, log } = deps;
  const wanted = await checked(deps, request);
  const known = await findByEmail(db, wanted.email);
  if (known) refuseOthers(known);
  const account = known ?? (await create(deps, wanted));
  const token = newToken();
  await insertToken(db, account.id, 'reset-password', hashToken(token));
  const link = `${config.publicUrl}/reset-password/${token}`;
  const mailed = await deps.mailer.send(adminAccountMail(account, link)).then(
    () => true,
    (err) => {
      log.warn({ err }, 'the mail to a new administrator was not sent');
      return false;
    },
  );
  return { email: account.email, companyName: account.companyName ?? '', created: !known, link, mailed };
}

async function checked({ passwords }: Needs, { email, username, companyName }: AdminRequest) {
  const address = read(emailWith(`${email} is not an email address.`), email).toLowerCase();
  const [mailbox = '', host = ''] = address.split('@');
  return {
    email: address,
    username: read(newUsername, username ?? (mailbox.length < 2 ? address : mailbox).slice(0, 50)),
    companyName: read(registration.shape.companyName, companyName ?? host),
    teamName: null,
    // Nobody knows it: the link is the only way in.
    password: await passwords.hash(randomBytes(32).toString('base64url')),
  };
}

type Schema = { safeParse(value: unknown): { success: true; data: unknown } | { success: false; error: ErrorList } };
type ErrorList = { issues: { message: string }[] };

function read(schema: Schema, value: string): string {
  const result = schema.safeParse(value);
  if (!result.success) throw invalid(result.error.issues[0]?.message ?? 'This value is not allowed.');
  return result.data as string;
}

function refuseOthers(account: Account): void {
  const who = `${account.email} already has an account`;
  if (!mayOpen(account)) throw conflict(`${who}, which is disabled.`);
  if (account.role === 'company_admin') return;
  throw conflict(`${who} in the company ${account.companyName}. An administrator of that company can change its role.`);
}

async function create({ db }: Needs, wanted: Parameters<typeof insertAccount>[1]): Promise<Account> {
  const insert = async (tx: Tx) => {
    const id = await insertAccount(tx, wanted);
    await activate(tx, id);
    const account = await findById(tx, id);
    if (!account) throw new Error('the account was not stored');
    return account;
  };
  try {
    return await db.transaction(insert);
  } catch (error) {
    if (violates(error, 'users_username_unique'))
      throw conflict(`The user name ${wanted.username} is taken: choose another one with --name.`);
    if (violates(error, 'users_email_unique')) throw conflict(`${wanted.email} was given an account at the same time.`);
    throw error;
  }
}
