import type { ProjectScope } from '../../access/scope.ts';
import type { Deps } from '../../deps.ts';
import type { OpenCorpus } from '../../jobs/engine-client.ts';
import type { WorkOptions } from '../../jobs/work-options.ts';
import { engineInputs, loadVectors } from '../documents/service.ts';
import { knownVoicesIn } from '../known-voices/service.ts';

export type Material = {
  corpus: OpenCorpus;
  documentIds: number[];
  /** The stored text of each document, against which every quote is checked. */
  texts: Map<number, string>;
};

/** A sentence for the people who wait for the run; it is not tried again. */
export class AnalysisRefusal extends Error {
  override name = 'AnalysisRefusal';
}

/** Works on the documents of a run. Those deleted since it was started are left out. */
export async function withMaterial<T>(
  deps: Deps,
  scope: ProjectScope,
  { documentIds, ...options }: { documentIds: readonly number[] } & WorkOptions,
  work: (material: Material) => Promise<T>,
): Promise<T> {
  const stored = await engineInputs(deps, scope, documentIds);
  if (stored.length === 0) {
    throw new AnalysisRefusal('The selected documents no longer exist. Please select documents and start again.');
  }
  const ids = stored.map((d) => d.id);
  const texts = new Map(stored.map((d) => [d.id, d.text]));
  const { key, given } = await knownVoicesIn(deps.db, scope, stored);
  const searched = async (corpus: OpenCorpus) => {
    await loadVectors(deps, scope, corpus);
    return work({ corpus, documentIds: ids, texts });
  };
  return deps.engine.withCorpus(key, given(stored), searched, options);
}
