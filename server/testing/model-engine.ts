import { createEngine as createProductEngine, type EngineSettings } from '#engine/create-engine.ts';
import { type AnalysisEngine, EngineUnavailableError } from '#engine/engine.ts';

/**
 * An engine as one that asks a model would behave: it waits for a socket, is unavailable at times, counts what it used and
 * searches by vectors. The rest is the product's engine. The brief says what to do.
 */
export async function createEngine(settings: EngineSettings): Promise<AnalysisEngine> {
  const engine = await createProductEngine(settings);
  return {
    ...engine,
    embedding: { model: 'test-model', width: engine.embedding.width },
    searchesVectors: true,
    /** Waits for the address in the brief; then says how many passages have a vector. */
    async describe(corpus, { brief }, { signal } = {}) {
      if (brief.description) await fetch(brief.description, signal ? { signal } : {});
      const whole = [...corpus.vectors.values()].filter((v) => v.length === engine.embedding.width && isUnit(v));
      return `${whole.length} of ${corpus.passages.length}`;
    },
    async proposeQuestions(corpus, input, options = {}) {
      if (input.brief.name === 'busy') throw new EngineUnavailableError('The model is busy.', 1234);
      options.onUsage?.({
        ...{ stage: 'themes', model: 'test-model', inputTokens: 30, outputTokens: 4 },
        ...{ cached: false, failed: null, milliseconds: 7 },
      });
      return engine.proposeQuestions(corpus, input, options);
    },
  };
}

const isUnit = (vector: Float32Array) => Math.abs(vector.reduce((sum, x) => sum + x * x, 0) - 1) < 1e-3;
