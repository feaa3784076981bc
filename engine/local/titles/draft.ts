import type { Span } from '../../text/span.ts';

/** A text with deleted parts, and the offset of each of its characters in the text it was made from. */
export type Draft = { readonly text: string; readonly at: readonly number[] };

export function draftOf(text: string): Draft {
  const at = new Array<number>(text.length);
  for (let i = 0; i < text.length; i++) at[i] = i;
  return { text, at };
}

/** The draft without the spans, which are in order and do not overlap. */
export function without(draft: Draft, spans: readonly Span[]): Draft {
  if (spans.length === 0) return draft;
  let text = '';
  const at: number[] = [];
  let from = 0;
  for (const { start, end } of [...spans, { start: draft.text.length, end: draft.text.length }]) {
    text += draft.text.slice(from, start);
    for (let i = from; i < start; i++) at.push(draft.at[i] ?? 0);
    from = Math.max(from, end);
  }
  return { text, at };
}

/** The draft without the matches of a global pattern: the whole match, or its group `cut` where there is one. */
export function withoutMatches(draft: Draft, pattern: RegExp): Draft {
  const spans: Span[] = [];
  for (const match of draft.text.matchAll(pattern)) {
    const cut = match.groups?.cut ?? match[0];
    const start = match.index + (match.groups?.cut === undefined ? 0 : match[0].indexOf(cut));
    if (cut) spans.push({ start, end: start + cut.length });
  }
  return without(draft, spans);
}

/** A span of the draft as a span of the text it was made from. */
export function originOf(draft: Draft, span: Span): Span {
  return { start: draft.at[span.start] ?? 0, end: (draft.at[span.end - 1] ?? -1) + 1 };
}
