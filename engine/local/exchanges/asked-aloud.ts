import type { Language } from '#contract/languages.ts';
import { languagePack } from '#engine/language/pack.ts';
import { speechRules } from '#engine/language/speech-rules.ts';
import { dropFillers } from '../../evidence/cut-quote.ts';
import { withoutDisfluencies } from '../../text/disfluency.ts';
import { foldWord, isUnspaced, type Word, wordsOf } from '../../text/words.ts';
import { withoutTails } from '../titles/clauses.ts';
import {
  guideLabel,
  maxAskingParts,
  maxWordsOfPhrase,
  minWordsBeforeSecond,
  shortQuestion,
  wordingPoints,
} from '../tuning/exchanges.ts';

/** A question as it can be read aloud, and how well it is understood by itself: 0 and above, higher is better. */
export type Wording = { readonly text: string; readonly score: number };

/** The numbers that a moderator reads out: "3.a", "Q4:", "Question 2 -". */
export const numbering =
  /^\s*(?:\p{L}{0,12}\s?)?\d{1,2}(?:\s?[.)]\s?(?:\p{L}(?=[\s.)]))?|\s?\p{L}\)|\s?[:：-])?\s*[.):：-]?\s+/u;

/**
 * An asking sentence without fillers, joining words in front and numbering; null for one that is not understood by itself: no
 * question, too short or long, a reference to what was said before, or an offer to continue.
 */
