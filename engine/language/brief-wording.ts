import type { Language } from '#contract/languages.ts';
import type { BriefClauses } from './brief-clauses.ts';
import { allDefinitions, definitionOf } from './definition-of.ts';

/** How a brief asks in languages in which question words are not moved to the front: Chinese, Hindi, Japanese. */
export type InPlace = {
  /** The marks between two wishes of a sentence. */
  readonly between: RegExp;
  /** What leads up to a wish, at its beginning: 「还有」, "हमें यह समझना है कि". */
  readonly lead: RegExp;
  /** What says after it that it is wanted: 「…を知りたい」. */
  readonly tail: RegExp;
  /** What asks, anywhere in a part. */
  readonly asks: RegExp;
  /** A part that names a thing (1) and says that it is wanted, or asks about it after that (2). */
  readonly thing: RegExp;
  /** A sentence that asks nothing of the interviews: a greeting, an order for the report ("please keep it short"), what is not to be asked. */
  readonly apart: RegExp;
  /** A clause that says itself what it is about. */
  readonly named: RegExp;
  /** How a sentence ends that reports something, and names no thing: “… रहे हैं”. */
  readonly reported?: RegExp;
  /** A sentence that wants to know of things (1), and what separates them: 「睡眠、食事、家族について知りたい」. */
  readonly wished?: { readonly list: RegExp; readonly joint: RegExp };
  /** What asks again what is asked of a thing anyway: “他们怎么想”. */
  readonly again?: RegExp;
  /** How a clause begins that points back to the sentence before it: “这俩怎么对不上”. */
  readonly back?: RegExp;
  /** A thing and what is asked about it, as one clause. */
  readonly joined: (thing: string, clause: string) => string;
  /** A clause that is asked together with the one before it. */
  readonly leans?: RegExp;
  /** The mark between two clauses. */
  readonly clause: RegExp;
  /** What leads to a list whose parts are between slashes, and what ends it: 「知りたいのは」, 「など」. */
  readonly listLead: RegExp;
  readonly listEnd: RegExp;
  /** The beginning of a clause with which a wish begins, after any other: “所以得搞清楚…”. */
  readonly wanted: RegExp;
  /** A clause that is a remark of the writer: “我好奇很久了”. */
  readonly aside: RegExp;
};

/** How running text names things that a study is to find out: "we want to understand their needs, the reasons for leaving and …". */
export type Wishes = {
  /** The beginning of the sentence, up to what is wanted. */
  readonly opener: RegExp;
  /** The same where the verb of asking comes last: „Wir möchten … verstehen“. */
  readonly around?: { readonly opener: RegExp; readonly closer: RegExp };
  /** Words before a thing that only introduce it: "in particular". */
  readonly adverb: RegExp;
  /** "We want to know": before a clause that asks. */
  readonly know: string;
  /** What separates two things, as the source of a pattern: a comma, "and". */
  readonly joint: string;
  /** How words begin that name a thing: "the", "their". */
  readonly determined: RegExp;
  /** A noun with "of" and a first object, to which the next words of a list belong, too: "perceptions of trust, privacy and usefulness". */
  readonly ofNoun?: RegExp;
  /** The word for whose things they are, which a list does not repeat: "their tools and challenges". */
  readonly owner: RegExp;
  /** Nouns of what studies ask about: "reasons", "needs". After a clause, only these are wanted, too. */
  readonly named: RegExp;
};

