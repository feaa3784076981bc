import type { Language } from '#contract/languages.ts';
import { languagePack } from '#engine/language/pack.ts';
import { type Corpus, type CorpusSentence, type Reading, textOf } from '../../corpus/corpus.ts';
import { isBackground } from '../sentences/background.ts';
import { namingTerms, similarity, termsOfSentence } from '../sentences/similarity.ts';
import { weakTerms } from '../sentences/weak-terms.ts';
import {
  centralWeight,
  fewConversations,
  guideLabel,
  maxAskedPerDocument,
  maxAskingSentences,
  maxMainQuestions,
  maxTermsWeighed,
  minAskedInFew,
  minBackgroundShare,
  minDocumentsOfName,
  minGuideDocuments,
  minGuideShare,
  minGuideSimilarity,
  minMainAnswer,
  minMainSimilarity,
  minMedianAnswer,
  termWeight,
  usualGuide,
} from '../tuning/exchanges.ts';
import { askedAloud, asksForBackground, asksOpenly } from './asked-aloud.ts';
import { askingSimilarities } from './asking-similarities.ts';
import { averageLinkage } from './average-linkage.ts';
import { type Exchanges, exchangesIn } from './exchanges.ts';
import { withQuestionMark } from './question-mark.ts';
import { surveyQuestions } from './survey-questions.ts';

/** A question that interviewers ask in several conversations, one main question of a single conversation, or one of a survey. */
export type GuideQuestion = {
  /** As it could be read aloud: the clearest of its wordings; null where none is understood by itself. */
  readonly text: string | null;
  readonly language: Language;
  /** Indexes of the exchanges in which it is answered. */
  readonly exchanges: readonly number[];
  /** Sentences that answer it in a column of a survey. */
  readonly inSurvey?: readonly number[];
  readonly documents: number;
  /** It asks who people are ("tell us about your role"): its answers feed people and no insight. */
  readonly isBackground: boolean;
};

const known = new WeakMap<Reading, GuideQuestion[]>();

/** The interview guide recovered from the material: the most widely asked questions first, then those of surveys; empty if no one asks. */
export function guideOf(corpus: Corpus): GuideQuestion[] {
  const cached = known.get(corpus.reading);
  if (cached) return cached;
  const headings = surveyQuestions(corpus).map(({ sentences, ...question }) => ({
    ...question,
    exchanges: [],
    inSurvey: sentences,
  }));
  const made = [...recoverGuide(corpus), ...headings];
  known.set(corpus.reading, made);
  return made;
}

/** A sentence that asks, and the exchanges that answer it. */
type Asked = { readonly sentence: number; readonly exchanges: number[] };

function recoverGuide(corpus: Corpus): GuideQuestion[] {
  const exchanges = exchangesIn(corpus);
  const asked = askedIn(exchanges).slice(0, maxAskingSentences);
  const conversations = countConversations(corpus);
  const { similarity, rows } = askingSimilarities(
    corpus.reading,
    asked.map((a) => a.sentence),
  );
  const isRepeated = conversations >= minGuideDocuments;
  const minSimilarity = isRepeated ? minGuideSimilarity : minMainSimilarity;
  const clusters = averageLinkage(similarity, rows.length, minSimilarity).map((cluster) =>
    cluster.flatMap((row) => asked[rows[row] ?? -1] ?? []),
  );
  const alone = asked.filter((_, i) => !rows.includes(i)).map((one) => [one]);
  if (!isRepeated) {
    const apart = clusters.flatMap((cluster) => onePerConversation(corpus, exchanges, cluster));
    return mainQuestions(corpus, exchanges, [...apart, ...alone]);
  }
  if (conversations > fewConversations) return repeated(corpus, exchanges, clusters, conversations);
  const onTopics = clusters.flatMap((cluster) => onOneTopic(corpus, exchanges, cluster));
  const guide = repeated(corpus, exchanges, onTopics, conversations);
  // Few people are asked only part of the guide, or in words that share little.
  const others = [...onTopics, ...alone].filter((one) => !isIn(guide, one) && !isPhrase(one, documentsOf(corpus, one)));
  const rest = mainQuestions(corpus, exchanges, others).filter((one) => mainlyOpen(one, conversations).text !== null);
  const named = guide.filter(({ text }) => text !== null).length;
  return [...guide, ...rest.slice(0, Math.max(0, usualGuide - named))];
}

/** The number of documents in which questions are asked. */
export const countConversations = (corpus: Corpus): number =>
  new Set(exchangesIn(corpus).all.map((e) => e.document)).size;

