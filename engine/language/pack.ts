import { type Language, languageTags } from '#contract/languages.ts';
import { foldWord } from '../text/words.ts';
import type { Pattern } from './cue.ts';
import { stopwordsOf, wordsOfLanguage } from './data/data.ts';
import type { WordsFile } from './data/schema.ts';
import type { Cues, Grammar, PersonCue, PersonCues, StatementCue } from './definition.ts';
import { definitionOf } from './definition-of.ts';
import type { ConsequenceKind, Templates } from './templates/templates.ts';

/** Lists of `words.json` that are looked up word by word. */
type SetName =
  | 'interrogatives'
  | 'questionWords'
  | 'askingVerbs'
  | 'negations'
  | 'joinedNegations'
  | 'weakNegations'
  | 'answerNegations'
  | 'askerLabels'
  | 'answererLabels'
  | 'firstPerson'
  | 'objectPronouns'
  | 'nounBefore'
  | 'nounAfter'
  | 'weakWords'
  | 'privateLife'
  | 'coordinators'
  | 'clauseStarts'
  | 'backward'
  | 'complementizers'
  | 'reasons'
  | 'contrasts'
  | 'additions'
  | 'alternatives';

type WordSets = { readonly [name in SetName | 'stopwords']: ReadonlySet<string> };

/** The lists of `words.json` are explained in `schema.ts`. */
export type LanguagePack = WordSets & {
  readonly language: Language;
  /** BCP 47. */
  readonly tag: string;
  readonly fillers: readonly string[];
  readonly conditionals: ReadonlySet<string>;
  readonly about: ReadonlySet<string>;
  readonly backgroundQuestions: readonly string[];
  readonly routineQuestions: readonly string[];
  readonly wishQuestions: readonly string[];
  readonly proceduralQuestions: readonly string[];
  readonly leaningQuestions: readonly string[];
  readonly selfRole: readonly RegExp[];
  /** A role that `selfRole` found, in the form that can be used by itself. */
  roleName(role: string): string;
  readonly cues: Readonly<Record<StatementCue, readonly RegExp[]>>;
  readonly consequences: Readonly<Record<Exclude<ConsequenceKind, 'outcome'>, readonly RegExp[]>>;
  readonly outcomes: { readonly opening: RegExp; readonly asked: RegExp };
  readonly person: Readonly<Record<PersonCue, readonly RegExp[]>>;
  readonly topics: WordsFile['topics'] & { readonly kinds: Cues['topics'] };
  readonly grammar: Grammar;
  readonly templates: Templates;
};

/** A set that finds a word both as it is written and as wordsOf folds it. */
function wordSet(words: readonly string[]): ReadonlySet<string> {
  return new Set([...words, ...words.map(foldWord)].filter(Boolean));
}

function wordSets(words: WordsFile, stopwords: readonly string[]): WordSets {
  return {
    stopwords: wordSet(stopwords),
    interrogatives: wordSet(words.interrogatives),
    questionWords: wordSet(words.questionWords),
    askingVerbs: wordSet(words.askingVerbs),
    negations: wordSet(words.negations),
    joinedNegations: wordSet(words.joinedNegations),
    weakNegations: wordSet(words.weakNegations),
    answerNegations: wordSet(words.answerNegations),
    askerLabels: wordSet(words.askerLabels),
    answererLabels: wordSet(words.answererLabels),
    firstPerson: wordSet(words.firstPerson),
    objectPronouns: wordSet(words.objectPronouns),
    nounBefore: wordSet(words.nounBefore),
    nounAfter: wordSet(words.nounAfter),
    weakWords: wordSet(words.weakWords),
    privateLife: wordSet(words.privateLife),
    coordinators: wordSet(words.coordinators),
    clauseStarts: wordSet(words.clauseStarts),
    backward: wordSet(words.backward),
    complementizers: wordSet(words.complementizers),
    reasons: wordSet(words.reasons),
    contrasts: wordSet(words.contrasts),
    additions: wordSet(words.additions),
    alternatives: wordSet(words.alternatives),
  };
}

const compiled = (patterns: readonly Pattern[]) => patterns.map((pattern) => pattern());

function compiledCues({ statements }: Cues): LanguagePack['cues'] {
  return {
    need: compiled(statements.need),
    difficulty: compiled(statements.difficulty),
    liking: compiled(statements.liking),
    wish: compiled(statements.wish),
    habit: compiled(statements.habit),
    belief: compiled(statements.belief),
    reason: compiled(statements.reason),
  };
}

function compiledConsequences({ consequences }: Cues): LanguagePack['consequences'] {
  return {
    cost: compiled(consequences.cost),
    time: compiled(consequences.time),
    risk: compiled(consequences.risk),
    frequency: compiled(consequences.frequency),
    workaround: compiled(consequences.workaround),
    hindrance: compiled(consequences.hindrance),
    affected: compiled(consequences.affected),
  };
}

function compiledPerson(cues: PersonCues): LanguagePack['person'] {
  return {
    fact: compiled(cues.fact),
    activity: compiled(cues.activity),
    wish: compiled(cues.wish),
    belief: compiled(cues.belief),
    aside: compiled(cues.aside),
    over: compiled(cues.over),
    span: compiled(cues.span),
  };
}

const packs = new Map<Language, LanguagePack>();

/**
 * All that the engine knows of a language: word lists, cues, grammar and templates. Everything is lower case where case
 * exists; compare lower-cased text. The patterns have neither `g` nor `y`, so they keep no state.
 */
export function languagePack(language: Language): LanguagePack {
  const known = packs.get(language);
  if (known) return known;
  const made = makePack(language);
  packs.set(language, made);
  return made;
}

function makePack(language: Language): LanguagePack {
  const words = wordsOfLanguage(language);
  const { cues, grammar, person, templates } = definitionOf(language);
  return {
    ...wordSets(words, stopwordsOf(language)),
    language,
    tag: languageTags[language],
    fillers: words.fillers,
    conditionals: new Set(words.conditionals),
    about: new Set(words.about),
    backgroundQuestions: words.backgroundQuestions,
    routineQuestions: words.routineQuestions,
    wishQuestions: words.wishQuestions,
    proceduralQuestions: words.proceduralQuestions,
    leaningQuestions: words.leaningQuestions,
    selfRole: compiled(cues.selfRole),
    roleName: cues.roleName ?? ((role) => role),
    cues: compiledCues(cues),
    consequences: compiledConsequences(cues),
    outcomes: { opening: cues.outcomes.opening(), asked: cues.outcomes.asked() },
    person: compiledPerson(person),
    topics: { ...words.topics, kinds: cues.topics },
    grammar,
    templates,
  };
}
