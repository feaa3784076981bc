import { languagePack } from '#engine/language/pack.ts';
import { type Corpus, languagesOf } from '../../corpus/corpus.ts';
import { wordsOf } from '../../text/words.ts';
import { termsOfSentence } from '../sentences/similarity.ts';
import { termsOfQuestion } from './asked-nearly.ts';
import { namedThing } from './named-thing.ts';

/**
 * What a question on a topic of several words is about: the Saturdays in "What do people say about booked Saturdays?". A claim that
 * only shares what is said of them ("booking is easy") is about something else. Null for other questions.
 */
export function topicHead(corpus: Corpus, question: string): ReadonlySet<number> | null {
  const asked = namedThing(question, languagesOf(corpus));
  if (!asked) return null;
  const { thing, language } = asked;
  const named = wordsOf(thing, { start: 0, end: thing.length }, language)
    .map(({ start, end }) => termsOfQuestion(corpus, thing.slice(start, end)))
    .filter(({ size }) => size > 0);
  if (named.length < 2) return null;
  return (languagePack(language).grammar.adjectivesFollow ? named[0] : named.at(-1)) ?? null;
}

/** Whether a sentence, or the one before or after it in the same turn, uses one of the words. */
export function isSaidAround({ reading }: Corpus, index: number, terms: ReadonlySet<number>): boolean {
  const turn = reading.sentences[index]?.turn;
  return [index, index - 1, index + 1].some(
    (i) =>
      reading.sentences[i]?.turn === turn &&
      reading.sentences[i]?.document === reading.sentences[index]?.document &&
      !termsOfSentence(reading, i).isDisjointFrom(terms),
  );
}
