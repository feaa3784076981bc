import { languagePack } from '#engine/language/pack.ts';
import type { GeneralKind, GeneralQuestion } from '#engine/language/templates/templates.ts';
import { type Corpus, languagesOf } from '../../corpus/corpus.ts';
import { sentenceFact } from '../../corpus/sentence-facts.ts';
import { confidenceOf, measureCoverage } from '../../evidence/confidence.ts';
import { readQuery } from '../../search/query.ts';
import { isUnspaced, wordsOf } from '../../text/words.ts';
import { askedAloud } from '../exchanges/asked-aloud.ts';
import { exchangesIn } from '../exchanges/exchanges.ts';
import { guideOf } from '../exchanges/guide.ts';
import { withQuestionMark } from '../exchanges/question-mark.ts';
import { unmarkedDocuments } from '../exchanges/unmarked.ts';
import { pickSentences } from '../sentences/pick-sentences.ts';
import { passagesToRead, rankPassages } from '../sentences/rank.ts';
import { namingTerms, termsOfSentence } from '../sentences/similarity.ts';
import { isWeakTerm } from '../sentences/weak-term.ts';
import { weakTerms } from '../sentences/weak-terms.ts';
import {
  fitWeight,
  generalFit,
  guideFit,
  kindFit,
  minFit,
  minFitOfUnasked,
  minSimilarityOfGuide,
  nearShare,
  otherAnswerShare,
  otherKindShare,
  singleTermShare,
  surveyFit,
} from '../tuning/claims.ts';
import { minConfidence } from '../tuning/insights.ts';
import { maxBeginning } from '../tuning/prose.ts';
import { minTermsOfSame } from '../tuning/questions.ts';
import { askedExchanges } from './asked-exchanges.ts';
import { areMostly, askedNearly, termsOfQuestion } from './asked-nearly.ts';
import type { Claim } from './find-claims.ts';
import { answersGeneral, generalQuestionOf, generalQuestionOfText } from './general-kind.ts';
import { isOfUnspoken, isOpenQuestion, kindsAsked } from './question-topic.ts';
import { isSaidAround, topicHead } from './topic-head.ts';

export type Fit = {
  readonly question: number;
  /** How well the claim answers it, 0 to 1. */
  readonly fit: number;
  /** It was asked there; otherwise the two only share words or a kind. */
  readonly isAsked: boolean;
  /** It is of the kind that the question asks for by a word of the claim: "It is confusing that …", whatever else may have been asked there. */
  readonly isNamedKind: boolean;
  /** They have a single word in common: any other question that the claim answers is preferred. */
  readonly isLoose: boolean;
  /** Something else was asked there, and they only share a word: of 110 such claims 46 answered the question. It is near to it, no more. */
  readonly isGuess: boolean;
  /** The question was asked right there, or it shares enough words with the claim that both are certainly about the same topic. */
  readonly isSure: boolean;
};

const fitting = new WeakMap<Corpus['reading'], Map<string, (claim: Claim) => Fit[]>>();

/**
 * For a claim the questions that it answers, the best first: what it was asked comes before what it only shares words with, and
 * a general question comes last. Kept, because the report and the insights ask the same.
 */
export function fitsOf(corpus: Corpus, questions: readonly string[]): (claim: Claim) => Fit[] {
  const near = nearTo(corpus, questions);
  return (claim) => near(claim).filter(({ isGuess }) => !isGuess);
}

/** How near a claim is to that of the questions to which it is nearest, whether or not it answers it. */
export function nearnessTo(corpus: Corpus, questions: readonly string[]): (claim: Claim) => number {
  const near = nearTo(corpus, questions);
  return (claim) => Math.max(0, ...near(claim).map(({ fit }) => fit));
}

function nearTo(corpus: Corpus, questions: readonly string[]): (claim: Claim) => Fit[] {
  const cache = fitting.get(corpus.reading) ?? new Map<string, (claim: Claim) => Fit[]>();
  fitting.set(corpus.reading, cache);
  const key = JSON.stringify(questions);
  const known = cache.get(key) ?? readFits(corpus, questions);
  cache.set(key, known);
  return known;
}

