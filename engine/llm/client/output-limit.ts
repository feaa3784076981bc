import type { ModelSettings } from '../../engine.ts';
import { defaultContextTokens } from '../tuning.ts';

const roomToThink = 4;

/** The longest reply that is asked for. Models of every provider may think before they write, and need room for it. */
export function outputLimit(
  { provider, contextTokens }: Pick<ModelSettings, 'provider' | 'contextTokens'>,
  maxOutputTokens: number,
): number {
  const quarter = Math.floor((contextTokens ?? defaultContextTokens[provider]) / 4);
  return Math.max(64, Math.min(maxOutputTokens * roomToThink, quarter));
}
