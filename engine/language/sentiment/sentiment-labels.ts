import type { Language } from '#contract/languages.ts';
import { type SentimentLabel, toneOf } from './sentiment.ts';

/** The likeliest tone in one word. */
export function sentimentLabel(text: string, language: Language): SentimentLabel {
  const { negative, neutral, positive } = toneOf(text, language);
  if (neutral >= negative && neutral >= positive) return 'neutral';
  return positive > negative ? 'positive' : 'negative';
}
