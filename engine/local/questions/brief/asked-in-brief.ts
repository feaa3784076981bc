import type { Language } from '#contract/languages.ts';
import { briefWording, clauseMatches } from '#engine/language/brief-wording.ts';
import { languagePack } from '#engine/language/pack.ts';
import { speechRules } from '#engine/language/speech-rules.ts';
import type { Brief } from '../../../engine.ts';
import { wordsOf } from '../../../text/words.ts';
import {
  fullBrief,
  maxItemWords,
  maxSubjectWords,
  maxWordsOfRest,
  minQuestionsOfTopic,
  minWordsOfAlone,
  minWordsOfClause,
  minWordsOfDirect,
  minWordsOfPointing,
} from '../../tuning/questions.ts';
import { dangles } from '../dangling.ts';
import { asksAsIs, asksItself, isTemplate } from '../is-template.ts';
import { sameQuestion } from '../same-question.ts';
import { askedInMessage } from './asked-in-message.ts';
import { askedInPlace } from './asked-in-place.ts';
import { askedOfThing, namesThing } from './asked-of-thing.ts';
import { askedTogether, plain, pointsBack } from './asked-together.ts';
import { blocksOf, isLetter, itemsOf, sentencesOfBrief } from './brief-body.ts';
import { questionsInBrief } from './brief-questions.ts';
import { isYesOrNo } from './clauses/asking-parts.ts';
import { briefSubjects } from './clauses/brief-clauses.ts';
import { firstWord } from './clauses/dependent-clauses.ts';
import { topicBefore } from './clauses/topic-before.ts';
import { notesIn } from './notes/asked-notes.ts';
import { parallelQuestion } from './notes/parallel-questions.ts';
import { topicsAsked } from './notes/topics-asked.ts';
import { questionMark, withoutRemark } from './question-mark.ts';
import { readBrief } from './read-brief.ts';

/** What a brief asks: its own questions, then what it wants to know and the subjects that it lists, asked aloud. */
export function askedInBrief(brief: Brief, language: Language): string[] {
  const questions = questionsInBrief(brief, language);
  return [
    ...questions,
    ...subjectsAsked(brief, language).filter((one) => !questions.some((other) => other.includes(one))),
  ];
}

/** What a brief wants to know without asking it, and the subjects that it lists, asked aloud. */
export function subjectsAsked(written: Brief, language: Language): string[] {
  const brief = readBrief(written, language);
  if (briefWording(language).inPlace) return askedInPlace(brief, language);
  const hasTopic =
    questionsInBrief(written, language).length >= minQuestionsOfTopic &&
    !blocksOf(brief.description ?? '').some(({ isItem }) => isItem);
  const items = new Set(itemsOf(brief));
  // A brief that asks a lot by itself names things besides that it does not ask about.
  const asksEnough = [...(brief.description ?? '').matchAll(/[?？؟]/gu)].length >= fullBrief;
  const named = briefSubjects(hasTopic ? withoutTopic(brief, language) : brief, language, { questions: false }).filter(
    (subject) => !asksEnough || items.has(subject) || fromInterrogative(subject, language) !== null,
  );
  const notes = notesIn(brief, named, language, (subject) => {
    const isItem = items.has(subject);
    return subjectAsked(subject, undefined, { brief, isItem, language }) !== null;
  });
  const noteOfSubject = new Map(notes.flatMap((note) => note.subjects.map((subject) => [subject, note] as const)));
  const parallel = [...items].flatMap((item) => {
    const text = parallelQuestion(item, language);
    return text ? [{ item: item.toLowerCase(), text }] : [];
  });
  const asked = parallel.map(({ text }) => text);
  let last: string | undefined;
  for (const [i, subject] of named.entries()) {
    if (briefWording(language).sample?.test(subject)) continue;
    if (parallel.some(({ item }) => item.includes(subject.toLowerCase()))) continue;
    const note = noteOfSubject.get(subject);
    if (note) {
      if (note.subjects[0] === subject) asked.push(note.text);
      continue;
    }
    const isOpen = !items.has(subject) && isShort(subject) && dangles(aboutAll(subject, language), language);
    const isNext = asked.length > 0 && areTogether(brief, named[i - 1], subject, isOpen ? withinSentence : joint);
    const before = isNext ? named[i - 1] : undefined;
    const one = subjectAsked(subject, before, { brief, isItem: items.has(subject), language });
    if (!one || (one.isOpposite && last !== before)) continue;
    asked.push(one.joins ? `${asked.pop()} ${one.text}` : one.text);
    last = subject;
  }
  for (const { text, subjects } of notes)
    if (subjects.length === 0 && !asked.some((other) => holdsQuestion(other, text))) asked.push(text);
  const others = [...questionsInBrief(written, language), ...asked];
  for (const text of askedInMessage(brief, language))
    if (!others.some((other) => holdsQuestion(other, text) || sameQuestion(text, other, language))) {
      asked.push(text);
      others.push(text);
    }
  const all = withTopics(asked, others, topicsAsked(brief, language), language).map(withoutRemark);
  return askedTogether(all, brief, language).filter((one) => !all.some((other) => asksAllOf(other, one)));
}

