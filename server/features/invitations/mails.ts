import type { Role } from '#contract/roles.ts';
import { invitationHours } from '#contract/users/invitations.ts';
import type { Mail } from '../../mail/mailer.ts';
import { oneLine } from '../../mail/one-line.ts';

type Promised = { email: string; role: Role; company: string; inviter: string };

const inWords: Record<Role, string> = {
  company_admin: 'an administrator',
  company_user: 'a company user',
  client: 'a client',
};

export function invitationMail({ email, role, company, inviter }: Promised, publicUrl: string, token: string): Mail {
  return {
    to: email,
    subject: `Invitation to ${oneLine(company)} on Earshot`,
    text: [
      'Hello,',
      '',
      `${oneLine(inviter)} invites you to join ${oneLine(company)} on Earshot as ${inWords[role]}.`,
      'Please open this link to choose your name and password:',
      '',
      `${publicUrl}/accept-invitation/${token}`,
      '',
      `The link is valid for ${invitationHours / 24} days. If you do not know the sender, you can ignore this mail.`,
      '',
      'Earshot',
    ].join('\n'),
  };
}

/** Only the owner of the address learns this: the sender must not learn of an account in another company. */
export function hasAccountMail({ email, role, company, inviter }: Promised, username: string): Mail {
  return {
    to: email,
    subject: `Invitation to ${oneLine(company)} on Earshot`,
    text: [
      `Hello ${oneLine(username)},`,
      '',
      `${oneLine(inviter)} invites you to join ${oneLine(company)} on Earshot as ${inWords[role]}.`,
      'Your email address already has an Earshot account, and an account belongs to one company, so nothing was changed.',
      '',
      `If you want to join, ask ${oneLine(inviter)} for an invitation to another address of yours.`,
      'If you do not know the sender, you can ignore this mail.',
      '',
      'Earshot',
    ].join('\n'),
  };
}
