import type { Attribution } from './attribution/attribution.ts';
import type { Naming } from './attribution/naming.ts';
import type { BriefWording } from './brief-wording.ts';
import type { Chat } from './chat/chat.ts';
import type { Pattern } from './cue.ts';
import type { Dictation } from './dictation.ts';
import type { NumberWords } from './number-words.ts';
import type { Senses } from './senses.ts';
import type { ConsequenceKind, Templates } from './templates/templates.ts';
import type { Transcript } from './transcript.ts';

/** How people show what kind of statement they make. */
export type StatementCue = 'need' | 'difficulty' | 'liking' | 'wish' | 'habit' | 'belief' | 'reason';

export type TopicClass = 'problem' | 'activity' | 'people' | 'thing';

/** How people show that something came of what was said right before. */
export type Outcomes = {
  /** The beginning of a sentence that states it: "so we …", "that's why I …". */
  opening: Pattern;
  /** A whole question that asks for it, without its mark: "And then", "What did you do". */
  asked: Pattern;
};

/** The patterns of a language; none distinguishes upper and lower case unless it says so. */
export type Cues = {
  /** How people say what they do for a living, with a named group `role`. */
  selfRole: readonly Pattern[];
  /** The form of a role that can be used by itself (Russian: пекарем → пекарь). */
  roleName?: (role: string) => string;
  statements: Record<StatementCue, readonly Pattern[]>;
  /** How people show what follows from a topic: its cost, time, risk … */
  consequences: Record<Exclude<ConsequenceKind, 'outcome'>, readonly Pattern[]>;
  outcomes: Outcomes;
  /** The kind of subject that a phrase in lower case names; what matches none is a thing. */
  topics: Record<Exclude<TopicClass, 'thing'>, RegExp>;
};

/**
 * What a sentence says about its speaker: a fact about them, what they do day to day, an explicit wish, an explicit
 * belief. An aside is about the conversation and describes no person; `over` is about the past, `span` about how long something lasts.
 */
export type PersonCue = 'fact' | 'activity' | 'wish' | 'belief' | 'aside' | 'over' | 'span';

/** Fewer and surer patterns than those of statements. Facts may name the years of experience in a group `years`. */
export type PersonCues = Record<PersonCue, readonly Pattern[]>;

/** A word of a brief and its neighbours, folded. `isFirst`: the text before it ended a sentence. */
export type Neighbours = { before: string | undefined; after: string | undefined; isFirst: boolean };

export type TopicLists = { verbs: readonly string[]; kinds: Cues['topics'] };

/** Whether words can be a name: a noun with its attributes, none in a form that needs a sentence around it. */
export type NameCheck = (words: readonly string[], isTitle: boolean, topics: TopicLists) => boolean;

/** What finding the noun phrases of a brief takes beyond word lists. */
export type PhraseRules = {
  /** The head of a phrase is its last word. */
  headLast?: true;
  /** The same for titles of several words; elsewhere two titles with the same first word have the same subject. */
  titleHeadLast?: true;
  /** A word without any of these letters is not part of a phrase. */
  letters?: RegExp;
  /** The word without an attached “and”. */
  withoutConjunction?: (form: string) => string;
  /** Whether a word of `topics.verbs` is used as a verb; always where this is missing. */
  isVerb?: (neighbours: Neighbours, stopwords: ReadonlySet<string>) => boolean;
  /** Whether a new phrase begins at a word although nothing separates it from the one before. */
  beginsPhrase?: (word: string, before: string | undefined) => boolean;
  /** A phrase after a word of `nounBefore` is in a case that cannot be a name. */
  prepositionsTakeCases?: true;
  /** The first word of a name, without an elided article. */
  withoutArticle?: (word: string) => string;
  /** The words of a phrase in the form that they have in a name. */
  nameForm?: (words: readonly string[]) => readonly string[];
  /** A word as it is compared with others, where its stem alone does not do. */
  comparedForm?: (form: string) => string;
  isName?: NameCheck;
  /** A phrase that names no thing: "five-hour", an amount or an adjective: 「十枚」, 「近い」. */
  noThing?: RegExp;
  /** Whether a phrase says enough by itself; where this is missing, several words do. */
  isStrong?: (phrase: { text: string; words: readonly string[] }) => boolean;
};

