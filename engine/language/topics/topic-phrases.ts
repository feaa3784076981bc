import { termOf } from '../../search/terms.ts';
import { segmenter } from '../../text/segmenters.ts';
import { foldWord, isUnspaced } from '../../text/words.ts';
import type { LanguagePack } from '../pack.ts';
import { inNameForm } from './name-form.ts';

/** A noun phrase of the brief, as it stands within a sentence. `oblique`: in a case in which no name stands. */
export type TopicPhrase = {
  text: string;
  words: readonly string[];
  stems: readonly string[];
  weight: number;
  oblique: boolean;
};

const longestPhrase = 4;
/** Characters of a phrase in Han or kana; longer ones fall apart at の and 的. */
const longestUnspaced = 8;
const headLast = new Set(['english', 'german', 'chinese', 'japanese', 'hindi']);
const sound = /[\p{Script=Han}\p{Script=Katakana}\p{Script=Latin}ー]/u;

type Token = { text: string; form: string };
type Run = { tokens: Token[]; isFirst: boolean };
type Sets = Record<'joiners' | 'articles' | 'adjectives' | 'brief' | 'verbs', ReadonlySet<string>>;

function setsOf({ topics }: LanguagePack): Sets {
  const set = (words: readonly string[]) => new Set(words.flatMap((word) => [word, foldWord(word)]));
  return {
    joiners: set(topics.joiners),
    articles: set(topics.joinedArticles),
    adjectives: set(topics.adjectives),
    brief: set(topics.briefWords),
    verbs: set(topics.verbs),
  };
}

