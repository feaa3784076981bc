import type { Language } from '#contract/languages.ts';
import { briefWording } from '#engine/language/brief-wording.ts';
import { languagePack } from '#engine/language/pack.ts';
import { speechRules } from '#engine/language/speech-rules.ts';
import type { Brief } from '../../../../engine.ts';
import { wordsOf } from '../../../../text/words.ts';
import { withoutOpeners } from '../../../titles/clauses.ts';
import { maxDetailWords, minReadItems, minWordsOfAlone, wholeItem } from '../../../tuning/questions.ts';
import { askedOfThing, namesThing } from '../asked-of-thing.ts';
import { itemsOf, proseOf } from '../brief-body.ts';
import { lastWords } from '../clauses/asking-parts.ts';
import { firstWord } from '../clauses/dependent-clauses.ts';
import { questionMark } from '../question-mark.ts';
import { begunSmall } from '../read-brief.ts';
import { askedOfTopic, isAsking, isName, noteOf } from './notes.ts';

/** What an item asks about the thing with which it begins, and the subjects of the brief that are parts of it. */
export type AskedNote = { readonly text: string; readonly subjects: readonly string[] };

/** The items that are read as notes: those that ask about a thing, and others of the list of which nothing else is asked. */
export function notesIn(
  brief: Brief,
  named: readonly string[],
  language: Language,
  isAsked: (subject: string) => boolean,
): AskedNote[] {
  const plain = named.map((subject) => ({ subject, words: wordsAlone(subject) }));
  const within = (text: string) => {
    const said = wordsAlone(text);
    return plain.flatMap(({ subject, words }) => (said.includes(words) ? [subject] : []));
  };
  const whole = [brief.description, brief.longBrief].filter(Boolean).join('\n');
  const asks = new Map<string, boolean>();
  const isKnownAsked = (subject: string) => {
    const known = asks.get(subject) ?? isAsked(subject);
    asks.set(subject, known);
    return known;
  };
  const inProse = proseOf(brief, language).flatMap((sentence) => {
    const [head = ''] = headed.exec(sentence) ?? [];
    const note =
      head && !leadsUp(head, language) ? noteOf(sentence.slice(openingOf(sentence, language)), language) : null;
    const text = note && askedOfTopic(note, language);
    return text ? [{ text, subjects: within(sentence) }] : [];
  });
  const items = itemsOf(brief).map((item) => {
    const note = noteOf(item, language);
    const asked = note && (askedOfTopic(note, language) ?? askedOfDetail(item, language));
    return { item, note, asked, subjects: within(item).filter(isKnownAsked) };
  });
  const { knows } = languagePack(language).templates.question.onItem;
  const read = items.filter(
    ({ item, note, asked, subjects }) =>
      asked || subjects.length > 0 || /[?？؟]/u.test(item) || (note !== null && !/\d/u.test(item) && knows(note.topic)),
  );
  const isOfWishes = read.length >= items.length * minReadItems;
  const inList = items.flatMap(({ item, note, asked, subjects }) => {
    if (!note || !isOfWishes) return [];
    const isWhole = subjects.some((one) => one.length >= item.length * wholeItem);
    if (isWhole && !(asked && afterDash.test(item))) return [];
    if (asked) return [{ text: asked, subjects }];
    const isNamed = subjects.some((one) => one.toLowerCase().startsWith(note.topic.toLowerCase()));
    const topic = begunSmall(note.topic, { brief: whole, language });
    const isRemark = languagePack(language).coordinators.has(firstWord(note.topic, language));
    return isNamed || isRemark || !namesThing(note.topic, language)
      ? []
      : [{ text: askedOfThing(topic, language), subjects }];
  });
  return [...inList, ...inProse];
}

/** "buses – range in winter": asks about the second with the first. */
function askedOfDetail(item: string, language: Language): string | null {
  const [thing = '', detail = '', ...more] = item.split(/ [–—-] /u);
  const isNamed = [thing, detail].every((part) => isName(part, language) && !isAsking(part, language));
  const { nounBefore } = languagePack(language);
  const isThing =
    (/ \S/u.test(detail) || /^\p{Lu}/u.test(detail)) &&
    !/\d/u.test(detail) &&
    !nounBefore.has(firstWord(detail, language));
  if (
    !isNamed ||
    !isThing ||
    more.length > 0 ||
    [thing, detail].some((part) => part.split(' ').length > maxDetailWords)
  )
    return null;
  const { tag } = languagePack(language);
  const asked = askedOfThing(detail, language);
  const [opening = ''] = /^¿?/u.exec(asked) ?? [];
  const rest = asked.slice(opening.length);
  const space = /^\s/u.test(questionMark(language)) ? '\u00a0' : '';
  return `${thing.charAt(0).toLocaleUpperCase(tag)}${thing.slice(1)}${space}: ${opening}${rest.charAt(0).toLocaleLowerCase(tag)}${rest.slice(1)}`;
}

/** "neighbours - who did they ask" */
const afterDash = /^[^,:;–—]+ [–—-] /u;

/** "the drivers: how they treat people" */
const headed = /^(?:[^\s:,;.?!]+ ){0,5}[^\s:,;.?!]+: /u;

/** Where the topic begins in "Oh and money: what annoys people". */
function openingOf(sentence: string, language: Language): number {
  const { coordinators } = languagePack(language);
  const start = withoutOpeners(sentence, 0, language);
  const [first, second] = wordsOf(sentence, { start, end: sentence.length }, language);
  return first && second && coordinators.has(first.form) ? second.start : start;
}

/** "What we want to know:", "And finally:", „Danach geht es um Folgendes:“ */
function leadsUp(head: string, language: Language): boolean {
  const { templates } = languagePack(language);
  const { emphasis, goesOn, wants } = briefWording(language);
  const { isMainClause, verbs } = speechRules(language);
  const forms = wordsOf(head, { start: 0, end: head.length }, language).map(({ form }) => form);
  const bare = head.replace(/:\s*$/u, '');
  return (
    templates.question.leads().test(lastWords(head.trim())) ||
    [goesOn, wants].some((pattern) => pattern?.test(bare)) ||
    emphasis?.test(`${head}x`) === true ||
    (forms.length >= minWordsOfAlone && isMainClause(forms, verbs))
  );
}

/** Without signs, so that a subject is found in its item. */
const wordsAlone = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
