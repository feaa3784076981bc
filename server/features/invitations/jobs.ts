import * as z from 'zod/mini';
import { acrossCompanies, inCompany } from '../../db/tenant.ts';
import type { Deps } from '../../deps.ts';
import { defineJob } from '../../jobs/define-job.ts';
import { hashToken, newToken } from '../auth/service.ts';
import { hasAccountMail, invitationMail } from './mails.ts';
import { type Mailing, readMailing, storeToken } from './repo.ts';

/**
 * Mails an invitation. The token is created here, so the database never contains a usable one. Sends nothing if the
 * invitation has since been revoked, used or resent.
 */
export const sendInvitation = defineJob({
  name: 'invitation-mail',
  payload: z.object({ invitationId: z.int(), mailing: z.int() }),
  retries: 20,
  retryDelay: 5,
  async run(deps, { payload }) {
    const mail = await mailOf(deps, payload);
    if (mail) await deps.mailer.send(mail);
  },
});

async function mailOf({ db, config }: Pick<Deps, 'db' | 'config'>, mailing: Mailing) {
  // The address may have an account in any company.
  const promised = await acrossCompanies(() => readMailing(db, mailing));
  if (!promised) return undefined;
  if (promised.account) return hasAccountMail(promised, promised.account.username);
  const token = newToken();
  const current = await inCompany(promised.companyId, () => storeToken(db, mailing, hashToken(token)));
  return current ? invitationMail(promised, config.publicUrl, token) : undefined;
}
