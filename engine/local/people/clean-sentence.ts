import type { Language } from '#contract/languages.ts';
import { type LanguagePack, languagePack } from '#engine/language/pack.ts';
import { speechRules } from '#engine/language/speech-rules.ts';
import { isHesitation } from '../../text/disfluency.ts';
import { foldWord, isUnspaced, type Word, wordsOf } from '../../text/words.ts';
import { draftOf, withoutMatches } from '../titles/draft.ts';
import { maxLengthOfValue, maxRepeatedWords, sentenceLength } from '../tuning/people.ts';

/** "(laughs)", "[lacht]": what a transcriber notes. */
const note = /\s?[[(（【]\p{L}[\p{L}\p{M}]{1,14}[\])）】]/gu;

/**
 * A sentence as a profile can show it: fillers, repeated words and openings ("so", "yeah") deleted, with a capital and a
 * full stop; nothing is added. Null where that leaves no whole sentence.
 */
export function cleanSentence(raw: string, language: Language): string | null {
  const text = raw.replace(note, ' ').replace(/\s+/g, ' ').trim();
  if (/[[\](){}（）【】<>]|…|\.\.|\p{Lu}{4,}\s*:/u.test(text) || /[?？؟]/.test(text)) return null;
  const pack = languagePack(language);
  const spoken = isUnspaced(language) ? text : withoutSlips(text, pack);
  const opened = withoutOpening(spoken, pack, language);
  const settled = isUnspaced(language) ? opened : withoutFalseStarts(opened, pack);
  const tidy = settled
    .replace(/\s+([,.;:!])/g, '$1')
    .replace(/,(?:\s*,)+/g, ',')
    .replace(/[,;]\s*\./g, '.')
    .replace(/\.{2,}/g, '.');
  const whole = tidy.replace(/^[\s,;:，、；،؛。–—-]+|[\s,;:，、；،؛–—-]+$/gu, '');
  return whole && isWhole(whole, pack, language) ? finished(whole, pack) : null;
}

/** The same, ended at a clause after `end` where the whole is too long. Null where that is still too long. */
export function shortened(text: string, end: number, language: Language): string | null {
  if (text.length <= maxLengthOfValue) return text;
  const part = clauseAfter(text, end, language);
  return part && part.length <= maxLengthOfValue ? part : null;
}

/** The first clause where another one follows ("I run a bakery, so I order …"), else all of it. */
export function firstClause(text: string, language: Language): string | null {
  return (isUnspaced(language) ? null : clauseAfter(text, 0, language)) ?? shortened(text, 0, language);
}

function clauseAfter(text: string, end: number, language: Language): string | null {
  const pack = languagePack(language);
  for (const pause of text.slice(end).matchAll(/[,;:，；、،؛]\s*|\s[–—-]\s/gu)) {
    const at = end + pause.index;
    const rest = text.slice(at + pause[0].length);
    const [next] = wordsOf(rest, { start: 0, end: Math.min(24, rest.length) }, language);
    const begins =
      next && (pack.clauseStarts.has(next.form) || pack.coordinators.has(next.form) || pack.firstPerson.has(next.form));
    const part = text.slice(0, at);
    if ((begins || isUnspaced(language)) && isWhole(part, pack, language)) return finished(part, pack);
  }
  return null;
}

function withoutSlips(text: string, pack: LanguagePack): string {
  const said = withoutRepeats(withoutFillers(text, pack), pack.language);
  const { restarts } = speechRules(pack.language);
  return restarts ? withoutMatches(draftOf(said), restarts).text : said;
}

const deleted = '\ue000';

/** Hesitations, and fillers between commas, with the commas: "in, uh, Leeds", "it is, like, late". */
function withoutFillers(text: string, pack: LanguagePack): string {
  const isFiller = (words: string) => pack.fillers.includes(words.toLowerCase().replaceAll('’', "'"));
  return text
    .replace(/(?<![\p{L}\p{M}'’-])[\p{L}\p{M}]{1,4}(?![\p{L}\p{M}'’-])/gu, (word) =>
      isHesitation(word.toLowerCase(), pack) ? deleted : word,
    )
    .replace(/,?\s*\ue000\s*,?/gu, ' ')
    .replace(/(^|,)\s*([\p{L}\p{M}’'-]+(?: [\p{L}\p{M}’'-]+){0,3}),/gu, (whole, _, words: string) =>
      isFiller(words) ? ' ' : whole,
    )
    .replace(/\s+/g, ' ');
}

/** Beginnings that are given up: "I'm, I spend", "we, when I handle it, I have, I usually". */
function withoutFalseStarts(text: string, pack: LanguagePack): string {
  // Not within a number: "9,400".
  const segments = text.split(/,(?!\d)\s*/u);
  const firstOf = (segment = '') => segment.split(/\s/u)[0]?.toLowerCase().replaceAll('’', "'") ?? '';
  const kept = segments.filter((segment, n) => {
    const words = segment.trim().split(/\s+/u);
    if (n === segments.length - 1 || words.length > 2) return true;
    // "I'm sixty-four" says something.
    if (words.length > 1 && !isEmpty(words.at(-1) ?? '', pack)) return true;
    const isAbandoned =
      pack.firstPerson.has(firstOf(segment)) && (n === 0 || pack.firstPerson.has(firstOf(segments[n + 1])));
    return !isAbandoned && !(n === 0 && words.length === 1 && pack.stopwords.has(firstOf(segment)));
  });
  return kept.join(', ');
}