function readFits(corpus: Corpus, questions: readonly string[]): (claim: Claim) => Fit[] {
  const own = questions.map((text) => askOf(corpus, text));
  const { of } = exchangesIn(corpus);
  const asks = withExchanges(corpus, questions, own);
  const known = new Map<Claim, Fit[]>();
  const read = (claim: Claim) => {
    const { kind } = claim;
    const exchange = of[claim.sentence] ?? -1;
    return asks
      .map((ask, question) => ({ question, ...fitOf(corpus, ask, claim, { exchange, kind }) }))
      .filter(({ fit }) => fit >= minFit)
      .map((one) => ({ ...one, fit: one.fit * fitWeight }))
      .sort(
        (a, b) =>
          Number(a.isLoose) - Number(b.isLoose) ||
          Number(b.isNamedKind) - Number(a.isNamedKind) ||
          b.fit - a.fit ||
          a.question - b.question,
      );
  };
  return (claim) => {
    const fits = known.get(claim) ?? read(claim);
    known.set(claim, fits);
    return fits;
  };
}

/** The questions with the exchanges in which they were asked; what the guide asks, and what asks in general, has none. */
function withExchanges(corpus: Corpus, questions: readonly string[], asks: readonly Omit<Ask, 'exchanges'>[]): Ask[] {
  const guide = guideOf(corpus);
  const taken = new Set(asks.flatMap((ask) => ask.guide.flatMap((k) => guide[k]?.exchanges ?? [])));
  const own = questions.map((text) => exchangesAsking(corpus, text));
  for (const e of own.flat()) taken.add(e);
  const open = asks.flatMap(({ guide, general }, q) =>
    guide.length > 0 || general || (own[q] ?? []).length > 0 ? [] : [q],
  );
  const asked = askedExchanges(
    corpus,
    open.map((q) => questions[q] as string),
    taken,
  );
  return asks.map((ask, q) => ({
    ...ask,
    exchanges: new Map([
      ...(own[q] ?? []).map((e) => [e, 1] as const),
      ...[...asked].flatMap(([e, { question, certainty }]) => (open[question] === q ? [[e, certainty] as const] : [])),
    ]),
  }));
}

const aloud = sentenceFact(
  'asked aloud',
  (text, language) => askedAloud(withQuestionMark(text, language), language)?.text ?? null,
);

/** The exchanges in which a question was asked in these very words. */
export const exchangesAsking = (corpus: Corpus, text: string): number[] =>
  exchangesIn(corpus).all.flatMap(({ asking }, e) => (asking.some((i) => aloud(corpus, i) === text) ? [e] : []));

/** For each question the exchanges in which it was asked, and how certain that is. */
export function exchangesOf(corpus: Corpus, questions: readonly string[]): ReadonlyMap<number, number>[] {
  const guide = guideOf(corpus);
  const asks = withExchanges(
    corpus,
    questions,
    questions.map((text) => askOf(corpus, text)),
  );
  const inGuide = (k: number) => (guide[k]?.exchanges ?? []).map((e) => [e, 1] as const);
  return asks.map((ask) => new Map([...ask.guide.flatMap(inGuide), ...ask.exchanges]));
}

/** What is known of a question before any claim is compared with it. */
type Ask = {
  /** Its place in the guide: its answers are those that follow it. */
  readonly guide: readonly number[];
  /** Exchanges in which the same was asked aloud, and how certain that is. */
  readonly exchanges: ReadonlyMap<number, number>;
  readonly terms: ReadonlySet<number>;
  readonly related: () => ReadonlyMap<number, number>;
  readonly kinds: ReadonlySet<string>;
  /** It names no topic besides the kind of statement that it wants: "What should be improved?" */
  readonly isOpen: boolean;
  readonly general: GeneralQuestion | undefined;
  /** Of a topic of several words, the one that names it. */
  readonly head: ReadonlySet<number> | null;
  /** It asks for yes or no, and what is said after that may be about anything: "Did you call the hotline?" */
  readonly isClosed: boolean;
};

function askOf(corpus: Corpus, text: string): Omit<Ask, 'exchanges'> {
  const kinds = kindsAsked(corpus, text);
  const terms = termsOfQuestion(corpus, text);
  const head = topicHead(corpus, text);
  const verbatim = guideOf(corpus).flatMap((g, k) => (g.text === text ? [k] : []));
  const guide = verbatim.length > 0 || head || terms.size < minTermsOfSame ? verbatim : sameInGuide(corpus, terms);
  return {
    guide,
    terms,
    related: () => relatedTo(corpus, text),
    kinds,
    isOpen: isOpenQuestion(corpus, text),
    head,
    isClosed: isClosed(corpus, text),
    general: generalQuestionOfText(text),
  };
}

/** The questions of the guide that were mostly asked in nearly these words: their answers are answers to this one. */
function sameInGuide(corpus: Corpus, terms: ReadonlySet<number>): number[] {
  const near = askedNearly(corpus, terms, minSimilarityOfGuide);
  return guideOf(corpus).flatMap(({ exchanges, isBackground }, k) =>
    !isBackground && areMostly(exchanges, near) ? [k] : [],
  );
}

