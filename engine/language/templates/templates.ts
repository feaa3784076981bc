import type { Pattern } from '../cue.ts';
import type { AskedKind } from './asked-kinds.ts';
/** What kind of statement a finding is based on. */
export type StatementKind = 'difficulty' | 'wish' | 'liking' | 'habit' | 'reason' | 'other';

/**
 * What a quote in a summary adds: when it is so, why, a detail by the lead voice, another's words, another answer, or what the lead voice
 * says right after its quote.
 */
export type AddedAs = 'when' | 'reason' | 'adds' | 'says' | 'answers' | 'also' | 'next';

/** `further`: what the lead voice answers to the next question, which is shown with it. */
export type AddedQuote = { quote: string; speaker?: string } & ({ how: AddedAs } | { how: 'further'; asked: string });

export type SummaryInput = {
  /** Names of those who speak about it, the lead voice first; empty where no names are given. */
  speakers: readonly string[];
  /** The same names as they follow one another in a list, where that differs: "Interviewee in monday", "tuesday". */
  listed?: readonly string[];
  /** What these people are, in their order, in the project's language; empty for those of whom it is not known. */
  roles?: readonly string[];
  /** People who speak about it, and people who could have. 0 where no names are given. */
  people: number;
  peopleInAll: number;
  documents: number;
  documentsInAll: number;
  /** How many of these people describe a difficulty, a wish, a habit …; people, not sentences. */
  kinds: Partial<Record<StatementKind, number>>;
  /** How many people were asked what the only voice answers, itself included. */
  peopleAsked?: number;
  /** The only voice says what it would like. */
  isWish?: boolean;
  /** A short quote that adds something: from the lead voice, from another who speaks about it, or from one who was only asked the same. */
  more?: AddedQuote;
  /** Those who plainly contradict, with a short quote of one of them; `more` is left out then. */
  against?: { people: number; quote: string; speaker?: string };
  /** The language of the lead quote, as in "de", where it is not the project's. */
  quoteTag?: string;
  /** Chooses the wording together with names and counts and is not shown: the lead sentence. */
  about?: string;
};

export type ConsequenceKind =
  | 'cost'
  | 'time'
  | 'risk'
  | 'frequency'
  | 'workaround'
  | 'hindrance'
  | 'affected'
  | 'outcome';

/** What follows from a topic, in words cut from the material. */
export type Consequence = { kind: ConsequenceKind; quote: string; speaker?: string };

export type WhyInput = {
  /** At most two are shown. */
  consequences: readonly Consequence[];
  /** The part of the brief that a finding answers, in the brief's own words. */
  brief?: string;
  /** What was asked before it, aloud. */
  asked?: string;
  question: string;
};

export type GeneralKind = 'difficulty' | 'wish' | 'liking' | 'habit' | 'cost' | 'reason';
/** Kinds with a question that fits any material. Reasons have none: "Why do people do things the way they do?" is too vague. */
export type GeneralQuestion = Exclude<GeneralKind, 'reason'> | 'rest';

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

/** `ask` is null where an article or a number is not known; `forms` are all that it may look like, `{}` in the place of the subject. */
export type ItemQuestion = {
  readonly ask: (topic: string) => string | null;
  readonly forms: readonly string[];
  /** Whether it is known what the topic's noun names. */
  readonly knows: (topic: string) => boolean;
};

/** Finished text in one language. Themes, names and quotes are set so that no case or gender has to agree with them. */
export type Templates = {
  question: {
    /** Asks what an indirect question of a brief asks ("how bakers order"), without quotation marks around it. */
    about(clause: string): string;
    /** Asks about a subject that the brief lists ("trip costs"), so that nothing has to agree with it. */
    onTopic(topic: string): string;
    /** Asks about a subject of a brief as a question of a researcher, where its grammar shows: with `{}` instead of it in `forms`. */
    onItem: ItemQuestion;
    /** Names no subject; asks about the material as a whole. */
    general(kind: GeneralQuestion): string;
    /** The kinds of statement that a question asks for: "What do they like?". Empty where it names none. */
    kindsAsked(question: string): readonly AskedKind[];
    /** Found in a question that asks for a wish and for no fact. */
    wishing(): RegExp;
    /** What names a question and asks nothing itself, before its colon: "we want to know two things". */
    leads: Pattern;
    /** Makes a question of a brief fit to be asked aloud: a "they" with no one named before it becomes "people". */
    aloud(question: string): string;
  };
  /** Who speaks about a topic, counted, how they differ and what one of them adds. Repeats neither title nor lead quote. */
  summary(input: SummaryInput): string;
  /** What the material shows to follow from a topic, and which part of the brief it answers; no advice. */
  why(input: WhyInput): string;
  /** Empty when the address is. */
  place(input: PlaceInput): string;
  /** A list in the language's own manner: “a, b and c”. */
  names(names: readonly string[]): string;
  /** The place of a sentence with reported speech. */
  reported(place: string): string;
  speakerSaid(speaker: string, sentence: string): string;
  /** Not found; names the nearest topics if there are any. */
  refusal(nearest: readonly string[]): string;
  notStated(): string;
  person: {
    unnamed(n: number): string;
    /** The interviewee of a transcript without names. */
    interviewee(): string;
    respondent(n: number): string;
    /** One who is named only by a role's label, distinguished by the document's name. */
    inDocument(label: string, document: string): string;
    roleUnknown(): string;
    noDescription(): string;
    /** A sentence on the role, the years of experience, or both. */
    career(role: string | null, years: string | null): string;
    /** A person's own words in quotation marks, as the end of a sentence. */
    quoted(words: string): string;
    /** What a person said, introduced by what it is about: a wish, everyday life, facts about themselves. */
    wishes(said: string): string;
    everyDay(said: string): string;
    background(said: string): string;
    /** Leads to a statement on the topic: "Says: …". */
    says(said: string): string;
    /** Says which language a person speaks, where it is not the project's; `name` is the name of that language. */
    speaks(name: string): string;
  };
  /** Headings and sentences of the analysis report. `speaker` is null where words have no name. */
  context: {
    title(projectName: string): string;
    brief(): string;
    voices(): string;
    /** Whose words a survey holds. */
    respondents(people: number): string;
    /** The last item of a list of names that is not complete. */
    others(people: number): string;
    unnamed(): string;
    concern(speaker: string | null, sentence: string): string;
    adds(speaker: string | null, sentence: string): string;
    topics(): string;
    unanswered(): string;
    questions(): string;
    /** Why a question was chosen: the brief asks it, so many interviews do, or it fits whatever the material is about. */
    fromBrief(): string;
    fromGuide(interviews: number, interviewsInAll: number): string;
    /** The same for a question that heads a column of a survey. */
    fromSurvey(): string;
    general(): string;
  };
  /** The documents can be read, but no person states anything in them. */
  noStatements(): string;
  /** No document holds a usable sentence: what is wrong and what to do. */
  noUsableText(): string;
};
