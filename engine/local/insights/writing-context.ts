import type { Corpus } from '../../corpus/corpus.ts';
import type { InsightInput } from '../../engine.ts';
import { askedInBrief } from '../questions/brief/asked-in-brief.ts';
import { termsOfBrief } from '../questions/brief/brief-terms.ts';

/** What all insights of one call are written with. */
export type WritingContext = {
  readonly input: InsightInput;
  readonly briefTerms: ReadonlyMap<number, number>;
  /** What the brief asks, in its own words. */
  readonly asked: readonly string[];
};

export const writingContext = (corpus: Corpus, input: InsightInput): WritingContext => ({
  input,
  briefTerms: termsOfBrief(corpus, input.brief),
  asked: askedInBrief(input.brief, input.language),
});
