import type { Language } from '#contract/languages.ts';
import type { Brief } from '../engine.ts';
import type { ModelClient } from './client/model-client.ts';
import { countTokens } from './count-tokens.ts';
import type { Mask } from './mask/mask.ts';
import { instructionsOf, type Part, type Prompt } from './prompt.ts';

/** What every step asks with. */
export type Asking = { client: ModelClient; mask: Mask | undefined };

/** The project's language, as prompts name it. */
export const languagePart = (language: Language): Part => ({
  says: `Language to write in: ${language.charAt(0).toUpperCase()}${language.slice(1)}.`,
});

/** The project's brief, as far as it says anything; a long one is cut. */
export function briefParts({ name, description, longBrief }: Brief): Part[] {
  const data = [name, description, longBrief].filter(Boolean).join('\n').slice(0, maxBriefLength);
  return data ? [{ data, label: 'Brief of the research' }] : [];
}

const maxBriefLength = 2_000;
const minRoom = 500;

/** The tokens of material that a request has room for, beside its instructions, the brief and the reply. */
export function roomFor(
  { contextTokens }: ModelClient,
  prompt: Prompt,
  replyTokens: number,
  brief: Brief = {},
): number {
  const parts = briefParts(brief).map((part) => ('data' in part ? part.data : ''));
  const taken = countTokens(instructionsOf(prompt)) + countTokens(parts.join('')) + frameTokens;
  return Math.max(minRoom, contextTokens - taken - Math.min(replyTokens, contextTokens / 4));
}

/** The fence, the labels and the language. */
const frameTokens = 120;
