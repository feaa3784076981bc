import { EngineRefusalError, EngineUnavailableError, NoUsableTextError } from '#engine/engine.ts';
import type { ProjectScope } from '../../access/scope.ts';
import type { Deps } from '../../deps.ts';
import { unavailable } from '../../errors.ts';
import type { ChatCorpus } from '../../jobs/engine-client.ts';
import { engineInputs } from '../documents/service.ts';

const notAnswered = 'The reply could not be written. Please try again.';

/** Asks the engine about some documents; null when they contain nothing that it could answer from. */
export async function askEngine<T>(
  deps: Pick<Deps, 'db' | 'engine'>,
  scope: ProjectScope,
  documentIds: readonly number[],
  ask: (corpus: ChatCorpus) => Promise<T>,
): Promise<T | null> {
  if (documentIds.length === 0) return null;
  const ids = documentIds.toSorted((a, b) => a - b);
  // Stored texts never change, so the ids name the material.
  const key = `company ${scope.companyId}, documents ${ids.join(',')}`;
  try {
    return await deps.engine.withChatCorpus(key, () => engineInputs(deps, scope, ids), ask);
  } catch (error) {
    if (error instanceof NoUsableTextError) return null;
    if (error instanceof EngineUnavailableError || error instanceof EngineRefusalError) throw unavailable(notAnswered);
    throw error;
  }
}
