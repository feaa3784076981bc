import type { ModelCache } from '../../engine.ts';

/** Replies that last as long as the process, where the caller stores none. */
export function memoryCache(): ModelCache {
  const replies = new Map<string, string>();
  return {
    get: async (key) => replies.get(key) ?? null,
    put: async (key, reply) => void replies.set(key, reply),
  };
}
