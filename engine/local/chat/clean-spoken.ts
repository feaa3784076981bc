import type { Language } from '#contract/languages.ts';
import { type LanguagePack, languagePack } from '#engine/language/pack.ts';
import { speechRules } from '#engine/language/speech-rules.ts';
import { fillerPhrases, isHesitation } from '../../text/disfluency.ts';
import { notesOnRoles } from '../../text/role-notes.ts';
import type { Span } from '../../text/span.ts';
import { isUnspaced, type Word, wordsOf } from '../../text/words.ts';
import { draftOf, without, withoutMatches } from '../titles/draft.ts';
import { maxRepeatedWords } from '../tuning/people.ts';

/**
 * A sentence without hesitations ("um", ", you know,"), words said twice at once, and notes such as "[laughs]". More careful than
 * what a title takes: whatever may carry meaning stays. Nothing is added or moved.
 */
export function cleanSpoken(sentence: string, language: Language): string {
  const noted = without(draftOf(sentence), notesOnRoles(sentence, language));
  const bare = withoutMatches(noted, /\[[^[\]]*\]/gu);
  const spoken = isUnspaced(language)
    ? withoutMatches(bare, speechRules(language).asides).text
    : withoutTwice(withoutFillers(bare.text, language), language);
  return withoutMatches(
    draftOf(spoken),
    /^[\s,.;:…–—-]+|\s(?<cut>\s+)|\s+(?=[,.;!?])|(?<=,)\s*,|,(?=\s*[.!?])/gu,
  ).text.trim();
}

function withoutFillers(text: string, language: Language): string {
  const pack = languagePack(language);
  const words = wordsOf(text, { start: 0, end: text.length }, language);
  const spans: Span[] = [];
  for (let i = 0; i < words.length; i++) {
    const length = fillerAt(text, words, i, pack);
    if (length === 0) continue;
    spans.push(spanWithPause(text, words, i, i + length, pack));
    i += length - 1;
  }
  return without(draftOf(text), spans).text;
}

/** How many words from here are a filler: a sound, or a phrase between pauses. */
function fillerAt(text: string, words: readonly Word[], at: number, pack: LanguagePack): number {
  const form = words[at]?.form ?? '';
  if (isHesitation(form, pack)) return 1;
  const isPaused = (i: number) => /[,.;:!?…–—-]/u.test(gapBefore(text, words, i)) || i === words.length;
  if (at > 0 && !isPaused(at)) return 0;
  const isSaid = (parts: readonly string[]) => parts.every((part, k) => words[at + k]?.form === part);
  const said = fillerPhrases(pack)
    .get(form)
    ?.find((parts) => isSaid(parts) && isPaused(at + parts.length));
  if (said) return said.length;
  return pack.grammar.alsoWords?.test(form) && isPaused(at + 1) ? 1 : 0;
}

/** With the comma in front where one follows as well, unless another clause begins there. */
function spanWithPause(text: string, words: readonly Word[], from: number, to: number, pack: LanguagePack): Span {
  const [first, last, before, next] = [words[from], words[to - 1], words[from - 1], words[to]];
  const start = first?.start ?? 0;
  const end = last?.end ?? start;
  if (!before || !next) return { start, end: next?.start ?? end };
  const isComma = (gap: string) => gap.trim() === ',';
  if (!isComma(gapBefore(text, words, from)) || !isComma(gapBefore(text, words, to))) return { start, end: next.start };
  // An article or a content word continues the clause; a pronoun begins another one.
  const isNew = pack.stopwords.has(next.form) && !pack.nounBefore.has(next.form) && before.form !== next.form;
  return isNew ? { start, end: next.start } : { start: before.end, end: text.indexOf(',', end) + 1 };
}

/** "the, the wifi", "it was, it was late" and "I, I think", but not "then I know, I can go". */
function withoutTwice(text: string, language: Language): string {
  const pack = languagePack(language);
  const { isAuxiliary } = speechRules(language).verbs;
  const words = wordsOf(text, { start: 0, end: text.length }, language);
  const spans = words.flatMap((word, i) => {
    const again = words[i + repeatedRun(text, words, i)];
    if (again && again !== word) return [{ start: word.start, end: again.start }];
    const next = words[i + 1];
    if (next?.form !== word.form || /\d/u.test(word.form)) return [];
    const gap = gapBefore(text, words, i + 1);
    const isFresh =
      i === 0 || /[,;:–—]/u.test(gapBefore(text, words, i)) || pack.nounBefore.has(word.form) || isAuxiliary(word.form);
    const isSlip = gap.trim() === '' ? pack.stopwords.has(word.form) : isFresh && /^[\s,…–—-]*$/u.test(gap);
    return isSlip && pack.stopwords.has(word.form) ? [{ start: word.start, end: next.start }] : [];
  });
  return without(draftOf(text), spans).text;
}

/** How many words from here are said once more right after a pause: one in "the, the" is left to the caller. */
function repeatedRun(text: string, words: readonly Word[], at: number): number {
  for (let n = maxRepeatedWords; n >= 2; n--) {
    if (at + 2 * n > words.length || !/^\s*[,…–—-][\s,…–—-]*$/u.test(gapBefore(text, words, at + n))) continue;
    if (words.slice(at, at + n).every((word, k) => word.form === words[at + n + k]?.form)) return n;
  }
  return 0;
}

const gapBefore = (text: string, words: readonly Word[], at: number): string =>
  text.slice(words[at - 1]?.end ?? 0, words[at]?.start ?? text.length);
