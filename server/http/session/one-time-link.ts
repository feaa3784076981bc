import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import cookie from '@fastify/cookie';
import type { FastifyInstance } from 'fastify';
import { acrossCompanies } from '../../db/tenant.ts';
import type { Deps } from '../../deps.ts';
import { checkOrigin } from '../requests/origin.ts';
import { startSession } from './session.ts';

const route = '/demo/:token';
const script = '/demo-sign-in.js';
const hidden = { schema: { hide: true } };

/**
 * A link that signs one user in, once, while this process runs; returns its path. It is not stored in a database.
 * Opening it is not enough, because programs that preview links open them too: its page sends a POST.
 */
export function addOneTimeLink(app: FastifyInstance, deps: Pick<Deps, 'config' | 'db'>, userId: number): string {
  const token = randomBytes(32).toString('base64url');
  let used = false;
  const fits = (given: string) => timingSafeEqual(digest(given), digest(token));
  app.register(async (place) => {
    await place.register(cookie);
    // A form sends its content type even when it is empty.
    place.addContentTypeParser('application/x-www-form-urlencoded', (_request, _payload, done) => done(null));
    place.addHook('onSend', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });
    place.get(script, hidden, (_request, reply) => reply.type('text/javascript').send('document.forms[0].submit();'));
    place.get<{ Params: { token: string } }>(route, hidden, ({ params }, reply) =>
      fits(params.token) && !used
        ? reply.type('text/html').send(entrance)
        : reply.code(410).type('text/html').send(spent),
    );
    place.post<{ Params: { token: string } }>(route, hidden, async (request, reply) => {
      checkOrigin(request, deps.config.publicUrl);
      if (!fits(request.params.token) || used) return reply.code(410).type('text/html').send(spent);
      used = true;
      try {
        await acrossCompanies(() => startSession(deps, request, reply, userId));
      } catch (error) {
        used = false;
        throw error;
      }
      return reply.redirect('/', 303);
    });
  });
  return route.replace(':token', token);
}

const digest = (text: string) => createHash('sha256').update(text).digest();

const page = (body: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Earshot demo</title><body>${body}</body></html>`;
const entrance = page(`<form method="post"><button>Enter the demo</button></form><script src="${script}"></script>`);
const spent = page(
  '<p>This link has been used, or belongs to another demo. <a href="/auth">Sign in</a> with a name and password that the demo printed.</p>',
);
