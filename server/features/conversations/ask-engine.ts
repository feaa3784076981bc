import { EngineRefusalError, EngineUnavailableError, NoUsableTextError } from '#engine/engine.ts';
import type { ProjectScope } from '../../access/scope.ts';
import type { Deps } from '../../deps.ts';
import { unavailable } from '../../errors.ts';
import type { ChatCorpus } from '../../jobs/engine-client.ts';
import type { WorkOptions } from '../../jobs/work-options.ts';
import { engineInputs, loadVectors } from '../documents/service.ts';
import { withProjectModel } from '../model-usage/service.ts';

const notAnswered = 'The reply could not be written.';

/** Asks the engine about some documents; null when they contain nothing that it could answer from. */
export async function askEngine<T>(
  deps: Pick<Deps, 'db' | 'engine'>,
  scope: ProjectScope,
  documentIds: readonly number[],
  ask: (corpus: ChatCorpus) => Promise<T>,
  options: WorkOptions = {},
): Promise<T | null> {
  if (documentIds.length === 0) return null;
  const ids = documentIds.toSorted((a, b) => a - b);
  // Stored texts never change, so the ids name the material.
  const key = `company ${scope.companyId}, documents ${ids.join(',')}`;
  const search = async (corpus: ChatCorpus) => {
    if (options.model) await loadVectors(deps, scope, corpus);
    return ask(corpus);
  };
  try {
    return await deps.engine.withChatCorpus(key, () => engineInputs(deps, scope, ids), search, options);
  } catch (error) {
    if (error instanceof NoUsableTextError) return null;
    throw refusalOf(error);
  }
}

/** As askEngine, with the language model of the project where it uses one. */
export async function askProjectEngine<T>(
  deps: Pick<Deps, 'db' | 'engine' | 'config' | 'log'>,
  scope: ProjectScope,
  documentIds: readonly number[],
  ask: (corpus: ChatCorpus) => Promise<T>,
  signal?: AbortSignal,
): Promise<T | null> {
  try {
    return await withProjectModel(deps, scope, signal, (options) => askEngine(deps, scope, documentIds, ask, options));
  } catch (error) {
    throw refusalOf(error);
  }
}

/** A refusal is a sentence for the person who asked, such as what is wrong with the model. */
function refusalOf(error: unknown): unknown {
  if (error instanceof EngineRefusalError) return unavailable(error.message);
  return error instanceof EngineUnavailableError ? unavailable(notAnswered) : error;
}
