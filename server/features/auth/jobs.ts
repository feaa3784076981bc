import * as z from 'zod/mini';
import { defineJob } from '../../jobs/define-job.ts';
import { alreadyRegisteredMail, verificationMail } from './mails.ts';
import { findById, insertToken } from './repo.ts';
import { hashToken, newToken } from './tokens.ts';

/**
 * Sends a mail to an account. The token is made here and not when the job is sent, so that no usable token ever
 * stands in the database; a repeated delivery mails a fresh link.
 */
export const sendAccountMail = defineJob({
  name: 'account-mail',
  payload: z.object({ userId: z.int(), kind: z.enum(['verify-email', 'already-registered']) }),
  retries: 20,
  retryDelay: 5,
  async run({ db, mailer, config }, { payload }) {
    const account = await findById(db, payload.userId);
    if (!account) return;
    if (payload.kind === 'already-registered') {
      await mailer.send(alreadyRegisteredMail(account, config.publicUrl));
      return;
    }
    const token = newToken();
    await insertToken(db, account.id, 'verify-email', hashToken(token));
    await mailer.send(verificationMail(account, config.publicUrl, token));
  },
});
