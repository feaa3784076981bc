import type { RouteOptions } from 'fastify';
import { type Action, isAction } from '#contract/roles.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The row of the rule table that says who is served. */
    action?: Action | 'public' | undefined;
  }
}

/** Looks at each route as it is added: a call of which the rule table says nothing stops the start. */
export function demandPolicy({ method, url, config }: RouteOptions): void {
  const action = config?.action;
  if (!url.startsWith('/api') || action === 'public' || isAction(action)) return;
  throw new Error(`${method} ${url} names no action of contract/roles.ts: nothing says who may call it`);
}
