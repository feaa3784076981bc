import { type Language, languageTags } from '#contract/languages.ts';
import { grammarOf } from '#engine/language/definition-of.ts';
import type { Corpus } from '../../../corpus/corpus.ts';
import { isUnspaced } from '../../../text/words.ts';
import { mentionedNames } from '../../mask/mentioned-names.ts';
import { holdsName } from './holds-name.ts';
import { capitalisedIn, namesIn } from './names-in.ts';
import { isOrdinaryWord, isWrittenSmall } from './ordinary-words.ts';
import { speakersNamedIn } from './speakers-named.ts';
import { isSurelyName } from './surely-names.ts';

/** What a text says, and where its names may occur: in its quotes, with those who are quoted, or in words of the team. */
export type Named = { text: string; said: string; speakers: string; known: string; language: Language };

/**
 * What is wrong with the names of a text. `unsupported`: it has a name that its quotes, the people quoted and the team's words do not
 * have, or the name of a speaker whom it does not quote. `doubtful`: it has a word there that may be a name. `isSame`: some of what is
 * quoted is in the language of the text.
 */
export function nameFaultOf(corpus: Corpus, named: Named, isSame: boolean): 'unsupported' | 'doubtful' | null {
  const { text, said, speakers, language } = named;
  const quoted = `${said}\n${speakers}`;
  if (unheldNames(named).length > 0) return 'unsupported';
  if (!speakersNamedIn(corpus, text, language).every((name) => holdsName(quoted, name, language))) return 'unsupported';
  return isSame && mayHoldName(corpus, named) ? 'doubtful' : null;
}

/** Names of a text that what it may take names from does not have. */
export function unheldNames({ text, said, speakers, known, language }: Named): string[] {
  const all = `${said}\n${speakers}\n${known}`;
  const surely = mentionsIn(text, language).filter((name) => isSurelyName(text, name, language));
  // Written in another script, a name cannot be compared.
  const comparable = surely.filter((name) => scriptsOf(all).has(scriptOf(name)));
  return [...namesIn(text, language), ...comparable].filter((name) => !holdsName(all, name, language));
}

/** Whether a text may name a person in a word that begins a sentence, or among words that all have a capital, or in another way. */
function mayHoldName(corpus: Corpus, { text, said, speakers, known, language }: Named): boolean {
  const all = `${said}\n${speakers}\n${known}`;
  const capitals = grammarOf(language).capitalisedNouns
    ? []
    : capitalisedIn(text, language).filter((w) => !isWrittenSmall(corpus, w));
  return [...capitals, ...mentionsIn(text, language)].some(
    (word) =>
      !isOrdinaryWord(word.toLocaleLowerCase(languageTags[language]), language) && !holdsName(all, word, language),
  );
}

/** The people whom a text names. In Chinese and Japanese many words for a trade come before a form of address, too. */
function mentionsIn(text: string, language: Language): string[] {
  const words = mentionedNames(text, language).flatMap((name) => name.split(' '));
  return !isUnspaced(language) ? words : words.filter((word) => !isOrdinaryWord(word, language));
}

const scripts = ['Latin', 'Cyrillic', 'Arabic', 'Devanagari', 'Han', 'Hiragana', 'Katakana'].map(
  (script) => [script, new RegExp(`\\p{Script=${script}}`, 'u')] as const,
);
const scriptOf = (name: string): string => scripts.find(([, letters]) => letters.test(name))?.[0] ?? '';
const scriptsOf = (text: string) =>
  new Set(scripts.flatMap(([script, letters]) => (letters.test(text) ? [script] : [])));
