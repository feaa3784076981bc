import { type Corpus, languagesOf } from '../../../corpus/corpus.ts';
import { askedBefore } from '../../exchanges/asked-before.ts';
import { termsOfText } from '../../sentences/terms-of-text.ts';
import { weakTerms } from '../../sentences/weak-terms.ts';

/**
 * The question right before a statement, in answer to which it was said; null where it names nothing ("Why not, do you think?", "And did it
 * do that?"), since it then says nothing to a reader.
 */
export function questionAnswered(corpus: Corpus, sentence: number): string | null {
  const asked = askedBefore(corpus, sentence);
  return asked?.isAsked && namesTopic(corpus, asked.text) ? asked.text : null;
}

const namesTopic = (corpus: Corpus, text: string): boolean =>
  languagesOf(corpus).some((language) => {
    const weak = weakTerms(corpus.reading, language);
    return [...termsOfText(corpus, text, language)].some((term) => weak[term] !== 1);
  });
