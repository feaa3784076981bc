import type { Corpus } from '../../corpus/corpus.ts';
import type { ChatTurn } from '../../engine.ts';

type Reply = Extract<ChatTurn, { role: 'assistant' }>;

/** What a conversation has told: the sentences of the last reply, those of all, and the last reply itself. */
export type ToldBefore = {
  readonly last: ReadonlySet<number>;
  readonly all: ReadonlySet<number>;
  readonly reply: Reply | null;
};

/** The sentences within the citations of the replies. */
export function toldBefore(corpus: Corpus, history: readonly ChatTurn[]): ToldBefore {
  const replies = history.filter((turn): turn is Reply => turn.role === 'assistant' && turn.citations.length > 0);
  const reply = replies.at(-1) ?? null;
  return {
    last: new Set(reply ? sentencesOf(corpus, reply) : []),
    all: new Set(replies.flatMap((turn) => sentencesOf(corpus, turn))),
    reply,
  };
}

function sentencesOf({ documents, reading }: Corpus, { citations }: Reply): number[] {
  return reading.sentences.flatMap(({ document, start, end }, i) => {
    const id = documents[document]?.id;
    return citations.some((c) => c.documentId === id && c.start < end && start < c.end) ? [i] : [];
  });
}
