import type { Language } from '#contract/languages.ts';
import { languagePack } from '#engine/language/pack.ts';
import { speechRules } from '#engine/language/speech-rules.ts';
import type { Brief } from '../../engine.ts';
import { sentencesOf } from '../../text/sentences.ts';
import { isUnspaced, type Word, wordsOf } from '../../text/words.ts';
import { endsWithVerb, leans } from '../exchanges/asked-aloud.ts';
import { withoutOpeners } from '../titles/clauses.ts';
import {
  maxSubjectWords,
  maxUnspacedSubject,
  maxWordsOfBare,
  maxWordsOfStatement,
  minPartWords,
  minQuestionsOfTopic,
  minWordsOfClause,
} from '../tuning/questions.ts';
import { blocksOf, isLetter, withoutAsides } from './brief-body.ts';
import { asksWhether, briefSubjects, lastWords, topicBefore } from './brief-clauses.ts';
import { dangles } from './dangling.ts';
import { deciding } from './dependent-clauses.ts';

/**
 * The questions that a brief asks, word for word: "What causes this, and what would help?" holds two. Each part of a sentence
 * that begins with a word of asking is a question; a part that only adds to one, or points back to it, stays with it. The one
 * change of wording: "they" becomes "people" where nobody is named before it.
 */
export function questionsInBrief(brief: Brief, language: Language): string[] {
  const text = withoutAsides([brief.description, brief.longBrief].filter(Boolean).join('\n\n'));
  const questions: string[] = [];
  let behind = { end: -1, said: '', isAsked: false };
  for (const { start, end } of sentencesOf(text, { start: 0, end: text.length }, language)) {
    const sentence = lastItem(text.slice(start, end)).replace(/\s+/g, ' ').trim();
    const isNext = behind.end >= 0 && !/\S|\n/u.test(text.slice(behind.end, start));
    const before = isNext ? behind : null;
    behind = { end, said: sentence, isAsked: /[?？؟]$/u.test(sentence) };
    if (!behind.isAsked || isHeading(text, start, end)) continue;
    const parts = partsOf(withoutJoint(withoutLead(sentence, language), language), language);
    const [first = ''] = parts;
    // "3. What happens without a booking? Who sorts it out?": the second does not say what it is about.
    const isOpen = dangles(first, language) || (isNumbered(text, start) && leans(first, language));
    const isBare = wordsOf(first, { start: 0, end: first.length }, language).length <= maxWordsOfBare;
    if (before?.isAsked && (isOpen || isBare)) {
      const asked = questions.pop();
      questions.push(asked ? `${asked} ${isBare ? sentence : first}` : first, ...parts.slice(1));
    } else if (before && isOpen && isShortStatement(before.said, language))
      // „Video wird kaum genutzt. Liegt es an der Technik?“
      questions.push(`${before.said.replace(numbered, '')} ${first}`, ...parts.slice(1));
    else if (!bareWhy.test(first)) questions.push(first, ...parts.slice(1));
  }
  return [...new Set(questions)];
}

/** "The shop: what's going on?": a title with a colon above what the brief says. */
const isHeading = (text: string, start: number, end: number): boolean =>
  text.slice(0, start).trim() === '' && text.slice(start, end).includes(':') && /^\s*\n\s*\S/u.test(text.slice(end));

/** "Why that one?" */
const bareWhy =
  /^(?:and |und )?(?:why|how|warum|wieso|weshalb|pourquoi|por qué|por quê)(?: (?:so|that|this|not|das|nicht|ça|eso|isso))?(?: one)?\s?\?$/iu;

/** Without the heading or the item that stands on the line above, which ends with no full stop. */
function lastItem(text: string): string {
  const lines = text.split('\n');
  const last = lines.findLastIndex((line) => numbered.test(line.trimStart()));
  return last > 0 ? lines.slice(last).join('\n') : text;
}

/** A statement of a few words that a question can stand behind. */
function isShortStatement(text: string, language: Language): boolean {
  const words = wordsOf(text, { start: 0, end: text.length }, language);
  return words.length <= maxWordsOfStatement && !words.some(({ form }) => languagePack(language).firstPerson.has(form));
}

const numbered = /^(?:\d{1,2}(?:\.\d{1,2})+\.?|[(（]?(?:\d{1,2}[.)）]|[a-z][)）])|[-–•*])\s*(?=\p{L})/iu;

