import type { Language } from '#contract/languages.ts';
import { foldWord, isUnspaced } from '../text/words.ts';
import { synonymsOfLanguage } from './data/data.ts';
import { grammarOf } from './definition-of.ts';

/** Fields of everyday life and work by the words that belong to them; the same names in all languages. */
type ByCue = ReadonlyMap<string, readonly string[]>;
type Fields = {
  readonly whole: ByCue;
  readonly starts: ByCue;
  /** A pattern of all phrases, null where there is none. */
  readonly phrase: RegExp | null;
  readonly phrases: ByCue;
};

const known = new Map<Language, Fields>();

function fieldsIn(language: Language): Fields {
  const found = known.get(language);
  if (found) return found;
  const whole = new Map<string, string[]>();
  const starts = new Map<string, string[]>();
  const phrases = new Map<string, string[]>();
  for (const [field, cues] of Object.entries(synonymsOfLanguage(language)))
    for (const cue of cues.split(' ')) {
      // Words are cut at hyphens, too.
      const isPhrase = /[_-]/u.test(cue);
      const list = isPhrase ? phrases : cue.endsWith('*') ? starts : whole;
      const key = isPhrase ? cue.replaceAll('_', ' ') : foldWord(cue.replace(/\*$/u, ''));
      list.set(key, [...(list.get(key) ?? []), field]);
    }
  // Where there are no spaces, a word with an ending may be cut inside its stem, so it is looked for in the sentence.
  if (isUnspaced(language))
    for (const [cue, fields] of whole) if (/^\p{Script=Han}+\p{Script=Hiragana}+/u.test(cue)) phrases.set(cue, fields);
  const run = [...phrases.keys()].join('|');
  const phrase =
    phrases.size > 0 && isUnspaced(language)
      ? new RegExp(run, 'giu')
      : phrases.size > 0
        ? new RegExp(`(?<!\\p{L})(?:${[...phrases.keys()].join('|')})(?!\\p{L})`, 'giu')
        : null;
  const made = { whole, starts, phrase, phrases };
  known.set(language, made);
  return made;
}

/** The fields that a word (folded) belongs to: "salary" and "wage" have one in common. Empty for most words. */
export function fieldsOfWord(form: string, language: Language): ReadonlySet<string> {
  if (isUnspaced(language)) return fieldsOfRun(form, runsIn(language));
  const { whole, starts } = fieldsIn(language);
  const fields = new Set<string>();
  for (const variant of variantsOf(form, language)) addFields(fields, variant, { whole, starts });
  return fields;
}

function addFields(fields: Set<string>, form: string, { whole, starts }: Pick<Fields, 'whole' | 'starts'>): void {
  for (const field of whole.get(form) ?? []) fields.add(field);
  for (let length = 2; length <= form.length; length++)
    for (const field of starts.get(form.slice(0, length)) ?? []) fields.add(field);
}

/** The word, and it without what is written onto its front or into it. */
function variantsOf(form: string, language: Language): readonly string[] {
  const { attachedJoints, participlePrefix, withoutPrefix } = grammarOf(language);
  return [
    form,
    ...(participlePrefix ? [form.replace(participlePrefix, '$<prefix>')] : []),
    ...(attachedJoints ? [form.replace(attachedJoints, '')] : []),
    withoutPrefix?.(form) ?? form,
  ];
}

/** Whether a word (folded) is in the lists as a whole. */
export function isListed(form: string, language: Language): boolean {
  return fieldsIn(language).whole.has(form);
}

/** The fields that phrases in a text belong to. */
export function fieldsOfPhrases(text: string, language: Language): ReadonlySet<string> {
  const { phrase, phrases } = fieldsIn(language);
  if (!phrase) return new Set();
  return new Set([...text.matchAll(phrase)].flatMap(([said]) => phrases.get(said.toLowerCase()) ?? []));
}

/** The phrases of a text that are in the lists, with their fields; where there are no spaces, words are found without this. */
export function phrasesIn(text: string, language: Language): { phrase: string; fields: readonly string[] }[] {
  const { phrase, phrases } = fieldsIn(language);
  if (!phrase || isUnspaced(language)) return [];
  return [...text.matchAll(phrase)].map(([said]) => ({ phrase: said, fields: phrases.get(said.toLowerCase()) ?? [] }));
}

const kanaEnding = /^\p{Script=Hiragana}*$/u;

/** Cues by their first letter. */
type Runs = ReadonlyMap<string, readonly (readonly [cue: string, fields: readonly string[]])[]>;
const knownRuns = new Map<Language, Runs>();

function runsIn(language: Language): Runs {
  const found = knownRuns.get(language);
  if (found) return found;
  const made = Map.groupBy(fieldsIn(language).whole, ([cue]) => cue.charAt(0));
  knownRuns.set(language, made);
  return made;
}

/** Without spaces a word may be cut anywhere: a cue of one character is its beginning, a
 * longer one is anywhere in it, or the word is the cue without its kana ending. */
function fieldsOfRun(form: string, runs: Runs): Set<string> {
  const fields = new Set<string>();
  for (let at = 0; at < form.length; at++)
    for (const [cue, own] of runs.get(form.charAt(at)) ?? []) {
      const isSingle = [...cue].length === 1;
      const isOpen = isSingle ? at === 0 && kanaEnding.test(form.slice(cue.length)) : form.startsWith(cue, at);
      const isStem = at === 0 && form.length > 1 && cue.startsWith(form) && kanaEnding.test(cue.slice(form.length));
      if (isOpen || isStem) for (const field of own) fields.add(field);
    }
  return fields;
}
