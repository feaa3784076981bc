import type { CompanyProvider, ModelProvider } from '#contract/models/providers.ts';
import type { ModelSettingsInput, ModelSettingsView } from '#contract/models/settings.ts';
import { refusalOfAddress } from '#engine/models.ts';
import type { SettingsRow } from './repo.ts';

/** A language model as it is set, by an administrator or by the environment. */
export type ChosenModel = {
  provider: ModelProvider;
  model: string;
  embeddingModel: string | null;
  baseUrl: string | null;
  apiKey: string | null;
  contextTokens: number | null;
  /** In US dollars per million tokens. */
  inputPrice: number | null;
  outputPrice: number | null;
};

/** What the operator of the server decided for a company. */
export type Environment = {
  /** Null where the server has no model, or none for this company. */
  model: ChosenModel | null;
  maxTokensPerRun: number | null;
  maxTokensPerMonth: number | null;
  allowedBaseUrls: readonly string[];
};

/** What applies to a company: its own settings before those of the environment. `model` is null for the built-in engine. */
export type CompanyModel = {
  source: ModelSettingsView['source'];
  model: ChosenModel | null;
  /** The stricter of the company's limit and the server's. */
  maxTokensPerRun: number | null;
  maxTokensPerMonth: number | null;
  /** What keeps the model from being used, in a sentence. */
  problem: string | null;
};

export const unreadableKey =
  'The stored API key cannot be read, because the secret of the server has changed. Please enter the key again.';
export const missingKey = 'Please enter an API key';
export const keyNotMoved =
  'Please enter the API key again: the stored one is only sent to the address it was entered for.';

const stricter = (...limits: (number | null | undefined)[]): number | null => {
  const set = limits.filter((limit) => limit !== null && limit !== undefined);
  return set.length > 0 ? Math.min(...set) : null;
};

export function companyModel(
  environment: Environment,
  row: SettingsRow | undefined,
  decrypt: (stored: string) => string | null,
): CompanyModel {
  const limits = {
    maxTokensPerRun: stricter(environment.maxTokensPerRun, row?.maxTokensPerRun),
    maxTokensPerMonth: stricter(environment.maxTokensPerMonth, row?.maxTokensPerMonth),
  };
  if (!row) return { source: 'environment', model: environment.model, ...limits, problem: null };
  if (row.provider === 'embedded' || row.model === null)
    return { source: 'company', model: null, ...limits, problem: null };
  const apiKey = row.encryptedKey === null ? null : decrypt(row.encryptedKey);
  const { provider, model, embeddingModel, baseUrl, contextTokens, inputPrice, outputPrice } = row;
  const chosen = { provider, model, embeddingModel, baseUrl, apiKey, contextTokens, inputPrice, outputPrice };
  const isUnreadable = row.encryptedKey !== null && apiKey === null;
  const problem = isUnreadable ? unreadableKey : refusalOf(environment, baseUrl);
  return { source: 'company', model: chosen, ...limits, problem };
}

/** Why a company may not use this address, in a sentence; null is the provider's own. */
export const refusalOf = ({ allowedBaseUrls }: Environment, baseUrl: string | null): string | null =>
  baseUrl === null ? null : refusalOfAddress(baseUrl, allowedBaseUrls);

/** The reply to an administrator: the company's own limits, and no key. */
export function viewOf(
  environment: Environment,
  row: SettingsRow | undefined,
  { source, model, problem }: CompanyModel,
  companyId: number,
): ModelSettingsView {
  return {
    provider: model?.provider ?? 'embedded',
    model: model?.model ?? null,
    embeddingModel: model?.embeddingModel ?? null,
    baseUrl: model?.baseUrl ?? null,
    hasKey: (model?.apiKey ?? null) !== null,
    source,
    contextTokens: model?.contextTokens ?? null,
    maxTokensPerRun: row?.maxTokensPerRun ?? null,
    maxTokensPerMonth: row?.maxTokensPerMonth ?? null,
    inputPrice: model?.inputPrice ?? null,
    outputPrice: model?.outputPrice ?? null,
    serverLimits: {
      maxTokensPerRun: environment.maxTokensPerRun,
      maxTokensPerMonth: environment.maxTokensPerMonth,
    },
    allowedBaseUrls: [...environment.allowedBaseUrls],
    companyId,
    problem,
  };
}

type Place = { provider: CompanyProvider; baseUrl: string | null };
/** A key is only ever sent to the provider and address that it was entered for. */
const isSamePlace = (a: Place, b: Place): boolean => a.provider === b.provider && a.baseUrl === b.baseUrl;

/** What becomes of the key: the plain one to use, or the reason why there is none. */
export type KeyChange =
  | { key: 'set'; value: string }
  | { key: 'kept'; value: string | null }
  | { key: 'removed' | 'none'; value: null }
  | { refused: string };

export function keyAfter(
  input: ModelSettingsInput,
  stored: (Place & { apiKey: string | null; hasStoredKey: boolean }) | null,
): KeyChange {
  const hadKey = stored?.hasStoredKey === true;
  if (input.provider === 'embedded') return { key: hadKey ? 'removed' : 'none', value: null };
  const needsKey = input.provider !== 'openai-compatible';
  if (input.apiKey) return { key: 'set', value: input.apiKey };
  const isUntouched = input.apiKey === undefined && hadKey;
  if (isUntouched && !isSamePlace(stored, input)) return { refused: keyNotMoved };
  if (isUntouched && stored.apiKey === null) return { refused: unreadableKey };
  if (isUntouched) return { key: 'kept', value: stored.apiKey };
  if (needsKey) return { refused: missingKey };
  return { key: hadKey ? 'removed' : 'none', value: null };
}
