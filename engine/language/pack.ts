import { type Language, languageTags } from '#contract/languages.ts';
import { foldWord } from '../text/words.ts';
import { arabicTemplates } from './arabic/templates.ts';
import { arabic } from './arabic/words.ts';
import { chineseTemplates } from './chinese/templates.ts';
import { chinese } from './chinese/words.ts';
import { stopwordsOf } from './data.ts';
import { englishTemplates } from './english/templates.ts';
import { english } from './english/words.ts';
import { frenchTemplates } from './french/templates.ts';
import { french } from './french/words.ts';
import { germanTemplates } from './german/templates.ts';
import { german } from './german/words.ts';
import { hindiTemplates } from './hindi/templates.ts';
import { hindi } from './hindi/words.ts';
import { japaneseTemplates } from './japanese/templates.ts';
import { japanese } from './japanese/words.ts';
import { portugueseTemplates } from './portuguese/templates.ts';
import { portuguese } from './portuguese/words.ts';
import { russianTemplates } from './russian/templates.ts';
import { russian } from './russian/words.ts';
import { spanishTemplates } from './spanish/templates.ts';
import { spanish } from './spanish/words.ts';
import type { Templates } from './templates/templates.ts';

/** How people show what a sentence is good for: each list holds patterns over plain text, upper or lower case alike. */
export type Cues = {
  /** Something is needed or missing. */
  need: readonly RegExp[];
  /** Something is hard, broken, slow, confusing, or worked around. */
  difficulty: readonly RegExp[];
  liking: readonly RegExp[];
  wish: readonly RegExp[];
  /** What somebody does again and again, and when. */
  habit: readonly RegExp[];
  belief: readonly RegExp[];
  reason: readonly RegExp[];
};

export type TopicClass = 'problem' | 'activity' | 'people' | 'thing';

/** What it takes to read a project's brief for its subjects. */
export type TopicWords = {
  /** Words about the research itself (study, understand, aim …), which are never its subject. */
  briefWords: readonly string[];
  /** Verbs that briefs are full of; between two nouns they part them. */
  verbs: readonly string[];
  /** Words that hold a noun phrase together (of, de, の), and articles that do so behind one of them (de los). */
  joiners: readonly string[];
  joinedArticles: readonly string[];
  /** Places, times and other words that say nothing as a name by themselves. */
  vague: readonly string[];
  /** Plain adjectives that a name may begin with. */
  adjectives: readonly string[];
  /** Which kind of subject a phrase in lower case is; what fits none is a thing. */
  kinds: Record<Exclude<TopicClass, 'thing'>, RegExp>;
  /** Sides of a subject, with its phrase as it stands within a sentence. */
  facets: Record<TopicClass, readonly ((subject: string) => string)[]>;
  /** Sides without a subject, for a brief that says nothing. */
  bare: readonly string[];
};

/** What is written by hand for a language. All words are lower case. */
export type Words = {
  /** Words of asking, to be dropped from a search query. */
  questionWords: readonly string[];
  /** Leading disfluencies, longest first. */
  fillers: readonly string[];
  negations: readonly string[];
  /** Speaker labels of those who ask, without numbers. */
  askerLabels: readonly string[];
  answererLabels: readonly string[];
  firstPerson: readonly string[];
  /** Patterns with a named group `role`: how people say what they do for a living. */
  selfRole: readonly RegExp[];
  /** A role as it was found, in the form that stands by itself (Russian: пекарем → пекарь). */
  roleName?: (role: string) => string;
  cues: Cues;
  /** Words that stand right before a noun phrase: articles, possessives, numerals, prepositions. */
  nounBefore: readonly string[];
  /** Postpositions and particles right after a noun phrase. */
  nounAfter: readonly string[];
  /** No stop words, but poor as a keyword: light verbs, vague nouns and adjectives, adverbs, number words. */
  weakWords: readonly string[];
  /** Joining words that a sentence or title should not begin with. */
  coordinators: readonly string[];
  /** Words before which a long sentence can be cut into clauses. */
  clauseStarts: readonly string[];
  /** Words that, standing first, point back to an earlier sentence. */
  backward: readonly string[];
  /** Words behind which a clause is the object of the verb before them (that, dass, que). */
  complementizers: readonly string[];
  topics: TopicWords;
};

export type LanguagePack = {
  readonly language: Language;
  /** BCP 47. */
  readonly tag: string;
  readonly stopwords: ReadonlySet<string>;
  readonly questionWords: ReadonlySet<string>;
  readonly fillers: readonly string[];
  readonly negations: ReadonlySet<string>;
  readonly askerLabels: ReadonlySet<string>;
  readonly answererLabels: ReadonlySet<string>;
  readonly firstPerson: ReadonlySet<string>;
  readonly nounBefore: ReadonlySet<string>;
  readonly nounAfter: ReadonlySet<string>;
  readonly weakWords: ReadonlySet<string>;
  readonly coordinators: ReadonlySet<string>;
  readonly clauseStarts: ReadonlySet<string>;
  readonly backward: ReadonlySet<string>;
  readonly complementizers: ReadonlySet<string>;
  readonly selfRole: readonly RegExp[];
  /** A role that `selfRole` found, in the form that stands by itself. */
  roleName(role: string): string;
  readonly cues: Cues;
  readonly topics: TopicWords;
  readonly templates: Templates;
};

const handWritten: Record<Language, { words: () => Words; templates: Templates }> = {
  english: { words: english, templates: englishTemplates },
  spanish: { words: spanish, templates: spanishTemplates },
  french: { words: french, templates: frenchTemplates },
  german: { words: german, templates: germanTemplates },
  russian: { words: russian, templates: russianTemplates },
  chinese: { words: chinese, templates: chineseTemplates },
  japanese: { words: japanese, templates: japaneseTemplates },
  arabic: { words: arabic, templates: arabicTemplates },
  hindi: { words: hindi, templates: hindiTemplates },
  portuguese: { words: portuguese, templates: portugueseTemplates },
};

/** A set that finds a word both as it is written and as wordsOf folds it. */
function compared(words: Iterable<string>): ReadonlySet<string> {
  const written = [...words];
  return new Set([...written, ...written.map(foldWord)].filter(Boolean));
}

const packs = new Map<Language, LanguagePack>();

/**
 * All that the engine knows of a language: word lists, cues and finished sentences. Everything is lower case where
 * case exists; compare lower-cased text. The patterns carry neither `g` nor `y`, so they keep no state.
 */
export function languagePack(language: Language): LanguagePack {
  const known = packs.get(language);
  if (known) return known;
  const { words: wordsOf, templates } = handWritten[language];
  const words = wordsOf();
  const pack: LanguagePack = {
    language,
    tag: languageTags[language],
    stopwords: compared(stopwordsOf(language)),
    questionWords: compared(words.questionWords),
    fillers: words.fillers,
    negations: compared(words.negations),
    askerLabels: compared(words.askerLabels),
    answererLabels: compared(words.answererLabels),
    firstPerson: compared(words.firstPerson),
    nounBefore: compared(words.nounBefore),
    nounAfter: compared(words.nounAfter),
    weakWords: compared(words.weakWords),
    coordinators: compared(words.coordinators),
    clauseStarts: compared(words.clauseStarts),
    backward: compared(words.backward),
    complementizers: compared(words.complementizers),
    selfRole: words.selfRole,
    roleName: words.roleName ?? ((role) => role),
    cues: words.cues,
    topics: words.topics,
    templates,
  };
  packs.set(language, pack);
  return pack;
}
