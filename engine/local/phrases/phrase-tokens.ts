import { type LanguagePack, languagePack } from '#engine/language/pack.ts';
import type { Corpus } from '../../corpus/corpus.ts';
import { sentenceFact } from '../../corpus/sentence-facts.ts';
import { termOf, withoutElision } from '../../search/terms.ts';
import { type Word, wordsOf } from '../../text/words.ts';
import { maxPhraseWords } from '../tuning/phrases.ts';

/** A word that may be part of a phrase. `weak` ones ("time") name nothing alone, but may head a phrase ("delivery time"). */
export type PhraseToken = {
  readonly form: string;
  readonly term: string;
  readonly text: string;
  /** Letters of an article or pronoun that an apostrophe joins to it: it goes where the word begins a phrase. */
  readonly elided: number;
  /** In the position of a noun. */
  readonly nounLike: boolean;
  /** In the position of a verb: right after its subject. */
  readonly verbLike: boolean;
  /** What follows is its object. */
  readonly acts: boolean;
  readonly weak: boolean;
};

/** A sentence's words; null where a phrase ends: punctuation, joining words, names. */
export function tokensOf(corpus: Corpus, index: number, names: ReadonlySet<string>): readonly (PhraseToken | null)[] {
  const tokens = namableTokens(corpus, index);
  const isName = (token: PhraseToken | null) => token !== null && names.has(token.form);
  return tokens.some(isName) ? tokens.map((token) => (isName(token) ? null : token)) : tokens;
}

/** The same before it is known who is called by one of the words. */
const namableTokens = sentenceFact('phrase tokens', (text, language) => {
  const pack = languagePack(language);
  const words = joinHyphens(text, wordsOf(text, { start: 0, end: text.length }, language));
  const { grammar } = pack;
  const tokens: (PhraseToken | null)[] = [];
  for (const [i, word] of words.entries()) {
    const before = words[i - 1];
    const gap = before ? text.slice(before.end, word.start) : '';
    if (before && /[^\s'’\-–]/u.test(gap)) tokens.push(null);
    const raw = text.slice(word.start, word.end);
    if (!mayName(word.form, raw, pack)) {
      tokens.push(null);
      continue;
    }
    const after = words[i + 1];
    const elided = word.form.length - withoutElision(word.form, language).length;
    const capital = grammar.capitalisedNouns && i > 0 && /^\p{Lu}/u.test(raw);
    const doer = before !== undefined && (pack.firstPerson.has(before.form) || pack.backward.has(before.form));
    const verbLike = doer && !pack.nounBefore.has(before.form);
    const nounLike =
      capital ||
      (before !== undefined && pack.nounBefore.has(before.form)) ||
      pack.nounBefore.has(word.form.slice(0, elided)) ||
      (after !== undefined && pack.nounAfter.has(after.form)) ||
      /^\p{Lu}.*\p{Lu}/u.test(raw) ||
      (grammar.attachedArticle !== undefined && raw.startsWith(grammar.attachedArticle));
    const shown =
      grammar.capitalisedNouns || /\p{Lu}/u.test(raw.slice(1)) || (i > 0 && /^\p{Lu}/u.test(raw))
        ? raw
        : raw.toLowerCase();
    const weak = pack.weakWords.has(word.form);
    const acts = after !== undefined && pack.objectPronouns.has(after.form);
    // One string where they are the same: a long document has hundreds of thousands of them.
    const said = shown === word.form ? word.form : shown;
    const term = termOf(word.form, language);
    tokens.push({ form: word.form, term, text: said, elided, nounLike, verbLike, acts, weak });
  }
  return tokens;
});

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

function mayName(form: string, raw: string, pack: LanguagePack): boolean {
  const bare = withoutElision(form, pack.language);
  const joins = [form, bare].some((word) => pack.stopwords.has(word) || pack.questionWords.has(word));
  if (joins && !pack.weakWords.has(form)) return false;
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
    const run: PhraseToken[] = [];
    for (let size = 1; size <= maxPhraseWords; size++) {
      const next = tokens[i + size - 1];
      if (!next || run.some((token) => token.term === next.term)) break;
      run.push(next);
      const candidate = candidateOf(run, final);
      if (candidate) visit(candidate);
    }
  }
}

function candidateOf(run: readonly PhraseToken[], final: boolean): Candidate | null {
  const [first, last] = [run[0] as PhraseToken, run.at(-1) as PhraseToken];
  const head = final ? last : first;
  const words = run.length;
  // a weak word may only be the head: "delivery time", not "time delivery"
  if (words > 1 && run.some((token) => token.weak && token !== head)) return null;
  const joiner = eastAsian.test(first.text) ? '' : ' ';
  let [key, text] = [first.term, first.text.slice(first.elided)];
  for (let k = 1; k < words; k++) {
    key += ` ${run[k]?.term}`;
    text += joiner + run[k]?.text;
  }
  return {
    ...{ key, text, head: head.term, words },
    nounLike: final ? first.nounLike : run.some((token) => token.nounLike),
    verbLike: first.verbLike || last.acts,
    weak: words === 1 && head.weak,
  };
}

const eastAsian = /[\u3040-\u9fff]/;
