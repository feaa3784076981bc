import * as z from 'zod/mini';
import { acrossCompanies, inCompany } from '../../db/tenant.ts';
import type { Deps } from '../../deps.ts';
import { defineJob } from '../../jobs/define-job.ts';
import type { Mail } from '../../mail/mailer.ts';
import { alreadyRegisteredMail, passwordChangedMail, resetPasswordMail, verificationMail } from './mails.ts';
import { type Account, findById, insertToken } from './repo.ts';
import { mayOpen } from './rules.ts';
import { hashToken, newToken, type TokenPurpose } from './tokens.ts';

const kinds = ['verify-email', 'already-registered', 'reset-password', 'password-changed'] as const;
export type AccountMailKind = (typeof kinds)[number];

/**
 * Sends a mail to an account. The token is created here and not when the job is queued, so the database never contains
 * a usable token; a repeated delivery mails a fresh link.
 */
export const sendAccountMail = defineJob({
  name: 'account-mail',
  payload: z.object({ userId: z.int(), kind: z.enum(kinds) }),
  retries: 20,
  retryDelay: 5,
  async run(deps, { payload }) {
    const account = await acrossCompanies(() => findById(deps.db, payload.userId));
    const mail = account && (await inCompany(account.companyId, () => mailFor(deps, account, payload.kind)));
    if (mail) await deps.mailer.send(mail);
  },
});

/** The mail, or undefined if the account has changed since it was requested. */
async function mailFor(deps: Pick<Deps, 'db' | 'config'>, account: Account, kind: AccountMailKind) {
  const { publicUrl } = deps.config;
  const write: Record<AccountMailKind, () => Promise<Mail | undefined> | Mail | undefined> = {
    'verify-email': async () =>
      account.status === 'pending'
        ? verificationMail(account, publicUrl, await freshToken(deps, account, 'verify-email'))
        : undefined,
    'reset-password': async () =>
      mayOpen(account)
        ? resetPasswordMail(account, publicUrl, await freshToken(deps, account, 'reset-password'))
        : undefined,
    'already-registered': () => alreadyRegisteredMail(account, publicUrl),
    'password-changed': () => passwordChangedMail(account, publicUrl),
  };
  return write[kind]();
}

async function freshToken({ db }: Pick<Deps, 'db'>, account: Account, purpose: TokenPurpose): Promise<string> {
  const token = newToken();
  await insertToken(db, account.id, purpose, hashToken(token));
  return token;
}
