import type { Grammar, NameCheck } from '../definition.ts';
import { startsWithPeople } from '../topics/name-checks.ts';

/** No word with an attached verb or pronoun, and an attribute with an article only after a noun with one. */
const isName: NameCheck = (words, isTitle, topics) => {
  if (startsWithPeople(words, isTitle, topics)) return false;
  if (
    words.some(
      (word) =>
        /^[يأ]\p{L}|^ن(?:ريد|سعى|رغب|بحث|عرف|فهم|هتم)|(?:هم|هن|كم|هما)$/u.test(word) &&
        !/^أ\p{L}*(?:[اةي]|طفال|سر)/u.test(word),
    )
  )
    return false;
  if (words.some((word) => /^ت\p{L}{2,}/u.test(word) && !/(?:ات|ة|[يا]\p{L})$/u.test(word))) return false;
  const withArticle = words.map((word) => /^(?:وال|ال)/u.test(word));
  if (withArticle[0] && withArticle.some((has) => !has) && !words.includes('عبر')) return false;
  return isTitle || words.length > 1;
};

/** Prefixed prepositions and “and” are written onto the noun: للمخابز, والطلبات. The article alone stays. */
function withoutPrepositions(word: string): string {
  return word
    .replace(/^[وف]?لل(?=\p{L}{3})/u, 'ال')
    .replace(/^[وف]?[بك]?(?=ال\p{L}{3})/u, '')
    .replace(/^[وف]?[لب](?=[إأ]\p{L}{3})/u, '');
}

export const grammar: Grammar = {
  alsoWords: /^(?:نعم|طيب)$/u,
  tokenRatio: 1.6,
  // Stretching and vowel signs, then the forms of alef and of yeh.
  folds: [
    [/\u0640|[\u064b-\u065f]|\u0670/g, ''],
    [/[أإآٱ]/g, 'ا'],
    [/ى/g, 'ي'],
  ],
  endsPhrase: /^(?:ثلاثة|أربعة|خمسة|ستة|سبعة|ثمانية|تسعة|عشرة|كثير|قليل|جميع|بعد|قبل|كل)$/u,
  stemmer: 'arabic',
  adjectivesFollow: true,
  attachedArticle: 'ال',
  withoutPrefix: (form) => form.replace(/^[وف]?(?:ال|لل|[بك]ال)(?=.{3})/u, ''),
  attachedJoints: /^(?:[وف](?=.{3})|[بلك](?=.{4}))+/u,
  cuePrefix: '(?:[وف]?(?:ال|لل|[بكل](?:ال)?)?)',
  negativeConcord: true,
  notOnly: /ليس فقط|لا .{0,12}فقط/iu,
  hedges: /ليس دائم|لا .{0,12}دائم|لست متأكد|في البداية|سابق/iu,
  phrases: {
    withoutConjunction: (form) => form.replace(/^[وف](?=..)/u, ''),
    beginsPhrase: (word) => /^[وف]?(?:لل|[بك]ال|[لب][إأ])\p{L}{3}/u.test(word) || /^وال/u.test(word),
    nameForm: (words) => words.map(withoutPrepositions),
    isName,
  },
};
