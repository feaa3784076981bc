import type { ModelSettings } from './model-settings.ts';
import { defaultContextTokens, replies, windows } from './tuning.ts';

/** What the documents of a run hold, and how many questions it has; 12 where it proposes them by itself. */
export type RunSize = { passages: number; characters: number; questions: number };
export type RunEstimate = { calls: number; inputTokens: number; outputTokens: number };

/** Tokens of a request besides the material: instructions, example, brief. */
const frameTokens = 900;
/** Of English about four, of most other languages fewer. */
const charactersPerToken = 3;
/** A request reads at least so much, however little the model holds. */
const minRoom = 500;

/**
 * About what a run will use, rather too much than too little, if no reply is stored: one call for each window of passages, one for
 * themes and questions, up to three for each question, and embeddings in batches.
 */
export function estimateRun(
  { passages, characters, questions }: RunSize,
  { contextTokens, provider, embeddingModel }: Pick<ModelSettings, 'contextTokens' | 'provider' | 'embeddingModel'>,
): RunEstimate {
  const context = contextTokens ?? defaultContextTokens[provider];
  const room = Math.max(minRoom, context - frameTokens - Math.min(replies.notes, context / 4));
  const material = Math.ceil(characters / charactersPerToken);
  const reading = Math.max(Math.ceil(passages / windows.passagesPerCall), Math.ceil(material / room));
  const evidence = Math.min(material, windows.evidenceTokens);
  const packs = Math.max(1, Math.ceil(evidence / room));
  const embedding = embeddingModel ? Math.ceil(passages / 32) : 0;
  const perQuestion = packs + 2;
  return {
    calls: reading + 1 + questions * perQuestion + embedding,
    inputTokens:
      material * (embeddingModel ? 2 : 1) +
      (reading + 1) * frameTokens +
      reading * replies.notes +
      questions * (evidence + windows.opposingTokens + perQuestion * frameTokens),
    outputTokens:
      reading * replies.notes + replies.themes + questions * (packs * replies.insights + replies.contradictions),
  };
}
