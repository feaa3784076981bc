import * as z from 'zod/mini';
import type { Action } from './roles.ts';

/** Every error reply of the server. `message` is a sentence for people, `code` a word for programs. */
export const errorBody = z.object({ message: z.string(), code: z.string() });

/** Every call of a page carries it while an admin sees Earshot as a client: what the start of that view answered. */
export const viewAsHeader = 'x-view-as';

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';
type Schema = z.ZodMiniType;

export type RouteParts = {
  /** Who may call it: `public`, or a row of the rule table in roles.ts. */
  action: Action | 'public';
  /** Said in the OpenAPI document. */
  summary: string;
  params?: Schema;
  query?: Schema;
  body?: Schema;
  /** The status of success; 200 unless told. */
  status?: 200 | 201 | 202;
  reply: Schema;
  /** The media type of a reply that is a file. HEAD asks for its headers alone. */
  download?: string;
  /** The sentence of a refusal; the usual one unless told. */
  refusal?: string;
};

export type Route<P extends RouteParts = RouteParts> = { method: Method; path: string } & P;

/** Declares one call of the API. Paths name their parameters as `:id`. */
export function route<const P extends RouteParts>(method: Method, path: string, parts: P): Route<P> {
  return { method, path, ...parts };
}

type Parsed<S, Otherwise> = S extends Schema ? z.output<S> : Otherwise;
export type ParamsOf<R extends RouteParts> = Parsed<R['params'], Record<never, never>>;
export type QueryOf<R extends RouteParts> = Parsed<R['query'], Record<never, never>>;
export type BodyOf<R extends RouteParts> = Parsed<R['body'], undefined>;
export type ReplyOf<R extends RouteParts> = Parsed<R['reply'], unknown>;

/** Ids are positive integers that fit the database's int4. */
export const id = z.coerce.number().check(z.int(), z.positive(), z.maximum(2_147_483_647));
/** An id in a body is a number already. */
export const bodyId = (error: string) =>
  z.int({ error }).check(z.positive({ error }), z.maximum(2_147_483_647, { error }));
export const idParams = z.object({ id });
/** The reply of a call that has nothing to tell but that it was done. */
export const message = z.object({ message: z.string() });
/** A moment on the wire: ISO 8601 in UTC. */
export const moment = z.string();
