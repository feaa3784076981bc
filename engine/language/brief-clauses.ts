/**
 * How the clauses of a brief show what they do: ask, only report, or belong to the clause before them. Each pattern is for the folded
 * form of one word or for the text of a clause; where a language has none, its rule is not applied.
 */
export type BriefClauses = {
  // What asks.
  /** A word that asks for yes or no at the beginning of a clause. None where it may also mean "if". */
  readonly whether?: RegExp;
  /** The same within a sentence, where an "if" would not occur. */
  readonly whetherWithin?: RegExp;
  /** A word of asking with “and” written onto it, which is group 1. */
  readonly joinedAsking?: RegExp;
  /** The beginning of a part that asks without a word of asking: « ce qu’ils … ». */
  readonly whatWithin?: RegExp;
  /** The beginning of an item in the order of a question: « est-ce que … ». */
  readonly asksAsWritten?: RegExp;
  /** A word of asking that is the subject, so that a question has the order of its clause: "what", "who". */
  readonly asksForSubject?: RegExp;
  /** A word of asking that after a comma mostly reports what is known: «что». */
  readonly that?: RegExp;
  /** A relative pronoun of which few ask: "whom", "which". */
  readonly relativePronoun?: RegExp;
  /** One that asks where a noun follows: "in which situations". */
  readonly asksWithNoun?: RegExp;
  /** The subject after such a noun, if it is no pronoun: a plural, "people". */
  readonly subjectNoun?: RegExp;
  /** A noun and the word of asking that belongs to it: "people who". */
  readonly nounWithRelative?: RegExp;
  /** Words of asking with which a clause mostly describes what precedes it: "who", "which". */
  readonly describes?: RegExp;
  /** After a word of asking it leaves open what is to be done: "what to do". */
  readonly infinitive?: RegExp;

  // Who and what is meant.
  /** Who is meant by these shows without a noun: "they". */
  readonly they?: RegExp;
  /** The same in other cases: "them". */
  readonly them?: RegExp;
  /** A general word for those who are asked: "people". A pronoun after it has no noun yet. */
  readonly anybody?: RegExp;
  /** Pronouns with which a part reports something: "it got longer". */
  readonly reporting?: RegExp;
  /** Pronouns with which no name of a thing begins. */
  readonly pronoun?: RegExp;
  /** A topic's clause that speaks of the topic: "how they land". */
  readonly ofTopic?: RegExp;
  /** What points to a sentence before it: "that". */
  readonly demonstrative?: RegExp;
  /** An object without its noun: « on le tolère ». */
  readonly clitic?: RegExp;
  /** What joins a noun to the one it is part of: "the effect of late changes". */
  readonly of?: RegExp;
  /** Words without a topic: "there are", « il y a ». A word before them, a pronoun and the word after it. */
  readonly impersonal?: RegExp;
  /** A pronoun and preposition in one word, which may point ahead („daran“), and what then follows it. */
  readonly pronominal?: RegExp;
  readonly ahead?: RegExp;
  /** A word of time that joins no clause: "then". */
  readonly afterwards?: RegExp;

  // What is not asked.
  /** The end of what denies that something is known: "never". */
  readonly denied?: RegExp;
  /** The end of what says that something is known: "we know". */
  readonly knows?: RegExp;
  /** A verb that no list has, in a clause: "they'd", and in German any word in its place that ends as one. */
  readonly unlistedVerb?: RegExp;
  /** A form of “to be” with a complement, as in a report: "Bookings are fine". */
  readonly being?: RegExp;
  /** A clause that asks nothing in particular: "what is going on". */
  readonly unnamed?: RegExp;
  /** What the parts of a brief are called, and greetings. */
  readonly partTitle?: RegExp;
  /** A remark in brackets: "(and if so, for whom)", "(I keep hearing both)". */
  readonly remark?: RegExp;
  /** An order, or a verb without a subject after it, at the beginning of an item: "do not", "let". */
  readonly notFirst?: RegExp;
  /** What asks for something politely: "please". */
  readonly please?: RegExp;
  /** What is to be reported and not asked: "just note it". */
  readonly toReport?: RegExp;
  /** "Why that one?", which says not by itself what it asks for. */
  readonly bareWhy?: RegExp;
  /** A question about the study, to its reader or to those who ask: "What do we want to learn?" */
  readonly ofTheStudy?: RegExp;
  /** Negative pronouns and adverbs ("nobody", "never"): a title that begins with one need not say what is left out. */
  readonly nobody?: RegExp;
  /** A word of the team's plans in a title: "we're". */
  readonly ofTheTeam?: RegExp;

  // What belongs together.
  /** Up to the end: "between", of which two things belong together. */
  readonly between?: RegExp;
  /** The end of a clause whose verb decides or judges: what it is about follows a comma. */
  readonly deciding?: RegExp;
  /** The same where what is decided precedes it. */
  readonly decidesFor?: RegExp;
  /** A conjunction at the beginning of a clause that depends on the one before: „wenn“. */
  readonly conditional?: RegExp;
  /** A clause with an infinitive at its end, and one that begins with a relative pronoun. */
  readonly infinitiveClause?: RegExp;
  readonly relativeClause?: RegExp;
  /** "and which not" */
  readonly negatedRest?: RegExp;
};
