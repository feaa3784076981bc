import { termOf } from '../../search/terms.ts';
import { segmenter } from '../../text/segmenters.ts';
import { foldWord, isUnspaced } from '../../text/words.ts';
import type { LanguagePack } from '../pack.ts';
import { topicNames, topicPhraseWeights } from '../tuning.ts';

const { repeated, perEarlierPhrase, severalWords } = topicPhraseWeights;

/** A noun phrase of the brief, as it occurs in a sentence. `oblique`: in a case that a name never has. */
export type TopicPhrase = {
  text: string;
  words: readonly string[];
  stems: readonly string[];
  weight: number;
  oblique: boolean;
};

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

/** Whether a word ends a noun phrase: an empty word, a word about research, a verb, a number. */
function partsPhrases(run: Run, i: number, pack: LanguagePack, sets: Sets): boolean {
  const token = run.tokens[i];
  const before = run.tokens[i - 1];
  if (!token) return true;
  const { form } = token;
  const rules = pack.grammar.phrases;
  if (sets.joiners.has(form)) return false;
  if (sets.articles.has(form) && before && sets.joiners.has(before.form)) return false;
  if (/^\p{L}?\p{N}+$/u.test(form)) return true;
  if (rules.letters && !rules.letters.test(token.text)) return true;
  if (sets.adjectives.has(form)) return false;
  const bare = rules.withoutConjunction?.(form) ?? form;
  if ([form, bare].some((word) => pack.stopwords.has(word) || sets.brief.has(word))) return true;
  if (!sets.verbs.has(form) && !sets.verbs.has(form.replace(/(?<=[^s])s$/u, ''))) return false;
  const neighbours = { before: before?.form, after: run.tokens[i + 1]?.form, isFirst: run.isFirst };
  return rules.isVerb?.(neighbours, pack.stopwords) ?? true;
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
  while (kept.filter((token) => !isBond(token, sets)).length > topicNames.maxPhraseWords) {
    kept = pack.grammar.phrases.headLast ? kept.slice(1) : kept.slice(0, -1);
    bared();
  }
  return kept;
}

/** One phrase, or its parts where it is too long to be a name. */
function namesIn(tokens: readonly Token[], pack: LanguagePack, sets: Sets): Token[][] {
  if (!isUnspaced(pack.language)) return [trimmed(tokens, pack, sets)];
  const length = tokens.reduce((sum, token) => sum + token.text.length, 0);
  if (length <= topicNames.maxUnspacedLength) return [trimmed(tokens, pack, sets)];
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
  if (pack.grammar.capitalisedNouns || !plain || proper.has(token.text) || !loses) return token.text;
  return token.text.toLocaleLowerCase(pack.tag);
}

/** What distinguishes phrases: the stems of its full words, in the form that they have in the name. */
function stemsOf(words: readonly string[], pack: LanguagePack, sets: Sets): string[] {
  return words
    .map(foldWord)
    .filter((form) => !sets.joiners.has(form) && !sets.articles.has(form))
    .map((form) => termOf(pack.grammar.phrases.comparedForm?.(form) ?? form, pack.language));
}

/** The runs of words of which phrases are made, with the word before each. */
function* stretches(run: Run, pack: LanguagePack, sets: Sets): Generator<{ tokens: Token[]; start: number }> {
  let tokens: Token[] = [];
  for (const [i, token] of run.tokens.entries()) {
    const parted = partsPhrases(run, i, pack, sets);
    if ((parted || pack.grammar.phrases.beginsPhrase?.(token.text, run.tokens[i - 1]?.text)) && tokens.length > 0) {
      yield { tokens, start: i - tokens.length };
      tokens = [];
    }
    if (!parted) tokens.push(token);
  }
  if (tokens.length > 0) yield { tokens, start: run.tokens.length - tokens.length };
}

/**
 * The noun phrases of a text, the weightiest first: early ones, longer ones, those that return. `title` means that the
 * text is a heading, in which capitals mean nothing.
 */
export function phrasesOf(text: string, pack: LanguagePack, title: boolean): TopicPhrase[] {
  const sets = setsOf(pack);
  const rules = pack.grammar.phrases;
  const runs = runsOf(text, pack);
  const capitals = runs.flatMap((run) => run.tokens.slice(1)).filter((token) => /^\p{Lu}/u.test(token.text));
  const proper = new Set(title ? [] : capitals.map((token) => token.text));
  const found = new Map<string, TopicPhrase>();
  for (const run of runs) {
    for (const { tokens, start } of stretches(run, pack, sets)) {
      const opener = run.tokens[start - 1];
      const oblique = rules.prepositionsTakeCases === true && opener !== undefined && pack.nounBefore.has(opener.form);
      for (const kept of namesIn(tokens, pack, sets)) {
        const full = kept.filter((token) => !isBond(token, sets));
        if (full.every((token) => pack.weakWords.has(token.form) || sets.adjectives.has(token.form))) continue;
        const opens = (i: number) => run.isFirst && start === 0 && i === 0;
        const bare = kept.map((token, i) => uncapitalised(token, title || opens(i), proper, pack));
        const words = bare.map((word, i) => (i > 0 ? word : (rules.withoutArticle?.(word) ?? word)));
        const named = rules.nameForm?.(words) ?? words;
        const name = named.join(isUnspaced(pack.language) ? '' : ' ');
        if ([...name].length < 2) continue;
        const stems = stemsOf(named, pack, sets);
        const key = [...stems].sort().join(' ');
        const known = found.get(key);
        const weight = known
          ? known.weight + repeated
          : 1 - found.size * perEarlierPhrase + (full.length > 1 ? severalWords : 0);
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
