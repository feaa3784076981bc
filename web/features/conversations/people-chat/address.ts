/** The open chat as the end of the page's address; null for a new one. */
export type PeopleChatAddress = { conversationId: number | null };

export function peopleChatIn(hash: string): PeopleChatAddress | null {
  const found = /^#chat(?:-(\d{1,10}))?$/.exec(hash);
  return found && { conversationId: found[1] ? Number(found[1]) : null };
}

export const peopleChatHash = (conversationId: number | null): string =>
  conversationId === null ? '#chat' : `#chat-${conversationId}`;
