import type { Corpus } from '../../corpus/corpus.ts';
import type { ChatReply, InsightChatInput } from '../../engine.ts';
import { mayBeEvidence } from '../../evidence/speaker-guard.ts';
import { answerFrom } from './find-answer.ts';

/** Answers about an insight from what people say in its documents. */
export async function askInsight(corpus: Corpus, { message, language }: InsightChatInput): Promise<ChatReply> {
  const { reading } = corpus;
  const said = reading.sentences.flatMap((sentence, i) => (mayBeEvidence(reading, sentence) ? [i] : []));
  return answerFrom(corpus, said, message, language);
}
