import type { Language } from '#contract/languages.ts';
import { briefWording, clauseMatches } from '#engine/language/brief-wording.ts';
import { languagePack } from '#engine/language/pack.ts';
import { speechRules } from '#engine/language/speech-rules.ts';
import { isUnspaced, wordsOf } from '../../../../text/words.ts';
import { maxItemWords } from '../../../tuning/questions.ts';
import { dangles } from '../../dangling.ts';
import { asksAsIs } from '../../is-template.ts';
import { asks, isYesOrNo, opensAsking, withoutWanting } from '../clauses/asking-parts.ts';
import { questionMark } from '../question-mark.ts';

/** A note of a list: the topic that it names first, and what it asks about it; `pause`: the comma of its script. */
export type Note = { readonly topic: string; readonly asked: readonly string[]; readonly pause: string };

/**
 * Reads "returns desk – queue on Mondays, who gives up": the topic is all text before the first part that asks. Null for an item
 * that does not begin with the name of a thing, and for one that asks with its mark.
 */
export function noteOf(item: string, language: Language): Note | null {
  const said = item.replace(doubts, '');
  if (isUnspaced(language) || /[?？؟¿]/u.test(said)) return null;
  const parts = withoutJoint(said.replace(brackets, ''), language)
    .split(between)
    .map((part) => part.replace(edges, ''))
    .filter(Boolean)
    .map((part) => withoutAnd(part, language))
    .map((part) => (asks(part, language, true) || opensAsking(part, language) ? part : withoutWanting(part, language)));
  const [topic = ''] = parts;
  const pause = /\p{Script=Arabic}/u.test(item) ? '، ' : ', ';
  if (!isName(topic, language) || isAsking(topic, language)) return null;
  const at = parts.findIndex((part, i) => isAsking(part, language) || (i === 1 && isChoice(said, part, language)));
  const named = parts.slice(1, at < 0 ? 1 : at);
  return {
    topic: [topic, ...named.filter((part) => isName(part, language))].join(pause),
    asked: at < 0 ? [] : parts.slice(at).filter((part, i) => i === 0 || isAsking(part, language)),
    pause,
  };
}

/** "e-invoices: fear or indifference": two answers of a few words after a colon or a dash. */
function isChoice(item: string, part: string, language: Language): boolean {
  const { or } = briefWording(language);
  const before = item.slice(0, Math.max(0, item.indexOf(part)));
  if (!or || !/(?::|\s[–—-])\s+$/u.test(before)) return false;
  return new RegExp(`^(?:[\\p{L}-]+ ){1,2}(?:${or}) [\\p{L}-]+(?: [\\p{L}-]+)?$`, 'iu').test(part);
}

/** "needle anxiety and how staff handled it" asks of the thing before its "and". */
function withoutJoint(item: string, language: Language): string {
  const { coordinators, interrogatives } = languagePack(language);
  const words = wordsOf(item, { start: 0, end: item.length }, language);
  const at = words.findIndex(
    ({ form }, i) => i > 0 && coordinators.has(form) && interrogatives.has(words[i + 1]?.form ?? ''),
  );
  const thing = item.slice(0, words[at]?.start).trim();
  if (at < 0 || /[,;:–—]/u.test(thing) || !isName(thing, language) || isAsking(thing, language)) return item;
  return `${thing}, ${item.slice(words[at + 1]?.start)}`;
}

/** "water. (sore point) – how do they cope?" asks of the thing in front of it: "water: how do they cope?" */
export function withTopicJoined(item: string, language: Language): string {
  const { inPlace } = briefWording(language);
  if (isUnspaced(language) && inPlace) {
    const [, thing = '', asked = ''] = afterThing.exec(item) ?? [];
    return thing && !inPlace.asks.test(thing) ? `${thing}：${asked}` : item;
  }
  const [, topic = '', note = '', rest = ''] = afterTopic.exec(item) ?? [];
  if (!topic || !isName(topic, language) || isAsking(topic, language)) return item;
  const { capitalisedNouns } = languagePack(language).grammar;
  const lower = (text: string) => (capitalisedNouns ? text : text.charAt(0).toLowerCase() + text.slice(1));
  const joined = withTopicJoined(rest, language);
  if (joined !== rest) return `${topic}, ${lower(joined)}`;
  const [first = ''] = rest.split(between);
  if (isAsking(first, language) || /^[^.?!]+[?؟]/u.test(rest)) return `${topic}${note}: ${lower(rest)}`;
  // "Quiet hours. We start in May. What will people make of it?"
  const [, asked = ''] = afterStatement.exec(rest) ?? [];
  const [question = ''] = /^[^?؟]+[?؟]/u.exec(asked) ?? [];
  if (question && dangles(question, language)) return `${topic}${note}: ${lower(asked)}`;
  // "The rule of three. Tom wants it from May on.": a remark follows the topic.
  return note && !/[?؟]/u.test(rest) ? topic : item;
}

/** Whether a part of a note asks, with a mark or without. */
export const isAsking = (part: string, language: Language): boolean =>
  asks(part, language, true) ||
  opensAsking(part, language) ||
  asksVerbFirst(part, language) ||
  isEither(part, language) ||
  clauseMatches(language, 'asksAsWritten', part);

