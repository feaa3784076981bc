/** A stretch of a document's stored text: UTF-16 offsets, end exclusive. */
export type Span = { readonly start: number; readonly end: number };

/** Length in characters that two spans share. */
export function overlapOf(a: Span, b: Span): number {
  return Math.max(0, Math.min(a.end, b.end) - Math.max(a.start, b.start));
}

/** The same span without white space and invisible characters at either end; empty where there is nothing else. */
export function trimSpan(text: string, span: Span): Span {
  let { start, end } = span;
  while (start < end && isBlank(text.charCodeAt(start))) start++;
  while (end > start && isBlank(text.charCodeAt(end - 1))) end--;
  return { start, end };
}

/** White space, zero-width characters and marks of direction: nothing that anybody said. */
export function isBlank(code: number): boolean {
  return (
    code <= 32 ||
    code === 0x85 ||
    code === 0xa0 ||
    code === 0x1680 ||
    (code >= 0x2000 && code <= 0x200f) ||
    (code >= 0x2028 && code <= 0x202f) ||
    (code >= 0x205f && code <= 0x2064) ||
    code === 0x3000 ||
    code === 0xfeff
  );
}

/** True where a cut at `at` would part a surrogate pair or a letter from its combining mark. */
export function splitsCharacter(text: string, at: number): boolean {
  if (at <= 0 || at >= text.length) return false;
  const after = text.charCodeAt(at);
  if (after >= 0xdc00 && after <= 0xdfff) {
    const before = text.charCodeAt(at - 1);
    return before >= 0xd800 && before <= 0xdbff;
  }
  return (
    after >= 0x300 && !isBlank(text.charCodeAt(at - 1)) && /^(?:\p{M}|\u200d|\ufe0f)/u.test(text.slice(at, at + 2))
  );
}