function isClosed(corpus: Corpus, question: string): boolean {
  return languagesOf(corpus).every((language) => {
    // Where words are not written apart, what asks is not always a word.
    if (isUnspaced(language)) return false;
    const { interrogatives } = languagePack(language);
    return !wordsOf(question, { start: 0, end: question.length }, language).some(({ form }) =>
      interrogatives.has(form),
    );
  });
}

type Said = { readonly exchange: number; readonly kind: GeneralKind };

function fitOf(corpus: Corpus, ask: Ask, claim: Claim, said: Said): Omit<Fit, 'question'> {
  const { exchange, kind } = said;
  if (ask.general)
    return {
      ...unasked,
      fit: isOfGeneral(ask.general, kind) && answersGeneral(corpus, claim, kind) ? generalFit : 0,
    };
  if (ask.guide.includes(claim.guide) && !(ask.isClosed && !isSaidAround(corpus, claim.sentence, ask.terms)))
    return { ...wasAsked, fit: exchange >= 0 ? guideFit : surveyFit };
  const near = ask.exchanges.get(exchange);
  const asked =
    near === undefined || !answersDirectly(corpus, ask, claim, exchange) || !answersGeneral(corpus, claim, kind)
      ? 0
      : guideFit * (nearShare + near) * (isSingle(ask) ? singleTermShare : 1);
  const stated = statedFit(corpus, ask, claim, said);
  // Outside of conversations nothing but the words is known.
  const shared = exchange >= 0 ? sharedTerms(corpus, ask, claim, exchange) : null;
  const isSure = !shared || namesTheSame(corpus, ask, claim, { shared, isAsked: asked > stated });
  if (asked > stated) return { ...wasAsked, fit: asked, isSure };
  const isLoose =
    shared !== null && !isOfKind(corpus, ask, claim) && shared.length < Math.min(minTermsOfSame, ask.terms.size);
  const isNamedKind =
    ask.isOpen &&
    isOfKind(corpus, ask, claim) &&
    !termsOfSentence(corpus.reading, claim.sentence).isDisjointFrom(ask.terms);
  // Where a program wrote no question marks, what comes before an answer is often no question.
  const isGuess = !isSure && !ask.isOpen && !isUnmarked(corpus, claim);
  return { ...unasked, fit: stated, isLoose, isSure, isNamedKind, isGuess };
}

const isUnmarked = (corpus: Corpus, { sentence }: Claim): boolean =>
  unmarkedDocuments(corpus).has(corpus.reading.sentences[sentence]?.document ?? -1);

const isOfGeneral = (question: GeneralQuestion, kind: GeneralKind): boolean =>
  question === 'rest' || question === generalQuestionOf(kind);

const wasAsked = { isAsked: true, isNamedKind: false, isLoose: false, isSure: true, isGuess: false };
const unasked = { isAsked: false, isNamedKind: false, isLoose: false, isSure: false, isGuess: false };

/** How well a claim answers by its words and its kind a question that was not asked there. */
function statedFit(corpus: Corpus, ask: Ask, claim: Claim, { exchange, kind }: Said): number {
  const words = isNamed(corpus, ask, claim) ? (ask.related().get(claim.sentence) ?? 0) * shareOf(kind, ask.kinds) : 0;
  if (ask.guide.length > 0) return words >= minFitOfUnasked ? words * otherAnswerShare : 0;
  const ofKind = (ask.isOpen || words > 0) && isOfKind(corpus, ask, claim) ? kindFit : 0;
  // A respondent wrote into a column what they could say nowhere else.
  const share = claim.guide >= 0 && exchange >= 0 ? otherAnswerShare : 1;
  // "What do they like?" is answered by what people like, whatever they were asked.
  return Math.min(1, words * share + ofKind * (ask.isOpen ? 1 : share));
}

/** Whether a question asks for this kind of statement, and about what is said around it. */
function isOfKind(corpus: Corpus, { kinds, isOpen, terms }: Ask, { kind, sentence }: Claim): boolean {
  return kinds.has(kind) && (isOpen ? kind !== 'habit' : isSaidAround(corpus, sentence, terms));
}

/**
 * Whether a claim is about the topic of a question for certain: claim and what was asked share two of its words, one of which names
 * something, or the claim says each word that does: two or more, or one where nearly the same was asked.
 */
