import { chatRules } from '#engine/language/chat/chat-rules.ts';
import { type Corpus, type CorpusSentence, type Reading, voiceIndexOf } from '../../../corpus/corpus.ts';
import type { ChatReply } from '../../../engine.ts';
import { mayBeEvidence } from '../../../evidence/speaker-guard.ts';
import { contradictionsOf } from '../../insights/contradiction.ts';
import { speakerName } from '../../insights/select-evidence.ts';
import { termsOfSentence } from '../../sentences/similarity.ts';
import {
  maxReplySentences,
  maxSentencesOfVoice,
  maxSentencesToReason,
  maxVoicesQuoted,
  minCoverage,
} from '../../tuning/chat.ts';
import { minTermsOfContradiction } from '../../tuning/insights.ts';

import { listed } from '../compare-people.ts';
import { withinReply, withNeighbour } from '../compose-answer.ts';
import { givenBefore } from '../given-before.ts';
import { type Stretch, stretchesOfAll } from '../own-words.ts';
import { rateStretches } from '../rate-stretches.ts';
import { type AskedOf, readMessage } from '../read-message.ts';
import { emptyReply, replyOf, withInferred, withSpeakers } from '../reply-draft.ts';
import { readsAlone } from '../senses/rate-sense.ts';
import { givesReason } from '../spoken-text.ts';
import { byVoice, firstOfEachVoice, type InsightEvidence } from './insight-evidence.ts';

/** Who contradicts it: the quotes against it, and plain contradictions that the documents hold. */
export function tellOpposition(
  corpus: Corpus,
  evidence: InsightEvidence,
  { language }: Pick<AskedOf, 'language'>,
  room = maxReplySentences,
): ChatReply {
  const { insight } = chatRules(language);
  const { reading } = corpus;
  const [claim, ...backing] = evidence.supporting;
  const found =
    claim === undefined ? [] : contradictionsOf(corpus, { claim, backing }, sentencesSharing(reading, claim));
  const quotes = firstOfEachVoice(corpus, [...new Set([...evidence.against, ...found])]);
  if (quotes.length === 0) return replyOf(insight.noneAgainst(), true);
  const names = quotes.flatMap((i) => speakerName(corpus, reading.sentences[i] as CorpusSentence, language) ?? []);
  const line = insight.against(listed([...new Set(names)], language));
  const reply = names.length > 0 ? withInferred(corpus, emptyReply, line, quotes, language) : emptyReply;
  const given = withinReply(byVoice(corpus, quotes), room - reply.sentences.length);
  return withSpeakers(corpus, reply, given, language);
}

/** The sentences with as many content terms of the claim as a contradiction needs. */
function sentencesSharing(reading: Reading, claim: number): number[] {
  const { offsets, postings } = reading.sentenceIndex;
  const shared = new Map<number, number>();
  for (const term of termsOfSentence(reading, claim))
    for (const unit of postings.subarray(offsets[term], offsets[term + 1]))
      shared.set(unit, (shared.get(unit) ?? 0) + 1);
  const isEvidence = (i: number) => mayBeEvidence(reading, reading.sentences[i] as CorpusSentence);
  return [...shared]
    .flatMap(([i, count]) => (count >= minTermsOfContradiction && isEvidence(i) ? [i] : []))
    .sort((a, b) => a - b);
}

/** The next quote that the conversation has not shown: of the evidence, then of what else is said about it. */
export function tellAnotherQuote(corpus: Corpus, evidence: InsightEvidence, asked: AskedOf): ChatReply {
  const { cited: all } = givenBefore(corpus, asked.history);
  const quotes = [...evidence.supporting, ...relatedTo(corpus, evidence, asked), ...evidence.against];
  const next = quotes.find((i) => !all.has(i));
  if (next === undefined) return replyOf(chatRules(asked.language).insight.nothingMore(), true);
  return withSpeakers(corpus, emptyReply, [next], asked.language);
}

/** What else covers the title, best first. */
function relatedTo(corpus: Corpus, { title, supporting }: InsightEvidence, asked: AskedOf): number[] {
  const rated = rateStretches(corpus, stretchesOfAll(corpus), readMessage(corpus, title, asked));
  return rated
    .filter(({ named }) => named >= minCoverage)
    .flatMap(({ stretch, best }) => stretch.sentences[best] ?? [])
    .filter((i) => !supporting.includes(i));
}

/** What each person says beside the quotes in the same answer, or where there is nothing else, in their next one. */
export function tellAround(corpus: Corpus, { supporting }: InsightEvidence, asked: AskedOf): ChatReply {
  const all = stretchesOfAll(corpus);
  const holds = ({ sentences }: Stretch) => sentences.some((s) => supporting.includes(s));
  const given = new Set([...supporting, ...givenBefore(corpus, asked.history).cited]);
  const isFresh = (i: number) => !given.has(i) && readsAlone(corpus, i);
  const blocks = all.flatMap((stretch, at) => {
    if (!holds(stretch)) return [];
    const next = isSameVoice(corpus, stretch, all[at + 1]) ? (all[at + 1]?.sentences ?? []) : [];
    return [
      [stretch.sentences, next].map((sentences) => sentences.filter(isFresh)).find((own) => own.length > 0) ?? [],
    ];
  });
  const nearest = blocks
    .slice(0, maxVoicesQuoted)
    .map((own) =>
      own.toSorted((a, b) => distanceTo(supporting, a) - distanceTo(supporting, b)).slice(0, maxSentencesOfVoice),
    );
  const kept = new Set(withinReply(nearest));
  const sentences = nearest.flatMap((own) => own.filter((i) => kept.has(i)).toSorted((a, b) => a - b));
  if (sentences.length === 0) return replyOf(chatRules(asked.language).insight.nothingMore(), true);
  return withSpeakers(corpus, emptyReply, withNeighbour(corpus, sentences), asked.language);
}

function isSameVoice({ reading }: Corpus, a: Stretch, b: Stretch | undefined): boolean {
  const [one, other] = [a, b].map((stretch) => reading.sentences[stretch?.sentences[0] ?? -1]);
  return one !== undefined && other !== undefined && voiceIndexOf(reading, one) === voiceIndexOf(reading, other);
}

/** Sentences from one to the nearest of the quotes; before them counts as one more than after, where people explain. */
function distanceTo(quotes: readonly number[], index: number): number {
  return Math.min(...quotes.map((quote) => (index < quote ? quote - index + 1 : index - quote)));
}

/** The reasons that people give in the quotes and in the answers that these are part of. */
export function tellReasons(corpus: Corpus, { supporting }: InsightEvidence, asked: AskedOf): ChatReply {
  const { language } = asked;
  const around = stretchesOfAll(corpus).filter(({ sentences }) => sentences.some((s) => supporting.includes(s)));
  const nearest = (i: number) => distanceTo(supporting, i);
  const isReason = (i: number) => nearest(i) <= maxSentencesToReason && readsAlone(corpus, i) && givesReason(corpus, i);
  const reasons = around
    .flatMap(({ sentences }) => sentences.filter(isReason))
    .sort((a, b) => nearest(a) - nearest(b) || a - b);
  const { cited: all } = givenBefore(corpus, asked.history);
  const fresh = reasons.filter((i) => !all.has(i));
  const quotes = firstOfEachVoice(corpus, fresh.length > 0 ? fresh : reasons).slice(0, maxVoicesQuoted);
  if (quotes.length === 0) return replyOf(chatRules(language).insight.noReason(), true);
  return withSpeakers(corpus, emptyReply, withNeighbour(corpus, quotes), language);
}
