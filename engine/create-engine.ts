import type { AnalysisEngine } from './engine.ts';

/** Which engine, as `AI_PROVIDER` names it. */
export type EngineSettings = { provider: 'embedded' };

/** The engine for these settings; only its own code is loaded. */
export async function createEngine({ provider }: EngineSettings): Promise<AnalysisEngine> {
  switch (provider) {
    case 'embedded': {
      const { localEngine } = await import('./local/local-engine.ts');
      return localEngine;
    }
  }
}
