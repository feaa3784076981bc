import type { DroppedSentence } from '#contract/analysis/analysis.ts';
import type { Provenance } from '#contract/insights/provenance.ts';
import type { ProjectScope } from '../../access/scope.ts';
import type { RunModel } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import type { OpenCorpus } from '../../jobs/engine-client.ts';
import type { WorkOptions } from '../../jobs/work-options.ts';
import { openModel } from '../model-usage/service.ts';

/** Enough to see what goes wrong; a model that goes on like this is of no use. */
const maxDropped = 500;

/** How a piece of work is done: with which engine, within which limits, and what became of what a model wrote. */
export type Working = {
  options: WorkOptions & { signal: AbortSignal };
  /** What verification dropped so far. */
  dropped(): DroppedSentence[];
};

/**
 * Runs a piece of work with the model that it began with, or with the built-in engine. Every call is recorded before this returns.
 * Throws EngineRefusalError where the model cannot be used.
 */
export async function withModel<T>(
  deps: Deps,
  scope: ProjectScope,
  { model, runId, signal }: { model: RunModel | null; runId: string; signal: AbortSignal },
  work: (working: Working) => Promise<T>,
): Promise<T> {
  if (!model) return work({ options: { signal }, dropped: () => [] });
  const use = await openModel(deps, scope, model, { projectId: scope.projectId, runId }, signal);
  const dropped = new Map<string, DroppedSentence>();
  const onDropped = ({ question, text, reason }: DroppedSentence) => {
    if (dropped.size < maxDropped) dropped.set(JSON.stringify([question, text, reason]), { question, text, reason });
  };
  try {
    return await work({ options: { ...use.options, onDropped }, dropped: () => [...dropped.values()] });
  } finally {
    await use.settled();
  }
}

/** What is recorded with every insight that this engine writes. */
export async function provenanceOf(corpus: OpenCorpus, runId: string): Promise<Provenance> {
  const { engine, model, promptVersion } = (await corpus.info()).provenance;
  return { engine, model, promptVersion, runId };
}
