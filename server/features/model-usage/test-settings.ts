import type { ModelSettingsInput, ModelTest } from '#contract/models/settings.ts';
import type { ModelCallReport } from '#engine/engine.ts';
import { testModel } from '#engine/models.ts';
import type { CompanyScope } from '../../access/scope.ts';
import type { Deps } from '../../deps.ts';
import { takeOne } from '../../http/rate-limit.ts';
import { modelToTest } from '../model-settings/service.ts';
import { insertCall } from './repo.ts';
import { costOf } from './rules.ts';

const testsPerMinute = 10;

/** A short request to the model. That it fails is an answer, not an error. Its calls are part of the usage. */
export async function testSettings(
  deps: Pick<Deps, 'db' | 'config'>,
  scope: CompanyScope,
  input: ModelSettingsInput | null,
  signal: AbortSignal,
): Promise<ModelTest> {
  const model = await modelToTest(deps, scope, input);
  const { companyId, userId } = scope;
  const limit = { key: `model-test:${companyId}`, most: testsPerMinute, minutes: 1 };
  await takeOne(deps, limit, 'The model was tested many times in a row.');
  const { inputPrice, outputPrice, ...settings } = model;
  const reports: ModelCallReport[] = [];
  const result = await testModel({ ...settings, maxTokensPerRun: null, maskPersonalData: false }, signal, (report) =>
    reports.push(report),
  );
  for (const { model: name, ...report } of reports) {
    const caller = { companyId, userId, projectId: null, runId: null };
    const cost = costOf(report, { inputPrice, outputPrice });
    await insertCall(deps.db, { ...report, ...caller, provider: model.provider, model: name, cost });
  }
  return result;
}
