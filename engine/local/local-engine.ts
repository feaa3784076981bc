import type { EmbeddedCorpus } from '../corpus/corpus.ts';
import { prepare } from '../corpus/prepare.ts';
import type { AnalysisEngine } from '../engine.ts';
import { coverageOf } from '../evidence/coverage.ts';
import { answer } from './answers/answer.ts';
import { describe } from './describe.ts';
import { findInsights } from './insights/find-insights.ts';
import { findPeople } from './people/find-people.ts';
import { proposeQuestions } from './questions/propose-questions.ts';
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
