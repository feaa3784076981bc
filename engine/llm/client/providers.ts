import { createAnthropic } from '@ai-sdk/anthropic';
import { createOpenAI } from '@ai-sdk/openai';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { EmbeddingModel, LanguageModel } from 'ai';
import type { ModelSettings } from '../../engine.ts';
import { providerAddresses } from '../allowed-address.ts';
import { guardedFetch } from './guarded-fetch.ts';

/** The SDK's models for these settings; an embedding model is null where none is set or the provider has none. */
export type Models = { language: LanguageModel; embedding: EmbeddingModel | null };

export function modelsOf({ provider, model, embeddingModel, baseUrl, apiKey }: ModelSettings): Models {
  const common = { fetch: guardedFetch, apiKey: apiKey ?? '' };
  switch (provider) {
    case 'openai': {
      const openai = createOpenAI({ ...common, baseURL: baseUrl ?? providerAddresses.openai });
      return { language: openai.responses(model), embedding: embeddingModel ? openai.embedding(embeddingModel) : null };
    }
    case 'anthropic': {
      const anthropic = createAnthropic({ ...common, baseURL: baseUrl ?? providerAddresses.anthropic });
      return { language: anthropic(model), embedding: null };
    }
    case 'openai-compatible': {
      const server = createOpenAICompatible({
        ...{ name: 'compatible', baseURL: baseUrl ?? '', fetch: guardedFetch, includeUsage: true },
        ...(apiKey ? { apiKey } : {}),
        supportsStructuredOutputs: true,
      });
      return { language: server(model), embedding: embeddingModel ? server.embeddingModel(embeddingModel) : null };
    }
  }
}

/** Compatible servers need not know schemas. */
export const mayLackSchemas = (provider: ModelSettings['provider']): boolean => provider === 'openai-compatible';