/** Facts about a language and the rules that no word list can express. */
export type Grammar = {
  /** Tokens of a text beside those of the same text in English, as models count them. */
  tokenRatio: number;
  /** The mark that ends a sentence, where it is not a full stop. */
  sentenceStop?: string;
  /** Letters that are the same to those who read, and signs that may be left out, with what they are compared as. */
  folds?: readonly (readonly [RegExp, string])[];
  /** Words before whose full stop no sentence ends: "approx", "Mr". Capitals count. */
  abbreviations?: RegExp;
  /** The same before a number alone: "No. 5". */
  numero?: RegExp;
  /** A verb has its subject beside it, so a sentence about oneself says "I". */
  needsSubject?: true;
  /** What other languages put before a noun follows it, so a sentence may end with such a word. */
  postpositions?: true;
  /** A negation always precedes what it denies. */
  negationFirst?: true;
  /** A negation that follows what it denies. */
  negationAfter?: RegExp;
  /** What follows the words of a quoted person; a quotation ends no sentence then. */
  quotative?: RegExp;
  /** The conjunctions that may be left out before a clause, where the others change the place of its verb. */
  plainJoiners?: RegExp;
  /** A time with what happens then: "le jour où je m'arrête". By itself it says nothing. */
  onlyTime?: RegExp;
  /** Whether a space is written before "?", "!", ":" and ";". */
  spacedMarks?: boolean;
  /** What is counted or measured right after a Han numeral: 三个, 五時間. */
  counters?: RegExp;
  /** Characters that say as much as a word elsewhere, where there are no spaces: 付钱方便吗 is four. 2 if not given. */
  charactersPerWord?: number;
  /** How a sentence ends that asks without a mark of a question: "か。". */
  asksAtEnd?: RegExp;
  /** A question anywhere in what is said, in a language that leaves the word that asks in its place: 你住哪儿. */
  asksInPlace?: RegExp;
  /** The particle at the end of a question without a mark, anywhere in what is said. */
  questionParticle?: RegExp;
  /** The ending of a past tense, which makes another word: "shared" for "shares". */
  pastEnding?: RegExp;
  /** The words of "What role does … play?", which say nothing themselves. Global. */
  playedRole?: { role: RegExp; plays: RegExp };
  /** A verb that an apostrophe joins to the word before it: "that's", « c'est ». */
  joinedVerb?: RegExp;
  /** Words for what a person is like, which are no role: "patient woman". */
  readonly noRole?: RegExp;
  /** What is said to a person as the person would say it: "you're a nurse" as "I'm a nurse". */
  spokenTo?: readonly (readonly [RegExp, string])[];
  /** The mark that opens a question: "¿". */
  opensQuestion?: string;
  /** Words that a noun follows and that also end a phrase, so that a comma after them breaks off nothing: "at seven, …", "sie ruft an, …". */
  endsPhrase?: RegExp;
  /** Two words with which a clause may end, though the second mostly begins one: "we were there, …". */
  placed?: RegExp;
  /** Two words that end what was said, before a comma: „oder so“, „nicht ohne“. */
  closing?: RegExp;
  /** Words that may end a clause although mostly a noun or a clause follows them: "come in", "four", „doch“. */
  endsClause?: RegExp;
  /** Subjects that a verb always follows, so that what ends with one breaks off: "the only issue that I, I." */
  boundSubject?: RegExp;
  /** Words that may occur twice in a row: « vous vous sentez ». */
  doubled?: RegExp;
  /** Fillers that are words besides ("é", "так"): they are not always a hesitation. */
  alsoWords?: RegExp;
  /** Speech that was recognised without the capitals that belong to no name, and with those of “I”. */
  withoutFalseCapitals?: (text: string) => string;
  /** What an apostrophe joins to the front of a word: « l’ascenseur ». */
  elision?: RegExp;
  /** A Snowball algorithm, or a stemmer of ours; without one, words are compared as they are and by 4-grams. */
  stemmer?: string | ((word: string) => string);
  /** No spaces between words: lengths are counted in characters. */
  unspaced?: true;
  /** Every noun has a capital. */
  capitalisedNouns?: true;
  /** Nouns are joined into one word: a long word says as much as a phrase. */
  compounds?: true;
  /** Adjectives follow their noun. */
  adjectivesFollow?: true;
  /** “3.” is “third” and does not end a sentence. */
  ordinalsEndInStop?: true;
  /** A word with an apostrophe is a contraction and no name. */
  contractions?: true;
  /** An article that is written onto its noun. */
  attachedArticle?: string;
  /** A word without attached articles, conjunctions and prepositions, to look up what it means. */
  withoutPrefix?: (form: string) => string;
  /** "And", "in", "for" and "like" that are written onto the front of a word. */
  attachedJoints?: RegExp;
  /** What a participle or infinitive has before its stem, after its prefix: "gekostet", "wegzuziehen". */
  participlePrefix?: RegExp;
  /** Pattern source for what may be attached to the front of a topic cue. */
  cuePrefix?: string;
  /** A second negation strengthens the first ("no … nada") instead of cancelling it. */
  negativeConcord?: true;
  /** How many words after an opinion a negation still reverses it. */
  negationReach?: number;
  /** A negation that is written onto the next word. */
  elidedNegation?: RegExp;
  /** The word that `weakNegations` negate together with; without it they never do. */
  negationPartner?: RegExp;
  /** A negation that continues ("not only slow") and denies nothing. */
  notOnly: RegExp;
  /** Partial denials, doubt, and what was true only in the past: they do not contradict an account. */
  hedges: RegExp;
  phrases: PhraseRules;
};

