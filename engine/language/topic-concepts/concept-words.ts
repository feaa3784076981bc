import type { Language } from '#contract/languages.ts';
import { arabicConcepts, arabicFields } from './arabic.ts';
import { chineseConcepts, chineseFields } from './chinese.ts';
import { englishConcepts, englishFields } from './english.ts';
import { frenchConcepts, frenchFields } from './french.ts';
import { germanConcepts, germanFields } from './german.ts';
import { hindiConcepts, hindiFields } from './hindi.ts';
import { japaneseConcepts, japaneseFields } from './japanese.ts';
import { portugueseConcepts, portugueseFields } from './portuguese.ts';
import { russianConcepts, russianFields } from './russian.ts';
import { spanishConcepts, spanishFields } from './spanish.ts';

/** One line for each field, and one for each concept: `key: name; cue, cue`. */
export const conceptWords: Record<Language, { readonly fields: string; readonly concepts: string }> = {
  english: { fields: englishFields, concepts: englishConcepts },
  spanish: { fields: spanishFields, concepts: spanishConcepts },
  french: { fields: frenchFields, concepts: frenchConcepts },
  german: { fields: germanFields, concepts: germanConcepts },
  russian: { fields: russianFields, concepts: russianConcepts },
  chinese: { fields: chineseFields, concepts: chineseConcepts },
  japanese: { fields: japaneseFields, concepts: japaneseConcepts },
  arabic: { fields: arabicFields, concepts: arabicConcepts },
  hindi: { fields: hindiFields, concepts: hindiConcepts },
  portuguese: { fields: portugueseFields, concepts: portugueseConcepts },
};
