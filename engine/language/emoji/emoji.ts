import type { Language } from '#contract/languages.ts';
import { termOf } from '../../search/terms.ts';
import { foldWord, wordsOf } from '../../text/words.ts';
import { emojiKeywords } from '../data/data.ts';
import { grammarOf } from '../definition-of.ts';
import { languagePack } from '../pack.ts';
import { emojiFit } from '../tuning.ts';

/** The specification's default emoji of an insight. */
export const defaultEmoji = '📊';

const people = ['🧑‍💼', '🧑‍💻', '🧑‍🎨', '🧑‍🔬', '🧑‍🏫', '🧑‍🔧', '🧑‍🍳', '🧑‍🌾'] as const;

/** One of the fixed eight, in turn; none shows a gender, because a name does not show it. */
export function personEmoji(index: number): string {
  return people[((index % people.length) + people.length) % people.length] ?? people[0];
}

type Hit = { emoji: string; weight: number };
type Hits = ReadonlyMap<string, readonly Hit[]>;
/** By words as they are, and by their stems; the latter are made only when a word is not found as it is. */
type EmojiIndex = { exact: Hits; stems: () => Hits };

const indexes = new Map<Language, EmojiIndex>();

function fold(text: string): string {
  return text.trim().toLowerCase().split(/\s+/u).map(foldWord).join(' ');
}

/** What a word shares with its other forms. */
function stemOf(form: string, language: Language): string {
  return termOf(grammarOf(language).withoutPrefix?.(form) ?? form, language);
}

function partsOf(phrase: string, language: Language): string[] {
  return wordsOf(phrase, { start: 0, end: phrase.length }, language).map((word) => word.form);
}

function push(map: Map<string, Hit[]>, key: string, hit: Hit): void {
  const hits = map.get(key);
  if (hits) hits.push(hit);
  else map.set(key, [hit]);
}

/** Every keyword with its weight: earlier ones say more, later ones are associations. */
function* keywordsOf(language: Language): Generator<{ emoji: string; key: string; parts: string[]; weight: number }> {
  for (const [emoji, keywords] of emojiKeywords(language)) {
    for (const [place, keyword] of keywords.entries()) {
      const key = fold(keyword);
      yield { emoji, key, parts: key.split(' '), weight: 1 / (1 + place * emojiFit.keywordDecay) };
    }
  }
}

function stemIndex(language: Language): Hits {
  const stems = new Map<string, Hit[]>();
  for (const { emoji, parts, weight } of keywordsOf(language)) {
    const share = emojiFit.stemFactor[parts.length > 1 ? 'part' : 'whole'];
    for (const part of parts) push(stems, stemOf(part, language), { emoji, weight: weight * share });
  }
  return stems;
}

function indexOf(language: Language): EmojiIndex {
  const known = indexes.get(language);
  if (known) return known;
  const exact = new Map<string, Hit[]>();
  for (const { emoji, key, parts, weight } of keywordsOf(language)) {
    push(exact, key, { emoji, weight });
    if (parts.length > 1) for (const part of parts) push(exact, part, { emoji, weight: weight * emojiFit.partFactor });
  }
  let stems: Hits | undefined;
  const index = {
    exact,
    stems: () => {
      stems ??= stemIndex(language);
      return stems;
    },
  };
  indexes.set(language, index);
  return index;
}

/**
 * The emoji whose keywords fit best, the first words counting most; `📊` when none does. Those in `avoid` are passed
 * over, so that the cards of a grid differ. Words may be phrases, in any case.
 */
export function emojiFor(words: readonly string[], language: Language, avoid?: ReadonlySet<string>): string {
  const { exact, stems } = indexOf(language);
  const { stopwords, weakWords } = languagePack(language);
  const scores = new Map<string, number>();
  const count = (hits: readonly Hit[] | undefined, worth: number) => {
    const best = new Map<string, number>();
    for (const { emoji, weight } of hits ?? []) best.set(emoji, Math.max(best.get(emoji) ?? 0, weight));
    for (const [emoji, weight] of best) {
      if (!avoid?.has(emoji)) scores.set(emoji, (scores.get(emoji) ?? 0) + weight * worth);
    }
  };
  for (const [place, phrase] of words.entries()) {
    const worth = 1 / (1 + place * emojiFit.wordDecay);
    const key = fold(phrase);
    count(exact.get(key), emojiFit.phraseFactor * worth);
    for (const part of partsOf(phrase, language)) {
      if (stopwords.has(part)) continue;
      const { wordOfPhraseFactor, weakWordFactor } = emojiFit;
      const value = (part === key ? 1 : wordOfPhraseFactor) * worth * (weakWords.has(part) ? weakWordFactor : 1);
      count((part === key ? undefined : exact.get(part)) ?? stems().get(stemOf(part, language)), value);
    }
  }
  let best = defaultEmoji;
  let highest = 0;
  for (const [emoji, score] of scores) {
    if (score <= highest) continue;
    best = emoji;
    highest = score;
  }
  return best;
}