/** How people who write a brief mark its parts, and what they order to find out. */
export type BriefWording = {
  /** A whole title above what is to be found out: "Objectives", "Research questions". */
  readonly asked: RegExp;
  /** A whole title above how and for whom the study is done, and above what it leaves out: "Method", "Out of scope". */
  readonly reported: RegExp;
  /** In a message: a clause that asks, up to a pause (global), a word for the team itself, and how a sentence says what is to be left out. */
  readonly message?: { readonly asking: RegExp; readonly team: RegExp; readonly leftOut: RegExp };
  /** In notes of a meeting: what begins the line that names who was there, and the word before their names in the title. */
  readonly attendance?: { readonly line: RegExp; readonly with: string };
  /** Titles of what a reader should know beforehand, which asks nothing where another part of the brief does. */
  readonly background?: RegExp;
  /** What leads to a list of who was talked to: "We interviewed five people". */
  readonly talkedTo?: RegExp;
  /** A whole title of an assumption: "H1", "Hypotheses". */
  readonly assumed: RegExp;
  /** A line that announces assumptions below it: "We think we know the following:". */
  readonly assumedBelow?: RegExp;
  /** How an aim begins, or ends, that is none of the study: "Decide where to put the money", "whether to keep it". */
  readonly decides?: RegExp;
  /** What only says, at the beginning of an assumption, that it is one: "We believe that". */
  readonly belief: RegExp;
  /** What begins a part that says with how many people the study is done: "two who finished". */
  readonly sample?: RegExp;
  /** An order to find something out, at the beginning of a line: "Understand", "Map out". What is asked follows. */
  readonly order: RegExp;
  /** The same at its end: „… durchleuchten“. */
  readonly orderAfter?: RegExp;
  /** An order to find out whether: "Find out if". */
  readonly orderWhether?: RegExp;
  /** The word that asks for yes or no. */
  readonly whether: string;
  /** How a clause begins that asks, where these words also do other things: « si », « ce que ». */
  readonly mayAsk?: RegExp;
  /** Words that right before a clause that asks say that it is wanted: "get a feel for". */
  readonly wants?: RegExp;
  /** The beginning of a sentence that adds to a list of wishes: "Also how they heard of it." */
  readonly goesOn?: RegExp;
  /** An aside between commas in such a sentence: ", of course". Global. */
  readonly ofCourse?: RegExp;
  /** Words of emphasis or order before a question, with their mark: "In particular,", "If possible:". */
  readonly emphasis?: RegExp;
  /** Round about ways of asking, and what says the same plainly: "the reasons why" asks like "why". */
  readonly plainly?: readonly (readonly [RegExp, string])[];
  /** Round about ways of asking within a clause that reports: "the reasons why" asks like "why". */
  readonly plainClauses?: readonly (readonly [RegExp, string])[];
  /** The words before the last thing of a list, as the source of a pattern: "and|or". */
  readonly and?: string;
  /** The word between two answers of a note: "fear or indifference". */
  readonly or?: string;
  /** "… and why" at the end of an item, which asks nothing else. */
  readonly andWhy?: RegExp;
  /** What a question begins with where its clause begins otherwise: « qu’est-(ce que) ». */
  readonly questionPrefix?: RegExp;
  /** "I'm curious who …" with what is asked (1) and a guess after it (2). */
  readonly wondering?: RegExp;
  /** "I'm curious about those who stay: " before a question. */
  readonly curious?: RegExp;
  /** "Also parts: …": words that only join a named topic to the one before. */
  readonly joining?: RegExp;
  /** A clause within another one, with the commas that belong to it. Global. */
  readonly relativeWithin?: RegExp;
  /** How running text names things that it wants to know of; absent where `inPlace` reads them. */
  readonly wishes?: Wishes;
  /** A note that says itself that it is not asked: "- theft: drop". */
  readonly dropped?: RegExp;
  /** A title above what is left out. */
  readonly leftOut?: RegExp;
  /** What only says that anything counts: "good or bad". */
  readonly eitherWay?: RegExp;
  /** The word for a page of slides, with which a heading may begin. */
  readonly slide?: string;
  /** The fields at the head of a mail: "From", "Subject". */
  readonly mailFields?: string;
  /** A line with which a letter begins, and one with which it ends. */
  readonly greeting?: RegExp;
  readonly closing: RegExp;
  /** A question about what its topic names, with the pronoun that its clause has: the letters land, not people. */
  readonly withPronoun?: (question: string, clause: string) => string;
  readonly inPlace?: InPlace;
  readonly clauses: BriefClauses;
  /** A statement as a question whether it is true. */
  readonly isTrue: (statement: string) => string;
};

export const briefWording = (language: Language): BriefWording => definitionOf(language).brief;

/** Whether a text matches a pattern of the language; false if the language has none. */
export const clauseMatches = (language: Language, name: keyof BriefClauses, text: string | undefined): boolean =>
  text !== undefined && definitionOf(language).brief.clauses[name]?.test(text) === true;

/** Whether a line matches a pattern of any language: letters are often not in the language of the interviews. */
export const lineMatches = (name: 'greeting' | 'closing', line: string): boolean =>
  allDefinitions.some(({ brief }) => brief[name]?.test(line) === true);
