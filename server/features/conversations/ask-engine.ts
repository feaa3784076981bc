import { EngineRefusalError, EngineUnavailableError, NoUsableTextError } from '#engine/engine.ts';
import type { ProjectScope } from '../../access/scope.ts';
import type { Deps } from '../../deps.ts';
import { unavailable } from '../../errors.ts';
import type { ChatCorpus } from '../../jobs/engine-client.ts';
import type { WorkOptions } from '../../jobs/work-options.ts';
import { documentVersions, engineInputs, loadVectors } from '../documents/service.ts';
import { knownVoicesIn } from '../known-voices/service.ts';
import { withProjectModel } from '../model-usage/service.ts';
import type { StoredProject } from '../projects/service.ts';

const notAnswered = 'The reply could not be written.';

/**
 * Asks the engine about some documents, with what the team says of who speaks in them; null when they contain nothing that it could
 * answer from.
 */
export async function askEngine<T>(
  deps: Pick<Deps, 'db' | 'engine'>,
  scope: ProjectScope,
  documentIds: readonly number[],
  ask: (corpus: ChatCorpus) => Promise<T>,
  options: WorkOptions = {},
): Promise<T | null> {
  if (documentIds.length === 0) return null;
  const { key, given } = await knownVoicesIn(deps.db, scope, documentVersions(deps, scope, documentIds));
  const read = async () => given(await engineInputs(deps, scope, documentIds));
  const search = async (corpus: ChatCorpus) => {
    if (options.model) await loadVectors(deps, scope, corpus);
    return ask(corpus);
  };
  try {
    return await deps.engine.withChatCorpus(key, read, search, options);
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
  { signal, project }: { signal?: AbortSignal; project?: StoredProject } = {},
): Promise<T | null> {
  if (documentIds.length === 0) return null;
  try {
    return await withProjectModel(deps, scope, { signal, project }, (options) =>
      askEngine(deps, scope, documentIds, ask, options),
    );
  } catch (error) {
    throw refusalOf(error);
  }
}

/** A refusal is a sentence for the person who asked, such as what is wrong with the model. */
function refusalOf(error: unknown): unknown {
  if (error instanceof EngineRefusalError) return unavailable(error.message);
  return error instanceof EngineUnavailableError ? unavailable(notAnswered) : error;
}
