import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import * as z from 'zod/mini';
import { type Action, roleMay } from '#contract/roles.ts';
import type { BodyOf, ParamsOf, PartOf, QueryOf, ReplyOf, Route } from '#contract/route.ts';
import { errorBody } from '#contract/schemas.ts';
import { acrossCompanies, inCompany } from '../db/tenant.ts';
import type { Deps } from '../deps.ts';
import { AppError, forbidden, invalid, notAuthenticated } from '../errors.ts';
import { recordDenial } from './audit.ts';
import { loggedFault } from './errors.ts';
import { takeOne } from './rate-limit.ts';
import { linesOf, takesLines } from './replies/lines.ts';
import { checkOrigin } from './requests/origin.ts';
import { maxBodyBytesWithContents, ofSkippedContents, skipContents } from './requests/skipped-contents.ts';
import { holdsUnstorable, wellFormed } from './requests/unstorable.ts';
import type { Actor } from './session/session.ts';
import { readActor } from './session/view-as.ts';

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor | null;
  }
  interface FastifyContextConfig {
    /** The media type of a file reply. */
    download?: string | undefined;
    /** Whether the reply can be had in lines, while it is written. */
    lines?: boolean;
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
  /** Sends a part of the reply, to callers that take it in lines. */
  sendPart?: (part: PartOf<R>) => void;
};
type Opening<R extends Route> = { actor: ActorOf<R>; params: ParamsOf<R>; action: Action };

/** Opens the object of the call: throws 404 or 403 before the body is read. */
type Open<R extends Route, S> = (opening: Opening<R>) => S | Promise<S>;

/** How often one user may make a costly call. `what` names it in the refusal: "Too many … in one minute." */
type CallLimit = { perMinute: number; what: string };

type Parts<R extends Route, S> = {
  open: Open<R, S>;
  limit?: CallLimit;
  /** A Buffer is a file, or a reply already serialised with the route's schema. */
  handle: (input: Input<R, S>) => Promise<ReplyOf<R> | Buffer>;
};

/**
 * Binds a declared route to its handler. Checks run in a fixed order: session, origin, role, syntax of ids, the object
 * and its grants, the body, the limit.
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
    config: { action, download: route.download, lines: route.part !== undefined },
    schema: {
      summary: route.summary,
      ...(route.skipsContents ? { description: ofSkippedContents } : {}),
      ...(route.params ? { params: route.params } : {}),
      ...(route.query ? { querystring: route.query } : {}),
      ...(route.body ? { body: route.body } : {}),
      response: { [route.status ?? 200]: route.reply, '4xx': errorBody, '5xx': errorBody },
    },
    ...(route.skipsContents ? { bodyLimit: maxBodyBytesWithContents, preParsing: skipContents } : {}),
    async onRequest(request) {
      request.actor = await acrossCompanies(() => readActor(deps, request, route));
      if (action !== 'public' && !request.actor) throw notAuthenticated();
      checkOrigin(request, deps.config.publicUrl);
      if (action !== 'public' && !roleMay(request.actor?.role ?? '', action)) {
        if (request.actor && route.method !== 'GET') await noteDenial(deps, request.actor, action);
        throw forbidden(route.refusal);
      }
    },
    handler: (request, reply) => within(action, request.actor, () => answer(deps, route, parts, { request, reply })),
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

type Exchange = { request: FastifyRequest; reply: FastifyReply };

/** Counted before the work is done, so that calls at once cannot pass it. HEAD costs little. */
async function takeLimit(deps: Deps, route: Route, limit: CallLimit, { actor, method }: FastifyRequest): Promise<void> {
  if (!actor || method === 'HEAD') return;
  const key = `${route.method} ${route.path}:${actor.id}`;
  await takeOne(deps, { key, most: limit.perMinute, minutes: 1 }, `Too many ${limit.what} in one minute.`);
}

async function answer<const R extends Route, S>(
  deps: Deps,
  route: R,
  parts: Parts<R, S>,
  { request, reply }: Exchange,
): Promise<FastifyReply> {
  const failed = request.validationError;
  if (failed?.validationContext === 'params') throw invalid(firstMessage(failed));
  if (holdsUnstorable(request.params)) throw invalid(unstorable);
  const actor = request.actor as ActorOf<R>;
  const params = request.params as ParamsOf<R>;
  const scope = await openWith(parts.open, { actor, params, action: route.action as Action }, route.refusal);
  if (failed) throw invalid(firstMessage(failed));
  // A body that the route does not declare is not read.
  const sent = route.body ? request.body : undefined;
  if (holdsUnstorable(sent) || holdsUnstorable(request.query)) throw invalid(unstorable);
  if (parts.limit) await takeLimit(deps, route, parts.limit, request);
  const body = wellFormed(sent) as BodyOf<R>;
  const query = wellFormed(request.query) as QueryOf<R>;
  const input = { scope, actor, params, query, body, request, reply };
  if (takesLines(route, request)) {
    return answerInLines(deps.log, route, { request, reply }, (sendPart) => parts.handle({ ...input, sendPart }));
  }
  return reply.code(route.status ?? 200).send((await parts.handle(input)) as never);
}

/** Once the first line is sent, an error can only be a line too. */
async function answerInLines<const R extends Route>(
  log: Deps['log'],
  route: R,
  { request, reply }: Exchange,
  handle: (sendPart: (part: PartOf<R>) => void) => Promise<ReplyOf<R> | Buffer>,
): Promise<FastifyReply> {
  const lines = linesOf(route, reply);
  try {
    return lines.end((await handle(lines.part)) as ReplyOf<R>);
  } catch (error) {
    if (!lines.hasBegun()) throw error;
    return lines.fail(loggedFault(error as AppError, request, log));
  }
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

/** What zod says where a schema has no words; without this it depends on whether some library has set zod's language. */
const unworded = 'Invalid input';
z.config({ customError: () => unworded });

/** The first error, in the specification's words where the schema has them. */
function firstMessage(error: unknown): string {
  const first = (error as ValidationError).validation?.[0];
  if (!first?.message || first.message === unworded) {
    const where = first?.instancePath?.replace(/^\//, '').replaceAll('/', '.');
    return where ? `${where} is missing or has the wrong form` : 'The request has the wrong form';
  }
  return first.message;
}
