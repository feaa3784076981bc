import { termOf } from '../search/terms.ts';
import { segmenter } from '../text/segmenters.ts';
import { foldWord, isUnspaced } from '../text/words.ts';
import { inNameForm } from './name-form.ts';
import type { LanguagePack } from './pack.ts';

/** A noun phrase of the brief, as it stands within a sentence. */
export type TopicPhrase = { text: string; stems: readonly string[]; weight: number };

const longestPhrase = 4;
const headLast = new Set(['english', 'german', 'chinese', 'japanese', 'hindi']);
const sound = /[\p{Script=Han}\p{Script=Katakana}\p{Script=Latin}ー]/u;

type Token = { text: string; form: string };

/** Runs of words that no punctuation parts, each word as it is written. */
function runsOf(text: string, pack: LanguagePack): Token[][] {
  const runs: Token[][] = [[]];
  let afterMark = '';
  for (const piece of segmenter(pack.tag, 'word').segment(text.normalize('NFC'))) {
    const run = runs.at(-1) ?? [];
    const before = run.at(-1);
    if (!piece.isWordLike) {
      afterMark = /^[-’'&]$/u.test(piece.segment) ? piece.segment : '';
      if (/[^\s\-’'&]/u.test(piece.segment)) runs.push([]);
    } else if (afterMark && afterMark !== '&' && before && !isUnspaced(pack.language)) {
      before.text += afterMark + piece.segment;
      before.form = foldWord(before.text);
      afterMark = '';
    } else {
      run.push({ text: piece.segment, form: foldWord(piece.segment) });
      afterMark = '';
    }
  }
  return runs;
}

/** Whether a word ends a noun phrase: an empty word, a word about research, a verb, a number. */
function parts(token: Token, before: Token | undefined, pack: LanguagePack, sets: Sets): boolean {
  if (sets.joiners.has(token.form)) return false;
  if (/^\p{L}?\p{N}+$/u.test(token.form)) return true;
  if (pack.language === 'japanese' && !sound.test(token.text)) return true;
  if (sets.adjectives.has(token.form)) return false;
  if (pack.stopwords.has(token.form) || sets.brief.has(token.form)) return true;
  const verbal = sets.verbs.has(token.form) || sets.verbs.has(token.form.replace(/(?<=[^s])s$/u, ''));
  if (!verbal) return false;
  // In English most verbs are nouns as well: after a plural, a pronoun or “to” they are verbs.
  return pack.language !== 'english' || /^(?:\p{L}+[^s]s|to|how|who|they|we|people|not)$/u.test(before?.form ?? '');
}

type Sets = Record<'joiners' | 'adjectives' | 'brief' | 'verbs', ReadonlySet<string>>;

function setsOf({ topics }: LanguagePack): Sets {
  const set = (words: readonly string[]) => new Set(words.flatMap((word) => [word, foldWord(word)]));
  return {
    joiners: set(topics.joiners),
    adjectives: set(topics.adjectives),
    brief: set(topics.briefWords),
    verbs: set(topics.verbs),
  };
}

/** Cuts a phrase that is too long to its head, and joiners off its ends. */
function trimmed(tokens: readonly Token[], pack: LanguagePack, sets: Sets): Token[] {
  let kept = [...tokens];
  const isJoiner = (token: Token | undefined) => token !== undefined && sets.joiners.has(token.form);
  while (isJoiner(kept.at(-1))) kept.pop();
  while (isJoiner(kept[0])) kept.shift();
  const longest = isUnspaced(pack.language) ? longestPhrase + 1 : longestPhrase;
  while (kept.filter((token) => !isJoiner(token)).length > longest) {
    if (headLast.has(pack.language)) kept = kept.slice(1);
    else kept.pop();
    while (isJoiner(kept.at(-1))) kept.pop();
    while (isJoiner(kept[0])) kept.shift();
  }
  return kept;
}

/** A sentence's first word loses its capital, and a title all of them, unless it is written so elsewhere too. */
function uncapitalised(
  token: Token,
  isFirst: boolean,
  isTitle: boolean,
  proper: ReadonlySet<string>,
  pack: LanguagePack,
): string {
  const plain = /^\p{Lu}[\p{Ll}\p{M}’'-]*$/u.test(token.text);
  if (pack.language === 'german' || !plain || proper.has(token.text) || !(isFirst || isTitle)) return token.text;
  return token.text.toLocaleLowerCase(pack.tag);
}

/**
 * The noun phrases of a text in order, heaviest first where they return. `title` tells that the text is a heading, in
 * which capitals mean nothing.
 */
export function phrasesOf(text: string, pack: LanguagePack, title: boolean): TopicPhrase[] {
  const sets = setsOf(pack);
  const runs = runsOf(text, pack);
  const capitals = runs.flatMap((run) => run.slice(1)).filter((token) => /^\p{Lu}/u.test(token.text));
  const proper = new Set(title ? [] : capitals.map((token) => token.text));
  const found = new Map<string, TopicPhrase>();
  let place = 0;
  const close = (tokens: readonly Token[], isFirst: boolean, oblique: boolean) => {
    const kept = trimmed(tokens, pack, sets);
    const full = kept.filter((token) => !sets.joiners.has(token.form));
    if (full.every((token) => pack.weakWords.has(token.form) || sets.adjectives.has(token.form))) return;
    const words = kept.map((token, i) => uncapitalised(token, isFirst && i === 0, title, proper, pack));
    const name = inNameForm(words, pack.language).join(isUnspaced(pack.language) ? '' : ' ');
    if ([...name].length < 2) return;
    const stems = full.map((token) => termOf(token.form, pack.language));
    const key = [...stems].sort().join(' ');
    const known = found.get(key);
    const weight = 1 - place++ * 0.1 + (full.length > 1 ? 0.6 : 0) - (oblique ? 0.8 : 0);
    found.set(key, { text: known?.text ?? name, stems, weight: known ? known.weight + 0.7 : weight });
  };
  for (const run of runs) {
    let current: Token[] = [];
    let start = 0;
    let opener: Token | undefined;
    const isOblique = () => pack.language === 'russian' && opener !== undefined && pack.nounBefore.has(opener.form);
    for (const [i, token] of run.entries()) {
      if (!parts(token, run[i - 1], pack, sets)) {
        if (current.length === 0) start = i;
        current.push(token);
        continue;
      }
      if (current.length > 0) close(current, start === 0, isOblique());
      current = [];
      opener = token;
    }
    if (current.length > 0) close(current, start === 0, isOblique());
  }
  return [...found.values()].sort((a, b) => b.weight - a.weight);
}
