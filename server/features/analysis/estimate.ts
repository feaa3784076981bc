import type { RunEstimate } from '#contract/analysis/estimate.ts';
import { estimateRun } from '#engine/models.ts';
import type { ProjectScope } from '../../access/scope.ts';
import type { Deps } from '../../deps.ts';
import { demandDocuments, sizeOfDocuments } from '../documents/service.ts';
import { costOfTokens, limitAheadOf, modelOfProject, refusalOfModel } from '../model-usage/service.ts';
import { aboutProject } from './answers.ts';

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
  if (!model)
    return {
      ...{ ...nothing, atMost: nothing, model: null, provider: null, maskPersonalData: false },
      ...{ refusal: null, warning: null },
    };
  const size = { ...(await aboutProject(deps, scope)), ...(await sizeOfDocuments(deps, scope, ids)) };
  const { atMost, ...used } = estimateRun(size, model);
  const refusal = await refusalOfModel(deps, scope);
  const tokens = { likely: tokensOf(used), most: tokensOf(atMost) };
  return {
    ...{ ...used, cost: await costOfTokens(deps, scope, used) },
    atMost: { ...atMost, cost: await costOfTokens(deps, scope, atMost) },
    ...{ model: model.model, provider: model.provider, maskPersonalData: model.maskPersonalData },
    refusal,
    warning: refusal === null ? await limitAheadOf(deps, scope, tokens) : null,
  };
}

const tokensOf = (used: { inputTokens: number; outputTokens: number }) => used.inputTokens + used.outputTokens;
