import { languages } from '#contract/languages.ts';
import { definitionOf } from './definition-of.ts';

/**
 * How records of talks, and notes at their head, describe who speaks. The patterns are parts that `text/head` puts together, without anchors
 * unless it says so; capitals count in those of titles, ordinals and letters alone. An absent key has no words in the language.
 */
export type Transcript = {
  /** "And" between two things. */
  readonly and?: RegExp;
  /** What precedes a number: "no." */
  readonly number?: RegExp;
  /** What precedes a trade rather than a relation, with its space: "a ", "one of our ". */
  readonly article?: RegExp;
  /** How a relative clause begins: "who". */
  readonly relative?: RegExp;
  /** Before a name: "Prof", "Mrs". */
  readonly title?: RegExp;
  /** What else precedes a name in a label: "The Hon". */
  readonly labelTitle?: RegExp;
  /** The word before an age, and the one after it. */
  readonly age?: RegExp;
  readonly years?: RegExp;
  /** An age by its decade: "mid-40s". */
  readonly decade?: RegExp;
  /** An age before a trade, in a group `age`: "a 33-year-old". */
  readonly ageFirst?: RegExp;
  readonly sex?: RegExp;
  /** "The participant is", before what is said about them. */
  readonly saysWho?: RegExp;
  /** How trades end, and words for trades: "er", "nurse". */
  readonly trade?: RegExp;
  /** What no trade begins with: "since", "lives". */
  readonly noTrade?: RegExp;
  /** Short forms in the name of a role, whose full stop ends no sentence: "dept". */
  readonly shortened?: RegExp;
  /** What follows an ordinal with a full stop: „11. Klasse“. */
  readonly afterOrdinal?: RegExp;
  /** Before a number that is not exact: "about". */
  readonly roughly?: RegExp;
  /** What is counted to say how large a place is: "310 pupils". */
  readonly size?: RegExp;
  /** What with a number after it describes a pupil and no place: "Year 12". */
  readonly schoolYear?: RegExp;
  /** Where a person lives; with anchors. */
  readonly dwelling?: RegExp;
  /** Words for children and for who is married: facts, and no job. */
  readonly family?: RegExp;
  /** How and where a talk was held or recorded; anywhere in a part of a description. */
  readonly ofTheTalk?: RegExp;
  /** Between two names of a talk: "transcript of the interview". */
  readonly ofTalk?: RegExp;
  /** Between the number of a talk and how many there are: "3 of 6". */
  readonly outOf?: RegExp;
  /** A study, whose name follows. */
  readonly study?: RegExp;
  /** Letters that label only those who ask. */
  readonly lettersOfAskers?: RegExp;
  /** In brackets after a name: who holds the interview. */
  readonly interviewing?: RegExp;
  /** A name with what shows that it is one, in a group `name`, in the first line of notes: “儿科 何静护士长”, „भैरूलाल जी“. */
  readonly calledInNotes?: RegExp;
  /** How a note-taker's note to themselves begins: "note to self", "to do". */
  readonly ownNote?: RegExp;
  /** In the first lines, what shows that a text was typed during a talk: "notes", "no recording". */
  readonly takenDown?: RegExp;
  /** What people say before their own name, with its space, in the case in which it is written: "I'm ". */
  readonly introducesSelf?: RegExp;
  /** How such a text says that something was asked: "asked". */
  readonly askedInNotes?: RegExp;
  /** Names as people are called, where no list of given names has them: 吴姐. */
  readonly called?: RegExp;
  /** What companies add to their names; with its own borders. */
  readonly companyForm?: RegExp;
};

/** Source of a pattern for what any language says: the head of a talk may be in another language, and so may a name. */
export function inTranscripts(key: keyof Transcript): string {
  const sources = languages.flatMap((language) => definitionOf(language).transcript[key]?.source ?? []);
  return `(?:${sources.join('|')})`;
}