/** Whether one question is another with more sides: "The price: what do they pay?" and "The price, by the hour: what do they pay, what would be fair?" */
function asksAllOf(one: string, other: string): boolean {
  const [, topic = '', asked = ''] = /^([^:]+?)\s?: (.+)$/u.exec(other) ?? [];
  return (
    one !== other && topic !== '' && plain(one).startsWith(`${plain(topic)},`) && plain(one).includes(plain(asked))
  );
}

/**
 * Adds questions that name their topic first. One takes the place of what is a part of it and does not say what it is about: "Where does it let
 * people down?"
 */
function withTopics(
  asked: readonly string[],
  others: readonly string[],
  topics: readonly string[],
  language: Language,
): string[] {
  let all = [...asked];
  for (const text of topics) {
    const isInText = (part: string) => isPartOf(part, text);
    const open = (part: string) => isInText(part) && pointsBack(part, language);
    const askedInText = all.flatMap(sentencesAsked).filter(isInText);
    const isNew = [...others, ...all].every(
      (other) =>
        sentencesAsked(other).some(open) || !(holdsQuestion(other, text) || sameQuestion(text, other, language)),
    );
    if (!isNew || !askedInText.every(open)) continue;
    const at = all.findIndex((other) => sentencesAsked(other).some(open));
    const left = all.map((other) =>
      sentencesAsked(other)
        .filter((part) => !open(part))
        .join(' '),
    );
    left.splice(at < 0 ? left.length : at + 1, 0, text);
    all = left.filter(Boolean);
  }
  return all;
}

const sentencesAsked = (question: string): string[] => question.split(/(?<=[?？؟])\s/u);

type Place = { readonly brief: Brief; readonly isItem: boolean; readonly language: Language };

/** What a subject asks; `before`: the part of its sentence in front of it. */
function subjectAsked(subject: string, before: string | undefined, { brief, isItem, language }: Place): Asked | null {
  const clause = fromInterrogative(subject, language);
  return (
    topicAsked(subject, language) ??
    (clause
      ? clauseAsked(clause.replace(afterStop, ''), before, language)
      : thingAsked(subject, brief, isItem, language))
  );
}

/** « pourquoi ils sont partis. la vraie raison, pas juste le prix »: what its writer adds to a clause. */
const afterStop = /(?<=\p{L}+ \p{L}+ (?:\S+ )*\p{L}{4,})\. \p{Ll}.*$/su;

/** A question; `joins`: it is asked together with the one before it, which says what it is about; `isOpposite`: it only denies that one. */
type Asked = { readonly text: string; readonly joins: boolean; readonly isOpposite?: boolean };

