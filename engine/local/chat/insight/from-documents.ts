import { chatRules } from '#engine/language/chat/chat-rules.ts';
import { type Corpus, type CorpusSentence, voiceIndexOf } from '../../../corpus/corpus.ts';
import type { ChatReply } from '../../../engine.ts';
import {
  evidenceBonus,
  maxReplySentences,
  maxSentencesOfVoice,
  maxVoicesQuoted,
  minCoverage,
  minShareOfSecond,
} from '../../tuning/chat.ts';
import { ratedFor } from '../answer-as.ts';
import { chooseSentences, roomOf } from '../choose-sentences.ts';
import { withinReply, withNeighbour } from '../compose-answer.ts';
import { stretchesOfAll } from '../own-words.ts';
import type { Rated } from '../rate-stretches.ts';
import type { AskedOf } from '../read-message.ts';
import { emptyReply, replyOf, withSpeakers } from '../reply-draft.ts';
import type { InsightEvidence } from './insight-evidence.ts';
import { withCountHere } from './tell-speakers.ts';

/** Who says what about a question, in their words; answers that hold a quote of the insight come first among equals. */
export function answerFromDocuments(corpus: Corpus, asked: AskedOf, evidence: InsightEvidence): ChatReply {
  const { language } = asked;
  const rated = bestOfEachVoice(corpus, byEvidence(ratedFor(corpus, asked, stretchesOfAll(corpus)), evidence));
  const [first, ...others] = rated.filter(({ coverage }) => coverage >= minCoverage);
  if (!first) return replyOf(chatRules(language).insight.refusal(), true);
  const also = others.filter(({ coverage, named }) => coverage >= first.coverage * minShareOfSecond && named > 0);
  const given = [first, ...also].slice(0, maxVoicesQuoted);
  const blocks = given.map((one) => chooseSentences(corpus, one, roomOf(corpus, maxSentencesOfVoice)));
  const leads = blocks.flatMap(([lead]) => lead ?? []);
  // The line that counts is a sentence, too.
  const sentences =
    leads.length > 1 ? withinReply(blocks, maxReplySentences - 1) : withNeighbour(corpus, blocks.flat());
  const counted = leads.length > 1 ? withCountHere(corpus, leads, evidence.strength, language) : emptyReply;
  return withSpeakers(corpus, counted, sentences, language);
}

function byEvidence(rated: readonly Rated[], { supporting }: InsightEvidence): Rated[] {
  const bonus = ({ stretch }: Rated) => (stretch.sentences.some((s) => supporting.includes(s)) ? evidenceBonus : 0);
  return rated.toSorted((a, b) => b.score + bonus(b) - (a.score + bonus(a)));
}

function bestOfEachVoice({ reading }: Corpus, rated: readonly Rated[]): Rated[] {
  const seen = new Set<number>();
  return rated.filter(({ stretch }) => {
    const voice = voiceIndexOf(reading, reading.sentences[stretch.sentences[0] ?? 0] as CorpusSentence);
    return !seen.has(voice) && seen.add(voice);
  });
}
