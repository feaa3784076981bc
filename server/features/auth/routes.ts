import type { FastifyInstance } from 'fastify';
import {
  changePassword,
  forgotPassword,
  login,
  logout,
  register as registration,
  resendVerification,
  resetPassword,
  verifyEmail,
} from '#contract/users/auth.ts';
import { checkSession, readUser } from '#contract/users/session-user.ts';
import { openCompany } from '../../access/scope.ts';
import type { Deps } from '../../deps.ts';
import { register } from '../../http/register.ts';
import { endSession, startSession } from '../../http/session/session.ts';
import * as passwords from './password-life.ts';
import { registerAccount, signIn, toSessionUser, verifyAddress } from './service.ts';

const anyone = () => null;

export function authRoutes(app: FastifyInstance, deps: Deps): void {
  register(app, deps, readUser, {
    open: ({ actor }) => openCompany(actor),
    handle: async ({ actor }) => toSessionUser(actor),
  });
  register(app, deps, checkSession, {
    open: ({ actor }) => openCompany(actor),
    handle: async () => ({ authenticated: true as const }),
  });
  register(app, deps, login, {
    open: anyone,
    async handle({ body, request, reply }) {
      const account = await signIn(deps, body, request.ip);
      await startSession(deps, request, reply, account.id);
      return toSessionUser(account);
    },
  });
  register(app, deps, registration, {
    open: anyone,
    async handle({ body, request }) {
      await registerAccount(deps, body, request.ip);
      return { message: 'Please check your email to verify your account.' };
    },
  });
  register(app, deps, logout, {
    open: anyone,
    async handle({ request, reply }) {
      await endSession(deps, request, reply);
      return { message: 'Signed out' };
    },
  });
  register(app, deps, verifyEmail, {
    open: anyone,
    async handle({ params }) {
      await verifyAddress(deps, params.token);
      return { message: 'Your email address is verified.' };
    },
  });
  passwordRoutes(app, deps);
}

const mailMayCome = { message: 'If an account with this address exists, a mail with a link is on its way.' };

function passwordRoutes(app: FastifyInstance, deps: Deps): void {
  register(app, deps, resendVerification, {
    open: anyone,
    async handle({ body, request }) {
      await passwords.mailIfKnown(deps, { ...body, kind: 'verify-email', ip: request.ip });
      return mailMayCome;
    },
  });
  register(app, deps, forgotPassword, {
    open: anyone,
    async handle({ body, request }) {
      await passwords.mailIfKnown(deps, { ...body, kind: 'reset-password', ip: request.ip });
      return mailMayCome;
    },
  });
  register(app, deps, resetPassword, {
    open: anyone,
    async handle({ params, body, request }) {
      await passwords.resetPassword(deps, params.token, body.password, request.ip);
      return { message: 'Your password was changed. Please sign in with the new one.' };
    },
  });
  register(app, deps, changePassword, {
    limit: { perMinute: 10, what: 'password changes' },
    open: ({ actor }) => openCompany(actor),
    async handle({ actor, body }) {
      await passwords.changePassword(deps, actor, body);
      return { message: 'Your password was changed.' };
    },
  });
}
