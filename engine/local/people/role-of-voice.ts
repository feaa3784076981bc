import type { Language } from '#contract/languages.ts';
import { languagePack } from '#engine/language/pack.ts';
import { type Corpus, type Reading, voiceIndexOf } from '../../corpus/corpus.ts';
import { maxRoleInSentence } from '../tuning/people.ts';
import { describe } from './person-fields.ts';

const sentencesOf = new WeakMap<Reading, ReadonlyMap<number, readonly number[]>>();
const roles = new WeakMap<Reading, Map<number, string>>();

/**
 * What a voice, or the head of the transcript, says about its work, short enough to follow a name; empty where it
 * is not known or said in another language than `language`.
 */
export function roleOfVoice(corpus: Corpus, voice: number, language: Language): string {
  const { reading } = corpus;
  const { documents = [], row = null } = reading.voices[voice] ?? {};
  if (row !== null || documents.some((document) => reading.languages[document] !== language)) return '';
  const known = roles.get(reading) ?? new Map<number, string>();
  roles.set(reading, known);
  const role = known.get(voice) ?? readRole(corpus, voice, language);
  known.set(voice, role);
  return role;
}

function readRole(corpus: Corpus, index: number, language: Language): string {
  const voice = corpus.reading.voices[index];
  const sentences = sentencesByVoice(corpus.reading).get(index);
  if (!voice || !sentences) return '';
  const spoken = describe(corpus, { voice, sentences }).spokenRole ?? '';
  // "nurse (nights)"
  const role = spoken.replace(/\s*[(（][^()（）]*[)）]\s*$/u, '');
  const isPlain = role.length <= maxRoleInSentence && !/[()（）[\]"“”„«»「」:：]/u.test(role);
  return isPlain ? withoutCapital(role, language) : '';
}

/** A role written as a heading, within a sentence: "Teaching assistant", but not "IT manager". */
function withoutCapital(role: string, language: Language): string {
  if (languagePack(language).grammar.capitalisedNouns || !/^\p{Lu}[\p{Ll}\p{M}-]*(?:\s[^\p{Lu}]*)?$/u.test(role))
    return role;
  return role.charAt(0).toLocaleLowerCase(languagePack(language).tag) + role.slice(1);
}

/** The sentences of each voice. */
export function sentencesByVoice(reading: Reading): ReadonlyMap<number, readonly number[]> {
  const known = sentencesOf.get(reading);
  if (known) return known;
  const made = new Map<number, number[]>();
  for (const [i, sentence] of reading.sentences.entries()) {
    const voice = voiceIndexOf(reading, sentence);
    const own = made.get(voice);
    if (own) own.push(i);
    else made.set(voice, [i]);
  }
  sentencesOf.set(reading, made);
  return made;
}