/** Whether the line around a place begins as an item of a list. */
const isNumbered = (text: string, at: number): boolean =>
  numbered.test(text.slice(text.lastIndexOf('\n', at - 1) + 1).trimStart());

/** "The study wants to know: (1) what do people pay?" asks what stands behind the colon and the number. */
function withoutLead(sentence: string, language: Language): string {
  const [lead = ''] = /^[^?？؟:：]+[:：]\s*/u.exec(sentence) ?? [];
  const { interrogatives, templates } = languagePack(language);
  const [first] = wordsOf(lead, { start: 0, end: lead.length }, language);
  // "What members want to know about fees: who …" names its subject.
  const isLead = !interrogatives.has(first?.form ?? '') && templates.question.leads().test(lastWords(lead));
  const asked = isLead
    ? sentence.slice(lead.length).replace(numbered, '')
    : sentence.replace(numbered, '').replace(curious, '');
  return asked === sentence ? asked : asked.charAt(0).toLocaleUpperCase(languagePack(language).tag) + asked.slice(1);
}

/** "I'm also curious about those who stay: what keeps them?" asks about those who stay. */
const curious =
  /^(?:i['’]m|i am|we['’]re|we are|ich bin|wir sind) (?:also |particularly |especially |mainly |most |auch |besonders )*(?:curious about|interested in|gespannt auf|neugierig auf) (?=[^:?]*: )/iu;

/** Words of emphasis or order before a question: "In particular, how do people wait?", "Finally: what should stay?" */
const emphasis =
  /^(?:in particular|above all|mainly|finally|lastly|specifically|(?:then )?more (?:specifically|generally)|beyond that|first(?:ly)?|secondly|darüber hinaus|außerdem|ferner|ansonsten|schließlich|vor allem|insbesondere|zum schluss|zuletzt|enfin|en particulier|surtout|por último|en particular|sobre todo|por fim|em particular)[,:]\s*(?=\p{L}|¿)/iu;

/** "Also parts: how long do lifts stand still?" names its matter behind a word that only joins it to the one before. */
const joining =
  /^(?:also|then|next|and|dann|außerdem|auch|ferner|und)(?: noch)?,? (?![^:]* thema )(?=(?:(?:the|der|die|das|den) )?\p{L}[^:?]{0,40}: ?\p{L})/iu;

/** "And, honestly, what makes others stay?" is asked by itself without the words that join it to the one before. */
function withoutJoint(question: string, language: Language): string {
  const { coordinators, interrogatives, tag } = languagePack(language);
  const { verbLast, verbs } = speechRules(language);
  const [first, second] = wordsOf(question, { start: 0, end: question.length }, language);
  // "And do they know?"
  const asksVerb = (form: string) => verbs.isAuxiliary(form) || (verbLast && verbs.isVerb(form));
  const isLinked = coordinators.has(first?.form ?? '') && asksVerb(second?.form ?? '');
  if (isLinked && second)
    return question.charAt(second.start).toLocaleUpperCase(tag) + question.slice(second.start + 1);
  const start = withoutOpeners(question, first?.start ?? 0, language);
  const [asking] = wordsOf(question, { start, end: question.length }, language);
  if (!first || !asking || asking.start === first.start || !interrogatives.has(asking.form)) {
    const named = question.replace(emphasis, '').replace(joining, '');
    return named.charAt(0).toLocaleUpperCase(tag) + named.slice(1);
  }
  const alone = question.slice(asking.start);
  return question.slice(0, first.start) + alone.charAt(0).toLocaleUpperCase(tag) + alone.slice(1);
}

