import type { Mail } from '../../mail/mailer.ts';

type To = { email: string; username: string };

/** A name may hold anything: in a mail it stays one line of plain text. */
const oneLine = (text: string) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();

export function verificationMail(to: To, publicUrl: string, token: string): Mail {
  return {
    to: to.email,
    subject: 'Verify your email address for Earshot',
    text: [
      `Hello ${oneLine(to.username)},`,
      '',
      'please open this link to verify your email address and activate your account:',
      '',
      `${publicUrl}/verify-email/${token}`,
      '',
      'The link is good for 24 hours. If you did not register, you can ignore this mail.',
      '',
      'Earshot',
    ].join('\n'),
  };
}

export function alreadyRegisteredMail(to: To, publicUrl: string): Mail {
  return {
    to: to.email,
    subject: 'You already have an Earshot account',
    text: [
      `Hello ${oneLine(to.username)},`,
      '',
      'somebody tried to register with your email address. You already have an account, so nothing was changed.',
      `If it was you, sign in here: ${publicUrl}/auth`,
      '',
      'If it was not you, you can ignore this mail.',
      '',
      'Earshot',
    ].join('\n'),
  };
}
