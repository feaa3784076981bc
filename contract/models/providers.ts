/** Whose models can be used. `openai-compatible` is any server that speaks OpenAI's protocol. */
export const modelProviders = ['openai', 'anthropic', 'openai-compatible'] as const;
export type ModelProvider = (typeof modelProviders)[number];
/** `embedded`: no language model, only the engine that is part of Earshot. */
export const companyProviders = ['embedded', ...modelProviders] as const;
export type CompanyProvider = (typeof companyProviders)[number];

export const providerLabels: Record<CompanyProvider, string> = {
  embedded: 'Built-in engine',
  openai: 'OpenAI',
  anthropic: 'Anthropic',
  'openai-compatible': 'OpenAI-compatible server',
};
