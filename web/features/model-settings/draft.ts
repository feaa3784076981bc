import type { FieldErrors } from 'react-hook-form';
import * as z from 'zod/mini';
import type { CompanyProvider } from '#contract/models/providers.ts';
import { type ModelSettingsInput, type ModelSettingsView, modelSettingsInput } from '#contract/models/settings.ts';

/** The settings as a form holds them: numbers as they are typed. */
export type Draft = {
  provider: CompanyProvider;
  model: string;
  embeddingModel: string;
  baseUrl: string;
  apiKey: string;
  /** Whether the stored key shall be removed. */
  withoutKey: boolean;
  contextTokens: string;
  maxTokensPerRun: string;
  maxTokensPerMonth: string;
  inputPrice: string;
  outputPrice: string;
};

const typed = (value: string | number | null): string => (value === null ? '' : String(value));

export function draftOf(settings: ModelSettingsView): Draft {
  const { provider, model, embeddingModel, baseUrl, contextTokens, inputPrice, outputPrice } = settings;
  const { maxTokensPerRun, maxTokensPerMonth } = settings;
  return {
    ...{ provider, model: typed(model), embeddingModel: typed(embeddingModel), baseUrl: typed(baseUrl) },
    ...{ apiKey: '', withoutKey: false, contextTokens: typed(contextTokens) },
    ...{ maxTokensPerRun: typed(maxTokensPerRun), maxTokensPerMonth: typed(maxTokensPerMonth) },
    ...{ inputPrice: typed(inputPrice), outputPrice: typed(outputPrice) },
  };
}

/** Blank is null; digits may be grouped by spaces or commas. What is no number is refused by the schema. */
function asNumber(text: string): number | null {
  const digits = text.replace(/[\s,']/g, '');
  return digits === '' ? null : Number(digits);
}

/** What is sent. Fields that the provider does not have are left out. */
export function inputOf(draft: Draft): unknown {
  const { provider, apiKey, withoutKey, maxTokensPerRun, maxTokensPerMonth } = draft;
  const limits = { maxTokensPerRun: asNumber(maxTokensPerRun), maxTokensPerMonth: asNumber(maxTokensPerMonth) };
  if (provider === 'embedded') return { provider, ...limits };
  return {
    ...{ provider, model: draft.model, baseUrl: draft.baseUrl, ...limits },
    embeddingModel: provider === 'anthropic' ? null : draft.embeddingModel,
    contextTokens: asNumber(draft.contextTokens),
    inputPrice: asNumber(draft.inputPrice),
    outputPrice: asNumber(draft.outputPrice),
    ...(apiKey.trim() ? { apiKey } : withoutKey ? { apiKey: null } : {}),
  };
}

type Checked = { values: ModelSettingsInput; errors: object } | { values: object; errors: FieldErrors<Draft> };

/** The settings of a draft, or what is wrong with each field. */
export function checkDraft(draft: Draft): Checked {
  const result = z.safeParse(modelSettingsInput, inputOf(draft));
  if (result.success) return { values: result.data, errors: {} };
  const faults = result.error.issues.map(({ path, message }) => [path[0], { type: 'value', message }] as const);
  return { values: {}, errors: Object.fromEntries(faults.toReversed()) };
}
