import { grammarOf } from '#engine/language/definition-of.ts';
import type { About, ModelSettings } from '../engine.ts';
import { questionsInBrief } from '../local/questions/brief/brief-questions.ts';
import { maxQuestions } from '../tuning.ts';
import { briefParts } from './asking.ts';
import { outputLimit } from './client/output-limit.ts';
import { countTokens } from './count-tokens.ts';
import { instructionsOf, type Prompt } from './prompt.ts';
import { againstPrompt } from './prompts/against.ts';
import { confirmPrompt } from './prompts/confirm.ts';
import { insightsPrompt } from './prompts/insights.ts';
import { notesPrompt } from './prompts/notes.ts';
import { themesPrompt } from './prompts/themes.ts';
import { defaultContextTokens, estimate, replies, requests, typicalReplies as typical, windows } from './tuning.ts';
import { questionsWorth } from './understand/questions-worth.ts';

/** What a run is about; of each document its length in characters and a sample of it; and the passages, as far as they are known. */
export type RunSize = About & { passages: number; samples: readonly { length: number; sample: string }[] };
type Used = { calls: number; inputTokens: number; outputTokens: number };
export type RunEstimate = Used & { atMost: Used };

const { tokensPerPassage, frameTokens, labelledFactor, shareOfQuestions, maxConfirmedApart, maxFactor } = estimate;

/**
 * About what a run will use if no reply is stored, and what it may use at most: one call for each window of passages, one for themes and
 * questions, two or three for each question, and embeddings in batches.
 */
export function estimateRun(
  size: RunSize,
  settings: Pick<ModelSettings, 'contextTokens' | 'provider' | 'embeddingModel'>,
): RunEstimate {
  const { brief, language } = size;
  const tokens = tokensOf(size.samples);
  const passages = size.passages || Math.ceil(tokens / (tokensPerPassage * grammarOf(language).tokenRatio));
  const context = settings.contextTokens ?? defaultContextTokens[settings.provider];
  const about = countTokens(
    briefParts(brief)
      .map((part) => ('data' in part ? part.data : ''))
      .join(''),
  );
  const frame = (prompt: Prompt) => countTokens(instructionsOf(prompt)) + frameTokens;
  const longest = (reply: number) => outputLimit(settings, reply);
  const roomBeside = (prompt: Prompt, reply: number) =>
    Math.max(requests.minRoom, context - frame(prompt) - about - longest(reply));
  const questions = Math.max(
    Math.min(maxQuestions, questionsInBrief(brief, language).length),
    questionsWorth(passages),
  );
  const reading = Math.max(
    Math.ceil(passages / windows.passagesPerCall),
    Math.ceil((tokens * labelledFactor.passages) / roomBeside(notesPrompt, replies.notes)),
    1,
  );
  const evidence = Math.min(tokens * labelledFactor.sentences, windows.evidenceTokens);
  const packs = Math.max(1, Math.ceil(evidence / roomBeside(insightsPrompt, replies.insights)));
  const opposing = Math.min(tokens * labelledFactor.sentences * estimate.opposingShare, windows.opposingTokens);
  const notes = Math.min(typical.notesPerCall * reading, Math.max(2, passages * typical.notesPerPassage));
  // Half of a reply is ids and marks, which are the same in every language.
  const wordy = (1 + grammarOf(language).tokenRatio) / 2;
  const embedded = settings.embeddingModel
    ? { calls: Math.ceil(passages / estimate.textsPerEmbedding), tokens }
    : { calls: 0, tokens: 0 };
  const perQuestion = {
    input:
      evidence +
      packs * (frame(insightsPrompt) + about) +
      shareOfQuestions.opposed * (opposing + frame(againstPrompt)) +
      shareOfQuestions.confirmed * (frame(confirmPrompt) + typical.disputed * wordy),
    output:
      packs * typical.insights * wordy + typical.contradictions + shareOfQuestions.confirmed * typical.confirmation,
  };
  return {
    calls: Math.round(
      reading + 1 + embedded.calls + questions * (packs + shareOfQuestions.opposed + shareOfQuestions.confirmed),
    ),
    inputTokens: Math.round(
      tokens * labelledFactor.passages +
        reading * (frame(notesPrompt) + about) +
        (frame(themesPrompt) + about + notes * typical.note * wordy) +
        questions * perQuestion.input +
        embedded.tokens,
    ),
    outputTokens: Math.round(
      notes * (typical.note + typical.idsOfNote) * wordy +
        (questions + notes / estimate.notesPerQuestion) * typical.question * wordy +
        questions * perQuestion.output,
    ),
    atMost: atMost(
      { reading, packs, questions, embedded, longest, documents: size.samples.length },
      { tokens, frame, about },
    ),
  };
}

function tokensOf(samples: RunSize['samples']): number {
  const each = samples.map(({ length, sample }) => (countTokens(sample) * length) / Math.max(1, sample.length));
  return Math.ceil(each.reduce((a, b) => a + b, 0));
}

type Counts = {
  reading: number;
  packs: number;
  questions: number;
  embedded: { calls: number; tokens: number };
  longest: (reply: number) => number;
  documents: number;
};

/** Every call is made, reads as much as it may, and its reply is as long as it may be. */
function atMost(
  { reading, packs, questions, embedded, longest, documents }: Counts,
  { tokens, frame, about }: { tokens: number; frame: (prompt: Prompt) => number; about: number },
): Used {
  const evidence = Math.min(tokens * maxFactor.evidence, windows.evidenceTokens);
  // One for all that is disputed, and one for each document whose words are confirmed apart.
  const confirming = 1 + Math.min(documents, maxConfirmedApart);
  const perQuestion =
    evidence +
    packs * (frame(insightsPrompt) + about) +
    Math.min(tokens * maxFactor.evidence, windows.opposingTokens) +
    frame(againstPrompt) +
    confirming * frame(confirmPrompt) +
    longest(replies.confirmation) * 2;
  return {
    calls: reading + 1 + embedded.calls + questions * (packs + 1 + confirming),
    inputTokens: Math.round(
      tokens * maxFactor.read +
        reading * (frame(notesPrompt) + about) +
        frame(themesPrompt) +
        about +
        reading * longest(replies.notes) +
        questions * perQuestion +
        embedded.tokens * maxFactor.read,
    ),
    outputTokens: Math.round(
      reading * longest(replies.notes) +
        longest(replies.themes) +
        questions *
          (packs * longest(replies.insights) + longest(replies.contradictions) + longest(replies.confirmation)),
    ),
  };
}
