import type * as z from 'zod/mini';
import type { Action } from './roles.ts';

/**
 * Sent with every call while an admin views Earshot as a client; the value comes from the reply that started the view.
 */
export const viewAsHeader = 'x-view-as';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
type Schema = z.ZodMiniType;

export type RouteParts = {
  /** Who may call it: `public`, or a row of the permission table in roles.ts. */
  action: Action | 'public';
  /** Shown in the OpenAPI document. */
  summary: string;
  params?: Schema;
  query?: Schema;
  body?: Schema;
  /** The body may contain the texts of documents, as `content` of the objects of a list; they are not read. */
  skipsContents?: true;
  /** The status on success; 200 by default. */
  status?: 200 | 201 | 202;
  reply: Schema;
  /** What callers that accept `application/x-ndjson` get of the reply while it is written. */
  part?: Schema;
  /** The media type of a file reply. HEAD returns its headers only. */
  download?: string;
  /** The error message when the caller is refused; the default message if absent. */
  refusal?: string;
};

export type Route<P extends RouteParts = RouteParts> = { method: Method; path: string } & P;

/** Declares one API call. Path parameters are written `:id`. */
export function route<const P extends RouteParts>(method: Method, path: string, parts: P): Route<P> {
  return { method, path, ...parts };
}

type Parsed<S, Otherwise> = S extends Schema ? z.output<S> : Otherwise;
export type ParamsOf<R extends RouteParts> = Parsed<R['params'], Record<never, never>>;
export type QueryOf<R extends RouteParts> = Parsed<R['query'], Record<never, never>>;
export type BodyOf<R extends RouteParts> = Parsed<R['body'], undefined>;
export type PartOf<R extends RouteParts> = Parsed<R['part'], never>;
export type ReplyOf<R extends RouteParts> = Parsed<R['reply'], unknown>;
