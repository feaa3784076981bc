import type { Language } from '#contract/languages.ts';
import { languagePack } from '#engine/language/pack.ts';
import type { Reading } from '../../corpus/corpus.ts';
import { termOf } from '../../search/terms.ts';

const known = new WeakMap<Reading, Map<Language, Uint8Array>>();

/** By term of the vocabulary: 1 for the stem of a word that names nothing alone in a language ("last year"). */
export function weakTerms(reading: Reading, language: Language): Uint8Array {
  const made = known.get(reading) ?? new Map<Language, Uint8Array>();
  known.set(reading, made);
  const flags = made.get(language) ?? readFlags(reading, language);
  made.set(language, flags);
  return flags;
}

function readFlags({ vocabulary }: Reading, language: Language): Uint8Array {
  const stems = stemsOf(language);
  return Uint8Array.from(vocabulary.terms, (term) => (stems.has(term) ? 1 : 0));
}

const weak = new Map<Language, ReadonlySet<string>>();

function stemsOf(language: Language): ReadonlySet<string> {
  const made = weak.get(language) ?? new Set([...languagePack(language).weakWords].map((w) => termOf(w, language)));
  weak.set(language, made);
  return made;
}
