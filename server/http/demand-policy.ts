import type { RouteOptions } from 'fastify';
import { type Action, isAction } from '#contract/roles.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The row of the permission table that decides who may call it. */
    action?: Action | 'public' | undefined;
  }
}

/** Checks each route as it is added: a route without a row in the permission table stops the start. */
export function demandPolicy({ method, url, config }: RouteOptions): void {
  const action = config?.action;
  if (!url.startsWith('/api') || action === 'public' || isAction(action)) return;
  throw new Error(`${method} ${url} names no action of contract/roles.ts, so its callers are undefined`);
}
