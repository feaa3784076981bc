import type { ModelSettings } from '../../engine.ts';
import { defaultContextTokens } from '../tuning.ts';

/** Models that think before they write need room for it. */
export function outputLimit({ provider, contextTokens }: ModelSettings, maxOutputTokens: number): number {
  const room = provider === 'openai' ? maxOutputTokens * 4 : maxOutputTokens;
  const quarter = Math.floor((contextTokens ?? defaultContextTokens[provider]) / 4);
  return Math.max(64, Math.min(room, quarter));
}
