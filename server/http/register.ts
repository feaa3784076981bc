import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type * as z from 'zod/mini';
import { type Action, roleMay } from '#contract/roles.ts';
import { type BodyOf, errorBody, type ParamsOf, type QueryOf, type ReplyOf, type Route } from '#contract/route.ts';
import { acrossCompanies, inCompany } from '../db/tenant.ts';
import type { Deps } from '../deps.ts';
import { AppError, forbidden, invalid, notAuthenticated } from '../errors.ts';
import { recordDenial } from './audit.ts';
import { checkOrigin } from './origin.ts';
import type { Actor } from './session.ts';
import { holdsUnstorable, wellFormed } from './unstorable.ts';
import { readActor } from './view-as.ts';

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor | null;
  }
  interface FastifyContextConfig {
    /** The media type of a file reply. */
    download?: string | undefined;
  }
}

type ActorOf<R extends Route> = R['action'] extends 'public' ? Actor | null : Actor;
type Input<R extends Route, S> = {
  scope: S;
  actor: ActorOf<R>;
  params: ParamsOf<R>;
  query: QueryOf<R>;
  body: BodyOf<R>;
  request: FastifyRequest;
  reply: FastifyReply;
};
type Opening<R extends Route> = { actor: ActorOf<R>; params: ParamsOf<R>; action: Action };

/** Opens the object of the call: throws 404 or 403 before the body is read. */
type Open<R extends Route, S> = (opening: Opening<R>) => S | Promise<S>;

type Parts<R extends Route, S> = {
  open: Open<R, S>;
  /** A Buffer is a file, or a reply already serialised with the route's schema. */
  handle: (input: Input<R, S>) => Promise<ReplyOf<R> | Buffer>;
};

/**
 * Binds a declared route to its handler. Checks run in a fixed order: session, origin, role, syntax of ids, the object
 * and its grants, the body.
 */
export function register<const R extends Route, S>(
  app: FastifyInstance,
  deps: Deps,
  route: R,
  parts: Parts<R, S>,
): void {
  const { action } = route;
  const options: RouteOptions = {
    method: route.method,
    url: route.path,
    attachValidation: true,
    config: { action, download: route.download },
    schema: {
      summary: route.summary,
      ...(route.params ? { params: route.params } : {}),
      ...(route.query ? { querystring: route.query } : {}),
      ...(route.body ? { body: route.body } : {}),
      response: { [route.status ?? 200]: route.reply, '4xx': errorBody, '5xx': errorBody },
    },
    async onRequest(request) {
      request.actor = await acrossCompanies(() => readActor(deps, request, route));
      if (action !== 'public' && !request.actor) throw notAuthenticated();
      checkOrigin(request, deps.config.publicUrl);
      if (action !== 'public' && !roleMay(request.actor?.role ?? '', action)) {
        if (request.actor && route.method !== 'GET') await noteDenial(deps, request.actor, action);
        throw forbidden(route.refusal);
      }
    },
    handler: (request, reply) => within(action, request.actor, () => answer(route, parts, request, reply)),
  };
  // Before its GET; otherwise the framework adds a HEAD that generates the whole file.
  if (route.download) app.route({ ...options, method: 'HEAD', schema: { ...options.schema, hide: true } });
  app.route(options);
}

/** Refuses with the route's own message, if it has one. */
async function openWith<R extends Route, S>(open: Open<R, S>, opening: Opening<R>, refusal?: string): Promise<S> {
  try {
    return await open(opening);
  } catch (error) {
    throw refusal && error instanceof AppError && error.code === 'forbidden' ? forbidden(refusal) : error;
  }
}

/** A public call has no company, even with a session: it may be about to sign in another user. */
function within<T>(action: Route['action'], actor: Actor | null, work: () => Promise<T>): Promise<T> {
  if (action === 'public') return acrossCompanies(work);
  if (!actor) throw notAuthenticated();
  return inCompany(actor.companyId, work);
}

async function answer<const R extends Route, S>(
  route: R,
  parts: Parts<R, S>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const failed = request.validationError;
  if (failed?.validationContext === 'params') throw invalid(firstMessage(failed));
  if (holdsUnstorable(request.params)) throw invalid(unstorable);
  const actor = request.actor as ActorOf<R>;
  const params = request.params as ParamsOf<R>;
  const scope = await openWith(parts.open, { actor, params, action: route.action as Action }, route.refusal);
  if (failed) throw invalid(firstMessage(failed));
  if (holdsUnstorable(request.body) || holdsUnstorable(request.query)) throw invalid(unstorable);
  const body = wellFormed(request.body) as BodyOf<R>;
  const query = wellFormed(request.query) as QueryOf<R>;
  const value = await parts.handle({ scope, actor, params, query, body, request, reply });
  return reply.code(route.status ?? 200).send(value as never);
}

/** A denial that cannot be logged is still a denial. */
async function noteDenial({ db, log }: Deps, actor: Actor, action: Action): Promise<void> {
  await inCompany(actor.companyId, () => recordDenial(db, actor.id, action)).catch((err) =>
    log.error({ err, action }, 'a denial could not be logged'),
  );
}

const unstorable = 'The text contains a character that cannot be stored (U+0000). Please remove it.';

type ValidationError = {
  validation?: { message?: string; instancePath?: string; params?: { issue?: z.core.$ZodIssue } }[];
};

/** The first error, in the specification's words where the schema has them. */
function firstMessage(error: unknown): string {
  const first = (error as ValidationError).validation?.[0];
  if (!first?.message || first.message === 'Invalid input') {
    const where = first?.instancePath?.replace(/^\//, '').replaceAll('/', '.');
    return where ? `${where} is missing or has the wrong form` : 'The request has the wrong form';
  }
  return first.message;
}
