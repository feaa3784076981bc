import type { AnalysisEngine, ModelAccess } from './engine.ts';

export { keptDocuments } from './corpus/kept-documents.ts';
/** What a corpus that is prepared again need not read again. */
export { passagesAlone } from './corpus/prepare.ts';

/** Which engine: the one that needs no model, or the one that asks the given model. */
export type EngineSettings = { provider: 'embedded' } | { provider: 'model'; access: ModelAccess };

/** The engine for these settings; only its own code is loaded. */
export async function createEngine(settings: EngineSettings): Promise<AnalysisEngine> {
  switch (settings.provider) {
    case 'embedded': {
      const { localEngine } = await import('./local/local-engine.ts');
      return localEngine;
    }
    case 'model': {
      const { createModelEngine } = await import('./llm/model-engine.ts');
      return createModelEngine(settings.access);
    }
  }
}