/** Whether a word (folded) is a finite verb form that `verbs.json` knows: an auxiliary, or another verb. */
export type VerbForms = { isAuxiliary(form: string): boolean; isVerb(form: string): boolean };

/** What distinguishes clauses where a dependent one ends with its verb, as in German. All but `lead` match a folded word. */
export type FinalVerbs = {
  /** The endings of most verbs that a clause ends with: "wenn die Leute klingeln". */
  ending: RegExp;
  /** The same in questions, which address a person. */
  askedEnding: RegExp;
  /** What the second person adds to a verb that is listed without it: "hättest". */
  secondPerson: RegExp;
  /** A participle, which needs another verb beside it. */
  participle: RegExp;
  /** What "how" asks for, so that a noun follows or none: "wie viele Leute", "wie oft". */
  measures: RegExp;
  /** Articles and pronouns in the place of a noun, so that a comma after them breaks off nothing: "übernimmt fast jeder, …". */
  withoutNoun: RegExp;
  /** A word that can take the place of a lead, as the verb follows both. */
  lead: string;
};

/**
 * What spontaneous speech leaves out of a title, and what never is one. Patterns match anywhere; those of `openers` and
 * `tails` count only at the edge of a clause.
 */
export type Speech = {
  /** Apologies, thanks and goodbyes of a conversation, and what people say as they leave it for a moment or return. */
  courtesies: Pattern;
  /** A request not to write something down or repeat it. */
  offRecord: Pattern;
  /** Words for recording or taking notes, and words that ask permission for it or promise something in return: "only for our team". */
  recording: Pattern;
  permits: Pattern;
  /** What speakers say when they notice that they have left the subject: "where were we". */
  digresses: Pattern;
  /** The interviewer's promise to leave it out. */
  leavesOut: Pattern;
  openers: Pattern;
  tails: Pattern;
  /** What is left out everywhere: hesitations, "you know". */
  asides: Pattern;
  /** Words before which a clause begins, after a comma or without one. */
  joints: Pattern;
  /** Openings of a clause without which the one before it would claim more, or something else. */
  limits: Pattern;
  /** "No" as an answer. */
  denials?: Pattern;
  /** Hesitations and endings of a sentence that mean nothing, where words are not written apart. */
  falters?: Pattern;
  /** How a clause may begin that follows its condition: "then". */
  consequences?: Pattern;
  /** Words that are written after an apostrophe alone: „ 'ne Sache“. It is no quotation mark then. */
  clipped?: RegExp;
  /** What an apostrophe may end: "the parents' room". */
  possessive?: RegExp;
  /** Clauses that the next one completes ("if …", "I don't think"): never left out before it. */
  leads: Pattern;
  /** Words that may follow a comma outside a list. */
  afterComma: Pattern;
  /** What speech begins and puts differently, besides words said twice: "the belt was, had stopped". Its group `cut` goes. */
  repairs?: Pattern;
  /** A beginning that is given up for another one; `cut` is deleted. */
  restarts?: Pattern;
  /** A lead in the past that only states when something was seen: "when we opened the box, …". It may be left out. */
  narratives?: Pattern;
  /** What was meant to be: whether it was, follows it ("was supposed to come at nine, and …"). */
  unmet?: Pattern;
  /** How a clause begins that sets a scene ("the first time I …"): its point follows it. */
  scenes?: Pattern;
  /** What restricts a clause, so that the reason or purpose after it belongs to it: "only". Matches anywhere. */
  restricts?: Pattern;
  /** Whom a statement is about. A question that begins so and asks after a comma runs on: "You'd buy it, what would you pay?" */
  subjects?: Pattern;
  /** A name with its title and a pause, which addresses whom is asked: 「田中さん、」. Elsewhere a word and a comma do. */
  addresses?: Pattern;
  /** A question that only names another topic, which is its group `topic`: "And what about the parents?" */
  otherTopic: Pattern;
  /** What leads up to a question and asks nothing itself: "my next question is", "I was wondering". */
  questionLeads?: Pattern;
  /** How a question begins that has no question mark: in the order of a question, after whatever leads up to it. */
  unmarkedQuestions?: Pattern;
  /** With what such a question does not end, because it breaks off: "did you look at the". */
  unmarkedEnds?: Pattern;
  /** A question, as written, that names no topic: "Who did you ring?" */
  vagueQuestions?: Pattern;
  /** A question, as written, about one occasion of one person: "What happened in the tea break?" Beside a brief it is not proposed. */
  probes?: Pattern;
  /** What asks at the end for whatever was not asked: "anything else?" */
  closes: Pattern;
  /** Whether an ending shows a verb that no list has. Folded words. */
  endsAsVerb?: (form: string) => boolean;
  /** Openings of a request to report something: "walk me through". */
  invites?: Pattern;
  /** How a sentence ends that asks without a question mark. */
  requests?: Pattern;
  /** What comes before words that are only reported or imagined: "and it says, oh, …". */
  reports?: Pattern;
  /** Weaker titles, which come after others: they open with "it is hard to …" or "there", or end in a pronoun. */
  indirect?: Pattern;
  /** Openings after which a clause is complete, though it begins with no subject: "lo peor es que …", "c'est dur de …". */
  complete?: Pattern;
  /** A title neither begins nor ends with these. */
  badStart: Pattern;
  badEnd: Pattern;
  /** Ends that are good all the same, because a pronoun has its noun before it. */
  boundEnd?: Pattern;
  /** Talk about the conversation, courtesies, unfinished or garbled speech, words without their noun. */
  refused: readonly Pattern[];
  /** Biography and narration of what is on the screen: refused unless the clause judges. */
  plain: readonly Pattern[];
  /** What people intend, are about to do or were meant to do: "we want to build a …", "the decision was to …". */
  plans?: Pattern;
  /** What only the listener can see or has just heard of: "this table", "at that stage". */
  pointing?: Pattern;
  /** One occasion ("last week …"), the past ("I used to …") or a relative ("my aunt …"): an example for a point that another sentence makes. */
  stories?: Pattern;
  /** What makes a clause a claim, besides the cues, negations and opinions of the language. */
  claims: Pattern;
  /** Words that carry no content; where this is missing, the stop words. */
  functionWords?: string;
  /** Whether the words (folded) of one clause have a subject and a finite verb, and depend on no other clause. */
  /** First words of a short phrase that commas may set off from its clause: "off the text". */
  beside?: Pattern;
  /** Articles and the like: two in a row, as in "a draft, a final text", are a correction. */
  articles?: Pattern;
  isMainClause(words: readonly string[], verbs: VerbForms): boolean;
  /** Whether a pronoun has no noun before it: "they were late again". */
  hasStrayPronoun?(words: readonly string[], verbs: VerbForms): boolean;
  /** A dependent clause ends with its verb: German. */
  verbLast?: true;
  finalVerbs?: FinalVerbs;
  /** Commas separate all clauses, as in German, so a comma is no sign of a false start. */
  commasJoin?: true;
  /** A dependent clause may begin with its verb: «cuando se cae la red». */
  verbFirst?: true;
};

/** The code of a language; its word lists are the JSON files of its folder. */
export type LanguageDefinition = {
  attribution: Attribution;
  brief: BriefWording;
  chat: Chat;
  cues: Cues;
  dictation: Dictation;
  grammar: Grammar;
  naming: Naming;
  numbers?: NumberWords;
  person: PersonCues;
  senses: Senses;
  speech: Speech;
  templates: Templates;
  transcript: Transcript;
};
