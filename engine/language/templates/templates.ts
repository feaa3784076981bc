/** What kind of statement a finding rests on. */
export type StatementKind = 'difficulty' | 'wish' | 'liking' | 'habit' | 'reason' | 'other';

/** `claim` and `more` are sentences cut from the material; they are set as quoted words. */
export type SummaryInput = {
  claim: string;
  /** People who say it, and people who could have. 0 where no names are given. */
  people: number;
  peopleInAll: number;
  documents: number;
  documentsInAll: number;
  /** `mixed`: the first of `more` contradicts the claim. */
  stance: 'agree' | 'mixed' | 'single';
  /** How many people contradict it. */
  opponents?: number;
  speaker?: string;
  more?: readonly string[];
};

export type WhyInput = {
  theme: string;
  /** What the project asks about, in its own words; its first sentence is used. */
  brief?: string;
  kind: StatementKind;
  people: number;
  peopleInAll: number;
  question: string;
};

/** The most specific address wins: page, time, sheet, row and cell, line, paragraph. All count from 1. */
export type PlaceInput = {
  page?: number;
  startMs?: number;
  sheet?: string;
  row?: number;
  cell?: string;
  line?: number;
  paragraph?: number;
};

/** Finished text in one language. Themes, names and quotes are set so that no case or gender has to agree with them. */
export type Templates = {
  /** Each `turn` is another wording of the same kind, where there are several. */
  question: {
    theme(theme: string, turn?: number): string;
    difficulty(theme: string, turn?: number): string;
    wish(theme: string, turn?: number): string;
    habit(theme: string, turn?: number): string;
    reason(theme: string): string;
    difference(theme: string, turn?: number): string;
  };
  /** Who says what, counted. */
  summary(input: SummaryInput): string;
  /** Why a finding matters to the brief (without one: to the question), and what follows from it. */
  why(input: WhyInput): string;
  /** Empty when the address is. */
  place(input: PlaceInput): string;
  speakerSaid(speaker: string, sentence: string): string;
  /** Not found; names the nearest topics if there are any. */
  refusal(nearest: readonly string[]): string;
  notStated(): string;
  person: {
    unnamed(n: number): string;
    respondent(n: number): string;
    roleUnknown(): string;
    noDescription(): string;
    restsOn(documents: number, quotes: number): string;
  };
  context: {
    title(projectName: string): string;
    documents(): string;
    themes(): string;
    brief(): string;
    people(): string;
    saidBy(people: number, documents: number): string;
  };
  /** No document holds a usable sentence: what is wrong and what to do. */
  noUsableText(): string;
};