/** "inspection letters: how they land" */
function topicAsked(subject: string, language: Language): Asked | null {
  const { grammar, tag, templates } = languagePack(language);
  const topic = topicBefore(subject, language);
  const behind = topic && fromInterrogative(subject.slice(topic.length), language);
  if (!topic || !behind) return null;
  const aloud = templates.question.about(behind);
  const turned = briefWording(language).withPronoun?.(aloud, behind) ?? aloud;
  const question = asksAsIs(turned, behind, language)
    ? topic + (grammar.opensQuestion ?? '') + behind + questionMark(language)
    : topic + turned.replace(/\p{L}/u, (letter) => letter.toLocaleLowerCase(tag));
  return { text: question.charAt(0).toLocaleUpperCase(tag) + question.slice(1), joins: false };
}

/** What a clause asks; `before`: the part of its sentence in front of it. Null where it asks nothing that is clear by itself. */
function clauseAsked(clause: string, before: string | undefined, language: Language): Asked | null {
  const text = wholeAsked(clause, language);
  const first = firstWord(clause, language);
  const isNext = before !== undefined;
  // "… and whether they feel they had a say"
  const words = clause.split(' ').length;
  // "What makes them go back or not" is a whole question. A clause with "who" or "which" usually describes the noun before it.
  const isWhole =
    words >= minWordsOfDirect && !isTemplate(text, clause, language) && !clauseMatches(language, 'describes', first);
  if (!namesTopic(clause, language)) {
    // "… and whether they do", "what works and what does not"
    const isOpposite = first === firstWord(before ?? '', language) && denies(clause, language);
    if (isNext && isOpposite) return { text: sentenceOf(clause, language), joins: true, isOpposite };
    if (isNext && clauseMatches(language, 'whether', first)) return { text, joins: true };
    if (!isWhole) return null;
  }
  const isUnnamed = clauseMatches(language, 'unnamed', clause) || clauseMatches(language, 'clitic', text);
  if (isUnnamed || briefWording(language).decides?.test(clause)) return null;
  const isStandIn = isTemplate(text, clause, language);
  // « que depuis la rentrée une personne sur trois annule » repeats what its sentence says.
  if (isStandIn && languagePack(language).complementizers.has(first) && clauseMatches(language, 'describes', first))
    return null;
  // "… with strangers, which came up at the meeting" describes what precedes it.
  if (isStandIn && (lacksVerb(clause, language) || clauseMatches(language, 'relativePronoun', first))) return null;
  // „… und was untergeht“
  if (isNext && first === firstWord(before, language) && words < minWordsOfAlone) return { text, joins: true };
  // „wer eher nicht“
  if (isStandIn && words <= maxWordsOfRest) return null;
  // "… accept an alternative, and who would have to sign it off": the second does not say what it is about.
  const isOpen = dangles(text, language);
  if (isOpen && isNext) return { text, joins: true };
  // „Ob sich das so anfühlt“ refers to a statement before it, so it cannot be asked alone.
  const points = clauseMatches(language, 'demonstrative', text);
  const isLost = isOpen && points && (words < minWordsOfPointing || asksOfThat(text, language));
  return isLost ? null : { text, joins: false };
}

const sentenceOf = (clause: string, language: Language): string =>
  (languagePack(language).grammar.opensQuestion ?? '') +
  clause.charAt(0).toLocaleUpperCase(languagePack(language).tag) +
  clause.slice(1) +
  questionMark(language);

const denies = (clause: string, language: Language): boolean =>
  wordsOf(clause, { start: 0, end: clause.length }, language).some(({ form }) =>
    languagePack(language).negations.has(form),
  );

/** Whether the subject of a yes-or-no question is only “that”: "Is that backed up?" says nothing without the sentence before it. */
function asksOfThat(question: string, language: Language): boolean {
  const [first, second] = wordsOf(question, { start: 0, end: question.length }, language).map(({ form }) => form);
  const { interrogatives } = languagePack(language);
  return !interrogatives.has(first ?? '') && clauseMatches(language, 'demonstrative', second ?? '');
}

