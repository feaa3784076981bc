import type { Mail } from '../../mail/mailer.ts';
import { oneLine } from '../../mail/one-line.ts';

type To = { email: string; username: string };

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
      'The link is valid for 24 hours. If you did not register, you can ignore this mail.',
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
      'someone tried to register with your email address. You already have an account, so nothing was changed.',
      `If it was you, sign in here: ${publicUrl}/auth`,
      '',
      'If it was not you, you can ignore this mail.',
      '',
      'Earshot',
    ].join('\n'),
  };
}

export function resetPasswordMail(to: To, publicUrl: string, token: string): Mail {
  return {
    to: to.email,
    subject: 'Set a new password for Earshot',
    text: [
      `Hello ${oneLine(to.username)},`,
      '',
      'please open this link to set a new password:',
      '',
      `${publicUrl}/reset-password/${token}`,
      '',
      'The link is valid for 30 minutes. If you did not request it, you can ignore this mail: your password stays the same.',
      '',
      'Earshot',
    ].join('\n'),
  };
}

/** For an account that the operator created, or whose password the operator renews. */
export function adminAccountMail(to: To, link: string): Mail {
  return {
    to: to.email,
    subject: 'Set the password of your Earshot account',
    text: [
      `Hello ${oneLine(to.username)},`,
      '',
      'the operator of Earshot asks you to set the password of your administrator account:',
      '',
      link,
      '',
      'The link is valid for 30 minutes.',
      '',
      'Earshot',
    ].join('\n'),
  };
}

export function passwordChangedMail(to: To, publicUrl: string): Mail {
  return {
    to: to.email,
    subject: 'Your Earshot password was changed',
    text: [
      `Hello ${oneLine(to.username)},`,
      '',
      'the password of your account was changed, and you were signed out everywhere else.',
      '',
      `If it was not you, set a new password at once: ${publicUrl}/forgot-password`,
      '',
      'Earshot',
    ].join('\n'),
  };
}
