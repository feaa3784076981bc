/** The open chat as the end of the page's address, so that a reload and the way back from a document bring it back. */
export type ChatAddress = { insightId: number; conversationId: number | null };

export function chatIn(hash: string): ChatAddress | null {
  const [, insightId, conversationId] = /^#chat-(\d{1,10})(?:-(\d{1,10}))?$/.exec(hash) ?? [];
  return insightId
    ? { insightId: Number(insightId), conversationId: conversationId ? Number(conversationId) : null }
    : null;
}

export const hashOf = ({ insightId, conversationId }: ChatAddress): string =>
  `#chat-${insightId}${conversationId === null ? '' : `-${conversationId}`}`;