/** "Their views on prices" asks by itself; a letter says in short sentences what it comes with. */
function thingAsked(subject: string, { description = '' }: Brief, isItem: boolean, language: Language): Asked | null {
  if (stated.test(subject) && !isItem) return null;
  const isThing =
    (isItem || !isLetter(description)) && isSubject(subject, language, isItem ? maxItemWords : maxSubjectWords);
  if (signature.test(subject) || (!isThing && (!asksItself(subject, language) || dated.test(subject)))) return null;
  return namesThing(subject, language) ? { text: askedOfThing(subject, language), joins: false } : null;
}

/** „Kfz-Zulassung gehört zum Landratsamt“ */
const stated = /^\p{Lu}[\p{L}-]+ (?:gehört|gehören|bleibt|bleiben|läuft|liegt|kommt|macht) /u;

/** „QM-Sitzung 3.7.“, "by 14:00" */
const dated = /\d{1,2}[.:/]\d/u;

/** „R. Thal“ */
const signature = /^(?:(?:Dr|Prof)\.? )?(?:\p{Lu}\. ?)+\p{Lu}\p{L}+/u;

/** "why notebooks on the roof still" */
function lacksVerb(clause: string, language: Language): boolean {
  const { verbs } = speechRules(language);
  return !wordsOf(clause, { start: 0, end: clause.length }, language).some(
    ({ form }) => verbs.isVerb(form) || verbs.isAuxiliary(form),
  );
}

const isShort = (subject: string): boolean => subject.split(' ').length <= maxWordsOfRest;

/** What may come between two subjects that belong together; a few words that point back may come later in the sentence. */
const joint = /^[,;]? ?\p{L}{0,4} ?$/u;
const withinSentence = /^[^.?!\n]*$/u;

/** Whether one subject follows the other within a sentence of the brief. */
function areTogether(
  { description = '', longBrief = '' }: Brief,
  one: string | undefined,
  next: string,
  gap: RegExp,
): boolean {
  if (one === undefined) return false;
  return [description, longBrief].some((text) => {
    // A part that begins a sentence is written small where it is asked.
    const line = text.replace(/\s+/gu, ' ').toLowerCase();
    const from = line.indexOf(one.toLowerCase());
    const to = line.indexOf(next.toLowerCase(), from + one.length);
    const between = line.slice(from + one.length, to);
    return from >= 0 && to >= 0 && gap.test(between);
  });
}

/** "How it is" and "what they think" name nothing themselves. */
function namesTopic(clause: string, language: Language): boolean {
  const { questionWords, stopwords } = languagePack(language);
  return wordsOf(clause, { start: 0, end: clause.length }, language).some(
    ({ form }) => !stopwords.has(form) && !questionWords.has(form),
  );
}

/** A clause asked aloud; one with its verb first asks already: „sind sie dann sauer“. */
function wholeAsked(clause: string, language: Language): string {
  const { templates } = languagePack(language);
  const text = aboutAll(clause, language);
  const [first, second] = wordsOf(clause, { start: 0, end: clause.length }, language).map(({ form }) => form);
  if (!isTemplate(text, clause, language) || !isYesOrNo(first, second, language)) return text;
  return templates.question.aloud(sentenceOf(clause, language));
}

/** A clause asked aloud, with its sides, which follow a colon. */
function aboutAll(clause: string, language: Language): string {
  const { grammar, tag, templates } = languagePack(language);
  const { about } = templates.question;
  const [lead = '', sides] = clause.split(': ');
  if (!sides) return about(clause);
  const bare = (part: string) => about(part).replace(/^¿|\s?[?؟]$/gu, '');
  const others = sides.split(', ').map(bare);
  const lower = others.map((side) => side.charAt(0).toLocaleLowerCase(tag) + side.slice(1));
  const mark = questionMark(language);
  return `${grammar.opensQuestion ?? ''}${bare(lead)}: ${lower.join(', ')}${mark}`;
}

