import { APICallError, type EmbeddingModel, embedMany } from 'ai';
import { ModelFailureError, type StageOptions } from '../../engine.ts';
import { vectorWidth } from '../../tuning.ts';
import { countTokens } from '../count-tokens.ts';
import { vectorsOf } from '../vectors-of.ts';
import { keyOf } from './call.ts';
import { CallFaultError, unusable } from './failures.ts';
import { fitVector } from './fit-vector.ts';
import type { ModelClient } from './model-client.ts';

/** Models that do not let a request choose the width. By provider, address and name. */
const ofOneWidth = new Set<string>();

/** One vector for each text, unit length and `vectorWidth` wide. Throws ModelFailureError. */
export async function embedTexts(
  client: ModelClient,
  texts: readonly string[],
  options: StageOptions = {},
): Promise<Float32Array[]> {
  const { embedding } = client.models;
  const name = vectorsOf(client.settings) ?? '';
  if (!embedding)
    throw new ModelFailureError('This provider has no embedding models. Remove the embedding model.', 'model');
  return client.attempts(
    { stage: 'embedding', atMost: { inputTokens: texts.reduce((sum, t) => sum + countTokens(t), 0), outputTokens: 0 } },
    async (abortSignal) => {
      const { embeddings, usage } = await embedded(embedding, name, { values: [...texts], abortSignal });
      const width = embeddings[0]?.length ?? 0;
      const isVector = (v: readonly number[]) => v.length > 0 && v.length === width && v.every(Number.isFinite);
      const isWhole = embeddings.length === texts.length && embeddings.every(isVector);
      if (!isWhole) throw new CallFaultError(unusable());
      return {
        value: embeddings.map((vector) => fitVector(vector, vectorWidth)),
        used: { inputTokens: usage.tokens || 0, outputTokens: 0 },
      };
    },
    options,
  );
}

/** Wider vectors than are stored keep more of their meaning where the model itself shortens them, which not every model can. */
async function embedded(model: EmbeddingModel, name: string, asked: { values: string[]; abortSignal: AbortSignal }) {
  const common = { ...asked, model, maxRetries: 0, maxParallelCalls: 1 };
  if (ofOneWidth.has(name)) return embedMany(common);
  try {
    return await embedMany({ ...common, dimensions: vectorWidth });
  } catch (error) {
    if (!isBadRequest(error)) throw error;
    const native = await embedMany(common);
    ofOneWidth.add(name);
    return native;
  }
}

const isBadRequest = (error: unknown): boolean =>
  APICallError.isInstance(error) && (error.statusCode === 400 || error.statusCode === 422);

/** The vector of a text that is searched for, which is stored like a reply: searching again finds the same. */
export async function embedQuery(client: ModelClient, text: string, options: StageOptions): Promise<Float32Array> {
  const { settings, cache } = client;
  const key = keyOf({ ...settings, model: settings.embeddingModel ?? '' }, { prompt: embeddingPrompt, schema: null }, [
    { says: text },
  ]);
  const stored = await cache.get(key);
  if (stored !== null) return Float32Array.from(JSON.parse(stored));
  const [vector] = await embedTexts(client, [text], options);
  if (!vector) throw new ModelFailureError(unusable().says, 'reply');
  await cache.put(key, JSON.stringify([...vector]), { inputTokens: 0, outputTokens: 0 });
  return vector;
}

const embeddingPrompt = { id: 'embedding', version: 1, instructions: '', example: '' };
