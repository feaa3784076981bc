import { queryOptions } from '@tanstack/react-query';
import type { BodyOf, ParamsOf, QueryOf, ReplyOf, Route, RouteParts } from '#contract/route.ts';

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

/** The server's own sentence, or the fallback when it sent none or was never reached. */
export function messageOf(error: unknown, fallback: string): string {
  return (error instanceof RequestError && error.serverMessage) || fallback;
}

export function hasStatus(error: unknown, ...statuses: number[]): boolean {
  return error instanceof RequestError && statuses.includes(error.status);
}

type Given<R extends RouteParts> = (R extends { params: object } ? { params: ParamsOf<R> } : object) &
  (R extends { query: object } ? { query?: QueryOf<R> } : object) &
  (R extends { body: object } ? { body: BodyOf<R> } : object);

export function pathOf<R extends Route>(route: R, given: Given<R>): string {
  const { params = {}, query = {} } = given as { params?: Record<string, unknown>; query?: Record<string, unknown> };
  const path = route.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const asked = Object.entries(query).filter(([, value]) => value !== undefined);
  return asked.length ? `${path}?${new URLSearchParams(asked.map(([k, v]) => [k, String(v)]))}` : path;
}

/** Calls a route of the contract. Throws RequestError when the reply is no success, TypeError when there was none. */
export async function call<R extends Route>(route: R, given: Given<R>, signal?: AbortSignal): Promise<ReplyOf<R>> {
  const { body } = given as { body?: unknown };
  const init: RequestInit = { method: route.method, credentials: 'include' };
  if (signal) init.signal = signal;
  if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { 'Content-Type': 'application/json' };
  }
  const response = await fetch(pathOf(route, given), init);
  const text = await response.text();
  if (!response.ok) throw new RequestError(response.status, response.statusText, text);
  return JSON.parse(text) as ReplyOf<R>;
}

/** A read for TanStack Query: its key's first element is the path. */
export function reading<R extends Route>(route: R, given: Given<R>) {
  return queryOptions({
    queryKey: [pathOf(route, given)],
    queryFn: ({ signal }) => call(route, given, signal),
  });
}
