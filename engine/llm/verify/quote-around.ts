import type { Corpus } from '../../corpus/corpus.ts';
import { cutQuote, type QuoteCut } from '../../evidence/cut-quote.ts';
import { textWithoutWithheld, withheldSentences } from '../material/withheld.ts';

/** The quote that is cut for a sentence, without what addresses a model in it. */
export const quoteAround = (corpus: Corpus, index: number): string =>
  textOfCut(
    corpus,
    cutQuote(corpus, index, () => false),
  );

/** The text of a cut, without what addresses a model in it. */
export function textOfCut(corpus: Corpus, { start, end, from, to }: QuoteCut): string {
  const withheld = withheldSentences(corpus);
  for (let i = from; i < to; i++) if (withheld.has(i)) return textWithoutWithheld(corpus, from, to);
  return corpus.documents[corpus.reading.sentences[from]?.document ?? -1]?.text.slice(start, end) ?? '';
}
