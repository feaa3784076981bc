import type { Citation, ReplySentence } from '#contract/conversations/replies.ts';

const maxTitle = 100;
const ellipsis = '...';

type Reply = { content: string; sentences: readonly ReplySentence[]; citations: readonly Citation[] };

/** The first sentence of the reply that says something, cut at a word where it is long. */
export function titleOfReply({ content, sentences }: Pick<Reply, 'content' | 'sentences'>): string {
  const telling = sentences.find(({ basis, removed }) => basis !== 'none' && !removed);
  const text = (telling?.text ?? content)
    .replace(/^[\s>#*-]+/, '')
    .replace(/\s+/g, ' ')
    .trim();
  const characters = [...text];
  if (characters.length <= maxTitle) return text;
  const cut = characters.slice(0, maxTitle - ellipsis.length).join('');
  const lastSpace = cut.lastIndexOf(' ');
  return (lastSpace > maxTitle / 2 ? cut.slice(0, lastSpace) : cut) + ellipsis;
}

/** The documents that the reply cites, each once. */
export function sourcesOf({ citations }: Pick<Reply, 'citations'>): { documentId: number; fileName: string }[] {
  const names = new Map<number, string>();
  for (const { documentId, fileName } of citations)
    if (documentId !== null && fileName) names.set(documentId, fileName);
  return [...names].map(([documentId, fileName]) => ({ documentId, fileName }));
}
