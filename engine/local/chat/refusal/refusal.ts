import { chatRules } from '#engine/language/chat/chat-rules.ts';
import type { Corpus } from '../../../corpus/corpus.ts';
import type { ChatReply } from '../../../engine.ts';
import { maxNearestSentences, minNearness } from '../../tuning/chat.ts';
import { chooseSentences, roomOf } from '../choose-sentences.ts';
import type { Stretch } from '../own-words.ts';
import type { Rated } from '../rate-stretches.ts';
import { type AskedOf, readMessage } from '../read-message.ts';
import { replyOf, withConnective, withPointer, withSaid } from '../reply-draft.ts';
import { isNear } from './nearest.ts';
import { offeredQuestions } from './offered-questions.ts';

/** That they did not speak of it, and the nearest thing that they did speak of, or else what they were asked instead. */
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
  if (offered.length === 0) return refused;
  const text = chatRules(language).person.askedInstead(offered.map(({ question }) => question));
  const answers = offered.map(({ answer }) => answer);
  return withPointer(corpus, refused, text, answers, language);
}

/** That something was not said, and the nearest thing that was. */
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
