import { ModelFailureError } from '../../engine.ts';

/** The tokens that the calls of one engine may still use, those under way included. */
export type Budget = {
  /** Resolves once so many tokens fit. Throws ModelFailureError when they never will. */
  reserve(tokens: number, signal?: AbortSignal): Promise<void>;
  /** Gives back what was reserved and counts what was used instead. */
  settle(reserved: number, used: number): void;
};

export function createBudget(maxTokens: number | null): Budget {
  let spent = 0;
  let reserved = 0;
  let changed = Promise.withResolvers<void>();
  return {
    async reserve(tokens, signal) {
      while (maxTokens !== null && spent + reserved + tokens > maxTokens) {
        if (reserved === 0) throw new ModelFailureError(noRoom(maxTokens, spent, tokens), 'limit');
        await changed.promise;
        signal?.throwIfAborted();
      }
      reserved += tokens;
    },
    settle(tokens, used) {
      reserved -= tokens;
      spent += used;
      changed.resolve();
      changed = Promise.withResolvers();
    },
  };
}

const written = (tokens: number) => tokens.toLocaleString('en');

const noRoom = (limit: number, used: number, next: number): string =>
  `The limit of ${written(limit)} tokens for a run is reached: ${written(used)} are used, and the next request may need ${written(next)}. What was found so far is kept. Choose fewer documents or questions, or raise the limit.`;
