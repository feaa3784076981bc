import type { Language } from '#contract/languages.ts';
import { type LanguagePack, languagePack } from '#engine/language/pack.ts';
import { isUnspaced, type Word, wordsOf } from './words.ts';

/**
 * Speech made readable for a heading, never for a quote: hesitations ("um", ", you know,"), words said twice and words
 * broken off ("tha that's") are left out; nothing is added.
 */
export function withoutDisfluencies(text: string, language: Language): string {
  if (isUnspaced(language)) return text;
  const pack = languagePack(language);
  const words = wordsOf(text, { start: 0, end: text.length }, language);
  const drop = new Set<number>();
  for (const [i, word] of words.entries()) {
    const next = words[i + 1];
    if (isHesitation(word.form, pack)) drop.add(i);
    else if (next && repeats(text, word, next, pack)) drop.add(i);
    else for (const parts of fillerPhrases(pack).get(word.form) ?? []) markPhrase(text, words, i, parts, drop);
  }
  return rebuilt(text, words, drop);
}

/** How many words of a sentence are hesitations, repetitions or broken off. */
export function countDisfluencies(text: string, language: Language): number {
  if (isUnspaced(language)) return 0;
  const pack = languagePack(language);
  const words = wordsOf(text, { start: 0, end: text.length }, language);
  return words.filter((word, i) => {
    const next = words[i + 1];
    return isHesitation(word.form, pack) || (next !== undefined && repeats(text, word, next, pack));
  }).length;
}

const sound = /^(?:[aeiouäöœhmr]{1,4}|[^a-z]{1,3})$/;

/** A filler that is a sound and no word otherwise: "um", "äh". */
export function isHesitation(form: string, pack: LanguagePack): boolean {
  if (pack.coordinators.has(form) || pack.grammar.alsoWords?.test(form)) return false;
  return sound.test(form) && pack.fillers.includes(form);
}

function repeats(text: string, word: Word, next: Word, pack: LanguagePack): boolean {
  const gap = text.slice(word.end, next.start);
  if (!/^[\s,…–—-]*$/.test(gap)) return false;
  // «कभी-कभी», "so-so": one word of two.
  if (word.form === next.form) return !(gap === '-' && word.form.length > 1) && !pack.grammar.doubled?.test(word.form);
  const broken = word.form.length <= 4 && next.form.length > word.form.length && next.form.startsWith(word.form);
  return broken && !pack.stopwords.has(word.form) && !pack.weakWords.has(word.form) && !/\d/.test(word.form);
}

const phrases = new WeakMap<LanguagePack, ReadonlyMap<string, readonly (readonly string[])[]>>();

/** The fillers of several words by their first word. */
export function fillerPhrases(pack: LanguagePack): ReadonlyMap<string, readonly (readonly string[])[]> {
  const found = phrases.get(pack);
  if (found) return found;
  const several = pack.fillers.map((filler) => filler.split(' ')).filter((parts) => parts.length > 1);
  const made = Map.groupBy(several, ([first = '']) => first);
  phrases.set(pack, made);
  return made;
}

/** A filler of several words counts only between commas: "it is, you know, late", not "what you know". */
function markPhrase(
  text: string,
  words: readonly Word[],
  at: number,
  parts: readonly string[],
  drop: Set<number>,
): void {
  if (!parts.every((part, k) => words[at + k]?.form === part)) return;
  const first = words[at];
  const last = words[at + parts.length - 1];
  if (!first || !last) return;
  const before = text.slice(words[at - 1]?.end ?? 0, first.start);
  const after = text.slice(last.end, words[at + parts.length]?.start ?? text.length);
  if (
    /[,.;:!?…–—-]/.test(before) || at === 0 ? /[,.;:!?…–—-]/.test(after) || at + parts.length === words.length : false
  )
    for (let k = 0; k < parts.length; k++) drop.add(at + k);
}

function rebuilt(text: string, words: readonly Word[], drop: ReadonlySet<number>): string {
  if (drop.size === 0) return text;
  let out = text.slice(0, words[0]?.start ?? 0);
  for (const [i, word] of words.entries()) {
    const gap = text.slice(word.end, words[i + 1]?.start ?? text.length);
    if (!drop.has(i)) out += text.slice(word.start, word.end) + gap;
    else if (/[.!?]/.test(gap) && !/[.!?]\s*$/.test(out)) out = out.trimEnd() + gap.trimStart();
    else if (!/\s$/.test(out)) out += ' ';
  }
  return out.replace(/\s*,(?:\s*,)+/g, ',');
}
