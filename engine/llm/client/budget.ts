import { ModelFailureError } from '../../engine.ts';

/** The tokens that calls may still use. */
export type Budget = {
  /** Throws ModelFailureError when they are used up. */
  demand(): void;
  spend(used: { inputTokens: number; outputTokens: number }): void;
};

export function createBudget(maxTokens: number | null): Budget {
  let spent = 0;
  return {
    demand() {
      if (maxTokens === null || spent < maxTokens) return;
      throw new ModelFailureError(
        'The limit of tokens for a run is reached. What was found so far is kept. Choose fewer documents or questions, or ask an administrator to raise the limit.',
        'limit',
      );
    },
    spend: ({ inputTokens, outputTokens }) => {
      spent += inputTokens + outputTokens;
    },
  };
}
