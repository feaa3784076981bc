import type { Language } from '#contract/languages.ts';
import { inTranscripts } from '#engine/language/transcript.ts';
import { type Corpus, languagesOf } from '../../corpus/corpus.ts';
import { isRoleLabel } from '../../text/labels/role-labels.ts';
import { createMask, isEastAsian } from './create-mask.ts';
import type { Mask } from './mask.ts';
import { mentionedNames } from './mentioned-names.ts';

const masks = new WeakMap<Corpus, Mask>();

/**
 * The mask of a corpus: the names of all who speak in it, of those whom they mention, and what looks like an address or a number of a
 * person.
 */
export function maskOf(corpus: Corpus): Mask {
  const known = masks.get(corpus);
  if (known) return known;
  const made = createMask({
    names: [...new Set([...namesIn(corpus), ...mentionedIn(corpus)])],
    texts: corpus.documents.map(({ text }) => text),
    languages: languagesOf(corpus),
  });
  masks.set(corpus, made);
  return made;
}

/** A text on its own as the mask of its speakers, and of those it mentions, leaves it. Of what is only compared nothing is restored. */
export function maskedText(text: string, language: Language, speakers: readonly string[] = []): string {
  const names = [...withParts(speakers), ...mentionedNames(text, language)];
  const part = createMask({ names, languages: [language] }).part({ data: text, label: '' });
  return 'data' in part ? part.data : text;
}

/** The names of those who speak. */
function namesIn(corpus: Corpus): string[] {
  const languages = languagesOf(corpus);
  const isRole = (key: string) => languages.some((language) => isRoleLabel(key, language));
  const whole = corpus.reading.voices.flatMap(({ name, key }) => (name && !isRole(key) ? [name] : []));
  return withParts(whole);
}

/** The names of people who are only spoken of, by the language of each document; words for a role stay. */
function mentionedIn(corpus: Corpus): string[] {
  const languages = languagesOf(corpus);
  const names = corpus.documents.flatMap(({ text }, i) =>
    mentionedNames(text, corpus.reading.languages[i] ?? corpus.language),
  );
  return [...new Set(names)]
    .filter((name) => !languages.some((language) => isRoleLabel(name.toLowerCase(), language)))
    .sort((a, b) => b.length - a.length || (a < b ? -1 : 1));
}

/** The names, whole and in parts: "Ines Duarte", "Ines", "Duarte". The longest come first. */
function withParts(whole: readonly string[]): string[] {
  const parts = whole.flatMap((name) => name.match(/[\p{L}\p{M}][\p{L}\p{M}'’-]+/gu) ?? []);
  const isName = (part: string) => [...part].length > (isEastAsian(part) ? 1 : 2) && !isFunctionWord(part);
  return [...new Set([...whole, ...parts])].filter((n) => isName(n)).sort((a, b) => b.length - a.length);
}

/** "Dr.", "van", "and" between the parts of names. */
const functionWord = new RegExp(String.raw`^(?:\p{Ll}|${inTranscripts('title')}$)`, 'u');
const isFunctionWord = (part: string): boolean => functionWord.test(part);
