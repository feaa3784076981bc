import type { ChatReply, PeopleReplies, PeopleReplyPart, PersonReply } from './engine.ts';

/** The whole reply about an insight. */
export async function collectReply(parts: AsyncIterable<ChatReply>): Promise<ChatReply> {
  let whole: ChatReply = { sentences: [], citations: [], refused: false };
  for await (const part of parts) whole = part;
  return whole;
}

/** The whole replies of people, in the order in which they answered, with their comparison. */
export async function collectReplies(parts: AsyncIterable<PeopleReplyPart>): Promise<PeopleReplies> {
  let whole: PeopleReplies = { replies: [], comparison: null };
  for await (const part of parts) whole = withPart(whole, part);
  return whole;
}

/** What has come of people's replies, with a part that came after it. */
export function withPart(soFar: PeopleReplies, part: PeopleReplyPart): PeopleReplies {
  if ('comparison' in part) return { ...soFar, comparison: part.comparison };
  return { ...soFar, replies: replaced(soFar.replies, part.reply) };
}

/** A person who has begun to answer keeps their place. */
function replaced(replies: readonly PersonReply[], reply: PersonReply): PersonReply[] {
  const begun = replies.some(({ personId }) => personId === reply.personId);
  return begun ? replies.map((r) => (r.personId === reply.personId ? reply : r)) : [...replies, reply];
}
