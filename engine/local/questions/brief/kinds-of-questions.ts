import type { Language } from '#contract/languages.ts';
import { briefWording } from '#engine/language/brief-wording.ts';
import { languagePack } from '#engine/language/pack.ts';
import { speechRules } from '#engine/language/speech-rules.ts';
import { isUnspaced, wordsOf } from '../../../text/words.ts';
import { briefLayout, maxWordsOfBare, maxWordsOfSide } from '../../tuning/questions.ts';
import { isAsking } from './notes/notes.ts';

/** How an item of a list begins. */
export const numbered =
  /^(?:■ |\d{1,2}(?:\.\d{1,2})+\.?|[(（]?(?:\p{Nd}{1,2}[.)）]|[a-z][)）])|\p{Nd}{1,2}\s?[-–](?=\s)|[-–•*])\s*(?=\p{L}|[¿「“„"«])/iu;

/** "Costs: does anyone count? What do they compare with?": a short question after one that names its topic before a colon. */
export const isSideOf = (before: string, question: string, language: Language): boolean =>
  (/^[^:?]{2,60}: /u.test(before) || briefWording(language).inPlace !== undefined) &&
  !question.includes(':') &&
  wordsOf(question, { start: 0, end: question.length }, language).length <= maxWordsOfSide;

/** „Wie lief die Einführung? Wer hat sie erklärt?“: what a short question points to, its item names. */
export function pointsToItem(question: string, language: Language): boolean {
  const { backward, nounBefore } = languagePack(language);
  const words = wordsOf(question, { start: 0, end: question.length }, language);
  if (words.length > maxWordsOfSide) return false;
  return words.some(({ form }, i) => backward.has(form) && (!nounBefore.has(form) || i === words.length - 1));
}

/** "Why?", «¿las pierden?» */
export function isBareQuestion(question: string, language: Language, isWithin: boolean): boolean {
  const { backward, nounBefore } = languagePack(language);
  const [first, ...rest] = wordsOf(question, { start: 0, end: question.length }, language).map(({ form }) => form);
  const isPronoun = first !== undefined && backward.has(first) && nounBefore.has(first);
  return rest.length < (isPronoun || isWithin ? maxWordsOfBare + 1 : maxWordsOfBare);
}

export const isOneWord = (question: string, language: Language): boolean =>
  !isUnspaced(language) && wordsOf(question, { start: 0, end: question.length }, language).length === 1;

/** A note of a few words with a doubt after it: "avg wait 6 years??" */
export const doubted = /[?？]{2,}$/u;

/** "When things go wrong, who do people turn to?": what asks comes after a clause that only says when. */
export function asksAfterLead(question: string, language: Language): boolean {
  const { conditionals, interrogatives } = languagePack(language);
  const { verbs } = speechRules(language);
  const [lead = ''] = /^[^,?؟]+(?=,)/u.exec(question) ?? [];
  const [first, second] = wordsOf(lead, { start: 0, end: lead.length }, language).map(({ form }) => form);
  const [next] = wordsOf(question, { start: lead.length, end: question.length }, language);
  const isClause = second !== undefined && !verbs.isVerb(second) && !verbs.isAuxiliary(second);
  return isClause && conditionals.has(first ?? '') && interrogatives.has(next?.form ?? '');
}

/** Whether a word asks, also with a verb joined to it: "what's". */
export const isQuestionWord = (form: string, language: Language): boolean =>
  [form, form.replace(/['’]\p{L}{1,2}$/u, '')].some((word) => languagePack(language).questionWords.has(word));

/** Whether a sentence begins as questions do. */
export function asksAloud(sentence: string, language: Language): boolean {
  const plain = sentence.replace(numbered, '');
  const { coordinators, interrogatives } = languagePack(language);
  const [first, second] = wordsOf(plain, { start: 0, end: plain.length }, language).map(({ form }) => form);
  return isQuestionWord(first ?? '', language) || (coordinators.has(first ?? '') && interrogatives.has(second ?? ''));
}

/** Beside a list of notes, "Who transcribes?" and "interviews, 10 people?" are about the work. */
export function isAboutWork(sentence: string, language: Language): boolean {
  if (isUnspaced(language)) return !asksInFull(sentence, language);
  const words = wordsOf(sentence, { start: 0, end: sentence.length }, language);
  const asks = words.some(({ form }) => languagePack(language).interrogatives.has(form));
  return words.length < briefLayout.minWordsBesideNotes || (!asks && /\d/u.test(sentence));
}

/** Whether a sentence asks by itself, and lists no guesses at an answer. */
export function asksInFull(sentence: string, language: Language): boolean {
  // 「暑さ？」
  if (isUnspaced(language))
    return (
      briefWording(language).inPlace?.asks.test(sentence.slice(0, -1)) === true ||
      sentence.length > briefLayout.minCharactersBesideNotes
    );
  const words = wordsOf(sentence, { start: 0, end: sentence.length }, language);
  const { verbs } = speechRules(language);
  const [first = ''] = words.map(({ form }) => form);
  return (
    words.length >= briefLayout.minWordsBesideNotes &&
    (asksAloud(sentence, language) || verbs.isVerb(first) || verbs.isAuxiliary(first))
  );
}

/** "When do they think of it. Only once it breaks?": a guess after a sentence that asks without a mark. */
export const isGuessAt = (before: string, sentence: string, language: Language): boolean =>
  isAsking(
    before
      .replace(numbered, '')
      .replace(/^[^:]{2,40}: /u, '')
      .replace(/[.\s]+$/u, ''),
    language,
  ) && !asksInFull(sentence, language);
