import type { ModelSettings } from '../../engine.ts';
import { calls, defaultContextTokens } from '../tuning.ts';

/** The longest reply that is requested. Models of every provider may think before they write, and need room for it. */
export function outputLimit(
  { provider, contextTokens }: Pick<ModelSettings, 'provider' | 'contextTokens'>,
  maxOutputTokens: number,
): number {
  const share = Math.floor((contextTokens ?? defaultContextTokens[provider]) * calls.maxReplyShare);
  return Math.max(calls.minReplyTokens, Math.min(maxOutputTokens * calls.reasoningFactor, share));
}
