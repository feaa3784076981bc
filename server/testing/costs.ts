import { AsyncLocalStorage } from 'node:async_hooks';
import type { TestServer } from './test-server.ts';

/** Gets a thread ready or has it forget a document, which costs nothing that a caller could repeat to harm others. */
const cheap = new Set(['forget', 'expectChats']);

/** Calls of the engine and jobs sent by `work` itself, not by the jobs that it sends. */
export type CostsOf = (work: () => Promise<unknown>) => Promise<string[]>;

/** Watches what work on a test server costs, from now on. */
export function watchCosts({ deps }: TestServer): CostsOf {
  const costs = new AsyncLocalStorage<string[]>();
  const watched = <T extends object>(part: T, name: string, ignored: ReadonlySet<string>): T =>
    new Proxy(part, {
      get(target, key, receiver) {
        const value = Reflect.get(target, key, receiver);
        if (typeof value !== 'function' || ignored.has(String(key))) return value;
        return (...given: unknown[]) => {
          costs.getStore()?.push(`${name}.${String(key)}`);
          return value.apply(target, given);
        };
      },
    });
  deps.engine = watched(deps.engine, 'engine', cheap);
  deps.jobs = watched(deps.jobs, 'jobs', new Set(['state', 'works', 'stop', 'workOn']));
  return async (work) => {
    const found: string[] = [];
    await costs.run(found, work);
    return found;
  };
}
