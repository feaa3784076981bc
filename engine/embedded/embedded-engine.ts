import type { AnalysisEngine } from '../engine.ts';
import { coverageOf } from '../evidence/coverage.ts';
import { answer } from './answer.ts';
import type { EmbeddedCorpus } from './corpus.ts';
import { describe } from './describe.ts';
import { findInsights } from './find-insights.ts';
import { findPeople } from './find-people.ts';
import { prepare } from './prepare.ts';
import { proposeQuestions } from './propose-questions.ts';
import { suggestTopics } from './suggest-topics.ts';

/** The engine that needs no network and no model: it finds, counts and cuts, and writes nothing that was not said. */
export const embeddedEngine: AnalysisEngine<EmbeddedCorpus> = {
  name: 'embedded',
  prepare,
  describe,
  proposeQuestions,
  findInsights,
  findPeople,
  answer,
  coverage: coverageOf,
  suggestTopics,
};
