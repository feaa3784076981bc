import { readFileSync } from 'node:fs';
import type { Language } from '#contract/languages.ts';

/**
 * The word lists beside this file, read once and only for the languages that are asked for. This is the engine's one
 * look at a disk: they are its own constants, kept out of the source because they are long.
 */
function readData(name: string): unknown {
  return JSON.parse(readFileSync(new URL(`./data/${name}.json`, import.meta.url), 'utf8'));
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
export const stopwordsOf = remembered(
  (language: Language): ReadonlySet<string> => new Set(String(readData(`${language}-stopwords`)).split(' ')),
);