const isEmpty = (word: string, { stopwords, firstPerson }: LanguagePack): boolean =>
  stopwords.has(foldWord(word)) || firstPerson.has(foldWord(word));

/** Leaves out what is said again at once: "I have, so I have" keeps one of the two. */
function withoutRepeats(text: string, language: Language): string {
  let out = text;
  for (let again = true; again; ) {
    again = false;
    const words = wordsOf(out, { start: 0, end: out.length }, language);
    const at = words.findIndex((_, i) => repeatedFrom(out, words, i) > 0);
    const count = at < 0 ? 0 : repeatedFrom(out, words, at);
    const next = words[at + count];
    if (count === 0 || !next) break;
    out = out.slice(0, words[at]?.start ?? 0) + out.slice(next.start);
    again = true;
  }
  return out;
}

function repeatedFrom(text: string, words: readonly Word[], at: number): number {
  for (let n = maxRepeatedWords; n >= 1; n--) {
    const same = words.slice(at, at + n).every((word, k) => word.form === words[at + n + k]?.form);
    const gap = text.slice(words[at + n - 1]?.end ?? 0, words[at + n]?.start ?? 0);
    if (at + 2 * n <= words.length && same && /^[\s,–—-]*$/.test(gap)) return n;
  }
  return 0;
}

function withoutOpening(text: string, pack: LanguagePack, language: Language): string {
  let rest = text;
  for (let again = true; again; ) {
    again = false;
    rest = rest.replace(/^[\s,;:.，、；،؛。–—-]+/u, '');
    const head = rest.slice(0, 48).toLowerCase().replaceAll('’', "'");
    const opening = [...pack.fillers, ...pack.coordinators].find(
      (word) => head.startsWith(word) && endsWord(head, word.length, language) && mayOpen(word, head, pack),
    );
    if (!opening) continue;
    rest = rest.slice(opening.length);
    again = true;
  }
  return rest;
}

function endsWord(head: string, at: number, language: Language): boolean {
  return isUnspaced(language) ? /^[、，,\s]/.test(head.slice(at)) : !/^[\p{L}\p{M}\p{N}'’-]/u.test(head.slice(at));
}

/** A long filler may be the sentence itself ("I mean it"), so it needs a comma; a conjunction does not. */
function mayOpen(opening: string, head: string, pack: LanguagePack): boolean {
  if (/^\s*[,，、،]/.test(head.slice(opening.length))) return true;
  return pack.coordinators.has(opening) || opening.length <= 4;
}

/** Whether it is no fragment: long enough, and not ended by a word that asks for another one. */
function isWhole(text: string, pack: LanguagePack, language: Language): boolean {
  const words = wordsOf(text, { start: 0, end: text.length }, language);
  if (words.length < sentenceLength.min || words.length > sentenceLength.max) return false;
  const last = words.at(-1)?.form ?? '';
  const [first] = words;
  if (first && /^\p{Ll}/u.test(text) && pack.clauseStarts.has(first.form)) return false;
  if (isUnspaced(language) || pack.grammar.postpositions) return true;
  if (isBroken(text, words, pack)) return false;
  const needsMore = asksForNoun(last, pack) && last.length <= 4;
  return !needsMore && !pack.coordinators.has(last) && !(pack.complementizers.has(last) && last.length <= 4);
}

/** A pause right after a word that asks for another ("for the, maybe"), or around a word that says nothing alone ("some,"). */
function isBroken(text: string, words: readonly Word[], pack: LanguagePack): boolean {
  return words.some((word, i) => {
    const next = words[i + 1];
    if (!next || !text.slice(word.end, next.start).includes(',')) return false;
    const { form } = word;
    const before = words[i - 1];
    const isAlone =
      before !== undefined && (text.slice(before.end, word.start).includes(',') || pack.coordinators.has(before.form));
    // "Three kids, eleven, eight and four": numbers are no strong words, but complete without a noun.
    const isNumber = pack.stopwords.has(form) && pack.weakWords.has(form);
    if (isAlone && pack.stopwords.has(form) && !isNumber && !pack.coordinators.has(form)) return true;
    return asksForNoun(form, pack) && form.length <= 3;
  });
}

/** Whether a noun has to follow a word: "the", but not "four" nor the "on" of "go on". */
const asksForNoun = (form: string, { grammar, nounBefore, stopwords }: LanguagePack): boolean =>
  nounBefore.has(form) && stopwords.has(form) && !grammar.endsClause?.test(form);

function finished(text: string, pack: LanguagePack): string {
  const [first = ''] = text;
  const capital = first.toLocaleUpperCase(pack.tag) + text.slice(first.length).replace(/[\s,;:，、；،؛–—-]+$/u, '');
  if (/[.!。！।]["'”’»」]?$/u.test(capital)) return capital;
  return `${capital}${pack.grammar.sentenceStop ?? '.'}`;
}
