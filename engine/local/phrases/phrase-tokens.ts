import { type LanguagePack, languagePack } from '#engine/language/pack.ts';
import type { Corpus, CorpusSentence } from '../../corpus/corpus.ts';
import { termOf } from '../../search/terms.ts';
import { type Word, wordsOf } from '../../text/words.ts';
import { maxPhraseWords } from '../tuning/phrases.ts';

/** A word that may be part of a phrase. `weak` ones ("time") name nothing alone, but may head a phrase ("delivery time"). */
export type PhraseToken = {
  readonly form: string;
  readonly term: string;
  readonly text: string;
  /** In the position of a noun. */
  readonly nounLike: boolean;
  /** In the position of a verb: right after its subject. */
  readonly verbLike: boolean;
  /** What follows is its object. */
  readonly acts: boolean;
  readonly weak: boolean;
};

/** A sentence's words; null where a phrase ends: punctuation, joining words, names. */
export function tokensOf(corpus: Corpus, sentence: CorpusSentence, names: ReadonlySet<string>): (PhraseToken | null)[] {
  const text = corpus.documents[sentence.document]?.text ?? '';
  const language = corpus.reading.languages[sentence.document] ?? corpus.language;
  const pack = languagePack(language);
  const words = joinHyphens(text, wordsOf(text, sentence, language));
  const { grammar } = pack;
  const tokens: (PhraseToken | null)[] = [];
  for (const [i, word] of words.entries()) {
    const before = words[i - 1];
    const gap = before ? text.slice(before.end, word.start) : '';
    if (before && /[^\s'’\-–]/u.test(gap)) tokens.push(null);
    const raw = text.slice(word.start, word.end);
    if (!mayName(word.form, raw, pack, names)) {
      tokens.push(null);
      continue;
    }
    const after = words[i + 1];
    const capital = grammar.capitalisedNouns && i > 0 && /^\p{Lu}/u.test(raw);
    const doer = before !== undefined && (pack.firstPerson.has(before.form) || pack.backward.has(before.form));
    const verbLike = doer && !pack.nounBefore.has(before.form);
    const nounLike =
      capital ||
      (before !== undefined && pack.nounBefore.has(before.form)) ||
      (after !== undefined && pack.nounAfter.has(after.form)) ||
      /^\p{Lu}.*\p{Lu}/u.test(raw) ||
      (grammar.attachedArticle !== undefined && raw.startsWith(grammar.attachedArticle));
    const shown =
      grammar.capitalisedNouns || /\p{Lu}/u.test(raw.slice(1)) || (i > 0 && /^\p{Lu}/u.test(raw))
        ? raw
        : raw.toLowerCase();
    const weak = pack.weakWords.has(word.form);
    const acts = after !== undefined && pack.objectPronouns.has(after.form);
    tokens.push({ form: word.form, term: termOf(word.form, language), text: shown, nounLike, verbLike, acts, weak });
  }
  return tokens;
}

/** "walk-in" is one word of a phrase, not three. */
function joinHyphens(text: string, words: readonly Word[]): Word[] {
  const joined: Word[] = [];
  for (const word of words) {
    const last = joined.at(-1);
    if (last && word.start === last.end + 1 && /[-‐‑]/.test(text[last.end] ?? ''))
      joined[joined.length - 1] = { form: `${last.form}-${word.form}`, start: last.start, end: word.end };
    else joined.push(word);
  }
  return joined;
}

function mayName(form: string, raw: string, pack: LanguagePack, names: ReadonlySet<string>): boolean {
  const joins = pack.stopwords.has(form) || pack.questionWords.has(form);
  if ((joins && !pack.weakWords.has(form)) || names.has(form)) return false;
  if (pack.fillers.includes(form) || pack.firstPerson.has(form) || pack.coordinators.has(form)) return false;
  if (/^[\d.,:]+$/.test(raw) || !/\p{L}/u.test(raw)) return false;
  if (/'/.test(form) && pack.grammar.contractions) return false;
  if (pack.grammar.capitalisedNouns && !/^\p{Lu}/u.test(raw)) return false;
  const eastAsian = /[\u3400-\u9fff\u30a0-\u30ff]/.test(raw);
  return eastAsian ? raw.length >= 2 : [...raw].length >= 3 && !/[\u3040-\u309f]/.test(raw);
}

/** A run of words that may be a phrase. */
export type Candidate = {
  readonly key: string;
  readonly text: string;
  readonly head: string;
  readonly words: number;
  readonly nounLike: boolean;
  readonly verbLike: boolean;
  readonly weak: boolean;
};

/** Every run of one to three words that may be a phrase. `final`: the last word names the thing, else the first. */
export function eachPhrase(
  tokens: readonly (PhraseToken | null)[],
  final: boolean,
  visit: (candidate: Candidate) => void,
): void {
  for (let i = 0; i < tokens.length; i++) {
    for (let size = 1; size <= maxPhraseWords; size++) {
      const part = tokens.slice(i, i + size);
      if (part.length < size || part.includes(null)) break;
      const run = part as PhraseToken[];
      const head = run[final ? run.length - 1 : 0];
      const key = run.map((t) => t.term).join(' ');
      if (new Set(run.map((t) => t.term)).size < size) break;
      // a weak word may only be the head: "delivery time", not "time delivery"
      if (size > 1 && run.some((t) => t.weak && t !== head)) continue;
      const joiner = /[\u3040-\u9fff]/.test(run[0]?.text ?? '') ? '' : ' ';
      const nounLike = final ? (run[0]?.nounLike ?? false) : run.some((t) => t.nounLike);
      const verbLike = (run[0]?.verbLike ?? false) || (run.at(-1)?.acts ?? false);
      const weak = size === 1 ? (head?.weak ?? false) : false;
      const text = run.map((t) => t.text).join(joiner);
      visit({ key, text, head: head?.term ?? key, words: size, nounLike, verbLike, weak });
    }
  }
}
