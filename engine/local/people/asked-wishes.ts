import type { Language } from '#contract/languages.ts';
import { languagePack } from '#engine/language/pack.ts';
import { sentimentOf } from '#engine/language/sentiment/sentiment.ts';
import { speechRules } from '#engine/language/speech-rules.ts';
import { type Corpus, type CorpusSentence, textOf } from '../../corpus/corpus.ts';
import { isUnspaced, wordsOf } from '../../text/words.ts';
import { exchangesIn } from '../exchanges/exchanges.ts';
import { isQuestion } from '../sentences/is-question.ts';
import { maxTriedOfAnswer, maxWordsOfWish, minContentment, minWordsOfThing } from '../tuning/people.ts';
import { cleanSentence, shortened } from './clean-sentence.ts';

/** A wish and the sentence that tells it. */
export type AskedWish = { readonly sentence: number; readonly text: string };

/** The answer of a person who was asked for a wish: "A price before the trip." to "What would you change first?" */
export function askedWish(corpus: Corpus, voice: number): AskedWish | null {
  for (const { asking, answer, voice: own } of exchangesIn(corpus).all) {
    if (own !== voice || !asking.some((i) => asksForWishes(corpus, i))) continue;
    const [wish] = answer.slice(0, maxTriedOfAnswer).flatMap((i) => toldBy(corpus, i) ?? []);
    if (wish) return wish;
  }
  return null;
}

/** An open question for wishes and for nothing else: "What should change first?" */
function asksForWishes(corpus: Corpus, index: number): boolean {
  const { text, language } = saidAt(corpus, index);
  const { interrogatives, templates } = languagePack(language);
  const kinds = templates.question.kindsAsked(text);
  if (kinds.length !== 1 || kinds[0] !== 'wish' || !templates.question.wishing().test(text)) return false;
  return (
    isUnspaced(language) ||
    wordsOf(text, { start: 0, end: text.length }, language).some(({ form }) => interrogatives.has(form))
  );
}

function toldBy(corpus: Corpus, index: number): AskedWish | null {
  if (isQuestion(corpus, index)) return null;
  const { text, language } = saidAt(corpus, index);
  const { firstPerson, grammar, negations, objectPronouns, person } = languagePack(language);
  const said = cleanSentence(text, language);
  const told = said && shortened(said, 0, language);
  if (!told || person.aside.some((pattern) => pattern.test(told))) return null;
  if (speechRules(language).story?.test(told)) return null;
  const words = wordsOf(told, { start: 0, end: told.length }, language);
  // "Somebody that knows him" does not say who he is.
  if (words.length <= maxWordsOfWish && words.some(({ form }) => objectPronouns.has(form) && !firstPerson.has(form)))
    return null;
  // "The late thing": what about it?
  const { verbs } = speechRules(language);
  if (grammar.needsSubject && words.length < minWordsOfThing && !words.some(({ form }) => verbs.isVerb(form)))
    return null;
  if (isStatement(told, language)) return null;
  // "Nothing really", "I don't know".
  const [first, second] = words;
  if (first && firstPerson.has(first.form) && isContent(told, language)) return null;
  return [first, second].some((word) => word && negations.has(word.form)) ? null : { sentence: index, text: told };
}

/** "The hours, but that's not theirs to change" tells how it is, and wishes nothing. */
function isStatement(told: string, language: Language): boolean {
  if (isUnspaced(language)) return false;
  const { cues, templates } = languagePack(language);
  const isWished =
    templates.question.wishing().test(told) || [...cues.wish, ...cues.need].some((pattern) => pattern.test(told));
  const { verbs } = speechRules(language);
  const words = wordsOf(told, { start: 0, end: told.length }, language);
  return !isWished && words.some(({ form }) => verbs.isAuxiliary(form) || /['’](?:s|re|m|est)$/u.test(form));
}

/** "I'm quite happy, really." */
const isContent = (told: string, language: Language): boolean =>
  sentimentOf(told, language).score >= minContentment &&
  !languagePack(language).person.wish.some((pattern) => pattern.test(told));

function saidAt(corpus: Corpus, index: number) {
  const sentence = corpus.reading.sentences[index] as CorpusSentence;
  return { text: textOf(corpus, sentence), language: corpus.reading.languages[sentence.document] ?? corpus.language };
}
