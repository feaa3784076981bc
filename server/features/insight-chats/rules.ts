import type { InsightMessage } from '#contract/conversations/insight-conversations.ts';
import type { Insight } from '#contract/insights/insights.ts';
import type { ChatInsight, ChatTurn } from '#engine/engine.ts';
import type { StoredReply } from '../../db/schema.ts';
import { type MessageRow, noReply, type Reader, shownReply, textOf } from '../conversations/service.ts';

/** An insight as the engine takes it into a conversation. */
export const asMaterial = ({ title, analysis }: Insight): ChatInsight => ({
  title,
  summary: analysis.summary,
  evidence: analysis.evidence.map(({ documentId, start, end, stance }) => ({ documentId, start, end, stance })),
  strength: analysis.strength ?? null,
});

/** The documents of an insight: those it quotes and those it names as sources. */
export const documentsOf = ({ analysis }: Insight): number[] => [
  ...new Set([...analysis.evidence, ...analysis.sources].map((s) => s.documentId)),
];

export const asTurns = (history: readonly { text: string; reply: StoredReply }[]): ChatTurn[] =>
  history.flatMap(({ text, reply }): ChatTurn[] => [
    { role: 'user', text },
    { role: 'assistant', text: textOf(reply), citations: reply.citations.filter((c) => c !== null) },
  ]);

export function shownMessage(row: MessageRow<'insight'>, reader: Reader): InsightMessage {
  const { reply, createdAt, content, ...message } = row;
  return {
    ...message,
    ...(reply ? shownReply(reply, reader) : { content, ...noReply }),
    stopped: reply?.stopped ?? false,
    createdAt: createdAt.toISOString(),
  };
}
