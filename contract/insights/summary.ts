import type { Insight } from './insights.ts';

/** What an insight is called wherever it is named. */
export function titleOf({ analysis, title, fileName }: Pick<Insight, 'title' | 'fileName' | 'analysis'>): string {
  return analysis.title || title || fileName;
}
