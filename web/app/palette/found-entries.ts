import type { SearchResult } from '#contract/search.ts';
import { addressOfConversation } from '../../features/conversations/recent.ts';
import { passageAddress } from '../../lib/passage-address.ts';
import type { Entry, Group } from './entries.ts';
import { excerptOf } from './excerpt.ts';

const groupOf: Record<SearchResult['kind'], Group> = {
  passage: 'Passages',
  insight: 'Insights',
  document: 'Documents',
  conversation: 'Conversations',
};

/** What the server has found, as entries of the palette. The same thing has the same id there. */
export function foundEntry(result: SearchResult, nameOf: ReadonlyMap<number, string>): Entry {
  const { kind, title, text, marks, speaker, place, projectId } = result;
  const file = kind === 'passage' ? title : null;
  const detail = [speaker, place, file, nameOf.get(projectId)].filter(Boolean).join(' · ');
  const isNamed = kind !== 'passage' && text === title;
  return {
    id: idOf(result),
    group: groupOf[kind],
    label: title,
    href: addressOf(result),
    ...(isNamed ? {} : { excerpt: excerptOf(text, marks) }),
    ...(detail ? { detail } : {}),
  };
}

function idOf({ kind, insightId, conversationId, documentId, start }: SearchResult): string {
  if (kind === 'conversation') return `${insightId === null ? 'people' : 'insight'}-conversation-${conversationId}`;
  if (kind === 'insight') return `insight-${insightId}`;
  return kind === 'document' ? `document-${documentId}` : `passage-${documentId}-${start}`;
}

function addressOf({ kind, projectId, insightId, conversationId, documentId, start, end }: SearchResult): string {
  if (kind === 'conversation') return addressOfConversation({ id: conversationId ?? 0, projectId, insightId });
  if (kind === 'insight') return `/insights/${projectId}#insight-${insightId}`;
  if (kind === 'document' || start === null || end === null) return `/documents/${documentId}`;
  return passageAddress({ documentId: documentId ?? 0, start, end });
}
