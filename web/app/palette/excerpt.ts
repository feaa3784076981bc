/** A piece of a text: `match` if it was looked for. */
export type Piece = { text: string; match: boolean };

/** Characters before the first match, so that it is seen in two lines. */
const before = 60;

/** A text in pieces, from shortly before its first match on. */
export function excerptOf(text: string, marks: readonly (readonly [number, number])[]): Piece[] {
  const first = marks[0]?.[0] ?? 0;
  const from = first > before ? text.indexOf(' ', first - before) + 1 || first : 0;
  const pieces: Piece[] = [];
  let at = Math.min(from, first);
  if (at > 0) pieces.push({ text: '… ', match: false });
  for (const [start, end] of marks) {
    if (start > at) pieces.push({ text: text.slice(at, start), match: false });
    pieces.push({ text: text.slice(start, end), match: true });
    at = end;
  }
  if (at < text.length) pieces.push({ text: text.slice(at), match: false });
  return pieces;
}