function partsOf(asked: string, language: Language): string[] {
  if (isUnspaced(language)) return [languagePack(language).templates.question.aloud(asked)];
  const { interrogatives, coordinators, tag } = languagePack(language);
  const named = withPeopleNamed(asked, language);
  const wordsNamed = wordsOf(named, { start: 0, end: named.length }, language);
  if (!interrogatives.has(wordsNamed[0]?.form ?? '')) return [named];
  const found = startsOfParts(named, wordsNamed, language);
  // "Where does it go wrong, and how do people get round it?": without the first part the second does not say what it is about.
  const isAlone = found.map((from, k) => {
    const part = wordsNamed.slice(from, found[k + 1] ?? wordsNamed.length);
    return k === 0 || !(pointsBack(named, part, language) || endsWithVerb(part, language));
  });
  // Beside the part that names people, "they" are these.
  const sentence = isAlone.includes(false) ? withPeopleNamed(asked, language, isAlone) : named;
  const words = wordsOf(sentence, { start: 0, end: sentence.length }, language);
  const starts = startsOfParts(sentence, words, language).filter((_, k) => isAlone[k]);
  const parts = starts.map((from, k) => words.slice(from, starts[k + 1] ?? words.length));
  // "what, and how" asks one thing: a part needs enough words to be asked alone.
  if (parts.some((part) => part.length < minPartWords)) return [sentence];
  const [opening = ''] = /^[¿]/u.exec(sentence) ?? [];
  const mark = /\s?.$/u.exec(sentence)?.[0] ?? '?';
  return parts.map((part, k) => {
    const last = k === parts.length - 1;
    const end = last ? sentence.length - mark.length : (trimmedEnd(part, coordinators) ?? 0);
    const asked = sentence.slice(k === 0 ? 0 : (part[0]?.start ?? 0), end).trim();
    return `${k > 0 ? opening : ''}${asked.charAt(0).toLocaleUpperCase(tag)}${asked.slice(1)}${mark}`;
  });
}

/** The indexes of the words with which parts begin that ask. */
function startsOfParts(sentence: string, words: readonly Word[], language: Language): number[] {
  const { interrogatives, coordinators } = languagePack(language);
  return words.flatMap((word, i) => {
    const before = words[i - 1];
    if (!before) return [i];
    // "How do they decide, at lunch, where to eat?"
    if (!interrogatives.has(word.form) || words[i + 1]?.form === 'to') return [];
    const joined = coordinators.has(before.form) ? words[i - 2] : before;
    // „Wie wird entschieden, was erlaubt ist?“
    if (joined && deciding.test(sentence.slice(0, joined.end))) return [];
    return joined && /[,;،؛]/u.test(sentence.slice(joined.end, word.start)) ? [i] : [];
  });
}

/**
 * Replaces "they" in all parts of a sentence, or those that are marked, if the first names nobody: "Which tasks can they do, and
 * what do they like?"
 */
function withPeopleNamed(sentence: string, language: Language, isMarked?: readonly boolean[]): string {
  const { aloud } = languagePack(language).templates.question;
  if (aloud(sentence) === sentence) return sentence;
  const words = wordsOf(sentence, { start: 0, end: sentence.length }, language);
  const starts = startsOfParts(sentence, words, language).map((i) => (i === 0 ? 0 : (words[i]?.start ?? 0)));
  return starts
    .map((from, k) => sentence.slice(from, starts[k + 1]))
    .map((part, k) => (isMarked && !isMarked[k] ? part : aloud(part)))
    .join('');
}

