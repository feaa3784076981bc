import type { Corpus } from '../../corpus/corpus.ts';
import type { ChatTurn } from '../../engine.ts';
import { spokenText } from './spoken-text.ts';

type Reply = Extract<ChatTurn, { role: 'assistant' }>;

/**
 * What a conversation contained: the sentences of the last reply, those of all, and the last reply itself. `cited`: with those to which
 * a reply only points, as to answers that it offers.
 */
export type GivenBefore = {
  readonly last: ReadonlySet<number>;
  readonly all: ReadonlySet<number>;
  readonly cited: ReadonlySet<number>;
  readonly reply: Reply | null;
};

/** The sentences within the citations of the replies. */
export function givenBefore(corpus: Corpus, history: readonly ChatTurn[]): GivenBefore {
  const replies = history.filter((turn): turn is Reply => turn.role === 'assistant' && turn.citations.length > 0);
  const reply = replies.at(-1) ?? null;
  const cited = replies.map((turn) => ({ turn, sentences: sentencesOf(corpus, turn) }));
  const given = cited.filter(({ turn, sentences }) => sentences.some((index) => quotes(corpus, turn, index)));
  return {
    last: new Set(cited.at(-1)?.sentences),
    all: new Set(given.flatMap(({ sentences }) => sentences)),
    cited: new Set(cited.flatMap(({ sentences }) => sentences)),
    reply,
  };
}

const quotes = (corpus: Corpus, { text }: Reply, index: number) =>
  text.includes(spokenText(corpus, index, true).slice(1));

function sentencesOf({ documents, reading }: Corpus, { citations }: Reply): number[] {
  return reading.sentences.flatMap(({ document, start, end }, i) => {
    const id = documents[document]?.id;
    return citations.some((c) => c.documentId === id && c.start < end && start < c.end) ? [i] : [];
  });
}
