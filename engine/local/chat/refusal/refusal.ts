import { chatRules } from '#engine/language/chat/chat-rules.ts';
import type { Corpus } from '../../../corpus/corpus.ts';
import type { ChatReply } from '../../../engine.ts';
import { maxNearestSentences, minNearness } from '../../tuning/chat.ts';
import { chooseSentences, roomOf, wordsOfStretch } from '../choose-sentences.ts';
import { givenBefore } from '../given-before.ts';
import type { Stretch } from '../own-words.ts';
import type { Rated } from '../rate-stretches.ts';
import { type AskedOf, readMessage } from '../read-message.ts';
import { replyOf, withConnective, withPointer, withSaid } from '../reply-draft.ts';
import { isNear } from './nearest.ts';
import { offeredQuestions } from './offered-questions.ts';

/**
 * A refusal with what is nearest to the message in the person's words, or else with questions that they were asked. A person who was asked
 * nothing quotes their longest passage instead.
 */
export function refusal(
  corpus: Corpus,
  asked: AskedOf,
  stretches: readonly Stretch[],
  rated: readonly Rated[] = [],
): ChatReply {
  const { language, message } = asked;
  const [nearest] = rated;
  if (nearest && nearest.coverage >= minNearness && isNear(corpus, nearest, readMessage(corpus, message, asked)))
    return refusalWith(corpus, asked, chooseSentences(corpus, nearest, roomOf(corpus, maxNearestSentences)));
  const refused = replyOf(chatRules(language).person.refusal(), true);
  const offered = offeredQuestions(corpus, asked, stretches, rated);
  if (offered.length === 0) return isMonologue(stretches) ? withOwnTopic(corpus, refused, asked, stretches) : refused;
  const text = chatRules(language).person.askedInstead(offered.map(({ question }) => question));
  const answers = offered.map(({ answer }) => answer);
  return withPointer(corpus, refused, text, answers, language);
}

const isMonologue = (stretches: readonly Stretch[]) => stretches.every(({ asked, heading }) => !asked && !heading);

/** Adds the person's longest passage, unless the conversation has cited them already. */
function withOwnTopic(
  corpus: Corpus,
  refused: ChatReply,
  { history, language }: AskedOf,
  stretches: readonly Stretch[],
): ChatReply {
  const { cited } = givenBefore(corpus, history);
  const [most] = stretches.toSorted((a, b) => wordsOfStretch(corpus, b) - wordsOfStretch(corpus, a));
  if (!most || stretches.some(({ sentences }) => sentences.some((index) => cited.has(index)))) return refused;
  const whole = { stretch: most, best: 0, asked: 1, own: 0 };
  const sentences = chooseSentences(corpus, whole, roomOf(corpus, maxNearestSentences));
  if (sentences.length === 0) return refused;
  return withSaid(corpus, withConnective(refused, chatRules(language).person.spokeOf()), sentences, language);
}

/** A refusal, followed by these sentences as the nearest thing that was said. */
export function refusalWith(
  corpus: Corpus,
  { language }: Pick<AskedOf, 'language'>,
  sentences: readonly number[],
  text = chatRules(language).person.refusal(),
): ChatReply {
  const refused = replyOf(text, true);
  if (sentences.length === 0) return refused;
  return withSaid(corpus, withConnective(refused, chatRules(language).person.nearest()), sentences, language);
}
