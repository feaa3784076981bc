import { type Language, languages } from '#contract/languages.ts';
import { foldWord } from '../text/words.ts';
import type { Pattern } from './cue.ts';
import { opinionsOfLanguage, verbsOfLanguage, wordsOfLanguage } from './data/data.ts';
import type { FinalVerbs, Speech, VerbForms } from './definition.ts';
import { definitionOf } from './definition-of.ts';
import { languagePack } from './pack.ts';

/** The patterns of `Speech`, compiled. `refused`, `plain` and `claims` match anywhere. */
export type SpeechRules = {
  readonly opener: RegExp;
  readonly tail: RegExp;
  /** Global. */
  readonly asides: RegExp;
  /** Global. */
  readonly joints: RegExp;
  readonly limit: RegExp;
  readonly lead: RegExp;
  /** How a clause may begin that follows its condition: "then". */
  readonly consequence: RegExp;
  readonly afterComma: RegExp;
  /** A quotation mark that looks as an apostrophe, but for that of "the parents' room". */
  readonly singleQuote: RegExp;
  /** Global. */
  readonly repairs: RegExp | null;
  readonly restarts: RegExp | null;
  readonly narrative: RegExp | null;
  readonly unmet: RegExp | null;
  readonly scenes: RegExp | null;
  readonly offRecord: RegExp;
  readonly recording: RegExp;
  readonly permits: RegExp;
  readonly digresses: RegExp;
  readonly leavesOut: RegExp;
  /** A word that makes the clause after it part of what is said: "only … so that". */
  readonly restricts: RegExp | null;
  readonly subject: RegExp | null;
  readonly address: RegExp | null;
  readonly otherTopic: RegExp;
  readonly questionLead: RegExp | null;
  readonly unmarked: RegExp | null;
  readonly endsUnmarked: RegExp | null;
  readonly vagueQuestion: RegExp | null;
  readonly probe: RegExp | null;
  readonly closes: RegExp;
  readonly invites: RegExp | null;
  readonly request: RegExp | null;
  /** What comes before words that are only reported or imagined: "and it says, oh, …". */
  readonly reports: RegExp | null;
  /** A weaker title: it opens with "it is hard to …" or "there", or ends in a pronoun. */
  readonly indirect: RegExp | null;
  /** An opening after which a clause is complete without another subject. */
  readonly complete: RegExp | null;
  readonly badStart: RegExp;
  readonly badEnd: RegExp;
  readonly boundEnd: RegExp | null;
  readonly refused: readonly RegExp[];
  readonly plain: readonly RegExp[];
  readonly plan: RegExp | null;
  readonly pointing: RegExp | null;
  readonly story: RegExp | null;
  readonly claims: readonly RegExp[];
  /** What makes a claim of a description: a difficulty, a wish, a judgement. */
  readonly judgements: readonly RegExp[];
  readonly opinions: ReadonlySet<string>;
  /** Whether the language lists its function words; otherwise these are its stop words. */
  readonly hasFunctionWords: boolean;
  readonly functionWords: ReadonlySet<string>;
  readonly verbs: VerbForms;
  /** A sentence that begins with "no". */
  readonly denial: RegExp | null;
  readonly falters: RegExp | null;
  readonly beside: RegExp | null;
  readonly articles: RegExp | null;
  readonly isMainClause: Speech['isMainClause'];
  readonly hasStrayPronoun: Speech['hasStrayPronoun'];
  /** A dependent clause ends with its verb: German. */
  readonly verbLast: boolean;
  /** Where `verbLast`. */
  readonly finalVerbs: FinalVerbs | null;
  /** A dependent clause may begin with its verb. */
  readonly commasJoin: boolean;
  /** Text between commas can be distinguished from a new start. */
  readonly readsCommas: boolean;
  readonly verbFirst: boolean;
};

const known = new Map<Language, SpeechRules>();

/** The rules by which a title is cut from speech in a language. Made once. */
export function speechRules(language: Language): SpeechRules {
  const found = known.get(language);
  if (found) return found;
  const made = makeRules(language);
  known.set(language, made);
  return made;
}

