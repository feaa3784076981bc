import type { Language } from '#contract/languages.ts';
import { sentimentOf } from './sentiment.ts';

export type SentimentLabel = 'negative' | 'neutral' | 'positive';

const threshold = 0.2;

/** The tone in one word; texts near the middle are neutral. */
export function sentimentLabel(text: string, language: Language): SentimentLabel {
  const { score } = sentimentOf(text, language);
  if (Math.abs(score) < threshold) return 'neutral';
  return score > 0 ? 'positive' : 'negative';
}
