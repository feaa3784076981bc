import type { ModelSettings } from '../engine.ts';

/**
 * What vectors must share to be compared: the embedding model, with the address of a self-hosted server, where a name may mean
 * another model. Null where none is set.
 */
export function vectorsOf({
  provider,
  embeddingModel,
  baseUrl,
}: Pick<ModelSettings, 'provider' | 'embeddingModel' | 'baseUrl'>): string | null {
  if (!embeddingModel) return null;
  const server = provider === 'openai-compatible' && baseUrl ? `/${baseUrl.replace(/^https?:\/\/|\/+$/g, '')}` : '';
  return `${provider}${server}/${embeddingModel}`;
}
