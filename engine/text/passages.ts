import type { Span } from './span.ts';

export type Sentence = Span & {
  /** Index of the turn within the document. */
  readonly turn: number;
  /** Where the sentence's words begin and end in the corpus' list of terms. */
  readonly from: number;
  readonly to: number;
};

/** A passage as sentences [from, to) of the document. */
export type PassageSpan = Span & { readonly from: number; readonly to: number };

export type PassageRules = {
  /** A passage of at least so many words ends where a turn or paragraph ends. */
  readonly wordsAtBorder: number;
  /** A passage of so many words ends inside a turn or paragraph. */
  readonly maxWords: number;
  /** A shorter last passage joins the one before it, where it can. */
  readonly minWords: number;
};

/**
 * Cuts a document's sentences into passages of about `words` words. Borders are those of turns (or paragraphs, where
 * no speaker is named): a passage ends at the first border after enough words, and inside a turn only when that is long.
 * `borderBefore(i)` says whether sentence i opens a turn or paragraph, `mustBreak(i)` whether it opens another person's row.
 */
export function passagesOf(
  sentences: readonly Sentence[],
  rules: PassageRules,
  border: { borderBefore(i: number): boolean; mustBreak(i: number): boolean },
): PassageSpan[] {
  const passages: PassageSpan[] = [];
  let from = 0;
  let words = 0;
  for (const [i, sentence] of sentences.entries()) {
    const size = sentence.to - sentence.from;
    const atBorder = border.borderBefore(i);
    const full = words >= (atBorder ? rules.wordsAtBorder : rules.maxWords);
    if (i > from && (border.mustBreak(i) || full)) {
      passages.push(passageFrom(sentences, from, i));
      from = i;
      words = 0;
    }
    words += size;
  }
  if (sentences.length > from) passages.push(passageFrom(sentences, from, sentences.length));
  return mergeShortTail(passages, sentences, rules, border);
}

function passageFrom(sentences: readonly Sentence[], from: number, to: number): PassageSpan {
  const start = sentences[from]?.start ?? 0;
  return { start, end: sentences[to - 1]?.end ?? start, from, to };
}

function mergeShortTail(
  passages: PassageSpan[],
  sentences: readonly Sentence[],
  rules: PassageRules,
  border: { mustBreak(i: number): boolean },
): PassageSpan[] {
  const last = passages.at(-1);
  const before = passages.at(-2);
  if (!last || !before || border.mustBreak(last.from)) return passages;
  const words = (sentences[last.to - 1]?.to ?? 0) - (sentences[last.from]?.from ?? 0);
  if (words >= rules.minWords) return passages;
  return [...passages.slice(0, -2), { start: before.start, end: last.end, from: before.from, to: last.to }];
}
