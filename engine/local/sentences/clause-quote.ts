import type { Language } from '#contract/languages.ts';
import { type LanguagePack, languagePack } from '#engine/language/pack.ts';
import { speechRules } from '#engine/language/speech-rules.ts';
import { countDisfluencies } from '../../text/disfluency.ts';
import type { Span } from '../../text/span.ts';
import { isUnspaced, type Word, wordsOf } from '../../text/words.ts';
import { clauseLength, maxClauseDisfluencies } from '../tuning/prose.ts';

/** A comma inside a number does not end a clause. */
const pause = /[;:—–،؛，；、。।!?！？…]|,(?!\d)|\.(?!\d)|\s-\s/u;

type Range = { from: number; to: number };

/**
 * The clause of a sentence that holds the span `at`, short enough to be quoted inside another sentence: a verbatim stretch,
 * without fillers and conjunctions at its ends. Null where no such stretch reads by itself.
 */
export function clauseQuote(text: string, at: Span, language: Language): string | null {
  const pack = languagePack(language);
  const words = wordsOf(text, { start: 0, end: text.length }, language);
  const cue = rangeOf(words, at);
  if (!cue) return null;
  const whole = withLead(widened(clauseAt(text, words, cue, pack), text, words, language, pack), text, words, language);
  const clause = trimmed(whole, cue, words, pack);
  const quote = textOfRange(text, words, clause);
  const [before, last] = [words[clause.to - 2]?.form ?? '', words[clause.to - 1]?.form ?? ''];
  const endsAtMark = opensAfterPause(text, words, clause.to) && !hesitates(words[clause.to]?.form, last, pack);
  // A preposition may end a clause ("what we pay for"), an article after one breaks off.
  if (pack.nounBefore.has(last) && (!endsAtMark || pack.nounBefore.has(before))) return null;
  return isQuotable(quote, words.slice(clause.from, clause.to), language, pack) ? quote : null;
}

/** "… the performance of, of the", "of, uh, the": the mark is a hesitation, and the clause continues. */
const hesitates = (next: string | undefined, last: string, { fillers }: LanguagePack) =>
  next !== undefined && (next === last || fillers.includes(next));

function rangeOf(words: readonly Word[], at: Span): Range | null {
  const from = words.findIndex((word) => word.end > at.start);
  const to = words.findLastIndex((word) => word.start < at.end) + 1;
  return from >= 0 && to > from ? { from, to } : null;
}

function opensClause(text: string, words: readonly Word[], i: number, pack: LanguagePack): boolean {
  const word = words[i];
  if (!word || i === 0) return true;
  if (opensAfterPause(text, words, i)) return true;
  if (pack.grammar.unspaced) return false;
  if (pack.contrasts.has(word.form) || pack.reasons.has(word.form)) return true;
  const next = words[i + 1]?.form ?? '';
  return pack.additions.has(word.form) && (pack.firstPerson.has(next) || pack.backward.has(next));
}

/** Read with the first character of the word, which distinguishes a comma from the one inside a number. */
function opensAfterPause(text: string, words: readonly Word[], i: number): boolean {
  return pause.test(text.slice(words[i - 1]?.end ?? 0, (words[i]?.start ?? text.length) + 1));
}

function clauseAt(text: string, words: readonly Word[], cue: Range, pack: LanguagePack): Range {
  let { from, to } = cue;
  while (from > 0 && !opensClause(text, words, from, pack)) from--;
  while (to < words.length && !opensClause(text, words, to, pack)) to++;
  return { from, to };
}

/** A clause of a few words says too little: with the one before, or else the one after it. */
function widened(clause: Range, text: string, words: readonly Word[], language: Language, pack: LanguagePack): Range {
  if (!isShort(textOfRange(text, words, clause), clause, language)) return clause;
  const before = clause.from > 0 ? clauseAt(text, words, { from: clause.from - 1, to: clause.from }, pack).from : 0;
  if (before < clause.from) return { from: before, to: clause.to };
  const behind = { from: clause.to, to: Math.min(clause.to + 1, words.length) };
  return { from: clause.from, to: clause.to < words.length ? clauseAt(text, words, behind, pack).to : clause.to };
}

