import type { Language } from '#contract/languages.ts';
import { arabicConcepts, arabicFields } from '../arabic/concepts.ts';
import { chineseConcepts, chineseFields } from '../chinese/concepts.ts';
import { englishConcepts, englishFields } from '../english/concepts.ts';
import { frenchConcepts, frenchFields } from '../french/concepts.ts';
import { germanConcepts, germanFields } from '../german/concepts.ts';
import { hindiConcepts, hindiFields } from '../hindi/concepts.ts';
import { japaneseConcepts, japaneseFields } from '../japanese/concepts.ts';
import { portugueseConcepts, portugueseFields } from '../portuguese/concepts.ts';
import { russianConcepts, russianFields } from '../russian/concepts.ts';
import { spanishConcepts, spanishFields } from '../spanish/concepts.ts';

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
