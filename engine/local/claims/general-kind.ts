import { type Language, languages } from '#contract/languages.ts';
import { languagePack } from '#engine/language/pack.ts';
import { sentimentOf } from '#engine/language/sentiment/sentiment.ts';
import { speechRules } from '#engine/language/speech-rules.ts';
import type { GeneralKind, GeneralQuestion } from '#engine/language/templates/templates.ts';
import { type Corpus, type CorpusSentence, textOf } from '../../corpus/corpus.ts';
import { exchangesIn } from '../exchanges/exchanges.ts';
import { statementKind } from '../sentences/statement-kind.ts';
import { denials } from '../titles/gate.ts';
import { minAnswerOfGeneral } from '../tuning/claims.ts';
import type { Claim } from './find-claims.ts';

export const generalKinds = [
  'difficulty',
  'wish',
  'liking',
  'habit',
  'cost',
] as const satisfies readonly GeneralQuestion[];

/** All questions that name no topic: those of a kind, and the one for what a brief leaves out. */
export const generalQuestions = [...generalKinds, 'rest'] as const;

/** The general question that a text is, in any language; undefined for one that names a topic. */
export const generalQuestionOfText = (text: string): GeneralQuestion | undefined =>
  generalQuestions.find((kind) => languages.some((l) => languagePack(l).templates.question.general(kind) === text));

/** Which of them a claim of a kind answers: a reason says why people manage as they do. */
export const generalQuestionOf = (kind: GeneralKind): GeneralQuestion => (kind === 'reason' ? 'habit' : kind);

/**
 * What kind of statement a claim makes, by its title, because that is what is read; what is of no kind says how people manage.
 * Praise that is denied or felt as bad is a difficulty ("my memory is not very good"), and praise that is needed no
 * liking ("we need a reliable van").
 */
export function generalKindOf(title: string, language: Language): GeneralKind {
  const { cues } = languagePack(language);
  const has = (cue: keyof typeof cues) => cues[cue].some((pattern) => pattern.test(title));
  const kind = statementKind(title, language);
  // What has to be done is a need that people meet, not a wish that they have.
  if (kind === 'wish' && !has('wish')) return has('difficulty') ? 'difficulty' : 'habit';
  if (kind !== 'liking') return kind === 'other' ? 'habit' : kind;
  const praise = praiseIn(title, language);
  if (denials(praise, language) > 0 || sentimentOf(title, language).score < 0) return 'difficulty';
  return cues.need.some((pattern) => pattern.test(praise)) ? 'habit' : 'liking';
}

/**
 * A title up to its praise, where a negation never follows what it denies: "I like that I do not have to phone" denies and
 * needs nothing of what is praised.
 */
function praiseIn(title: string, language: Language): string {
  const { cues, grammar } = languagePack(language);
  const end = Math.max(...cues.liking.map((pattern) => endOf(pattern.exec(title))));
  return grammar.negationFirst && end > 0 ? title.slice(0, end) : title;
}

const endOf = (match: RegExpExecArray | null): number => (match ? match.index + match[0].length : 0);

/**
 * Whether a claim may answer the general question of its kind. A plain statement says how people manage only where it claims
 * something, or states the outcome of an occasion that was asked about, and as part of a longer answer: short replies are small talk.
 */
export function answersGeneral(corpus: Corpus, claim: Claim, kind: GeneralKind): boolean {
  if (kind !== 'habit') return true;
  const { all, of } = exchangesIn(corpus);
  const exchange = all[of[claim.sentence] ?? -1];
  if (!exchange) return claim.isClear;
  return (
    exchange.words >= minAnswerOfGeneral && (claim.isClear || (isJoined(claim) && isProbed(corpus, exchange.asking)))
  );
}

/** Whether the title has a second sentence, which mostly states the outcome: "The first visit is over in minutes. So I explain it all again". */
const isJoined = ({ title, clause }: Claim): boolean => title.length > clause.length;

/** Whether an interviewer asked there about one occasion: such a question is seldom proposed, and its answer still says something. */
function isProbed(corpus: Corpus, asking: readonly number[]): boolean {
  const { probe } = speechRules(corpus.language);
  return (
    probe !== null && asking.some((i) => probe.test(textOf(corpus, corpus.reading.sentences[i] as CorpusSentence)))
  );
}
