import { queryOptions } from '@tanstack/react-query';
import {
  type BodyOf,
  type ParamsOf,
  type QueryOf,
  type ReplyOf,
  type Route,
  type RouteParts,
  viewAsHeader,
} from '#contract/route.ts';
import { viewAs } from './view-as.ts';

/** A reply that is no success. The message reads `status: body`; `serverMessage` is the sentence meant for people. */
export class RequestError extends Error {
  override name = 'RequestError';
  readonly status: number;
  readonly serverMessage: string | null;

  constructor(status: number, statusText: string, body: string) {
    super(`${status}: ${body || statusText}`);
    this.status = status;
    this.serverMessage = sentenceIn(body);
  }
}

/** No reply came: no network, or no server. */
export class UnreachableError extends Error {
  override name = 'UnreachableError';

  constructor() {
    super('The server cannot be reached. Check your connection and try again.');
  }
}

function sentenceIn(body: string): string | null {
  try {
    const parsed: unknown = JSON.parse(body);
    if (typeof parsed !== 'object' || parsed === null) return null;
    const { message, error } = parsed as { message?: unknown; error?: unknown };
    if (typeof message === 'string' && message) return message;
    return typeof error === 'string' && error ? error : null;
  } catch {
    return null;
  }
}

/** The server's own sentence, that it was never reached, or else the fallback. */
export function messageOf(error: unknown, fallback: string): string {
  if (error instanceof UnreachableError) return error.message;
  return (error instanceof RequestError && error.serverMessage) || fallback;
}

export function hasStatus(error: unknown, ...statuses: number[]): boolean {
  return error instanceof RequestError && statuses.includes(error.status);
}

export type Given<R extends RouteParts> = (R extends { params: object } ? { params: ParamsOf<R> } : object) &
  (R extends { query: object } ? { query?: QueryOf<R> } : object) &
  (R extends { body: object } ? { body: BodyOf<R> } : object);

export function pathOf<R extends Route>(route: R, given: Given<R>): string {
  const { params = {}, query = {} } = given as { params?: Record<string, unknown>; query?: Record<string, unknown> };
  const path = route.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const asked = Object.entries(query).filter(([, value]) => value !== undefined);
  return asked.length ? `${path}?${new URLSearchParams(asked.map(([k, v]) => [k, String(v)]))}` : path;
}

const events: Record<number, string> = { 401: 'session-refused', 403: 'call-forbidden' };

/** Notifies when the server answers a call as signed out. Returns a function that stops listening. */
export const onSessionRefused = (listener: () => void) => onReply(401, listener);

/** Notifies when the server answers that the user may not make a call. Returns a function that stops listening. */
export const onForbidden = (listener: () => void) => onReply(403, listener);

function onReply(status: 401 | 403, listener: () => void): () => void {
  const event = events[status] ?? '';
  addEventListener(event, listener);
  return () => removeEventListener(event, listener);
}

/** Makes the error of a reply that is no success. */
export function refusal(status: number, statusText: string, body: string): RequestError {
  if (events[status]) dispatchEvent(new Event(events[status]));
  return new RequestError(status, statusText, body);
}

/** What every call of the page carries, whichever way it is made. */
export const ownHeaders = (): Record<string, string> => (viewAs ? { [viewAsHeader]: viewAs } : {});

/** Calls a route of the contract. Throws RequestError when the reply is no success, UnreachableError when there was none. */
export async function call<R extends Route>(route: R, given: Given<R>, signal?: AbortSignal): Promise<ReplyOf<R>> {
  const { body } = given as { body?: unknown };
  const headers = ownHeaders();
  const init: RequestInit = { method: route.method, credentials: 'include', headers };
  if (signal) init.signal = signal;
  if (body !== undefined) {
    init.body = JSON.stringify(body);
    headers['Content-Type'] = 'application/json';
  }
  const { ok, status, statusText, text } = await exchange(pathOf(route, given), init);
  if (!ok) throw refusal(status, statusText, text);
  return JSON.parse(text) as ReplyOf<R>;
}

async function exchange(path: string, init: RequestInit) {
  try {
    const response = await fetch(path, init);
    const { ok, status, statusText } = response;
    return { ok, status, statusText, text: await response.text() };
  } catch (error) {
    // A cancelled call is no network error.
    throw error instanceof TypeError ? new UnreachableError() : error;
  }
}

/** A read for TanStack Query: its key's first element is the path. */
export function reading<R extends Route>(route: R, given: Given<R>) {
  return queryOptions({
    queryKey: [pathOf(route, given)],
    queryFn: ({ signal }) => call(route, given, signal),
  });
}