/** "On days when the van is late, | we open at nine": what holds only then is not quoted without it. */
function withLead(clause: Range, text: string, words: readonly Word[], language: Language): Range {
  if (clause.from === 0 || isUnspaced(language)) return clause;
  const { conditionals, interrogatives } = languagePack(language);
  const before = clauseAt(text, words, { from: clause.from - 1, to: clause.from }, languagePack(language));
  const said = text.slice(words[before.from]?.start, words[clause.from]?.start);
  // „Wer nicht kommt, | zahlt“ only says who.
  const first = words[before.from]?.form ?? '';
  if (interrogatives.has(first) && !conditionals.has(first)) return clause;
  return speechRules(language).lead.test(said) ? { from: before.from, to: clause.to } : clause;
}

function isShort(quote: string, { from, to }: Range, language: Language): boolean {
  return isUnspaced(language) ? quote.length < clauseLength.minCharacters : to - from < clauseLength.minWords;
}

/** Fillers and conjunctions at both ends are left out, reasons are not: what follows them may have their word order. */
function trimmed(clause: Range, cue: Range, words: readonly Word[], pack: LanguagePack): Range {
  let { from, to } = clause;
  const isLoose = (form: string) =>
    !pack.reasons.has(form) && (pack.fillers.includes(form) || pack.contrasts.has(form) || pack.additions.has(form));
  while (from < cue.from && isLoose(words[from]?.form ?? '')) from++;
  while (to > cue.to && isLoose(words[to - 1]?.form ?? '')) to--;
  for (const filler of pack.fillers) {
    const parts = filler.split(' ');
    if (parts.length < 2) continue;
    const isAt = (at: number) => parts.every((part, k) => words[at + k]?.form === part);
    if (from + parts.length <= cue.from && isAt(from)) from += parts.length;
    if (to - parts.length >= cue.to && isAt(to - parts.length)) to -= parts.length;
  }
  return { from, to };
}

/** With the sign of a currency or a percentage at its ends, which is no word. */
function textOfRange(text: string, words: readonly Word[], { from, to }: Range): string {
  const start = words[from]?.start ?? 0;
  const end = words[to - 1]?.end ?? start;
  const before = /[$€£₹]\s?$/u.exec(text.slice(0, start))?.[0].length ?? 0;
  const behind = /^\s?[%€₽]/u.exec(text.slice(end))?.[0].length ?? 0;
  return text.slice(start - before, end + behind);
}

function isQuotable(quote: string, words: readonly Word[], language: Language, pack: LanguagePack): boolean {
  // Three points are where speech broke off.
  if (/[[\](){}<>*#|…]|\.\.\./u.test(quote)) return false;
  if (isUnspaced(language)) {
    return quote.length >= clauseLength.minCharacters && quote.length <= clauseLength.maxCharacters;
  }
  if (words.length < clauseLength.minWords || words.length > clauseLength.maxWords) return false;
  if (isDangling(words, pack)) return false;
  return countDisfluencies(quote, language) <= maxClauseDisfluencies;
}

/** “So we were saying that we” and “because of” break off. */
function isDangling(words: readonly Word[], pack: LanguagePack): boolean {
  const last = words.at(-1)?.form ?? '';
  const before = words.at(-2)?.form ?? '';
  const { complementizers, questionWords, coordinators, conditionals, firstPerson } = pack;
  if ([complementizers, coordinators, conditionals].some((list) => list.has(last))) return true;
  // "The reality is that when you start": what follows is missing.
  if (words.some(({ form }, i) => complementizers.has(form) && conditionals.has(words[i + 1]?.form ?? ''))) return true;
  return firstPerson.has(last) && [complementizers, questionWords, coordinators].some((list) => list.has(before));
}
