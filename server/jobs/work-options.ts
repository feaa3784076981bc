import type { ModelAccess, StageOptions } from '#engine/engine.ts';
import { vectorsOf } from '#engine/models.ts';

/** What a piece of work is done with. `model`: the one to ask; without it the engine that needs none. */
export type WorkOptions = StageOptions & { model?: ModelAccess };

/** A corpus holds the vectors of one embedding model. */
export function keyOf(name: string, { model }: WorkOptions): string {
  const vectors = model && vectorsOf(model.settings);
  return vectors ? `${name} ${vectors}` : name;
}

/** The options for each call of a piece of work: it may use what the calls before it left of the limit of tokens. */
export function countingTokens(given: WorkOptions): () => WorkOptions {
  const { model, onUsage } = given;
  const maxTokens = model?.settings.maxTokensPerRun ?? null;
  if (!model || maxTokens === null) return () => given;
  let used = 0;
  return () => ({
    ...given,
    model: { ...model, settings: { ...model.settings, maxTokensPerRun: Math.max(0, maxTokens - used) } },
    onUsage: (report) => {
      used += report.inputTokens + report.outputTokens;
      onUsage?.(report);
    },
  });
}
