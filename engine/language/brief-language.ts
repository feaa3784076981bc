import { type Language, languages } from '#contract/languages.ts';
import { wordsOf } from '../text/words.ts';
import { languagePack } from './pack.ts';

const longestRead = 1_500;
/** The share of empty words that only a text in a language itself has. */
const sure = 0.2;

function shareOfStopwords(text: string, language: Language): number {
  const words = wordsOf(text, { start: 0, end: text.length }, language);
  const { stopwords } = languagePack(language);
  return words.length === 0 ? 0 : words.filter((word) => stopwords.has(word.form)).length / words.length;
}

/** The language that a brief is written in: the project's own, unless its empty words are clearly those of another. */
export function languageOfBrief(text: string, own: Language): Language {
  const part = text.slice(0, longestRead);
  const expected = shareOfStopwords(part, own);
  if (expected >= sure) return own;
  const [best] = languages
    .filter((language) => language !== own)
    .map((language) => ({ language, share: shareOfStopwords(part, language) }))
    .sort((a, b) => b.share - a.share);
  return best && best.share >= sure && best.share > expected * 3 ? best.language : own;
}
