import type { Language } from '#contract/languages.ts';
import { languagePack } from '#engine/language/pack.ts';
import { sentimentOf } from '#engine/language/sentiment/sentiment.ts';
import { speechRules } from '#engine/language/speech-rules.ts';
import { type Corpus, type CorpusSentence, textOf } from '../../corpus/corpus.ts';
import { sentenceFact } from '../../corpus/sentence-facts.ts';
import { isUnspaced, wordsOf } from '../../text/words.ts';
import { asksForChange } from '../exchanges/asked-aloud.ts';
import { exchangesIn } from '../exchanges/exchanges.ts';
import { isQuestion } from '../sentences/is-question.ts';
import { termsOfSentence } from '../sentences/similarity.ts';
import { maxTriedOfAnswer, maxWordsOfWish, minContentment, minWordsOfThing, wantedChange } from '../tuning/people.ts';
import { cleanSentence, shortened } from './clean-sentence.ts';

/** A cleaned answer to a question about it, and the sentence it comes from. */
export type AskedAnswer = { readonly sentence: number; readonly text: string };

const asksWhatShouldChange = sentenceFact('asks for change', asksForChange);

/**
 * Wishes named in answer to a question: "A price before the trip." to "What would you change first?" An answer to a question about change
 * may name several; otherwise only the first is taken.
 */
export function askedWishes(corpus: Corpus, voice: number): AskedAnswer[] {
  const own = exchangesIn(corpus).all.filter((one) => one.voice === voice);
  const wishes = (asks: (index: number) => boolean, { tried, kept }: { tried: number; kept: number }) => {
    for (const { answer } of own.filter(({ asking }) => asking.some(asks))) {
      const answered = answer
        .slice(0, tried)
        .flatMap((i, n) => answerOf(corpus, i, n > 0 ? (answer[n - 1] ?? null) : null) ?? []);
      const once = answered.filter(({ text }, n) => answered.findIndex((one) => one.text === text) === n);
      if (once.length > 0) return once.slice(0, kept);
    }
    return [];
  };
  const changes = wishes((i) => asksWhatShouldChange(corpus, i), wantedChange);
  return changes.length > 0 ? changes : wishes((i) => asksForWishes(corpus, i), { tried: maxTriedOfAnswer, kept: 1 });
}

/** An open question for wishes and for nothing else: "What should change first?" */
function asksForWishes(corpus: Corpus, index: number): boolean {
  const { text, language } = saidAt(corpus, index);
  const { interrogatives, person, templates } = languagePack(language);
  // „Was war der Anlass, das zu ändern?“
  if (person.over.some((pattern) => pattern.test(text))) return false;
  const kinds = templates.question.kindsAsked(text);
  if (kinds.length !== 1 || kinds[0] !== 'wish' || !templates.question.wishing().test(text)) return false;
  return (
    isUnspaced(language) ||
    wordsOf(text, { start: 0, end: text.length }, language).some(({ form }) => interrogatives.has(form))
  );
}

/** `before`: the sentence in front of it in the same answer. */
function answerOf(corpus: Corpus, index: number, before: number | null): AskedAnswer | null {
  if (isQuestion(corpus, index)) return null;
  const { text, language } = saidAt(corpus, index);
  const { firstPerson, grammar, negations, objectPronouns, person } = languagePack(language);
  const said = cleanSentence(text, language);
  const answered = said && shortened(said, 0, language);
  if (!answered || person.aside.some((pattern) => pattern.test(answered))) return null;
  // Words in quotation marks are those of a button, or of another person.
  if (speechRules(language).story?.test(answered) || /["“”„«»]/u.test(answered)) return null;
  const words = wordsOf(answered, { start: 0, end: answered.length }, language);
  const { verbs } = speechRules(language);
  const holdsVerb = words.some(({ form }) => verbs.isVerb(form));
  // "Overbook. Like the airlines.": what a single word asks for is missing.
  if (before !== null && (!holdsVerb || words.length <= maxWordsOfWish) && isOneWord(corpus, before)) return null;
  // "Somebody that knows him" does not say who he is.
  if (words.length <= maxWordsOfWish && words.some(({ form }) => objectPronouns.has(form) && !firstPerson.has(form)))
    return null;
  // "The late thing": what about it?
  if (grammar.needsSubject && words.length < minWordsOfThing && !holdsVerb) return null;
  if (isStatement(answered, language)) return null;
  // "Nothing really", "I don't know".
  const [first, second] = words;
  if (first && firstPerson.has(first.form) && isContent(answered, language)) return null;
  return [first, second].some((word) => word && negations.has(word.form)) ? null : { sentence: index, text: answered };
}

function isOneWord(corpus: Corpus, index: number): boolean {
  const { from = 0, to = 0 } = corpus.reading.sentences[index] ?? {};
  return to - from === 1 && termsOfSentence(corpus.reading, index).size > 0;
}

/** "The hours, but that's not theirs to change" describes, and wishes nothing. */
function isStatement(answered: string, language: Language): boolean {
  if (isUnspaced(language)) return false;
  const { backward, complementizers, cues, firstPerson, grammar, negations, nounBefore, templates } =
    languagePack(language);
  const isWished =
    templates.question.wishing().test(answered) ||
    [...cues.wish, ...cues.need].some((pattern) => pattern.test(answered));
  const { verbs } = speechRules(language);
  const words = wordsOf(answered, { start: 0, end: answered.length }, language);
  const [{ form: first = '' } = {}] = words;
  // „Dass kein Kind stehen bleibt.“
  if (complementizers.has(first) && !backward.has(first)) return false;
  // "I export a table every month" says what the speaker does.
  if (!isWished && firstPerson.has(first) && words.length > 1) return true;
  // "They know how many there are" says what others do.
  const isOfOthers = grammar.needsSubject === true && backward.has(first) && !nounBefore.has(first);
  if (!isWished && isOfOthers && words.some(({ form }) => verbs.isVerb(form))) return true;
  // „Über der Straße würde ich es auch nicht machen“: what the speaker would not do.
  if (words.some(({ form }) => firstPerson.has(form)) && words.some(({ form }) => negations.has(form))) return true;
  return !isWished && words.some(({ form }) => verbs.isAuxiliary(form) || grammar.joinedVerb?.test(form));
}

/** "I'm quite happy, really." */
const isContent = (answered: string, language: Language): boolean =>
  sentimentOf(answered, language).score >= minContentment &&
  !languagePack(language).person.wish.some((pattern) => pattern.test(answered));

function saidAt(corpus: Corpus, index: number) {
  const sentence = corpus.reading.sentences[index] as CorpusSentence;
  return { text: textOf(corpus, sentence), language: corpus.reading.languages[sentence.document] ?? corpus.language };
}
