import type { Language } from '#contract/languages.ts';
import type { Pattern } from '../cue.ts';
import { definitionOf } from '../definition-of.ts';

/**
 * How prose attributes words to a person. All but the patterns are sources of patterns in which capitals count: `{N}` is a
 * name, `{P}` a person who was introduced, by any form of the name or by a pronoun, with a description after it.
 */
export type Attribution = {
  /** What only records of research say: "participants", "told us". Without any of it, no one in a text is a participant. */
  research: Pattern;
  /** News, literature and speeches: what a sentence with one of these quotes was said to another person. */
  elsewhere: Pattern;
  /** Descriptions of those who ask, write or speak for an organisation, and names of organisations. */
  outsiders: Pattern;
  /** People named by their relation alone ("her manager"), between whose mention and a pronoun the pronoun is uncertain. */
  relations: Pattern;
  /** A name without its title. */
  name: string;
  titles: { before?: string; after?: string };
  /** The family name within a whole name that is written without a space. */
  familyName?: RegExp;
  pronouns: string;
  /** Ways in which a person is introduced: `{N}`, and what they are in a group `about`. */
  introductions: readonly string[];
  /** Ways in which a sentence names who says it; a group `who` instead of `{P}` holds a pronoun. */
  patterns: readonly string[];
  /** The words before the name in "according to Maria Keller". */
  accordingTo?: string;
  /** The same without a subject, right after words in quotation marks. */
  elided?: string;
  /** What joins two names without a space. */
  joint?: string;
  /** Letters before the number of a participant: "P4". */
  codes?: string;
  /** How a word ends that may precede a name as a trade, where nouns are written as names are. */
  tradeBefore?: RegExp;
  /** Names take endings: those that a case gives a word, anywhere in a name, and the last letter that they replace. */
  endings?: { readonly ofCases: RegExp; readonly ofStem: RegExp };
  /** People who are named and nothing else; absent where a name always has an honorific. */
  named?: Named;
};

/**
 * When a name by itself is a participant's. `meetings` and `reports` are sources of patterns with `{N}` for a name: "we spoke
 * with {N}", "{N} told us".
 */
export type Named = {
  /** What only records of research say, and no novel or memoir. */
  records: Pattern;
  /** Headings of lists of people or tasks, which report nothing that these people said. */
  rosters: Pattern;
  meetings: readonly string[];
  reports: readonly string[];
  /** Words before places and organisations. */
  places?: string;
  /** First person singular: what companies never say. */
  oneself: Pattern;
  /** Given names, without those that are ordinary words as well. */
  given: string;
  /** A name, where the script has no capitals. */
  name?: string;
};

type PatternName = 'research' | 'elsewhere' | 'outsiders' | 'relations';
type NamedPatternName = 'records' | 'rosters' | 'oneself';
export type NamedRules = Omit<Named, NamedPatternName> & Readonly<Record<NamedPatternName, RegExp>>;
export type AttributionRules = Omit<Attribution, PatternName | 'named'> &
  Readonly<Record<PatternName, RegExp>> & { readonly named: NamedRules | null };

const known = new Map<Language, AttributionRules>();

export function attributionRules(language: Language): AttributionRules {
  const found = known.get(language);
  if (found) return found;
  const { research, elsewhere, outsiders, relations, named, ...rest } = definitionOf(language).attribution;
  const made = {
    ...rest,
    research: research(),
    elsewhere: elsewhere(),
    outsiders: outsiders(),
    relations: relations(),
    named: named ? { ...named, records: named.records(), rosters: named.rosters(), oneself: named.oneself() } : null,
  };
  known.set(language, made);
  return made;
}
