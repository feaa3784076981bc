import { foldedText } from '../folded-text.ts';
import type { Insight } from './insights.ts';

type Asked = Pick<Insight, 'analysis' | 'source'>;

/** What was asked and said before the lead quote of a found insight, for a line above its title; null for what people wrote themselves. */
export function askedOf({ analysis, source }: Asked): string | null {
  if (source === 'custom' || analysis.quoteState === 'unfound') return null;
  return analysis.evidence?.find(({ stance }) => stance === 'for')?.asked?.text ?? null;
}

/** Whether an insight answers the very question that its context begins with, so that one of the two is enough. */
export function standsUnderAsked(insight: Asked): boolean {
  const asked = askedOf(insight);
  return asked !== null && folded(asked.split(' – ')[0] ?? '') === folded(insight.analysis.question ?? '');
}

/** Case, spaces and punctuation do not count. */
const folded = (text: string): string => foldedText(text.replace(/[^\p{L}\p{M}\p{N}]+/gu, ' '));
