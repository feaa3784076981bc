import { EngineRefusalError } from '#engine/engine.ts';
import type { ModelCallReport } from '#engine/llm/model-settings.ts';
import type { CompanyScope } from '../../access/scope.ts';
import type { RunModel } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import type { WorkOptions } from '../../jobs/work-options.ts';
import { type ChosenModel, type CompanyModel, companyModelOf } from '../model-settings/service.ts';
import { insertCall, insertReply, paidTokens, readReply } from './repo.ts';
import { costOf, monthOf, reachedLimit } from './rules.ts';

type Needs = Pick<Deps, 'db' | 'config' | 'log'>;
type Caller = Pick<CompanyScope, 'companyId' | 'userId'>;

/** What the calls are for. Replies are stored for a project only, and forgotten with its documents. */
export type Purpose = { projectId: number | null; runId: string | null };

/** A language model for a piece of work: every call is recorded, and none is made beyond the limits. */
export type ModelUse = {
  options: Required<Pick<WorkOptions, 'model' | 'onUsage' | 'signal'>>;
  /** Waits until all calls are recorded. */
  settled(): Promise<void>;
};

const changed =
  'The settings of the language model have changed since the analysis started. Continue with the built-in engine, or start the analysis again.';

/** The model as a run keeps it: everything but the key. */
export function runModelOf(model: ChosenModel, maskPersonalData: boolean): RunModel {
  const { apiKey: _, inputPrice: __, outputPrice: ___, ...kept } = model;
  return { ...kept, maskPersonalData };
}

/**
 * Opens the model of a company for a piece of work. `kept` are the settings with which it began: they stay, as long as the company
 * still uses that provider at that address, so that the key goes nowhere else. Throws EngineRefusalError with a sentence.
 */
export async function openModel(
  deps: Needs,
  scope: Caller,
  kept: RunModel,
  purpose: Purpose,
  signal?: AbortSignal,
): Promise<ModelUse> {
  const company = await companyModelOf(deps, scope);
  const { model } = company;
  if (company.problem) throw new EngineRefusalError(company.problem);
  if (!model || model.provider !== kept.provider || model.baseUrl !== kept.baseUrl)
    throw new EngineRefusalError(changed);
  const meter = meterOf(deps, scope, { company, model, kept, purpose });
  const used = await meter.used();
  const refusal = reachedLimit(used, company);
  if (refusal) throw new EngineRefusalError(refusal);
  const { projectId } = purpose;
  return {
    options: {
      model: {
        settings: { ...kept, apiKey: model.apiKey, maxTokensPerRun: null },
        ...(projectId === null ? {} : { cache: cacheOf(deps, scope, projectId) }),
      },
      onUsage: meter.record,
      signal: signal ? AbortSignal.any([signal, meter.stop]) : meter.stop,
    },
    settled: meter.settled,
  };
}

type Metered = { company: CompanyModel; model: ChosenModel; kept: RunModel; purpose: Purpose };

/** Records calls, and aborts the work once a limit is reached. Other work of the company counts towards the month as well. */
function meterOf({ db, log }: Needs, scope: Caller, { company, model, kept, purpose }: Metered) {
  const stop = new AbortController();
  const pending = new Set<Promise<void>>();
  const { companyId, userId } = scope;
  const used = async () => ({
    run: purpose.runId === null ? 0 : await paidTokens(db, scope, { runId: purpose.runId }),
    month: await paidTokens(db, scope, monthOf(new Date())),
  });
  const store = async ({ model: name, ...report }: ModelCallReport) => {
    const cost = report.cached ? 0 : costOf(report, model);
    await insertCall(db, { ...report, ...purpose, companyId, userId, provider: kept.provider, model: name, cost });
    const refusal = report.cached ? null : reachedLimit(await used(), company);
    if (refusal) stop.abort(new EngineRefusalError(refusal));
  };
  return {
    stop: stop.signal,
    used,
    record(report: ModelCallReport) {
      const stored = store(report).catch((err) => {
        // Work that cannot be counted is not continued.
        log.error({ err }, 'a call to a model could not be recorded');
        stop.abort(err);
      });
      pending.add(stored);
      void stored.then(() => pending.delete(stored));
    },
    settled: async () => void (await Promise.all(pending)),
  };
}

const cacheOf = ({ db }: Pick<Needs, 'db'>, { companyId }: Caller, projectId: number) => ({
  get: (key: string) => readReply(db, { companyId }, key),
  put: (key: string, reply: string) => insertReply(db, { companyId, projectId, key, reply }),
});
