import type { RunEstimate } from '#contract/analysis/estimate.ts';
import { estimateRun } from '#engine/llm/estimate-run.ts';
import type { ProjectScope } from '../../access/scope.ts';
import type { Deps } from '../../deps.ts';
import { demandDocuments, sizeOfDocuments } from '../documents/service.ts';
import { costOfTokens, modelOfProject, refusalOfModel } from '../model-usage/service.ts';

/** As many as a run proposes at most. */
const questions = 12;
/** A passage has about 150 words; counted so until a new document is split into passages. */
const charactersPerPassage = 900;

const nothing = { calls: 0, inputTokens: 0, outputTokens: 0, cost: 0 };

/** What an analysis of these documents would use if nothing of it was asked before. */
export async function estimateRunOf(
  deps: Pick<Deps, 'db' | 'config'>,
  scope: ProjectScope,
  documentIds: readonly number[],
): Promise<RunEstimate> {
  const ids = [...new Set(documentIds)];
  await demandDocuments(deps.db, scope, ids);
  const model = await modelOfProject(deps, scope);
  if (!model) return { ...nothing, model: null, provider: null, maskPersonalData: false, refusal: null };
  const { characters, passages } = await sizeOfDocuments(deps, scope, ids);
  const size = { characters, questions, passages: Math.max(passages, Math.ceil(characters / charactersPerPassage)) };
  const used = estimateRun(size, model);
  return {
    ...used,
    cost: await costOfTokens(deps, scope, used),
    ...{ model: model.model, provider: model.provider, maskPersonalData: model.maskPersonalData },
    refusal: await refusalOfModel(deps, scope),
  };
}
