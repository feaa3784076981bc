import type { Language } from '#contract/languages.ts';
import type { Brief } from '../engine.ts';
import type { ModelClient } from './client/model-client.ts';
import { outputLimit } from './client/output-limit.ts';
import { maxTokensOf } from './count-tokens.ts';
import type { Mask } from './mask/mask.ts';
import { instructionsOf, type Part, type Prompt } from './prompt.ts';
import { requests } from './tuning.ts';

/** What every step asks with. */
export type Asking = { client: ModelClient; mask: Mask | undefined };

/** The project's language, as prompts name it. */
export const languagePart = (language: Language): Part => ({
  says: `Language to write in: ${language.charAt(0).toUpperCase()}${language.slice(1)}.`,
});

/** The project's brief, as far as it says anything; a long one is cut. */
export function briefParts({ name, description, longBrief }: Brief): Part[] {
  const data = [name, description, longBrief].filter(Boolean).join('\n').slice(0, requests.maxBriefLength);
  return data ? [{ data, label: 'Brief of the research', isTeams: true }] : [];
}

/** The tokens of material that a request has room for, beside its instructions, its other parts and the longest reply. */
export function roomFor(
  { contextTokens, settings }: ModelClient,
  prompt: Prompt,
  replyTokens: number,
  beside: readonly Part[] = [],
): number {
  const shown = beside.map((part) => ('data' in part ? part.data : part.says)).join('\n');
  const taken = maxTokensOf(instructionsOf(prompt)) + maxTokensOf(shown) + requests.frameTokens;
  return Math.max(requests.minRoom, contextTokens - taken - outputLimit(settings, replyTokens));
}
