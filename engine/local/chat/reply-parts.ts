import type { ChatReply, StageOptions } from '../../engine.ts';

/** The reply as it grows: after its first sentence, after its second, up to the whole. A name never appears without its words. */
export function* partsOf(reply: ChatReply, { signal }: StageOptions): Generator<ChatReply> {
  for (const at of reply.sentences.keys()) {
    signal?.throwIfAborted();
    if (!leadsOn(reply, at)) yield untilSentence(reply, at + 1);
  }
}

/** "Anna:", "The nearest thing I spoke about was this:" */
const leadsOn = ({ sentences }: ChatReply, at: number): boolean =>
  sentences[at]?.basis === 'none' && sentences[at + 1]?.basis === 'said';

function untilSentence({ citations, refused, ...reply }: ChatReply, count: number): ChatReply {
  const sentences = reply.sentences.slice(0, count);
  const cited = Math.max(-1, ...sentences.flatMap((s) => s.citations));
  return { sentences, citations: citations.slice(0, cited + 1), refused };
}