const isIn = (guide: readonly GuideQuestion[], cluster: readonly Asked[]): boolean =>
  guide.some((one) => cluster.some((asked) => asked.exchanges.some((e) => one.exchanges.includes(e))));

function repeated(
  corpus: Corpus,
  exchanges: Exchanges,
  clusters: readonly Asked[][],
  conversations: number,
): GuideQuestion[] {
  const least = conversations > fewConversations ? minGuideDocuments : minAskedInFew;
  const minDocuments = Math.max(least, Math.ceil(conversations * minGuideShare));
  return clusters
    .filter((cluster) => isGuideQuestion(corpus, exchanges, cluster, minDocuments))
    .map((cluster) => mainlyOpen(questionOf(corpus, exchanges, cluster), conversations))
    .sort((a, b) => b.documents - a.documents || b.exchanges.length - a.exchanges.length);
}

/** What asks for yes or no is no question to propose unless most conversations have it: "Has that happened, the stasis?" */
function mainlyOpen(question: GuideQuestion, conversations: number): GuideQuestion {
  const { text, language, documents } = question;
  const isProposed = text === null || documents * 2 > conversations || asksOpenly(text, language);
  return isProposed ? question : { ...question, text: null };
}

/** Of one conversation or two, which repeat little, the questions with the longest answers, in the order of the talk. */
function mainQuestions(corpus: Corpus, exchanges: Exchanges, clusters: readonly Asked[][]): GuideQuestion[] {
  const words = (question: GuideQuestion) => Math.max(...question.exchanges.map((e) => exchanges.all[e]?.words ?? 0));
  return clusters
    .map((cluster) => ({ ...questionOf(corpus, exchanges, cluster), isBackground: namesBackground(corpus, cluster) }))
    .filter((question) => question.text !== null && words(question) >= minMainAnswer)
    .sort((a, b) => words(b) - words(a))
    .slice(0, maxMainQuestions)
    .sort((a, b) => (a.exchanges[0] ?? 0) - (b.exchanges[0] ?? 0));
}

/**
 * Two different moments of one conversation ask two things, whatever words they share: "how did you let the landlord know", "do
 * you know what the landlord has to do". The question asked elsewhere stays with the nearer of the two.
 */
function onePerConversation(corpus: Corpus, exchanges: Exchanges, cluster: readonly Asked[]): Asked[][] {
  const { reading } = corpus;
  const moment = ({ exchanges: [first = 0] }: Asked) => exchanges.all[first]?.asking[0] ?? -1;
  const nearness = (a: Asked, b: Asked) =>
    similarity(reading, namingTerms(reading, a.sentence), namingTerms(reading, b.sentence));
  const apart: Asked[][] = [];
  for (const asked of cluster) {
    const { document } = reading.sentences[asked.sentence] as CorpusSentence;
    const mayJoin = (group: readonly Asked[]) =>
      group.every((one) => reading.sentences[one.sentence]?.document !== document || moment(one) === moment(asked));
    const [nearest] = apart
      .filter(mayJoin)
      .map((group) => ({ group, near: Math.max(...group.map((one) => nearness(one, asked))) }))
      .filter(({ near }) => near > 0)
      .sort((a, b) => b.near - a.near);
    if (nearest) nearest.group.push(asked);
    else apart.push([asked]);
  }
  return apart;
}

/**
 * In few conversations, questions that only share a common word are none of one guide: "What takes the time?", "When was the last
 * time?" Those that name the same stay together.
 */
function onOneTopic(corpus: Corpus, exchanges: Exchanges, cluster: readonly Asked[]): Asked[][] {
  const { reading } = corpus;
  const answering = cluster.flatMap((one) => one.exchanges);
  if (namesBackground(corpus, cluster) || introduces(corpus, exchanges, answering)) return [[...cluster]];
  const named = cluster.map(({ sentence }) => {
    const weak = weakTerms(reading, languageAt(corpus, sentence));
    return new Set([...namingTerms(reading, sentence)].filter((term) => weak[term] !== 1));
  });
  const others = (own: ReadonlySet<number>, i: number) => named.some((one, k) => k !== i && !own.isDisjointFrom(one));
  const together = cluster.filter((_, i) => others(named[i] ?? new Set(), i));
  const apart = cluster.filter((one) => !together.includes(one)).map((one) => [one]);
  return together.length > 0 ? [together, ...apart] : apart;
}

function askedIn({ all }: Exchanges): Asked[] {
  const bySentence = new Map<number, number[]>();
  for (const [i, { asking }] of all.entries())
    for (const sentence of asking) bySentence.set(sentence, [...(bySentence.get(sentence) ?? []), i]);
  return [...bySentence].map(([sentence, exchanges]) => ({ sentence, exchanges }));
}

