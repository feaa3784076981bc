import type { TrashKind } from '#contract/trash.ts';

export const kindLabels: Record<TrashKind, string> = {
  insight: 'Insight',
  question: 'Research question',
  topic: 'Topic',
  'insight-conversation': 'Conversation about an insight',
  'people-conversation': 'Conversation with people',
};

const dayMs = 86_400_000;

/** How long something can still be restored, in started days. */
export function timeLeft(expiresAt: string, now: Date): string {
  const days = Math.ceil((Date.parse(expiresAt) - now.getTime()) / dayMs);
  return days > 1 ? `${days} days left` : 'Last day';
}
