import { languagePack } from '#engine/language/pack.ts';
import { type Corpus, type CorpusSentence, isOfNoteTaker } from '../../corpus/corpus.ts';
import { sentenceFact } from '../../corpus/sentence-facts.ts';
import { countDisfluencies } from '../../text/disfluency.ts';
import { wordsOf } from '../../text/words.ts';
import { isQuestion } from '../sentences/is-question.ts';
import { bestLength, informativePoints, maxDisfluentShare, maxSentencesRated } from '../tuning/people.ts';

/** A person's sentences that say most: in the first person, about a difficulty, wish or reason, fluent and of middle length. */
export function informativeSentences(corpus: Corpus, sentences: readonly number[], count: number): number[] {
  const step = Math.max(1, Math.ceil(sentences.length / maxSentencesRated));
  return sentences
    .filter((index, n) => n % step === 0 && !isQuestion(corpus, index) && !isOfNotes(corpus, index))
    .map((index) => ({ index, points: pointsOf(corpus, index) }))
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points || a.index - b.index)
    .slice(0, count)
    .map(({ index }) => index);
}

const isOfNotes = ({ reading }: Corpus, index: number): boolean =>
  isOfNoteTaker(reading, reading.sentences[index] as CorpusSentence);

const pointsOf = sentenceFact('informative', (text, language) => {
  const pack = languagePack(language);
  const words = wordsOf(text, { start: 0, end: text.length }, language);
  const size = words.length;
  if (size < bestLength.min || size > bestLength.max) return 0;
  if (words[0] && pack.backward.has(words[0].form)) return 0;
  if (countDisfluencies(text, language) > size * maxDisfluentShare) return 0;
  const has = (patterns: readonly RegExp[]) => patterns.some((p) => p.test(text));
  if (has(pack.person.aside)) return 0;
  const { difficulty, wish, reason } = pack.cues;
  let points = words.some((w) => pack.firstPerson.has(w.form)) ? informativePoints.personal : 0;
  if (has(difficulty)) points += informativePoints.difficulty;
  if (has(wish)) points += informativePoints.wish;
  if (has(reason)) points += informativePoints.reason;
  return points;
});
