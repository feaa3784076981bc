import type { Corpus } from '../corpus/corpus.ts';
import type { AnalysisEngine, ModelAccess } from '../engine.ts';
import { localEngine } from '../local/local-engine.ts';
import { vectorWidth } from '../tuning.ts';
import { answer } from './answers/answer.ts';
import type { Asking } from './asking.ts';
import { askInsight } from './chat/ask-insight.ts';
import { askPeople } from './chat/ask-people.ts';
import { embedTexts } from './client/embed.ts';
import { memoryCache } from './client/memory-cache.ts';
import { type ClientOptions, createClient } from './client/model-client.ts';
import { findInsights } from './insights/find-insights.ts';
import { maskedText, maskOf } from './mask/mask-of.ts';
import { findPeople } from './people/find-people.ts';
import { promptVersion } from './prompts/prompt-version.ts';
import { describe } from './understand/describe.ts';
import { proposeQuestions } from './understand/understand.ts';
import { vectorsOf } from './vectors-of.ts';

/**
 * The engine that asks a language model. The model chooses and words; code reads, searches, cuts, verifies and counts, as in
 * the engine without a model, which does everything that needs no wording.
 */
export function createModelEngine(
  { settings, cache, meter }: ModelAccess,
  options: ClientOptions = {},
): AnalysisEngine {
  const client = createClient(settings, cache ?? memoryCache(), { meter, ...options });
  const vectors = vectorsOf(settings);
  const askingOf = (corpus: Corpus): Asking => ({
    client,
    mask: settings.maskPersonalData ? maskOf(corpus) : undefined,
  });
  return {
    ...localEngine,
    name: settings.provider,
    describe: (corpus, input, stage) => describe(askingOf(corpus), corpus, input, stage),
    proposeQuestions: (corpus, input, stage) => proposeQuestions(askingOf(corpus), corpus, input, stage),
    findInsights: (corpus, input, stage) => findInsights(askingOf(corpus), corpus, input, stage),
    findPeople: (corpus, input, stage) => findPeople(askingOf(corpus), corpus, input, stage),
    answer: (corpus, input, stage) => answer(askingOf(corpus), corpus, input, stage),
    askPeople: (corpus, input, stage) => askPeople(askingOf(corpus), corpus, input, stage),
    askInsight: (corpus, input, stage) => askInsight(askingOf(corpus), corpus, input, stage),
    provenance: { engine: 'model', model: settings.model, promptVersion },
    ...(vectors
      ? {
          embedding: { model: vectors, width: vectorWidth },
          searchesVectors: true,
          embed: (passages, stage, corpus) => embedTexts(client, passages.map(shownTo(settings, corpus)), stage),
        }
      : {}),
  };
}

/** A passage as it is sent: with a corpus, without the names of all who are named anywhere in it. */
const shownTo =
  ({ maskPersonalData }: ModelAccess['settings'], corpus: Corpus | undefined) =>
  ({ text, language, speakers }: Parameters<AnalysisEngine['embed']>[0][number]): string => {
    if (!maskPersonalData) return text;
    if (!corpus) return maskedText(text, language, speakers);
    const part = maskOf(corpus).part({ data: text, label: '' });
    return 'data' in part ? part.data : text;
  };
