import * as z from 'zod/mini';
import { route } from '../route.ts';
import { idParams } from '../schemas.ts';

/** Conversations as Markdown, each reply followed by the passages on which it rests. */
export const markdownType = 'text/markdown; charset=utf-8';
const file = { params: idParams, reply: z.unknown(), download: markdownType };

export const exportInsightConversation = route('GET', '/api/conversations/:id/export', {
  action: 'conversations.export',
  summary: 'Export a conversation about an insight as Markdown, with the passages that replies cite',
  ...file,
});
export const exportPeopleConversation = route('GET', '/api/people-conversations/:id/export', {
  action: 'conversations.export',
  summary: 'Export a conversation with people as Markdown, with the passages that replies cite',
  ...file,
});
