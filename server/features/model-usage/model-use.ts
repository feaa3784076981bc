import { setTimeout as wait } from 'node:timers/promises';
import { EngineRefusalError, type ModelCallReport, ModelFailureError, type ModelMeter } from '#engine/engine.ts';
import type { CompanyScope } from '../../access/scope.ts';
import type { RunModel } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import type { WorkOptions } from '../../jobs/work-options.ts';
import { currentSpan, type Span } from '../../telemetry/tracing.ts';
import { type ChosenModel, type CompanyModel, companyModelOf } from '../model-settings/service.ts';
import { insertCall, insertReply, paidTokens, readReply, reserveCall, settleCall } from './repo.ts';
import { costOf, monthOf, type Prices, reachedLimit, type UsedTokens } from './rules.ts';

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
  const { model } = await usable(deps, scope, kept);
  const refusal = reachedLimit(await usedTokens(deps, scope, purpose), await companyModelOf(deps, scope));
  if (refusal) throw new EngineRefusalError(refusal);
  const stop = new AbortController();
  const both = signal ? AbortSignal.any([signal, stop.signal]) : stop.signal;
  const meter = meterOf(deps, scope, { kept, purpose, signal: both });
  const recorder = recorderOf(deps, scope, { prices: model, kept, purpose, stop });
  const { projectId } = purpose;
  return {
    options: {
      model: {
        settings: { ...kept, apiKey: model.apiKey, maxTokensPerRun: null },
        ...(projectId === null ? {} : { cache: cacheOf(deps, scope, projectId) }),
        meter,
      },
      onUsage: recorder.record,
      signal: both,
    },
    settled: recorder.settled,
  };
}

/** The company's model and limits of now. Throws where it can no longer be used, or where the company has moved to another one. */
async function usable(deps: Needs, scope: Caller, kept: RunModel): Promise<CompanyModel & { model: ChosenModel }> {
  const company = await companyModelOf(deps, scope);
  const { model, problem } = company;
  if (problem) throw new EngineRefusalError(problem);
  if (!model || model.provider !== kept.provider || model.baseUrl !== kept.baseUrl)
    throw new EngineRefusalError(changed);
  return { ...company, model };
}

const usedTokens = async ({ db }: Needs, scope: Caller, { runId }: Purpose): Promise<UsedTokens> => ({
  run: runId === null ? 0 : await paidTokens(db, scope, { runId }),
  month: await paidTokens(db, scope, monthOf(new Date())),
});

/** Until a call under way gives back what it did not use. */
const pollMs = 200;

/** Reserves calls before they are made. The settings are read again each time: whoever changes them stops what runs with the old ones. */
function meterOf(
  deps: Needs,
  scope: Caller,
  { kept, purpose, signal }: { kept: RunModel; purpose: Purpose; signal: AbortSignal },
): ModelMeter {
  return {
    async reserve({ stage, model, inputTokens, outputTokens }) {
      const next = inputTokens + outputTokens;
      for (;;) {
        signal.throwIfAborted();
        const company = await usable(deps, scope, kept);
        const cost = costOf({ inputTokens, outputTokens: 0 }, company.model);
        const call = {
          ...{ stage, model, inputTokens, outputTokens, cost, provider: kept.provider },
          ...purpose,
          ...idsOf(scope),
        };
        const ticket = await reserveCall(deps.db, call, company, monthOf(new Date()));
        if (ticket !== null) return ticket;
        const refusal = reachedLimit(await usedTokens(deps, scope, purpose), company, next);
        if (refusal) throw new ModelFailureError(refusal, 'limit');
        // Calls under way have reserved more than they will use.
        await wait(pollMs, null, { signal });
      }
    },
  };
}

const idsOf = ({ companyId, userId }: Caller) => ({ companyId, userId });

type Recording = { prices: Prices; kept: RunModel; purpose: Purpose; stop: AbortController };

/** Records what became of each call, and aborts the work when that fails: what cannot be counted is not continued. */
function recorderOf({ db, log }: Needs, scope: Caller, { prices, kept, purpose, stop }: Recording) {
  const pending = new Set<Promise<void>>();
  // Reports come over the channel of the engine's thread, outside of any request or job.
  const span = currentSpan();
  const store = async ({ ticket, model, ...report }: ModelCallReport) => {
    const paid = report.cached ? { inputTokens: 0, outputTokens: 0 } : report;
    const cost = costOf(paid, prices);
    if (ticket !== undefined) await settleCall(db, scope, ticket, { ...report, cost });
    else await insertCall(db, { ...report, ...purpose, ...idsOf(scope), provider: kept.provider, model, cost });
  };
  return {
    record(report: ModelCallReport) {
      if (!report.cached) traceCall(span, kept.provider, report);
      const stored = store(report).catch((err) => {
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

/** The model as it is named in the settings, and how much it read and wrote, not what. */
function traceCall(span: Span | undefined, provider: string, report: ModelCallReport): void {
  const { stage, model, inputTokens, outputTokens, milliseconds, failed } = report;
  const tokens = { 'gen_ai.usage.input_tokens': inputTokens, 'gen_ai.usage.output_tokens': outputTokens };
  const asked = { 'gen_ai.provider.name': provider, 'gen_ai.request.model': model, 'earshot.stage': stage };
  span?.past(`model ${stage}`, milliseconds, { ...asked, ...tokens }, failed ? 'no-usable-reply' : undefined);
}
