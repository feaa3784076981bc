import type { Language } from '#contract/languages.ts';
import type { Corpus } from '../../../corpus/corpus.ts';
import { claimsBySentence, mayCarry } from '../../claims/find-claims.ts';
import { generalQuestionOfText } from '../../claims/general-kind.ts';
import { worthOf } from '../../claims/worth.ts';
import { askedAloud } from '../../exchanges/asked-aloud.ts';
import { type Exchange, exchangesIn } from '../../exchanges/exchanges.ts';
import { countConversations, guideOf } from '../../exchanges/guide.ts';
import { answersInColumn, columnOf } from '../../exchanges/survey-column.ts';
import { isWordedAlike } from '../../questions/same-question.ts';
import { similarity, termsOfSentence } from '../../sentences/similarity.ts';
import { minGuideDocuments } from '../../tuning/exchanges.ts';
import { maxBeginning, maxVoicesOfAnswer, minSimilarityOfSameQuestion } from '../../tuning/prose.ts';
import { shortQuote, titleQuote } from './said-shortly.ts';
import { type Spoken, saidAt, voiceAt } from './spoken.ts';

/** What people answer to the question that the lead answers, in other conversations or in a group. */
type AskedTheSame = {
  /** Those who filled in the same column of a survey, the lead's voice included; 0 outside of surveys. */
  readonly voices: number;
  /** Where one person of a few speaks about the topic: a sentence of another who does not, and a short quote of it. */
  readonly other: { readonly sentence: number; readonly quote: string } | null;
};

export const nothingAsked: AskedTheSame = { voices: 0, other: null };

export function askedTheSame(corpus: Corpus, spoken: Spoken, language: Language): AskedTheSame {
  const exchanges = answersLike(corpus, spoken);
  if (exchanges.length === 0) return nothingAsked;
  const speaking = new Set([...spoken.speaking, ...spoken.against].map((i) => voiceAt(corpus, i)));
  const others = exchanges.filter(({ voice }) => !speaking.has(voice));
  const voices = new Set(exchanges.map((e) => e.voice)).size;
  // Of many answers, any single one would be picked at will.
  const isShown = speaking.size === 1 && voices <= maxVoicesOfAnswer;
  return {
    // Who else was asked in other words is not known: only a survey that asks can be counted.
    voices: /[?？؟]/u.test(columnOf(corpus, spoken.lead) ?? '') ? voices : 0,
    other: isShown ? bestAnswer(corpus, spoken, others, language) : null,
  };
}

type Answer = Pick<Exchange, 'voice' | 'answer'>;

/** What was answered to the same question, in a survey into the same column. */
function answersLike(corpus: Corpus, { lead, question }: Spoken): readonly Answer[] {
  const { all, of } = exchangesIn(corpus);
  const at = of[lead] ?? -1;
  if (at < 0) return answersInColumn(corpus, lead);
  // What answers a general question is not what was asked.
  if (generalQuestionOfText(question ?? '')) return [];
  return exchangesLike(corpus, at).map((i) => all[i] as Exchange);
}

/**
 * The exchanges that answer the same question in nearly the same words, or in a group. In many conversations the words of one
 * question of the guide differ too much to be called the same.
 */
function exchangesLike(corpus: Corpus, at: number): readonly number[] {
  const { all } = exchangesIn(corpus);
  const own = all[at] as Exchange;
  const asked =
    countConversations(corpus) < minGuideDocuments
      ? guideOf(corpus).find((q) => !q.isBackground && q.exchanges.includes(at))
      : undefined;
  // "What happened?" asks each of them about another thing.
  if (asked) return asked.text === null ? [] : asked.exchanges;
  return all.flatMap((e, i) => (e.asking === own.asking || isAskedNearly(corpus, e, own) ? [i] : []));
}

/** Whether two conversations have a question in nearly the same words; one that both only share a name with is another. */
function isAskedNearly(corpus: Corpus, a: Exchange, b: Exchange): boolean {
  if (a.document === b.document) return false;
  return a.asking.some((i) => b.asking.some((j) => asksNearly(corpus, i, j)));
}

function asksNearly(corpus: Corpus, i: number, j: number): boolean {
  const { reading } = corpus;
  const [one, other] = [termsOfSentence(reading, i), termsOfSentence(reading, j)];
  if (similarity(reading, one, other) < minSimilarityOfSameQuestion) return false;
  if (one.intersection(other).size > 1) return true;
  // A single name says too little: "What about the car?" and "How do the cars look?" ask about two topics.
  const { text, language } = saidAt(corpus, i);
  return askedAloud(text, language) !== null && isWordedAlike(text, saidAt(corpus, j).text, language);
}

/**
 * The most worthwhile statement among those that begin an answer or name what the lead or its question names: a clear claim
 * first, and rather what leads no other insight.
 */
function bestAnswer(
  corpus: Corpus,
  { lead, shown = [] }: Spoken,
  answers: readonly Answer[],
  language: Language,
): AskedTheSame['other'] {
  const claims = claimsBySentence(corpus);
  const named = termsAround(corpus, lead);
  const isOnTopic = (i: number) => [...termsOfSentence(corpus.reading, i)].some((term) => named.has(term));
  const candidates = answers
    .flatMap(({ answer }) => answer.filter((i, n) => n < maxBeginning || isOnTopic(i)))
    .filter((i) => mayCarry(corpus, i) && saidAt(corpus, i).language === language)
    .map((sentence) => ({
      sentence,
      rank: claims.get(sentence)?.isClear ? (shown.includes(sentence) ? 1 : 0) : 2,
      worth: worthOf(corpus, sentence),
    }))
    .filter(({ rank, worth }) => rank < 2 || worth > 0)
    .sort((a, b) => a.rank - b.rank || b.worth - a.worth);
  for (const { sentence } of candidates) {
    const quote = titleQuote(corpus, sentence) ?? shortQuote(corpus, sentence);
    if (quote) return { sentence, quote };
  }
  return null;
}

/** What a sentence and the question that it answers name. */
function termsAround(corpus: Corpus, index: number): ReadonlySet<number> {
  const { all, of } = exchangesIn(corpus);
  const asking = all[of[index] ?? -1]?.asking ?? [];
  return new Set([index, ...asking].flatMap((i) => [...termsOfSentence(corpus.reading, i)]));
}
