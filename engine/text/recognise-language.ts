import { defaultLanguage, type Language, languages, languageTags } from '#contract/languages.ts';
import { languagePack } from '#engine/language/pack.ts';
import { isLatin } from '#engine/language/script.ts';
import { recognition } from '../tuning.ts';
import { wordsOf } from './words.ts';

const { sampleLength, minFunctionWords, maxShareDifference, certain } = recognition;
const latin = languages.filter(isLatin);

/**
 * The language of a text, among the ten that a project can have. Scripts decide first, then how frequent function words
 * are (a hint wins where it is not contradicted); only a close call asks the n-gram recogniser (eld), which takes longer to load than most documents to read.
 */
export async function recogniseLanguage(text: string, hint?: Language): Promise<Language> {
  const fallback = hint ?? defaultLanguage;
  const sample = sampleOf(text);
  const byScript = scriptLanguage(sample);
  if (byScript) return byScript;
  const words = wordsOf(sample, { start: 0, end: sample.length }, 'english').map((w) => w.form);
  // The same word again and again shows no language.
  if (new Set(words).size < 2) return fallback;
  const shareOf = (language: Language) => {
    const { stopwords } = languagePack(language);
    return words.filter((w) => stopwords.has(w)).length / words.length;
  };
  if (hint && latin.includes(hint) && shareOf(hint) >= minFunctionWords) return hint;
  const shares = latin.map((language) => ({ language, share: shareOf(language) })).sort((a, b) => b.share - a.share);
  const [first, second] = shares;
  const hinted = shares.find((s) => s.language === hint);
  if (hint && hinted && hinted.share >= (first?.share ?? 0) - maxShareDifference) return hint;
  const isCertain =
    words.length >= certain.minWords &&
    (first?.share ?? 0) > certain.minShare &&
    (first?.share ?? 0) - (second?.share ?? 0) > certain.minShareDifference;
  if (first && second && isCertain) return first.language;
  return (await recogniseByNgrams(sample)) ?? first?.language ?? fallback;
}

/** From the beginning, the middle and the end, so that an English front page does not decide. */
function sampleOf(text: string): string {
  if (text.length <= sampleLength) return text;
  const third = Math.floor(sampleLength / 3);
  const middle = Math.floor((text.length - third) / 2);
  return `${text.slice(0, third)} ${text.slice(middle, middle + third)} ${text.slice(-third)}`;
}

function scriptLanguage(sample: string): Language | null {
  const count = (pattern: RegExp) => sample.match(pattern)?.length ?? 0;
  const kana = count(/[\u3040-\u30ff]/g);
  const han = count(/[\u3400-\u9fff\uf900-\ufaff]/g);
  const arabic = count(/[\u0600-\u06ff]/g);
  const devanagari = count(/[\u0900-\u097f]/g);
  const cyrillic = count(/[\u0400-\u04ff]/g);
  const roman = count(/[a-zA-Z\u00c0-\u024f]/g);
  const eastAsian = recognition.lettersPerHan * (kana + han);
  const max = Math.max(eastAsian, arabic, devanagari, cyrillic, roman);
  if (max === 0 || max === roman) return null;
  if (max === eastAsian) return kana * recognition.maxHanPerKana > han ? 'japanese' : 'chinese';
  if (max === arabic) return 'arabic';
  return max === devanagari ? 'hindi' : 'russian';
}

async function recogniseByNgrams(sample: string): Promise<Language | null> {
  const { eld } = await import('eld/extrasmall');
  const scores = eld.detect(sample).getScores();
  const byTag = new Map<string, Language>(languages.map((l) => [languageTags[l], l]));
  const ranked = Object.entries(scores).sort((a, b) => b[1] - a[1]);
  for (const [tag] of ranked) {
    const language = byTag.get(tag);
    if (language) return language;
  }
  return null;
}
