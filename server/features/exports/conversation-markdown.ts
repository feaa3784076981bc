import type { InsightMessage } from '#contract/conversations/insight-conversations.ts';
import type { PeopleMessage } from '#contract/conversations/people-conversations.ts';
import { type Citation, type ReplySentence, removedSentence } from '#contract/conversations/replies.ts';
import { line, notice, paragraphs, quoted } from './markdown.ts';

/** A message as it is written: a user's, or a reply with the passages on which it rests. */
type Part = {
  heading: string;
  text: string;
  sentences: ReplySentence[];
  citations: Citation[];
  stopped?: boolean;
};

/** A conversation as a readable document. None of its text is interpreted as markup. */
export function conversationMarkdown(head: { title: string; projectName: string }, parts: readonly Part[]): string {
  const blocks = [`# ${line(head.title)}`, line(head.projectName), ...parts.flatMap(blocksOf), '---', notice];
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
}

function blocksOf({ heading, text, sentences, citations, stopped }: Part): string[] {
  const body = sentences.length > 0 ? sentences.map(marked).join(' ') : paragraphs(text);
  return [`## ${line(heading)}`, body, ...citations.map(passage), stopped ? '*(stopped)*' : ''];
}

/** Marks what is not in a person's own words. */
const marked = ({ text, basis }: ReplySentence): string =>
  paragraphs(text) + (basis === 'inferred' ? ' *(inferred)*' : '');

function passage({ removed, quote, speaker, fileName, place, start, end }: Citation): string {
  if (removed) return `> ${removedSentence}`;
  const range = start === null || end === null ? null : `characters ${start} to ${end}`;
  const from = [speaker, fileName, place, range].flatMap((part) => (part ? line(part) : []));
  return quoted(quote ?? '', from.join(', '));
}

const asked = 'Question';

export const insightParts = (messages: readonly InsightMessage[]): Part[] =>
  messages.map(({ role, content, sentences, citations, stopped }) => ({
    heading: role === 'user' ? asked : 'Reply',
    text: content,
    ...{ sentences, citations, stopped },
  }));

export const peopleParts = (messages: readonly PeopleMessage[]): Part[] =>
  messages.flatMap(({ role, content, comparison, stopped }): Part[] => {
    if (typeof content === 'string')
      return [{ heading: role === 'user' ? asked : 'Reply', text: content, sentences: [], citations: [] }];
    const replies = content.map(({ name, title, response, sentences, citations }, at) => ({
      heading: title ? `${name}, ${title}` : name,
      text: response,
      ...{ sentences, citations, stopped: stopped && at === content.length - 1 },
    }));
    if (replies.length === 0) return [{ heading: 'Reply', text: '', sentences: [], citations: [], stopped }];
    if (!comparison) return replies;
    const { text, citations } = comparison;
    return [...replies, { heading: 'Compared', text, sentences: [], citations }];
  });