/** Runs of words that no punctuation parts, each word as it is written. `isFirst`: at the beginning of a sentence. */
function runsOf(text: string, pack: LanguagePack): Run[] {
  const runs: Run[] = [{ tokens: [], isFirst: true }];
  let joint = '';
  for (const piece of segmenter(pack.tag, 'word').segment(text.normalize('NFC'))) {
    const tokens = runs.at(-1)?.tokens ?? [];
    const before = tokens.at(-1);
    if (!piece.isWordLike) {
      joint = /^[-’']$/u.test(piece.segment) ? piece.segment : '';
      if (/[^\s\-’'&]/u.test(piece.segment)) {
        runs.push({ tokens: [], isFirst: /[.!?…。！？؟।\n]/u.test(piece.segment) });
      }
    } else if (joint && before && !isUnspaced(pack.language)) {
      before.text += joint + piece.segment;
      before.form = foldWord(before.text);
      joint = '';
    } else {
      tokens.push({ text: piece.segment, form: foldWord(piece.segment) });
      joint = '';
    }
  }
  return runs;
}

/** In English most verbs are nouns as well: these places make them verbs. */
function isEnglishVerb(
  before: Token | undefined,
  after: Token | undefined,
  isFirst: boolean,
  pack: LanguagePack,
): boolean {
  if (before === undefined) return !isFirst;
  if (/^(?:and|or)$/u.test(before.form)) return after !== undefined && pack.stopwords.has(after.form);
  return /^(?:\p{L}+[^s]s|to|how|who|they|we|people|not)$/u.test(before.form);
}

/** Whether a word ends a noun phrase: an empty word, a word about research, a verb, a number. */
function partsPhrases(run: Run, i: number, pack: LanguagePack, sets: Sets): boolean {
  const token = run.tokens[i];
  const before = run.tokens[i - 1];
  if (!token) return true;
  const { form } = token;
  if (sets.joiners.has(form)) return false;
  if (sets.articles.has(form) && before && sets.joiners.has(before.form)) return false;
  if (/^\p{L}?\p{N}+$/u.test(form)) return true;
  if (pack.language === 'japanese' && !sound.test(token.text)) return true;
  if (sets.adjectives.has(form)) return false;
  const bare = pack.language === 'arabic' ? form.replace(/^[وف](?=..)/u, '') : form;
  if ([form, bare].some((word) => pack.stopwords.has(word) || sets.brief.has(word))) return true;
  if (!sets.verbs.has(form) && !sets.verbs.has(form.replace(/(?<=[^s])s$/u, ''))) return false;
  return pack.language !== 'english' || isEnglishVerb(before, run.tokens[i + 1], run.isFirst, pack);
}

/** Whether a new phrase begins at a word although nothing parts it from the last. */
function begins(token: Token, before: Token | undefined, pack: LanguagePack): boolean {
  // What carries an attached preposition begins anew; a direct plural modifies nothing that follows.
  if (pack.language === 'arabic')
    return /^[وف]?(?:لل|[بك]ال|[لب][إأ])\p{L}{3}/u.test(token.text) || /^وال/u.test(token.text);
  return pack.language === 'hindi' && before !== undefined && /(?:याँ|यां|एँ|एं)$/u.test(before.text);
}

function isBond(token: Token | undefined, sets: Sets): boolean {
  return token !== undefined && (sets.joiners.has(token.form) || sets.articles.has(token.form));
}

/** Without joiners at its ends, and cut to its head when it is too long. */
function trimmed(tokens: readonly Token[], pack: LanguagePack, sets: Sets): Token[] {
  let kept = [...tokens];
  const bared = () => {
    while (isBond(kept.at(-1), sets)) kept.pop();
    while (isBond(kept[0], sets)) kept.shift();
  };
  bared();
  while (kept.filter((token) => !isBond(token, sets)).length > longestPhrase) {
    kept = headLast.has(pack.language) ? kept.slice(1) : kept.slice(0, -1);
    bared();
  }
  return kept;
}

/** One phrase, or its parts where it is too long to be a name. */
function namesIn(tokens: readonly Token[], pack: LanguagePack, sets: Sets): Token[][] {
  if (!isUnspaced(pack.language)) return [trimmed(tokens, pack, sets)];
  const length = tokens.reduce((sum, token) => sum + token.text.length, 0);
  if (length <= longestUnspaced) return [trimmed(tokens, pack, sets)];
  const names: Token[][] = [[]];
  for (const token of tokens) {
    if (isBond(token, sets)) names.push([]);
    else names.at(-1)?.push(token);
  }
  return names.map((name) => trimmed(name, pack, sets));
}

/** A sentence's first word loses its capital, and a title all of them, unless it is written so elsewhere too. */
function uncapitalised(token: Token, loses: boolean, proper: ReadonlySet<string>, pack: LanguagePack): string {
  const plain = /^\p{Lu}[\p{Ll}\p{M}’'-]*$/u.test(token.text);
  if (pack.language === 'german' || !plain || proper.has(token.text) || !loses) return token.text;
  return token.text.toLocaleLowerCase(pack.tag);
}

/** A French name begins with its noun: l’accueil → accueil. */
function withoutElision(word: string): string {
  return word.replace(/^[ld]['’](?=\p{L}{3})/iu, '');
}

/** What tells one phrase from another: the stems of its full words, in the form that they have in the name. */
function stemsOf(words: readonly string[], pack: LanguagePack, sets: Sets): string[] {
  return words
    .map(foldWord)
    .filter((form) => !sets.joiners.has(form) && !sets.articles.has(form))
    .map((form) => termOf(pack.language === 'german' ? form.replace(/innen$/u, 'en') : form, pack.language));
}

/** The runs of words of which phrases are made, with the word before each. */
function* stretches(run: Run, pack: LanguagePack, sets: Sets): Generator<{ tokens: Token[]; start: number }> {
  let tokens: Token[] = [];
  for (const [i, token] of run.tokens.entries()) {
    const parted = partsPhrases(run, i, pack, sets);
    if ((parted || begins(token, run.tokens[i - 1], pack)) && tokens.length > 0) {
      yield { tokens, start: i - tokens.length };
      tokens = [];
    }
    if (!parted) tokens.push(token);
  }
  if (tokens.length > 0) yield { tokens, start: run.tokens.length - tokens.length };
}

/**
 * The noun phrases of a text, the weightiest first: early ones, longer ones, those that return. `title` tells that the
 * text is a heading, in which capitals mean nothing.
 */
export function phrasesOf(text: string, pack: LanguagePack, title: boolean): TopicPhrase[] {
  const sets = setsOf(pack);
  const runs = runsOf(text, pack);
  const capitals = runs.flatMap((run) => run.tokens.slice(1)).filter((token) => /^\p{Lu}/u.test(token.text));
  const proper = new Set(title ? [] : capitals.map((token) => token.text));
  const found = new Map<string, TopicPhrase>();
  for (const run of runs) {
    for (const { tokens, start } of stretches(run, pack, sets)) {
      const opener = run.tokens[start - 1];
      const oblique = pack.language === 'russian' && opener !== undefined && pack.nounBefore.has(opener.form);
      for (const kept of namesIn(tokens, pack, sets)) {
        const full = kept.filter((token) => !isBond(token, sets));
        if (full.every((token) => pack.weakWords.has(token.form) || sets.adjectives.has(token.form))) continue;
        const opens = (i: number) => run.isFirst && start === 0 && i === 0;
        const bare = kept.map((token, i) => uncapitalised(token, title || opens(i), proper, pack));
        const words = pack.language === 'french' ? bare.map((word, i) => (i > 0 ? word : withoutElision(word))) : bare;
        const named = inNameForm(words, pack.language);
        const name = named.join(isUnspaced(pack.language) ? '' : ' ');
        if ([...name].length < 2) continue;
        const stems = stemsOf(named, pack, sets);
        const key = [...stems].sort().join(' ');
        const known = found.get(key);
        const weight = known ? known.weight + 0.7 : 1 - found.size * 0.1 + (full.length > 1 ? 0.6 : 0);
        found.set(key, {
          text: known?.text ?? name,
          words: known?.words ?? named,
          stems,
          weight,
          oblique: oblique && (known?.oblique ?? true),
        });
      }
    }
  }
  return [...found.values()].sort((a, b) => b.weight - a.weight);
}