/** Without a first sentence that only says what the study is about ("We look at how …"): its questions ask that. */
function withoutTopic({ description = '', longBrief }: Brief, language: Language): Brief {
  const first = sentencesOfBrief(description, language).find(
    ({ start, end }) => !/[?？؟]\s*$/u.test(description.slice(start, end)),
  );
  const { start = 0, end = 0 } = first ?? {};
  const topic = description.slice(start, end);
  const words = wordsOf(topic, { start: 0, end: topic.length }, language);
  const wants = words.some(({ form }) => languagePack(language).askingVerbs.has(form));
  const rest = wants ? description : description.slice(0, start) + description.slice(end);
  return { description: rest, ...(longBrief ? { longBrief } : {}) };
}

/** A subject without the words that only lead up to its question ("we look at how …"); null where it asks nothing. */
function fromInterrogative(subject: string, language: Language): string | null {
  const { interrogatives, firstPerson, nounBefore } = languagePack(language);
  const words = wordsOf(subject, { start: 0, end: subject.length }, language);
  const at = words.findIndex((word) => interrogatives.has(word.form));
  if (isYesOrNo(words[0]?.form, words[1]?.form, language)) return subject;
  // «por qué», "with whom".
  if (at === 0 || (at === 1 && nounBefore.has(words[0]?.form ?? ''))) return subject;
  if (clauseMatches(language, 'whether', words[0]?.form) || briefWording(language).mayAsk?.test(subject))
    return subject;
  return at > 0 && firstPerson.has(words[0]?.form ?? '') ? subject.slice(words[at]?.start ?? 0) : null;
}

/** A few words that name a thing, and no statement about the research. */
function isSubject(subject: string, language: Language, maxWords: number): boolean {
  const words = wordsOf(subject, { start: 0, end: subject.length }, language);
  const forms = words.map(({ form }) => form);
  const { isMainClause, verbs } = speechRules(language);
  const { firstPerson, negations, nounBefore } = languagePack(language);
  const { capitalisedNouns } = languagePack(language).grammar;
  // „wird kleiner“, „frag auch ruhig“, „den Ofen zu wechseln“
  const isNoThing =
    verbs.isAuxiliary(forms[0] ?? '') ||
    forms.some((form) => clauseMatches(language, 'being', form)) ||
    (capitalisedNouns === true &&
      ((words.length > 1 && !/\s\p{Lu}/u.test(subject)) || clauseMatches(language, 'infinitiveClause', subject)));
  if (isNoThing) return false;
  // "Not included", "they decide to leave", "fieldwork in week 3", «Просим выяснить»
  if (
    languagePack(language).objectPronouns.has(forms.at(-1) ?? '') ||
    (words.length > 1 && languagePack(language).askingVerbs.has(forms.at(-1) ?? '')) ||
    forms.slice(0, 2).some((form) => negations.has(form)) ||
    clauseMatches(language, 'pronoun', forms[0]) ||
    /\d/u.test(subject) ||
    clauseMatches(language, 'partTitle', subject)
  )
    return false;
  return (
    words.length <= maxWords &&
    // "the effect of late changes"
    ((nounBefore.has(forms[0] ?? '') && clauseMatches(language, 'of', forms[2])) ||
      !(words.length >= minWordsOfClause && isMainClause(forms, verbs))) &&
    !forms.some((form) => firstPerson.has(form))
  );
}

/** Whether a question asks all that another one does, or is a part of it. */
const holdsQuestion = (one: string, other: string): boolean =>
  plain(one).includes(plain(other)) || plain(other).includes(plain(one));

const isPartOf = (one: string, other: string): boolean => plain(other).includes(plain(one));
