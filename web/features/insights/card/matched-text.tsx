import { splitMatches } from '../list/search.ts';

/** A text with the stretches that a search found under the marker. */
export function MatchedText({ text, search }: { text: string; search: string }) {
  if (!search.trim()) return text;
  let offset = 0;
  return splitMatches(text, search).map((part) => {
    const key = offset;
    offset += part.text.length;
    return part.match ? <mark key={key}>{part.text}</mark> : <span key={key}>{part.text}</span>;
  });
}
