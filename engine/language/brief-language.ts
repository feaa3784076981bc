import { type Language, languages } from '#contract/languages.ts';
import { wordsOf } from '../text/words.ts';
import { languagePack } from './pack.ts';
import { briefLanguage } from './tuning.ts';

const { maxLength, minStopwordShare, minShareRatio } = briefLanguage;

function shareOfStopwords(text: string, language: Language): number {
  const words = wordsOf(text, { start: 0, end: text.length }, language);
  const { stopwords } = languagePack(language);
  return words.length === 0 ? 0 : words.filter((word) => stopwords.has(word.form)).length / words.length;
}

/** The language that a brief is written in: the project's own, unless its empty words are clearly those of another. */
export function languageOfBrief(text: string, own: Language): Language {
  const part = text.slice(0, maxLength);
  const expected = shareOfStopwords(part, own);
  if (expected >= minStopwordShare) return own;
  const [best] = languages
    .filter((language) => language !== own)
    .map((language) => ({ language, share: shareOfStopwords(part, language) }))
    .sort((a, b) => b.share - a.share);
  return best && best.share >= minStopwordShare && best.share > expected * minShareRatio ? best.language : own;
}
