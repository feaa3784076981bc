/**
 * The titles of conversations. Part 2 of the specification states a rule for each kind (decision 19). Characters are
 * counted by code point, so that an emoji is never cut in half.
 */
const maxTitle = 50;
const ellipsis = '...';

/** Up to 50 characters of the first message; a longer one is cut to 47 and '...'. */
export function insightChatTitle(message: string): string {
  const characters = [...message.trim()];
  if (characters.length <= maxTitle) return characters.join('');
  return characters.slice(0, maxTitle - ellipsis.length).join('') + ellipsis;
}

/** The first 50 characters of the first message, followed by '...' if it is longer. */
export function peopleChatTitle(message: string): string {
  const characters = [...message.trim()];
  return characters.slice(0, maxTitle).join('') + (characters.length > maxTitle ? ellipsis : '');
}
