import type { Language } from '#contract/languages.ts';
import { languagePack } from '#engine/language/pack.ts';
import { kindOf } from '#engine/language/topics/own-phrases.ts';
import { type Corpus, languagesOf } from '../../corpus/corpus.ts';
import { termOf } from '../../search/terms.ts';
import { foldWord, type Word, wordsOf } from '../../text/words.ts';
import { maxTermsOfOpen, maxWordsToPeople, minUnspoken } from '../tuning/claims.ts';
import { termsOfQuestion } from './asked-nearly.ts';
import { topicOf } from './named-thing.ts';

/** The kinds of statement that a question asks for, in whichever of the languages it is asked. */
export function kindsAsked(corpus: Corpus, question: string): ReadonlySet<string> {
  const languages = languagesOf(corpus);
  const topic = topicOf(question, languages);
  const asked = languages.map((language) => languagePack(language).templates.question.kindsAsked(topic));
  return new Set(asked.flat());
}

/**
 * Whether a question names no topic besides the kind of statement that it wants: "What makes members leave?" People are no
 * topic, because they speak of themselves as "I", and neither is what the whole study is about: "What do you like about the app?"
 */
export function isOpenQuestion(corpus: Corpus, question: string): boolean {
  const terms = termsOfQuestion(corpus, question);
  const language = languagesOf(corpus).find(
    (one) => languagePack(one).templates.question.kindsAsked(question).length > 0,
  );
  if (!language) return terms.size <= maxTermsOfOpen && !namesUnspoken(corpus, question);
  const words = wordsOf(question, { start: 0, end: question.length }, language);
  const people = words.flatMap(({ form }, i) => (namesPeople(form, language) ? [i] : []));
  if (people.some((i) => isAfterAbout(words, i, language))) return false;
  if (terms.size <= maxTermsOfOpen) return true;
  const aside = words
    .filter((word, i) => people.includes(i) || namesWhole(word.form, language) || asksForKind(question, word, language))
    .flatMap(({ start, end }) => [...termsOfQuestion(corpus, question.slice(start, end))]);
  return terms.isSubsetOf(new Set(aside));
}

/** Whether a question names people, and otherwise only things that the material never mentions. */
export function isOfUnspoken(corpus: Corpus, question: string): boolean {
  if (!namesUnspoken(corpus, question)) return false;
  const ofPeople = languagesOf(corpus).flatMap((language) =>
    wordsOf(question, { start: 0, end: question.length }, language).flatMap(({ form, start, end }) =>
      namesPeople(form, language) ? [...termsOfQuestion(corpus, question.slice(start, end))] : [],
    ),
  );
  return termsOfQuestion(corpus, question).isSubsetOf(new Set(ofPeople));
}

/** Whether a question names at least `minUnspoken` things that the material never mentions: "Where do people disagree about the model?" */
function namesUnspoken(corpus: Corpus, question: string): boolean {
  return languagesOf(corpus).every((language) => {
    const { questionWords, stopwords, weakWords } = languagePack(language);
    const unspoken = wordsOf(question, { start: 0, end: question.length }, language).filter(
      ({ form, start, end }) =>
        !stopwords.has(form) &&
        !questionWords.has(form) &&
        !weakWords.has(form) &&
        !namesPeople(form, language) &&
        termsOfQuestion(corpus, question.slice(start, end)).size === 0,
    );
    return unspoken.length >= minUnspoken;
  });
}

type Place = { readonly start: number; readonly end: number };

const namesPeople = (word: string, language: Language) => kindOf(word, languagePack(language)) === 'people';

/** Whether people are what a question is about, and not those who answer it: "with no staff". */
function isAfterAbout(words: readonly Word[], at: number, language: Language): boolean {
  const { about } = languagePack(language);
  return words.slice(Math.max(0, at - maxWordsToPeople), at).some(({ form }) => about.has(form));
}

/** Whether a word names what a study is about as a whole, or only says which one: "the new system". */
function namesWhole(word: string, language: Language): boolean {
  const { wholes, adjectives } = languagePack(language).topics;
  return (
    wholes.some((whole) => termOf(foldWord(whole), language) === termOf(foldWord(word), language)) ||
    adjectives.includes(word)
  );
}

/**
 * Whether a word makes a question ask for a kind of statement: without it the question would ask for other kinds, or it does so alone
 * of several ("confusing or complex").
 */
function asksForKind(question: string, word: Place, language: Language): boolean {
  const { stopwords, templates } = languagePack(language);
  const { kindsAsked } = templates.question;
  const without = kindsAsked(blanked(question, [word]));
  if (kindsAsked(question).some((kind) => !without.includes(kind))) return true;
  const naming = wordsOf(question, { start: 0, end: question.length }, language).filter(
    ({ form }) => !stopwords.has(form),
  );
  const others = naming.filter(({ start }) => start !== word.start);
  return kindsAsked(blanked(question, naming)).length === 0 && kindsAsked(blanked(question, others)).length > 0;
}

const blanked = (question: string, places: readonly Place[]): string =>
  places.toReversed().reduce((text, { start, end }) => `${text.slice(0, start)}_${text.slice(end)}`, question);
