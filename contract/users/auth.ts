import * as z from 'zod/mini';
import { route } from '../route.ts';
import { message } from '../schemas.ts';
import { sessionUser } from './session-user.ts';

export const passwordRules = {
  length: { message: 'Password must be at least 8 characters', holds: (p: string) => p.length >= 8 },
  letter: { message: 'Password must contain at least one letter', holds: (p: string) => /\p{L}/u.test(p) },
  number: { message: 'Password must contain at least one number', holds: (p: string) => /\p{Nd}/u.test(p) },
  special: {
    message: 'Password must contain at least one special character',
    holds: (p: string) => /[^\p{L}\p{N}\s]/u.test(p),
  },
};

export const maxPasswordLength = 256;

export const newPassword = z
  .string({ error: passwordRules.length.message })
  .check(
    z.refine(passwordRules.length.holds, { error: passwordRules.length.message }),
    z.maxLength(maxPasswordLength, { error: `Password must be at most ${maxPasswordLength} characters` }),
    z.refine(passwordRules.letter.holds, { error: passwordRules.letter.message }),
    z.refine(passwordRules.number.holds, { error: passwordRules.number.message }),
    z.refine(passwordRules.special.holds, { error: passwordRules.special.message }),
  );

export const emailWith = (message: string, missing = message) =>
  z.pipe(
    z.pipe(
      z.string({ error: missing }),
      z.transform((v: string) => v.trim()),
    ),
    z.email({ error: ({ input }) => (input === '' ? missing : message) }).check(z.maxLength(254, { error: message })),
  );

export const credentials = z.object({
  email: emailWith('Valid email is required'),
  password: z
    .string({ error: 'Password is required' })
    .check(
      z.minLength(1, { error: 'Password is required' }),
      z.maxLength(maxPasswordLength, { error: `Password must be at most ${maxPasswordLength} characters` }),
    ),
});
export type Credentials = z.infer<typeof credentials>;

export const confirmation = z
  .string({ error: 'Please confirm your password' })
  .check(z.minLength(1, { error: 'Please confirm your password' }));
export const passwordsMatch = z.refine<{ password: string; confirmPassword: string }>(
  (form) => form.password === form.confirmPassword,
  { error: "Passwords don't match", path: ['confirmPassword'] },
);

/** Error code for a name that is already taken; another name may be accepted. */
export const nameTakenCode = 'name_taken';
const nameMessage = 'Name must be at least 2 characters';
export const newUsername = z
  .string({ error: nameMessage })
  .check(
    z.trim(),
    z.minLength(2, { error: nameMessage }),
    z.maxLength(50, { error: 'Name must be at most 50 characters' }),
  );

export const registration = z
  .object({
    username: newUsername,
    email: emailWith('Invalid email format'),
    password: newPassword,
    confirmPassword: confirmation,
    companyName: z
      .string({ error: 'Company name is required' })
      .check(
        z.trim(),
        z.minLength(1, { error: 'Company name is required' }),
        z.maxLength(120, { error: 'Company name must be at most 120 characters' }),
      ),
    teamName: z.optional(
      z.string().check(z.trim(), z.maxLength(120, { error: 'Team name must be at most 120 characters' })),
    ),
  })
  .check(passwordsMatch);
export type Registration = z.infer<typeof registration>;

/** Requests a mail that is sent only if the address has an account. The reply is the same either way. */
export const addressOnly = z.object({ email: emailWith('Valid email is required') });
export type AddressOnly = z.infer<typeof addressOnly>;

export const passwordReset = z.object({ password: newPassword, confirmPassword: confirmation }).check(passwordsMatch);
export type PasswordReset = z.infer<typeof passwordReset>;

export const passwordChange = z
  .object({
    currentPassword: z
      .string({ error: 'Your current password is required' })
      .check(
        z.minLength(1, { error: 'Your current password is required' }),
        z.maxLength(maxPasswordLength, { error: `Password must be at most ${maxPasswordLength} characters` }),
      ),
    password: newPassword,
    confirmPassword: confirmation,
  })
  .check(passwordsMatch);
export type PasswordChange = z.infer<typeof passwordChange>;

const tokenParams = z.object({ token: z.string().check(z.minLength(1), z.maxLength(200)) });

export const login = route('POST', '/api/login', {
  action: 'public',
  summary: 'Sign in',
  body: credentials,
  reply: sessionUser,
});
export const register = route('POST', '/api/register', {
  action: 'public',
  summary: 'Create an account and a company; sends a verification mail',
  body: registration,
  status: 201,
  reply: message,
});
export const logout = route('POST', '/api/logout', { action: 'public', summary: 'Sign out', reply: message });
export const verifyEmail = route('POST', '/api/verify-email/:token', {
  action: 'public',
  summary: 'Verify an email address with the mailed token',
  params: tokenParams,
  reply: message,
});
/** The sign-in error for an unverified address; the page offers to resend the mail. */
export const notVerifiedMessage = 'Please verify your email address before logging in.';
export const resendVerification = route('POST', '/api/resend-verification', {
  action: 'public',
  summary: 'Resend the verification mail; the reply is the same for every address',
  body: addressOnly,
  reply: message,
});
export const forgotPassword = route('POST', '/api/forgot-password', {
  action: 'public',
  summary: 'Mail a link to set a new password; the reply is the same for every address',
  body: addressOnly,
  reply: message,
});
export const resetPassword = route('POST', '/api/reset-password/:token', {
  action: 'public',
  summary: 'Set a new password with the mailed token; ends all sessions of the account',
  params: tokenParams,
  body: passwordReset,
  reply: message,
});
export const changePassword = route('POST', '/api/change-password', {
  action: 'password.change',
  summary: "Change the caller's password; ends all other sessions",
  body: passwordChange,
  reply: message,
});