/** Whether some words of a sentence contain a pronoun for what was named before them. */
function pointsBack(sentence: string, words: readonly Word[], language: Language): boolean {
  const { backward, nounBefore, complementizers, coordinators, clauseStarts, leaningQuestions } =
    languagePack(language);
  const { verbLast } = speechRules(language);
  // „… wie gehen sie damit um“: a German clause begins behind a comma.
  const mayBegin = ({ start }: Word) => !verbLast || /[,;:(–—]\s*$/u.test(sentence.slice(0, start));
  const joins = (word: Word) =>
    coordinators.has(word.form) || (mayBegin(word) && (complementizers.has(word.form) || clauseStarts.has(word.form)));
  // "… and how does booking fit with that?", "… and where does that differ from the plan?"
  const said = ` ${sentence.slice(words[0]?.start, words.at(-1)?.end).toLowerCase()} `;
  if (backward.has(words.at(-1)?.form ?? '') || leaningQuestions.some((part) => said.includes(part))) return true;
  const { capitalisedNouns } = languagePack(language).grammar;
  // „Wie hat sich das im Lauf der Jahre gewandelt?“
  const isAlone = (i: number) => capitalisedNouns === true && nounBefore.has(words[i + 1]?.form ?? '');
  return words.some((word, i) => backward.has(word.form) && (!nounBefore.has(word.form) || isAlone(i)) && !joins(word));
}

/** Where a part ends without the "and" that joins the next one. */
function trimmedEnd(part: readonly { form: string; end: number }[], coordinators: ReadonlySet<string>) {
  const last = part.at(-1);
  return last && coordinators.has(last.form) ? part.at(-2)?.end : last?.end;
}

/** What a brief asks: its own questions, then what it wants to know and the subjects that it lists, asked aloud. */
export function askedInBrief(brief: Brief, language: Language): string[] {
  return [...questionsInBrief(brief, language), ...subjectsAsked(brief, language)];
}

/** What a brief wants to know without asking it, and the subjects that it lists, asked aloud. */
export function subjectsAsked(brief: Brief, language: Language): string[] {
  const { templates } = languagePack(language);
  const { description = '' } = brief;
  const hasTopic =
    questionsInBrief(brief, language).length >= minQuestionsOfTopic &&
    !blocksOf(description).some(({ isItem }) => isItem);
  const named = briefSubjects(hasTopic ? withoutTopic(brief, language) : brief, language, { questions: false });
  const asked: string[] = [];
  for (const [i, subject] of named.entries()) {
    const [topic] = topicBefore.exec(subject) ?? [];
    const behind = topic && fromInterrogative(subject.slice(topic.length), language);
    if (topic && behind) {
      const turned = templates.question.about(behind);
      asked.push(turned.includes(behind) ? `${subject}?` : topic + turned);
      continue;
    }
    const clause = fromInterrogative(subject, language);
    const isNext = asked.length > 0 && areTogether(brief, named[i - 1], subject);
    // "… and whether they feel they had a say"
    if (
      clause &&
      isNext &&
      asksWhether.test(wordsOf(clause, { start: 0, end: clause.length }, language)[0]?.form ?? '') &&
      !namesMatter(clause, language)
    ) {
      asked.push(`${asked.pop()} ${aboutAll(clause, language)}`);
      continue;
    }
    if (clause && namesMatter(clause, language) && !unnamed.test(clause)) {
      const question = aboutAll(clause, language);
      // "… accept an alternative, and who would have to sign it off": the second does not say what it is about.
      const isOpen = dangles(question, language);
      if (isOpen && isNext) asked.push(`${asked.pop()} ${question}`);
      // „Ob sich das so anfühlt“ refers to a statement before it, so it cannot be asked alone.
      else if (!isOpen || !demonstrative.test(question)) asked.push(question);
      // A letter tells in short sentences what it comes with.
    } else if (!clause && !isLetter(description) && isSubject(subject, language))
      asked.push(templates.question.onTopic(subject));
  }
  return asked;
}

/** "We want to understand what is going on before the rules are revised" names nothing that goes on. */
const unnamed =
  /^(?:what(?: is|['’]s) (?:really |actually )?(?:going on|happening)|was (?:da |hier |dort |eigentlich |wirklich )*(?:los ist|passiert))(?! (?:with|in|at|on|around|between|to|mit|bei|an|auf|zwischen)(?!\p{L}))|^was .+ (?:angeht|betrifft|anbelangt)$|^what (?:we|i)(?:['’]d| would| should)?(?: (?:also|really|most))? (?:want|need|hope|wish|like)(?: us)? to (?:know|learn|find out|understand|see)(?: about .*)?$|^was (?:wir|ich)(?: gerne?| noch| besonders)* (?:wissen|erfahren|verstehen|herausfinden) (?:wollen|möchten|will|möchte)$|^wie .*(?:besprochen|vereinbart|abgesprochen|erwähnt|gesagt|angekündigt|gewünscht|versprochen)$/iu;

const demonstrative = /(?<!\p{L})(?:das|dies|that|this|cela|ça|eso|isso|это)(?!\p{L})/iu;

/** Whether one subject follows the other within a sentence of the brief. */
function areTogether({ description = '', longBrief = '' }: Brief, one: string | undefined, next: string): boolean {
  if (one === undefined) return false;
  return [description, longBrief].some((text) => {
    // A part that begins a sentence is written small where it is asked.
    const line = text.replace(/\s+/gu, ' ').toLowerCase();
    const from = line.indexOf(one.toLowerCase());
    const to = line.indexOf(next.toLowerCase(), from + one.length);
    const between = line.slice(from + one.length, to);
    return from >= 0 && to >= 0 && /^[,;]? ?\p{L}{0,4} ?$/u.test(between);
  });
}

/** "How it is" and "what they think" ask for nothing of their own. */
function namesMatter(clause: string, language: Language): boolean {
  if (isUnspaced(language)) return true;
  const { questionWords, stopwords } = languagePack(language);
  return wordsOf(clause, { start: 0, end: clause.length }, language).some(
    ({ form }) => !stopwords.has(form) && !questionWords.has(form),
  );
}

/** A clause asked aloud, with the sides of it that stand behind a colon. */
function aboutAll(clause: string, language: Language): string {
  const { grammar, tag, templates } = languagePack(language);
  const { about } = templates.question;
  const [lead = '', sides] = clause.split(': ');
  if (!sides) return about(clause);
  const bare = (part: string) => about(part).replace(/^¿|\s?[?؟]$/gu, '');
  const others = sides.split(', ').map(bare);
  const lower = others.map((side) => side.charAt(0).toLocaleLowerCase(tag) + side.slice(1));
  const mark = /\s?[?؟]$/u.exec(about(lead))?.[0] ?? '?';
  return `${grammar.opensQuestion ?? ''}${bare(lead)}: ${lower.join(', ')}${mark}`;
}

/** Without a first sentence that only tells what the study is about ("We look at how …"): its questions ask for that. */
function withoutTopic({ description = '', longBrief }: Brief, language: Language): Brief {
  const first = sentencesOf(description, { start: 0, end: description.length }, language).find(
    ({ start, end }) => !/[?？؟]\s*$/u.test(description.slice(start, end)),
  );
  const { start = 0, end = 0 } = first ?? {};
  const topic = description.slice(start, end);
  const words = wordsOf(topic, { start: 0, end: topic.length }, language);
  const wants = isUnspaced(language)
    ? /知り|知る|理解|明らか|把握|了解|想/u.test(topic)
    : words.some(({ form }) => languagePack(language).askingVerbs.has(form));
  const rest = wants ? description : description.slice(0, start) + description.slice(end);
  return { description: rest, ...(longBrief ? { longBrief } : {}) };
}

/** A subject without the words that only lead up to its question ("we look at how …"); null where it asks nothing. */
function fromInterrogative(subject: string, language: Language): string | null {
  if (isUnspaced(language))
    return asksIn(subject) ? subject.replace(wantingBehind, '').replace(wantingBefore, '') : null;
  const { interrogatives, firstPerson, nounBefore } = languagePack(language);
  const words = wordsOf(subject, { start: 0, end: subject.length }, language);
  const at = words.findIndex((word) => interrogatives.has(word.form));
  // «por qué», "with whom".
  if (at === 0 || (at === 1 && nounBefore.has(words[0]?.form ?? ''))) return subject;
  if (asksWhether.test(words[0]?.form ?? '')) return subject;
  return at > 0 && firstPerson.has(words[0]?.form ?? '') ? subject.slice(words[at]?.start ?? 0) : null;
}

/** A few words that name a thing, and no statement about the research. */
function isSubject(subject: string, language: Language): boolean {
  if (isUnspaced(language)) return subject.length <= maxUnspacedSubject && !research.test(subject);
  const words = wordsOf(subject, { start: 0, end: subject.length }, language);
  const forms = words.map(({ form }) => form);
  const { isMainClause, verbs } = speechRules(language);
  const { firstPerson, negations } = languagePack(language);
  // "Not included", "they decide to leave", "fieldwork in week 3"
  if (negations.has(forms[0] ?? '') || pronoun.test(forms[0] ?? '') || /\d/u.test(subject)) return false;
  return (
    words.length <= maxSubjectWords &&
    !(words.length >= minWordsOfClause && isMainClause(forms, verbs)) &&
    !forms.some((form) => firstPerson.has(form))
  );
}

const pronoun = /^(?:they|he|she|it|sie|er|es|ils|elles|il|elle|on|ellos|ellas|eles|elas|они|он|она)$/u;

/** In Japanese the wish to know follows what is to be known: "… かを調べます". */
const wantingBehind = /(?<=か)[をはも、]{0,2}(?:調べ|知り|知る|理解|明らか|把握|探).*$/u;
/** In Chinese it comes first: 「我们想了解…」 */
const wantingBefore = /^(?:我们|本研究|本次调研)?(?:想要?|希望|需要)(?:了解|知道|弄清|研究|探讨)/u;
const research = /(?:ます|です|たい|した|こと|ため|あわせて|また)$|我们|了解|研究|希望|想/u;
const asksIn = (subject: string): boolean => /[？?]|(?:か|吗|什么|为什么|如何|怎么|哪)/u.test(subject);