/** "and who pays", "and do they pay" */
export function withoutAnd(part: string, language: Language): string {
  const { coordinators, interrogatives } = languagePack(language);
  const [first, second, third] = wordsOf(part, { start: 0, end: part.length }, language);
  const asksAfter = interrogatives.has(second?.form ?? '') || isYesOrNo(second?.form, third?.form, language);
  return first && second && coordinators.has(first.form) && asksAfter ? part.slice(second.start) : part;
}

/** A note as a question; null where it asks nothing. */
export function askedOfTopic({ topic, asked, pause }: Note, language: Language): string | null {
  if (asked.length === 0) return null;
  const { grammar, tag, templates } = languagePack(language);
  const turned = asked.map((clause) => {
    const question = templates.question.about(clause).replace(/^¿|\s?[?؟]$/gu, '');
    const isTurned = asks(clause, language, true) || opensAsking(clause, language);
    if (asksAsIs(question, clause, language) || !isTurned) return clause;
    const named = briefWording(language).withPronoun?.(question, clause) ?? question;
    return named.charAt(0).toLocaleLowerCase(tag) + named.slice(1);
  });
  const mark = questionMark(language);
  const space = /^\s/u.test(mark) ? '\u00a0' : '';
  const said = topic.charAt(0).toLocaleUpperCase(tag) + topic.slice(1);
  return `${said}${space}: ${grammar.opensQuestion ?? ''}${turned.join(pause)}${mark}`;
}

/** „reicht die Auswahl“, where every verb may come first. */
export function asksVerbFirst(part: string, language: Language): boolean {
  const { nounBefore } = languagePack(language);
  const { verbLast, verbs } = speechRules(language);
  const [first = '', second = ''] = wordsOf(part, { start: 0, end: part.length }, language).map(({ form }) => form);
  const isVerb = verbs.isVerb(first) || verbs.isAuxiliary(first);
  return verbLast === true && isVerb && (nounBefore.has(second) || clauseMatches(language, 'they', second));
}

/** "trust the new scale or not", « lus ou pas lus » */
function isEither(part: string, language: Language): boolean {
  const { coordinators, negations } = languagePack(language);
  const forms = wordsOf(part, { start: 0, end: part.length }, language).map(({ form }) => form);
  return forms.some((or, i) => {
    const isEnd = i + 2 === forms.length || (i > 0 && forms[i - 1] === forms[i + 2]);
    return isEnd && coordinators.has(or) && negations.has(forms[i + 1] ?? '');
  });
}

/** A few words of which none asks, speaks of the team or is an auxiliary. */
export function isName(part: string, language: Language): boolean {
  const { firstPerson, interrogatives, negations, nounBefore, questionWords } = languagePack(language);
  const asking = interrogatives.size > 0 ? interrogatives : questionWords;
  const { verbs } = speechRules(language);
  const forms = formsOfThing(part, language);
  // "Opening hours without staff"
  const denies = (form: string) => negations.has(form) && !nounBefore.has(form);
  const isOfName = (form: string) =>
    !asking.has(form) && !firstPerson.has(form) && !denies(form) && !verbs.isAuxiliary(form);
  // "Repeat orders 31 %" is a result.
  if (/\d\s?%/u.test(part)) return false;
  return /^\p{L}.*\p{L}{2}/u.test(part) && forms.length > 0 && forms.length <= maxItemWords && forms.every(isOfName);
}

/** The words of a thing without a clause that describes it: «los turnos que faltan» names shifts. */
export function formsOfThing(part: string, language: Language): string[] {
  const { interrogatives, nounBefore } = languagePack(language);
  const forms = wordsOf(part, { start: 0, end: part.length }, language).map(({ form }) => form);
  const at = forms.findIndex((form) => clauseMatches(language, 'describes', form) && !interrogatives.has(form));
  return at === minWordsOfThing && nounBefore.has(forms[0] ?? '') ? forms.slice(0, at) : forms;
}

/** An article and its noun. */
const minWordsOfThing = 2;

/** "price too high??" */
const doubts = /\s*(?:[?？]{2,}|[?？]\s*!+)\s*$/u;
const brackets = /\s*[(（][^()（）]*[)）]/gu;
/** 「还伞。满桩？」 */
const afterThing = /^([^。？！：，,.?!:]{1,12})(?:。|\.(?!\d))\s?([^。]{1,24}[？?].*)$/u;
/** A topic, what brackets say about it, and what follows them. */
const afterTopic =
  /^((?:vs\.|[^.?!:–—()]){3,50}?)(\s*\([^()]{3,70}\)(?=\.))?(?:[?？]{2,}|(?<=\))\.|(?<=\p{L}{3})(?<!(?:^|\s)\p{Lu}\p{L}{1,2})\.)\s+(?:[(（][^()（）]*[)）]\s*)?(?:[–—-]\s+)?(?=\S)(.+)$/u;
const afterStatement = /^[^.?!:]{3,60}\.\s+(\S[^.!]*[?؟].*)$/u;
const between = /\s*[,;،]\s+|:\s+|\s+[–—-]\s+|\s*(?:\.{2,}|…|[!?]+)\s*|(?<=\p{L}{3})\.\s+|\s+→\s+/u;
const edges = /^[\s«»"“”„.,;:!–—-]+|[\s«»"“”„.,;:!–—-]+$/gu;
