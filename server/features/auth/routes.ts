import type { FastifyInstance } from 'fastify';
import { checkSession, login, logout, readUser, register as registration, verifyEmail } from '#contract/auth.ts';
import { openCompany } from '../../access/scope.ts';
import type { Deps } from '../../deps.ts';
import { register } from '../../http/register.ts';
import { endSession, startSession } from '../../http/session.ts';
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
}
