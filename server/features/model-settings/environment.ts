import type { Config } from '../../config.ts';
import type { ChosenModel, Environment } from './rules.ts';

/** What the operator's settings mean for one company. A key of the environment serves all of them, or those that AI_COMPANIES names. */
export function environmentOf(config: Config, companyId: number): Environment {
  const { model, allowedModelAddresses, maxModelTokens } = config;
  const isServed = model !== null && (model.companies === null || model.companies.includes(companyId));
  return {
    model: isServed ? chosenIn(model) : null,
    maxTokensPerRun: maxModelTokens.perRun,
    maxTokensPerMonth: maxModelTokens.perMonth,
    allowedBaseUrls: allowedModelAddresses,
  };
}

function chosenIn({ settings, prices }: NonNullable<Config['model']>): ChosenModel {
  const { provider, model, embeddingModel, baseUrl, apiKey, contextTokens } = settings;
  return { provider, model, embeddingModel, baseUrl, apiKey, contextTokens, ...prices };
}
