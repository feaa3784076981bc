import type { Language } from '#contract/languages.ts';
import { definitionOf } from './definition-of.ts';

/** How people who write a brief mark its parts, and what they order to find out. */
export type BriefWording = {
  /** A whole title above what is to be found out: "Objectives", "Research questions". */
  readonly asked: RegExp;
  /** A whole title above how and for whom the study is done, and above what it leaves out: "Method", "Out of scope". */
  readonly told: RegExp;
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
  readonly orderBehind?: RegExp;
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
  /** Words of emphasis or order before a question, with their mark: "In particular,", "If possible:". */
  readonly emphasis?: RegExp;
  /** Round about ways of asking, and what says the same plainly: "the reasons why" asks like "why". */
  readonly plainly?: readonly (readonly [RegExp, string])[];
  /** A statement as a question whether it is true. */
  readonly isTrue: (statement: string) => string;
};

export const briefWording = (language: Language): BriefWording => definitionOf(language).brief;
