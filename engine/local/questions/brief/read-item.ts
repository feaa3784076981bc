import type { Language } from '#contract/languages.ts';
import { briefWording, clauseMatches } from '#engine/language/brief-wording.ts';
import { languagePack } from '#engine/language/pack.ts';
import { speechRules } from '#engine/language/speech-rules.ts';
import { wordsOf } from '../../../text/words.ts';
import { briefWords } from '../../tuning/questions.ts';
import { isQuestionWord } from './kinds-of-questions.ts';
import { isAsking, isName, withTopicJoined } from './notes/notes.ts';

/** What an item of a list asks, without the remarks of its writer; it may ask of the thing in front of it. */
export function readItem(item: string, language: Language): string {
  const led = item.replace(briefWording(language).emphasis ?? '', '').replace(toColleague, '');
  const said = withoutOrders(led.replace(afterQuestion, '$1').replace(examples, '$1'), language);
  return withBracketAsked(said, language) ?? withoutNotes(withTopicJoined(said, language), language);
}

/** "Please no wish list", „Bitte keine Wunschliste“ */
export function isRuledOut(sentence: string, language: Language): boolean {
  const { interrogatives, negations } = languagePack(language);
  const [first, second] = wordsOf(sentence, { start: 0, end: sentence.length }, language);
  const denies = (form = '') => negations.has(form) && !interrogatives.has(form);
  return !/[?？؟]/u.test(sentence) && !isAsking(sentence, language) && (denies(first?.form) || denies(second?.form));
}

/** "Role of code samples – copied as is? adapted? distrusted?" names its topic in front of the dash. */
const guesses = /^(.{4,60}?) [–—-] (?:\p{Ll}[^?]{0,30}\?\s*){2,}$/u;

/** "The two countries. Ximena, this one is yours." */
const toColleague = /(?<=[.!?])\s\p{Lu}\p{Ll}+, (?:this|that|das|ça|cela|esto|eso|isto|isso|это)(?!\p{L})[^?]*$/u;

/** "Booking for others, mum, a child, neighbours…": the examples say nothing else. */
const examples = /^([^,،、:：]{8,60})(?:[,،、]\s*[^,،、\s]+(?:\s[^,،、\s]+)?){2,}\s*(?:…|\.{3})\s*$/u;

/** "How do they book? (phone, app)" */
const afterQuestion = /([?？])\s*[(（][^()（）?？]*[)）][.\s]*$/u;

/** "Does anyone want it? Please do not sell it to them, just listen." */
function withoutOrders(item: string, language: Language): string {
  const [, asked = '', rest = ''] = /^(.+[?？؟])\s+([^?？؟]{4,})$/su.exec(item) ?? [];
  const isOrder = isRuledOut(rest, language) || clauseMatches(language, 'please', rest);
  return asked && isOrder ? asked : item;
}

/** "bonus scheme (fair?)" asks of the thing what its brackets ask: "bonus scheme: fair?" */
function withBracketAsked(item: string, language: Language): string | null {
  const [, thing = '', asked = ''] = bracketAsked.exec(item) ?? [];
  if (!thing || !isName(thing, language) || isAsking(thing, language)) return null;
  return `${thing.trim()}: ${asked.replace(/[?？]\s*¿?/gu, ', ')}?`;
}
const bracketAsked = /^([^()?!:]{2,60}) ?[(（](?!\p{Lu}\p{Ll}+: )([^()（）]{3,70}[^?？\s])[?？][)）][.\s]*$/u;

/** An item without asides, what an arrow leads to, and doubts after a few words: "Willingness to pay – low?" */
function withoutNotes(item: string, language: Language): string {
  const [opening] = wordsOf(item, { start: 0, end: item.length }, language);
  const asks = languagePack(language).interrogatives.has(opening?.form ?? '');
  const said = item
    .replace(remarks, '')
    .replace(/\s*\([^()]*(?:[!?]|\p{Lu}\p{L}+: )[^()]*\)/gu, '')
    .replace(/\s*(?:→|->|=>)\s*(.*)$/u, (_, led: string) => (asksOfTopic(led, language) ? `: ${led}` : ''))
    .replace(guesses, '$1')
    .replace(briefWording(language).andWhy ?? '', (end) => (asks ? end : ''));
  const words = wordsOf(said, { start: 0, end: said.length }, language);
  const { interrogatives, nounBefore } = languagePack(language);
  const { verbs } = speechRules(language);
  const [first, second] = words.map(({ form }) => form);
  const isNoun = (form = '') =>
    !isQuestionWord(form, language) && !nounBefore.has(form) && !verbs.isVerb(form) && !verbs.isAuxiliary(form);
  // „Angst vor Strafen trotz App?“
  const isPhrase =
    !/[:：]/u.test(said) &&
    isNoun(first) &&
    nounBefore.has(second ?? '') &&
    !words.some(({ form }) => interrogatives.has(form));
  const isNote =
    isPhrase ||
    (words.length <= briefWords.maxWordsOfNote &&
      !words.some(({ form }) => isQuestionWord(form, language) || verbs.isVerb(form) || verbs.isAuxiliary(form)));
  return isNote && !briefWording(language).inPlace && !said.includes('¿') ? said.replace(/\s*[?？]+$/u, '') : said;
}

/** What colleagues said, after what is asked: 'How they choose. Anna: "by price". Tom: "by photos".' */
const remarks = /(?<=[.!?]) \p{Lu}\p{L}+: ["“„«][^"“”„«»]*["“”»][.!]?/gu;

/** "half plots → would they take one?" asks after its arrow. */
const asksOfTopic = (led: string, language: Language): boolean =>
  /^[^.!]*[?？؟]/u.test(led) || isAsking(led, language) || briefWording(language).inPlace?.asks.test(led) === true;