const documentsOf = ({ reading }: Corpus, cluster: readonly Asked[]): number =>
  new Set(cluster.map((a) => reading.sentences[a.sentence]?.document)).size;

const isPhrase = (cluster: readonly Asked[], documents: number): boolean =>
  cluster.length > documents * maxAskedPerDocument;

function isGuideQuestion(corpus: Corpus, { all }: Exchanges, cluster: readonly Asked[], minDocuments: number): boolean {
  const documents = documentsOf(corpus, cluster);
  if (documents < minDocuments || isPhrase(cluster, documents)) return false;
  const lengths = cluster.flatMap((a) => a.exchanges.map((e) => all[e]?.words ?? 0)).sort((a, b) => a - b);
  return (lengths[lengths.length >> 1] ?? 0) >= minMedianAnswer;
}

function questionOf(corpus: Corpus, exchanges: Exchanges, cluster: readonly Asked[]): GuideQuestion {
  const language = languageOf(corpus, cluster);
  const answering = [...new Set(cluster.flatMap((a) => a.exchanges))];
  return {
    text: clearest(corpus, cluster, language),
    language,
    exchanges: answering,
    documents: documentsOf(corpus, cluster),
    isBackground: namesBackground(corpus, cluster) || introduces(corpus, exchanges, answering),
  };
}

/** The language in which it is put: the main one of the material if it was asked in that, as a name can join several. */
function languageOf(corpus: Corpus, cluster: readonly Asked[]): Language {
  const asked = cluster.map(({ sentence }) => languageAt(corpus, sentence));
  return asked.includes(corpus.language) ? corpus.language : (asked[0] ?? corpus.language);
}

/** The wording of that language that is best understood by itself, among equals the one that shares most words with the others. */
function clearest(corpus: Corpus, cluster: readonly Asked[], language: Language): string | null {
  const terms = cluster.map((a) => termsOfSentence(corpus.reading, a.sentence));
  const isBackground = namesBackground(corpus, cluster);
  const minWords = cluster.length >= minGuideDocuments ? guideLabel.minRepeatedWords : guideLabel.minWords;
  const wordings = cluster.flatMap(({ sentence }, k) => {
    if (languageAt(corpus, sentence) !== language) return [];
    const wording = askedAloud(withQuestionMark(textAt(corpus, sentence), language), language, minWords);
    if (!wording || namesAlone(corpus, wording.text, language)) return [];
    // "Tell me about yourself. Since when are you here?" names no topic of the others that are asked with it.
    if (!isBackground && asksForBackground(wording.text, language)) return [];
    const nearness = terms.reduce(
      (sum, other, i) => (i === k ? sum : sum + similarity(corpus.reading, terms[k] ?? new Set(), other)),
      0,
    );
    return [
      {
        ...wording,
        score:
          wording.score +
          termWeight * Math.min(maxTermsWeighed, terms[k]?.size ?? 0) +
          (centralWeight * nearness) / Math.max(1, cluster.length - 1),
      },
    ];
  });
  return wordings.sort((a, b) => b.score - a.score)[0]?.text ?? null;
}

/** Whether it says a name that of several documents only one has: "Do you look at what Owen buys?" was asked of his father. */
export function namesAlone({ documents }: Corpus, text: string, language: Language): boolean {
  if (languagePack(language).grammar.capitalisedNouns || documents.length < minDocumentsOfName) return false;
  const names = text.match(/(?<=\p{Ll}[\p{L}\p{M}]*,? )\p{Lu}\p{Ll}+/gu) ?? [];
  return names.some((name) => documents.filter((document) => document.text.includes(name)).length === 1);
}

function namesBackground(corpus: Corpus, cluster: readonly Asked[]): boolean {
  const naming = cluster.filter(({ sentence }) =>
    asksForBackground(textAt(corpus, sentence), languageAt(corpus, sentence)),
  );
  return naming.length * 2 > cluster.length;
}

/** Whether people mostly introduce themselves in the first sentences of their answers. */
function introduces(corpus: Corpus, { all }: Exchanges, answering: readonly number[]): boolean {
  const introduced = answering.filter((e) => all[e]?.answer.slice(0, 4).some((i) => isBackground(corpus, i)));
  return introduced.length >= answering.length * minBackgroundShare;
}

const languageAt = (corpus: Corpus, sentence: number): Language =>
  corpus.reading.languages[corpus.reading.sentences[sentence]?.document ?? -1] ?? corpus.language;

const textAt = (corpus: Corpus, sentence: number): string =>
  textOf(corpus, corpus.reading.sentences[sentence] as CorpusSentence);
