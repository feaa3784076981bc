import type { Language } from '#contract/languages.ts';
import { languagePack } from '#engine/language/pack.ts';
import { type Corpus, languagesOf } from '../../../corpus/corpus.ts';
import { isRoleLabel } from '../../../text/labels/role-labels.ts';
import { holdsName } from './holds-name.ts';

const namesOf = new WeakMap<Corpus, readonly string[]>();

/** Those of the material's speakers whose names a text contains. */
export function speakersNamedIn(corpus: Corpus, text: string, language: Language): string[] {
  const names = namesOf.get(corpus) ?? namesOfSpeakers(corpus);
  namesOf.set(corpus, names);
  const capitals = text.match(/\p{Lu}[\p{L}\p{M}]*/gu) ?? [];
  const occurs = (name: string) =>
    /^\p{Lu}/u.test(name)
      ? capitals.some((word) => word.startsWith(name.slice(0, 3)) && holdsName(word, name, language))
      : text.includes(name) && holdsName(text, name, language);
  return names.filter((name) => occurs(name) && !languagePack(language).stopwords.has(name.toLowerCase()));
}

/** The parts of the names of all who speak, but not words for a role. Two letters in kana may or may not be a name. */
function namesOfSpeakers(corpus: Corpus): string[] {
  const languages = languagesOf(corpus);
  const named = corpus.reading.voices.filter(({ key }) => !languages.some((language) => isRoleLabel(key, language)));
  const parts = named.flatMap(({ name }) => name?.match(/[\p{L}\p{M}]+/gu) ?? []);
  return [...new Set(parts)].filter((part) => part.length >= minLengthOf(part) && !/^\p{Ll}/u.test(part));
}

const minLengthOf = (part: string): number => (/^(?:\p{Lu}|[\p{Script=Hiragana}\u30fc]+$)/u.test(part) ? 3 : 2);
