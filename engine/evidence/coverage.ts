import type { Corpus } from '../corpus/corpus.ts';
import { isUsable } from '../corpus/is-usable.ts';
import type { Coverage, FoundInsight } from '../engine.ts';
import { overlapOf } from '../text/span.ts';

/**
 * How much of each document was read into passages, and how many of its passages are quoted from. Where no sentence can be
 * quoted there is no passage, and nothing counts as read.
 */
export function coverageOf(corpus: Corpus, insights: readonly Pick<FoundInsight, 'evidence'>[]): Coverage[] {
  return corpus.documents.map((document, index) => {
    const usable = corpus.reading.sentences.some((s) => s.document === index && isUsable(document.text, s));
    const spans = corpus.reading.passageSpans.filter((p) => usable && p.document === index);
    const cited = insights
      .flatMap((i) => i.evidence)
      .filter((e) => e.stance !== 'near' && e.documentId === document.id);
    return {
      documentId: document.id,
      fileName: document.fileName,
      charactersRead: usable ? document.text.length : 0,
      charactersInAll: document.text.length,
      passages: spans.length,
      passagesCited: spans.filter((p) => cited.some((e) => overlapOf(p, e) > 0)).length,
    };
  });
}
