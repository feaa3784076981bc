import type { Corpus } from '../../../corpus/corpus.ts';
import type { Brief } from '../../../engine.ts';
import { idfWeight } from '../../sentences/similarity.ts';
import { termsOfText } from '../../sentences/terms-of-text.ts';
import { briefText } from './clauses/brief-clauses.ts';

/** The brief's content terms that occur in the material, each with its idf. */
export function termsOfBrief(corpus: Corpus, brief: Brief): ReadonlyMap<number, number> {
  const terms = termsOfText(corpus, briefText(brief), corpus.language);
  return new Map([...terms].map((term) => [term, idfWeight(corpus.reading, term)]));
}