function makeRules(language: Language): SpeechRules {
  const { speech } = definitionOf(language);
  const pack = languagePack(language);
  const { positive, negative } = opinionsOfLanguage(language);
  const { need, difficulty, liking, wish, reason } = pack.cues;
  const compiled = (patterns: readonly Pattern[]) => patterns.map((pattern) => pattern());
  const judgements = [...difficulty, ...wish, ...liking];
  return {
    opener: atStart(speech.openers),
    tail: atEnd(speech.tails),
    asides: new RegExp(speech.asides().source, 'giu'),
    joints: new RegExp(speech.joints().source, 'giu'),
    limit: atStart(speech.limits),
    lead: atStart(speech.leads),
    consequence: speech.consequences ? atStart(speech.consequences) : nothing,
    afterComma: atStart(speech.afterComma),
    singleQuote: singleQuote(speech),
    repairs: speech.repairs ? new RegExp(speech.repairs().source, 'giu') : null,
    restarts: speech.restarts ? new RegExp(speech.restarts().source, 'giu') : null,
    narrative: speech.narratives ? atStart(speech.narratives) : null,
    unmet: speech.unmet ? speech.unmet() : null,
    scenes: speech.scenes ? speech.scenes() : null,
    offRecord: speech.offRecord(),
    recording: speech.recording(),
    permits: speech.permits(),
    digresses: speech.digresses(),
    leavesOut: speech.leavesOut(),
    restricts: speech.restricts ? speech.restricts() : null,
    subject: speech.subjects ? new RegExp(`^(?:${speech.subjects().source})$`, 'iu') : null,
    address: speech.addresses ? atStart(speech.addresses) : null,
    otherTopic: speech.otherTopic(),
    questionLead: speech.questionLeads ? atStart(speech.questionLeads) : null,
    unmarked: speech.unmarkedQuestions ? atStart(speech.unmarkedQuestions) : null,
    endsUnmarked: speech.unmarkedEnds ? atEnd(speech.unmarkedEnds) : null,
    vagueQuestion: speech.vagueQuestions ? speech.vagueQuestions() : null,
    probe: speech.probes ? speech.probes() : null,
    closes: speech.closes(),
    invites: speech.invites ? atStart(speech.invites) : null,
    request: speech.requests ? new RegExp(`(?:${speech.requests().source})[。.।]?$`, 'iu') : null,
    reports: speech.reports ? new RegExp(`(?:${speech.reports().source})[\\s,:]*$`, 'iu') : null,
    indirect: speech.indirect ? atStart(speech.indirect) : null,
    complete: speech.complete ? atStart(speech.complete) : null,
    badStart: atStart(speech.badStart),
    badEnd: atEnd(speech.badEnd),
    boundEnd: speech.boundEnd ? atEnd(speech.boundEnd) : null,
    refused: compiled(speech.refused),
    plain: compiled(speech.plain),
    plan: speech.plans ? speech.plans() : null,
    pointing: speech.pointing ? speech.pointing() : null,
    story: speech.stories ? speech.stories() : null,
    claims: [...judgements, ...need, ...reason, speech.claims()],
    judgements,
    opinions: new Set([...positive, ...negative].map(foldWord)),
    hasFunctionWords: speech.functionWords !== undefined,
    functionWords: speech.functionWords ? new Set(speech.functionWords.split(' ')) : pack.stopwords,
    verbs: verbForms(language, speech.endsAsVerb),
    denial: speech.denials ? new RegExp(`(?:^|[.!]\\s)(?:${speech.denials().source})[,.]`, 'iu') : null,
    falters: speech.falters ? speech.falters() : null,
    beside: speech.beside ? atStart(speech.beside) : null,
    articles: speech.articles ? speech.articles() : null,
    isMainClause: speech.isMainClause,
    hasStrayPronoun: speech.hasStrayPronoun,
    verbLast: speech.verbLast ?? false,
    finalVerbs: speech.finalVerbs ?? null,
    commasJoin: speech.commasJoin ?? false,
    readsCommas: speech.commasJoin === true || speech.beside !== undefined,
    verbFirst: speech.verbFirst ?? false,
  };
}

const atStart = (pattern: Pattern) => new RegExp(`^(?:${pattern().source})`, 'iu');
const nothing = /(?!)/u;
/** Looks back only from the end: a search from the start would try every word. */
const atEnd = (pattern: Pattern) => new RegExp(`(?:${pattern().source})$`, 'iu');

const item = '\\S+(?: \\S+){0,3}';
const joiners = languages.flatMap((language) => wordsOfLanguage(language).additions);
/** What follows a comma in a list, up to its "and". Joined by a word of any language, so « il y a » passes for a list as well. */
export const restOfList = new RegExp(`^${item}(?:[,،] ${item})*[,،]? (?:${joiners.join('|')}) `, 'iu');

function singleQuote({ clipped, possessive }: Speech): RegExp {
  const opening = `(?<![\\p{L}\\p{M}\\p{N}])['‘’]${clipped ? `(?!${clipped.source})` : ''}`;
  const closing = `${possessive ? `(?<!${possessive.source})` : ''}['’](?![\\p{L}\\p{M}\\p{N}])`;
  return new RegExp(`${opening}|${closing}`, 'iu');
}

function verbForms(language: Language, endsAsVerb?: (form: string) => boolean): VerbForms {
  const { auxiliaries, forms, classes } = verbsOfLanguage(language);
  const auxiliary = new Set(auxiliaries.map(foldWord));
  const verbs = new Set(forms.split(' ').filter(Boolean).map(foldWord));
  for (const { stems, endings } of classes)
    for (const stem of stems.split(' '))
      for (const ending of endings.split(' ')) verbs.add(foldWord(stem + (ending === '-' ? '' : ending)));
  const isListed = (form: string) => auxiliary.has(form) || verbs.has(form);
  return {
    isAuxiliary: (form) => auxiliary.has(form),
    isVerb: (form) => isListed(form) || endsAsVerb?.(form) === true,
  };
}