export function askedAloud(
  sentence: string,
  language: Language,
  minWords: number = guideLabel.minWords,
): Wording | null {
  const { asksAtEnd, asksInPlace, charactersPerWord = 2 } = languagePack(language).grammar;
  const said = sentence
    .replace(/[[(].*?[\])]/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(numbering, '')
    .replace(/^[\s…—–-]+/u, '')
    .trim();
  const line = asksAtEnd?.test(said) ? said.replace(/。$/u, '？') : said;
  const whole = firstOf(
    tidy(withoutDisfluencies(withoutAddress(withoutLead(line, language), language), language), language),
    language,
  );
  const text = withoutTail(leans(whole, language) ? withoutLeaningEnd(whole, language) : whole, language);
  if (!/[?？؟]$/u.test(text)) return null;
  // Where nothing but the voice asks, it follows up on what was said: “一看就知道？”
  if (asksInPlace?.test(text) === false || isVague(said, language)) return null;
  const words = wordsOf(text, { start: 0, end: text.length }, language);
  const count = isUnspaced(language) ? Math.round(text.length / charactersPerWord) : words.length;
  if (count < minWords || count > guideLabel.maxWords) return null;
  if (!isClearAlone(words, language) || leans(text, language) || breaksOff(text, words, language)) return null;
  if (startsAnew(text, words, language) || lacksVerb(text, words, language) || opensWithin(text, language)) return null;
  if (runsOn(text, language) || isPhrase(words, language)) return null;
  if (isOnlyCondition(text, words, language) || isVague(capitalised(text, language), language)) return null;
  return { text: capitalised(text, language), score: scoreOf(text, words, language) };
}

const isVague = (text: string, language: Language): boolean => speechRules(language).vagueQuestion?.test(text) === true;

/** The first of two questions in one sentence: the second mostly refers to it ("…, and how did you find out?"). */
function firstOf(text: string, language: Language): string {
  if (isUnspaced(language)) return text;
  const { interrogatives, coordinators, questionWords } = languagePack(language);
  const words = wordsOf(text, { start: 0, end: text.length }, language);
  const second = words.findIndex((word, i) => {
    const [joint, before] = [words[i - 1], words[i - 2]];
    if (i < minWordsBeforeSecond || !joint || !before || !coordinators.has(joint.form)) return false;
    // "How and why" asks both of one thing.
    if (interrogatives.has(before.form)) return false;
    const isPaused = /[,;:،]/u.test(text.slice(before.end, joint.start));
    return interrogatives.has(word.form) || (isPaused && questionWords.has(word.form));
  });
  const [joint, before] = [words[second - 1], words[second - 2]];
  // "If you could change one thing, then what would you change?" has one half.
  const isAsked = words.slice(1, second - 1).some((word) => interrogatives.has(word.form));
  if (before && !isAsked && speechRules(language).lead.test(text.slice(0, before.end))) return text;
  return joint && before ? `${text.slice(0, before.end)}${/\s?.$/u.exec(text)?.[0] ?? '?'}` : text;
}

/** Whether a question asks who a person is: role, years, studies. */
export function asksForBackground(text: string, language: Language): boolean {
  return hasPart(text, languagePack(language).backgroundQuestions);
}

/** Whether a question asks about daily routine. */
export function asksForRoutine(text: string, language: Language): boolean {
  return hasPart(text, languagePack(language).routineQuestions);
}

/** Whether a question asks what should change. */
export function asksForChange(text: string, language: Language): boolean {
  return hasPart(text, languagePack(language).wishQuestions);
}

/** The same text without the words that ask it. */
export const withoutChange = (text: string, language: Language): string =>
  languagePack(language)
    .wishQuestions.toSorted((a, b) => b.length - a.length)
    .reduce((rest, part) => rest.replace(part, ' '), text.toLowerCase());

/**
 * Whether a question says only together with what was said before what it is about. A pronoun after a first clause has something to
 * point to: "If you could change one thing, what would it be?"
 */
export function leans(text: string, language: Language): boolean {
  const { leaningQuestions, proceduralQuestions } = languagePack(language);
  return hasLeaningPart(text, [...proceduralQuestions, ...leaningQuestions]);
}

/** Whether a question leads or closes the conversation: "Anything else?", "Could you scroll down?" */
export function isProcedural(text: string, language: Language): boolean {
  return hasPart(text, languagePack(language).proceduralQuestions);
}

/** Whether a question asks on about what was just said: "Did he let you in?", "Can you give me an example?" */
export function asksOn(text: string, language: Language): boolean {
  return !isProcedural(text, language) && hasLeaningPart(text, languagePack(language).leaningQuestions);
}

function hasLeaningPart(text: string, parts: readonly string[]): boolean {
  const clause = leadClause.exec(text)?.[0];
  const pronouns = parts.filter((part) => part.startsWith(' '));
  const phrases = parts.filter((part) => !part.startsWith(' '));
  return hasPart(text, phrases) || hasPart(clause ?? text, pronouns);
}

/** "How do people get reminded, then?" asks the same without what was said before. */
function withoutTail(text: string, language: Language): string {
  if (isUnspaced(language)) return text;
  const mark = /\s?[?？؟]$/u.exec(text)?.[0] ?? '';
  const end = text.length - mark.length;
  const whole = text.slice(0, withoutTails(text, end, language));
  // "Who would pay for something like this?" needs its end.
  const last = foldWord(/\S+$/u.exec(whole)?.[0] ?? '');
  return whole.length < end && languagePack(language).nounBefore.has(last) ? text : whole + mark;
}

/** "Have you ever measured the quality of your data and or tried to improve it?" asks the first half by itself. */
function withoutLeaningEnd(text: string, language: Language): string {
  if (isUnspaced(language)) return text;
  const { coordinators } = languagePack(language);
  const { verbs } = speechRules(language);
  const words = wordsOf(text, { start: 0, end: text.length }, language);
  const isJoint = (i: number) => coordinators.has(words[i]?.form ?? '');
  const joint = words.findIndex((_, i) => i >= minWordsBeforeSecond && isJoint(i));
  const next = words.slice(joint).find((_, i) => !isJoint(joint + i));
  // Without a verb it is a second thing, and nothing else that is asked: "the oven or the van".
  if (joint < 0 || !next || !(verbs.isVerb(next.form) || verbs.isAuxiliary(next.form))) return text;
  return `${text.slice(0, words[joint - 1]?.end)}${/\s?.$/u.exec(text)?.[0] ?? '?'}`;
}

/** An article before a comma has lost its noun: "When the, employee data collectors or labelers?" */
function breaksOff(text: string, words: readonly Word[], language: Language): boolean {
  const { nounBefore } = languagePack(language);
  // "Something one": a word with a hyphen before it takes the place of a noun.
  const isNoun = (word: Word) => /-\p{L}+\s$/u.test(text.slice(0, word.start));
  return words.some((w) => nounBefore.has(w.form) && !isNoun(w) && /^\s?[,،、]/u.test(text.slice(w.end)));
}

/** A condition without what is asked of it: "If the order comes at noon, while she is at work?" */
function isOnlyCondition(text: string, words: readonly Word[], language: Language): boolean {
  const { conditionals, clauseStarts, interrogatives } = languagePack(language);
  if (!conditionals.has(words[0]?.form ?? '')) return false;
  const afterPause = words.findIndex(
    (word, i) => i > 0 && /[,;:،；，、–—]/u.test(text.slice(words[i - 1]?.end, word.start)),
  );
  const main = afterPause < 0 ? words : words.slice(afterPause);
  const asks = main.some((w) => interrogatives.has(w.form));
  return endsInCondition(text, language) || (clauseStarts.has(main[0]?.form ?? '') && !asks);
}

/** „Wenn du jetzt, sagen wir, hier etwas zu sagen hättest?“: where a dependent clause ends with its verb, what is asked begins with one. */
function endsInCondition(text: string, language: Language): boolean {
  const { consequence, finalVerbs, verbs } = speechRules(language);
  if (!finalVerbs) return false;
  const last = (text.split(/[,;:–—]\s*/u).at(-1) ?? '').replace(consequence, '');
  const words = wordsOf(last, { start: 0, end: last.length }, language).map(({ form }) => form);
  const isVerb = (word = '') => verbs.isVerb(word) || verbs.isVerb(word.replace(finalVerbs.secondPerson, ''));
  const { interrogatives } = languagePack(language);
  return !isVerb(words[0]) && !interrogatives.has(words[0] ?? '') && isVerb(words.at(-1));
}

/** Four words or more before a comma. */
const leadClause = /^(?:[^\s,]+\s){3,}[^\s,]+(?=,\s)/u;

function hasPart(text: string, parts: readonly string[]): boolean {
  const line = ` ${text.toLowerCase().replace(/[’]/g, "'")} `;
  return parts.some((part) => line.includes(part));
}

/** Words that refer to the conversation: "you mentioned", "what do you mean by that". */
function isClearAlone(words: readonly Word[], language: Language): boolean {
  const { backward, conditionals, questionWords, stopwords, weakWords } = languagePack(language);
  const forms = words.map((w) => w.form);
  const named = new Set(forms.filter((f) => !stopwords.has(f) && !questionWords.has(f)));
  const content = [...named].filter((f) => !weakWords.has(f));
  // "If you could change one thing about the portal, what would it be?" names one thing twice.
  const isShort = forms.length <= shortQuestion[isUnspaced(language) ? 'unspaced' : 'spaced'];
  const least = isShort || conditionals.has(forms[0] ?? '') ? 1 : 2;
  // Two common words name as much as a rare one: "how does having a place like that change living there?"
  if (content.length < least && named.size <= least) return false;
  // A pronoun has nothing to point to, and words said twice are a false start.
  if (backward.has(forms[0] ?? '')) return false;
  const pairs = forms.slice(1).map((f, i) => `${forms[i]} ${f}`);
  return new Set(pairs).size === pairs.length;
}

/** "What's, how does the handover go?" */
function startsAnew(text: string, words: readonly Word[], language: Language): boolean {
  const { grammar, interrogatives } = languagePack(language);
  const bare = (form: string) => (grammar.joinedVerb ? form.replace(grammar.joinedVerb, '') : form);
  const asks = (word: Word | undefined) => interrogatives.has(bare(word?.form ?? ''));
  return words.some((word, i) => {
    const before = words[i - 1];
    return asks(word) && asks(before) && /^\s*[,–—-]/u.test(text.slice(before?.end, word.start));
  });
}

/** „Wie das mit den Eltern ist, hat sich der Kontakt verändert?“ has lost what its first clause depends on. */
function opensWithin(text: string, language: Language): boolean {
  const [clause = '', behind] = text.split(',');
  const { firstPerson, interrogatives, nounBefore } = languagePack(language);
  const words = wordsOf(clause, { start: 0, end: clause.length }, language);
  const [first, second] = words.map(({ form }) => form);
  if (!interrogatives.has(first ?? '') || (behind === undefined && asksHowMuch(second, language))) return false;
  return (nounBefore.has(second ?? '') || firstPerson.has(second ?? '')) && endsWithVerb(words, language);
}

/** „Wie viele Leute kommen?“ */
const asksHowMuch = (second = '', language: Language): boolean =>
  speechRules(language).finalVerbs?.measures.test(second) ?? false;

/** „Wie gut verstehen die Leute, was das Brot kostet?“: what ends with its verb, and has none before it, is no question by itself. */
export function endsWithVerb(words: readonly Word[], language: Language): boolean {
  const { finalVerbs, verbs } = speechRules(language);
  const isVerb = ({ form }: Word) => verbs.isVerb(form) || verbs.isAuxiliary(form);
  const [last] = words.slice(-1);
  if (!finalVerbs || !last || !isVerb(last)) return false;
  return !words.slice(1, -1).some((word) => isVerb(word) && !finalVerbs.participle.test(word.form));
}

/** „Warum über den Arbeitgeber?“ leaves out what. Read where most verbs end alike, as those in the second person do. */
function lacksVerb(text: string, words: readonly Word[], language: Language): boolean {
  const { finalVerbs, verbs } = speechRules(language);
  if (!finalVerbs) return false;
  const { backward, grammar, nounBefore, stopwords } = languagePack(language);
  const opensSubject = (form = '') => nounBefore.has(form) || backward.has(form);
  const endsAsVerb = (form: string, i: number) =>
    !stopwords.has(form) && finalVerbs.askedEnding.test(form) && (i > 0 || opensSubject(words[1]?.form));
  // „Inzwischen auch Fragen zum Ofen?“
  const isNoun = ({ start }: Word, i: number) =>
    i > 0 && grammar.capitalisedNouns === true && /\p{Lu}/u.test(text.charAt(start));
  return !words.some(
    (word, i) =>
      !isNoun(word, i) && (verbs.isVerb(word.form) || verbs.isAuxiliary(word.form) || endsAsVerb(word.form, i)),
  );
}

/** "You'd buy it, what would you pay?", "What about the depot, how was it, did you feel they helped?" */
function runsOn(text: string, language: Language): boolean {
  if (isUnspaced(language)) return false;
  const { interrogatives, questionWords } = languagePack(language);
  const firsts = text
    .split(/[,;،]\s+/u)
    .map((part) => wordsOf(part, { start: 0, end: part.length }, language)[0]?.form ?? '');
  const asking = firsts.filter((form) => questionWords.has(form)).length;
  const isStatement = speechRules(language).subject?.test(firsts[0] ?? '') === true;
  return asking >= maxAskingParts || (isStatement && firsts.slice(1).some((form) => interrogatives.has(form)));
}

/** "On the way home?" */
function isPhrase(words: readonly Word[], language: Language): boolean {
  const { interrogatives, nounBefore, questionWords } = languagePack(language);
  const { verbs } = speechRules(language);
  if (words.length > maxWordsOfPhrase || !nounBefore.has(words[0]?.form ?? '')) return false;
  return !words.some(
    ({ form }) => interrogatives.has(form) || questionWords.has(form) || verbs.isVerb(form) || verbs.isAuxiliary(form),
  );
}

function scoreOf(text: string, words: readonly Word[], language: Language): number {
  const { questionWords, fillers } = languagePack(language);
  const forms = words.map((w) => w.form);
  const first = questionWords.has(forms[0] ?? '') ? wordingPoints.questionWordFirst : 0;
  const fillersIn = forms.filter((f) => fillers.includes(f)).length;
  const repeated = forms.length - new Set(forms).size;
  const further = Math.max(0, forms.length - wordingPoints.maxWords);
  const pauses = text.split(/[,;:]/).length - 1;
  return (
    wordingPoints.base +
    first +
    wordingPoints.perFiller * fillersIn +
    wordingPoints.perRepeatedWord * repeated +
    wordingPoints.perFurtherWord * further +
    wordingPoints.perPause * pauses
  );
}

/** Removes a name at the beginning that only addresses the interviewee ("Ines, how do you …"). A condition ("If you could, what …") stays. */
function withoutAddress(line: string, language: Language): string {
  const named = speechRules(language).address ?? /^\S+(?:\s(?!\p{Ll})\S+)?\s?[,،]\s*/u;
  const address = named.exec(line)?.[0] ?? '';
  const [opening] = wordsOf(address, { start: 0, end: address.length }, language);
  const { conditionals } = languagePack(language);
  if (opening && (conditionals.has(opening.form) || speechRules(language).verbs.isVerb(opening.form))) return line;
  const [first] = wordsOf(line, { start: address.length, end: line.length }, language);
  const asksNext = isUnspaced(language) || languagePack(language).questionWords.has(first?.form ?? '');
  return first && asksNext ? line.slice(address.length) : line;
}

/** Without "Okay, so, um," and without a first clause that only leads up to the question. */
function withoutLead(line: string, language: Language): string {
  const { coordinators, fillers, firstPerson, questionWords } = languagePack(language);
  const { questionLead } = speechRules(language);
  // „Ich steige mal offen ein: Wie bist du …?“
  const [preamble] = /^[^:?]{5,90}:\s+(?=\p{Lu}|¿)/u.exec(line) ?? [];
  const [opening] = preamble ? wordsOf(preamble, { start: 0, end: preamble.length }, language) : [];
  if (preamble && firstPerson.has(opening?.form ?? '')) return withoutLead(line.slice(preamble.length), language);
  let { start } = dropFillers(line, { start: 0, end: line.length }, language);
  for (;;) {
    const [first, second] = wordsOf(line, { start, end: line.length }, language);
    const led = questionLead?.exec(line.slice(start))?.[0].length ?? 0;
    if (led > 0 && second) {
      start += led + (/^[\s,:;،、，：–—-]*/u.exec(line.slice(start + led))?.[0].length ?? 0);
      continue;
    }
    if (!first || !second) break;
    const joined = attachedJoint(first, language);
    if (joined > 0) start = first.start + joined;
    if (joined > 0 || questionWords.has(first.form)) break;
    if (!coordinators.has(first.form) && !fillers.includes(first.form)) break;
    start = second.start;
  }
  return line.slice(start);
}

/** Letters of an "and" that is written onto the question word, as in Arabic; 0 without one. */
function attachedJoint({ form, start, end }: Word, language: Language): number {
  const { grammar, questionWords } = languagePack(language);
  const alone = grammar.phrases.withoutConjunction?.(form) ?? form;
  const length = form.length - alone.length;
  return end - start === form.length && length > 0 && !questionWords.has(form) && questionWords.has(alone) ? length : 0;
}

function tidy(text: string, language: Language): string {
  const { spacedMarks } = languagePack(language).grammar;
  return text
    .replace(spacedMarks ? /\s+([,.])/g : /\s+([,.;:!?])/g, '$1')
    .replace(/,(?:\s*,)+/g, ',')
    .replace(/^[\s,.;:!–—-]+/u, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** With a capital and, where the language opens its questions with a mark, with that mark: what led up to it took it away. */
function capitalised(text: string, language: Language): string {
  const { grammar, tag } = languagePack(language);
  const asked = grammar.opensQuestion ? text.replace(/^[¿\s]+/u, '') : text;
  const [first = ''] = asked;
  // The mark may be inside: «Cuando se hizo la obra, ¿qué esperaba?»
  const opening = grammar.opensQuestion && !asked.includes(grammar.opensQuestion) ? grammar.opensQuestion : '';
  return opening + first.toLocaleUpperCase(tag) + asked.slice(first.length);
}

/** Whether a question, or what follows its lead, begins with a word of asking: "If you could choose, which …?" */
export function asksOpenly(text: string, language: Language): boolean {
  // Where words are not written apart, what asks is not always a word.
  if (isUnspaced(language)) return true;
  const { interrogatives } = languagePack(language);
  const isLed = speechRules(language).lead.test(text);
  return wordsOf(text, { start: 0, end: text.length }, language).some(
    ({ form, start }, i) =>
      interrogatives.has(form) && (i < 2 || (isLed && /[,،]\s*(?:\S+\s)?$/u.test(text.slice(0, start)))),
  );
}
