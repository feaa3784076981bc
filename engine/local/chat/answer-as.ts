import type { Language } from '#contract/languages.ts';
import { chatRules } from '#engine/language/chat/chat-rules.ts';
import type { SenseName } from '#engine/language/senses.ts';
import type { Corpus } from '../../corpus/corpus.ts';
import type { ChatReply } from '../../engine.ts';
import {
  continuedBonus,
  maxReplySentences,
  minCoverage,
  minNamed,
  minShareOfReturn,
  minShareOfSecond,
} from '../tuning/chat.ts';
import { chooseSentences, type Room, roomOf } from './choose-sentences.ts';
import { withNeighbour } from './compose-answer.ts';
import { givenBefore } from './given-before.ts';
import type { Stretch } from './own-words.ts';
import { type Rated, rateStretches } from './rate-stretches.ts';
import { type AskedOf, readMessage } from './read-message.ts';
import { refusal, refusalWith } from './refusal/refusal.ts';
import { emptyReply, withInferred, withSaid } from './reply-draft.ts';
import { sentencesForSense, sentencesForSenseOf } from './senses/answer-sense.ts';
import { senseAskedFor, senseAskedOf } from './senses/sense-asked-for.ts';
import { isInformative } from './spoken-text.ts';

/** What a person says to a message, in the words of these stretches, or that they did not speak of it. */
export function answerAs(corpus: Corpus, asked: AskedOf, stretches: readonly Stretch[]): ChatReply {
  const sense = senseAskedFor(asked.message, asked.languages);
  if (sense) return answerSense(corpus, asked, stretches, sense);
  return answerSenseOf(corpus, asked, stretches) ?? answerInWords(corpus, asked, stretches);
}

/** What they say for a sense where they speak about the topic that is named: "What was hard about the stairs?" */
function answerSenseOf(corpus: Corpus, asked: AskedOf, stretches: readonly Stretch[]): ChatReply | null {
  const of = senseAskedOf(asked.message, asked.languages);
  if (!of) return null;
  const sentences = sentencesForSenseOf(corpus, stretches, of.sense, readMessage(corpus, of.topic, asked));
  return sentences.length > 0 ? withSaid(corpus, emptyReply, sentences, asked.language) : null;
}

/** What they say for a sense, whatever the words: "our roadmap" answers a question for goals. */
function answerSense(corpus: Corpus, asked: AskedOf, stretches: readonly Stretch[], sense: SenseName): ChatReply {
  const { sentences, isNearest } = sentencesForSense(corpus, stretches, sense);
  if (sentences.length > 0)
    return isNearest ? refusalWith(corpus, asked, sentences) : withSaid(corpus, emptyReply, sentences, asked.language);
  return refusal(corpus, asked, stretches);
}

function answerInWords(corpus: Corpus, asked: AskedOf, stretches: readonly Stretch[]): ChatReply {
  const rated = ratedFor(corpus, asked, stretches);
  const [first, ...others] = rated;
  if (!first || first.coverage < minCoverage) return refusal(corpus, asked, stretches, rated);
  const room = roomOf(corpus, maxReplySentences);
  const second = secondOf(corpus, first, others);
  const alone = chooseSentences(corpus, first, room);
  if (alone.length === 0) return refusal(corpus, asked, stretches);
  const more = second && room.sentences > 0 ? chooseSentences(corpus, second, halfOf(room)) : [];
  const firstGiven = more.length > 0 ? alone : withNeighbour(corpus, alone);
  const reply = withSaid(corpus, emptyReply, [...firstGiven, ...more], asked.language);
  return withReturns(
    corpus,
    reply,
    others.filter((o) => o !== second && returns(first, o)),
    asked.language,
  );
}

/** The stretches for a message, best first; those that the message before was about come first among equals. */
export function ratedFor(corpus: Corpus, asked: AskedOf, stretches: readonly Stretch[]): Rated[] {
  const rated = rateStretches(corpus, stretches, readMessage(corpus, asked.message, asked));
  const { last } = givenBefore(corpus, asked.history);
  if (last.size === 0) return rated;
  const continued = ({ stretch, own }: Rated) =>
    own > 0 && stretch.sentences.some((s) => last.has(s)) ? continuedBonus : 0;
  return rated.toSorted((a, b) => b.score + continued(b) - (a.score + continued(a)));
}

/** Another place that is as much about it, in the words said there and not only in the question. */
function secondOf(corpus: Corpus, first: Rated, others: readonly Rated[]): Rated | undefined {
  return others.find(
    ({ best, coverage, named, stretch }) =>
      coverage >= first.coverage * minShareOfSecond &&
      named >= minNamed &&
      isInformative(corpus, stretch.sentences[best] ?? 0),
  );
}

const returns = (first: Rated, { coverage, named }: Rated) =>
  coverage >= Math.max(minCoverage, first.coverage * minShareOfReturn) && named >= minNamed;

const halfOf = (room: Room): Room => ({ sentences: Math.min(2, room.sentences), words: Math.max(room.words, 20) });

/** Where else they speak of it, counted. */
function withReturns(corpus: Corpus, reply: ChatReply, others: readonly Rated[], language: Language): ChatReply {
  const { length } = reply.sentences;
  if (others.length === 0 || length < 3 || length >= maxReplySentences) return reply;
  const text = chatRules(language).person.returns(others.length);
  const places = others.map(({ stretch, best }) => stretch.sentences[best] ?? 0);
  return withInferred(corpus, reply, text, places, language);
}
