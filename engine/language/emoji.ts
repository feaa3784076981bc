import type { Language } from '#contract/languages.ts';
import { foldWord, wordsOf } from '../text/words.ts';
import { emojiKeywords } from './data.ts';

/** The specification's default for an insight without an emoji of its own. */
export const defaultEmoji = '📊';

const people = ['👩‍💼', '👨‍💻', '🧑‍🎨', '👩‍🔬', '👨‍🏫', '🧑‍🔧', '👩‍🍳', '👨‍🌾'] as const;

/** One of the fixed eight, in turn. */
export function personEmoji(index: number): string {
  return people[((index % people.length) + people.length) % people.length] ?? people[0];
}

type Hit = { emoji: string; weight: number };
type EmojiIndex = { exact: ReadonlyMap<string, readonly Hit[]>; beginnings: ReadonlyMap<string, readonly Hit[]> };

/** Letters that a word's beginning must share to count as the same word with another ending. */
const beginningLength = 5;
const indexes = new Map<Language, EmojiIndex>();

function fold(text: string): string {
  return text.split(/\s+/u).map(foldWord).join(' ');
}

function indexOf(language: Language): EmojiIndex {
  const known = indexes.get(language);
  if (known) return known;
  const exact = new Map<string, Hit[]>();
  const beginnings = new Map<string, Hit[]>();
  const add = (map: Map<string, Hit[]>, key: string, hit: Hit) => {
    const hits = map.get(key);
    if (hits) hits.push(hit);
    else map.set(key, [hit]);
  };
  for (const [emoji, keywords] of emojiKeywords(language)) {
    for (const [place, keyword] of keywords.entries()) {
      const key = fold(keyword);
      // Earlier keywords say more; later ones are associations.
      const weight = 1 / (1 + place * 0.06);
      add(exact, key, { emoji, weight });
      for (const part of key.split(' ')) {
        if (part !== key) add(exact, part, { emoji, weight: weight * 0.5 });
        if (part.length > beginningLength)
          add(beginnings, part.slice(0, beginningLength), { emoji, weight: weight * 0.4 });
      }
    }
  }
  const index = { exact, beginnings };
  indexes.set(language, index);
  return index;
}

/**
 * The emoji whose keywords fit best, the first words counting most; `📊` when none does. Those in `avoid` are passed
 * over, so that the cards of a grid do not all look alike. Words may be phrases, in any case.
 */
export function emojiFor(words: readonly string[], language: Language, avoid?: ReadonlySet<string>): string {
  const { exact, beginnings } = indexOf(language);
  const scores = new Map<string, number>();
  const count = (hits: readonly Hit[] | undefined, factor: number) => {
    for (const { emoji, weight } of hits ?? []) {
      if (!avoid?.has(emoji)) scores.set(emoji, Math.max(scores.get(emoji) ?? 0, 0) + weight * factor);
    }
  };
  for (const [place, phrase] of words.entries()) {
    const worth = 1 / (1 + place * 0.35);
    const key = fold(phrase.trim().toLowerCase());
    count(exact.get(key), 2 * worth);
    const parts = wordsOf(phrase, { start: 0, end: phrase.length }, language).map((word) => word.form);
    for (const part of parts) {
      if (part.length < 2 && !/\p{Script=Han}/u.test(part)) continue;
      const hits = part === key ? undefined : exact.get(part);
      count(hits, worth);
      if (!hits && part !== key && part.length > beginningLength)
        count(beginnings.get(part.slice(0, beginningLength)), worth);
      if (part === key && !exact.has(key) && part.length > beginningLength)
        count(beginnings.get(part.slice(0, beginningLength)), worth);
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