function namesTheSame(
  corpus: Corpus,
  { terms }: Ask,
  { sentence }: Claim,
  { shared, isAsked }: { shared: readonly number[]; isAsked: boolean },
): boolean {
  const naming = [...terms].filter((term) => !isWeakTerm(corpus, term));
  if (shared.length >= minTermsOfSame && naming.some((term) => shared.includes(term))) return true;
  const said = namingTerms(corpus.reading, sentence);
  return naming.length > (isAsked ? 0 : 1) && naming.every((term) => said.has(term));
}

/** What a claim, together with what was asked there, names of another question: one word is used for many things, two for few. */
function sharedTerms(corpus: Corpus, { terms }: Ask, { sentence }: Claim, exchange: number): number[] {
  const { asking = [] } = exchangesIn(corpus).all[exchange] ?? {};
  const named = [sentence, ...asking].flatMap((i) => [...namingTerms(corpus.reading, i)]);
  return [...terms.intersection(new Set(named))];
}

/** Whether the question has a single word to compare. */
const isSingle = ({ terms }: Ask): boolean => terms.size < minTermsOfSame;

/** What follows further on in an answer may be about anything: to a question with a single word it has to say that word. */
function answersDirectly(corpus: Corpus, ask: Ask, { sentence }: Claim, exchange: number): boolean {
  const { answer = [] } = exchangesIn(corpus).all[exchange] ?? {};
  return !isSingle(ask) || answer.indexOf(sentence) <= maxBeginning || isSaidAround(corpus, sentence, ask.terms);
}

/**
 * What is said around a claim does not answer a question by its only word: "What keeps the others?" One that names neither a topic nor a
 * kind of statement is answered only where it was asked: "What would get people back?"
 */
function isNamed(corpus: Corpus, { isOpen, kinds, terms, head }: Ask, { sentence }: Claim): boolean {
  if (head && !isSaidAround(corpus, sentence, head)) return false;
  if (isOpen && kinds.size === 0) return !isOfWeakTerms(corpus, terms) || wasAskedThere(corpus, terms, sentence);
  return !isOpen || !termsOfSentence(corpus.reading, sentence).isDisjointFrom(terms);
}

/** Whether all words of a question were asked in the exchange in which a sentence answers. */
function wasAskedThere(corpus: Corpus, terms: ReadonlySet<number>, sentence: number): boolean {
  const { all, of } = exchangesIn(corpus);
  const { asking = [] } = all[of[sentence] ?? -1] ?? {};
  return terms.size > 0 && asking.some((i) => terms.isSubsetOf(termsOfSentence(corpus.reading, i)));
}

const isOfWeakTerms = (corpus: Corpus, terms: ReadonlySet<number>): boolean =>
  languagesOf(corpus).some((language) => {
    const weak = weakTerms(corpus.reading, language);
    return [...terms].every((term) => weak[term] === 1);
  });

const relations = new WeakMap<Corpus['reading'], Map<string, ReadonlyMap<number, number>>>();

/** How much each sentence is related to a question; kept, because questions are proposed first and answered then. */
function relatedTo(corpus: Corpus, question: string): ReadonlyMap<number, number> {
  const cache = relations.get(corpus.reading) ?? new Map<string, ReadonlyMap<number, number>>();
  relations.set(corpus.reading, cache);
  const known = cache.get(question) ?? readRelated(corpus, question);
  cache.set(question, known);
  return known;
}

function readRelated(corpus: Corpus, question: string): ReadonlyMap<number, number> {
  if (isOfUnspoken(corpus, question)) return new Map();
  const { reading } = corpus;
  const query = readQuery(question, languagesOf(corpus), reading.vocabulary, []);
  const ranked = rankPassages(corpus, query);
  const passages = passagesToRead(reading, ranked, reading.passageSpans.length);
  // Relatedness is relative to the best sentence: where no one speaks about it, even that one says nothing.
  if (passages.length === 0 || confidenceOf(measureCoverage(reading, query, passages)) < minConfidence)
    return new Map();
  return new Map(pickSentences(corpus, query, ranked, passages).map((p) => [p.index, p.related]));
}

/** What is left of the relatedness of a claim to a question that asks for other kinds of statement. */
function shareOf(kind: GeneralKind, asked: ReadonlySet<string>): number {
  if (asked.size === 0 || asked.has(kind) || asked.has('reason')) return 1;
  // A difficulty or a habit may be stated in plain words; a wish or a liking may not.
  if (asked.has('difficulty') && (kind === 'habit' || kind === 'reason')) return 1;
  if (asked.has('habit') && kind === 'reason') return 1;
  return asked.has('difficulty') || asked.has('habit') ? otherKindShare : 0;
}
