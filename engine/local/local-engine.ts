import { prepare } from '../corpus/prepare.ts';
import type { AnalysisEngine } from '../engine.ts';
import { vectorOf } from '../search/vectors.ts';
import { vectorWidth } from '../tuning.ts';
import { answer } from './answers/answer.ts';
import { askInsight } from './chat/ask-insight.ts';
import { askPeople } from './chat/ask-people.ts';
import { suggestQuestions } from './chat/suggest-questions.ts';
import { findDuplicates } from './insights/duplicates/find-duplicates.ts';
import { findInsights, markInsights } from './insights/find-insights.ts';
import { rebuildInsights } from './insights/rebuild-insights.ts';
import { findPeople } from './people/find-people.ts';
import { proposeQuestions } from './questions/propose-questions.ts';
import { describe } from './report/describe.ts';
import { suggestTopics } from './suggest-topics.ts';

/**
 * The engine that needs no network and no model: it finds, counts and cuts, and writes nothing that was not said. The same
 * input gives the same output. It ranks by BM25. Its vectors are stored because the
 * data model has them (decision 16); nothing ranks by them.
 */
export const localEngine: AnalysisEngine = {
  name: 'embedded',
  provenance: { engine: 'embedded', model: null, promptVersion: null },
  embedding: { model: 'feature-hashing-2', width: vectorWidth },
  searchesVectors: false,
  prepare,
  embed: async (texts, { signal } = {}) =>
    texts.map(({ text, language }) => {
      signal?.throwIfAborted();
      return Float32Array.from(vectorOf(text, language));
    }),
  describe,
  proposeQuestions,
  findInsights,
  markInsights,
  rebuildInsights,
  findPeople,
  answer,
  askPeople,
  askInsight,
  suggestQuestions,
  suggestTopics,
  findDuplicates,
};
