import type { Language } from '#contract/languages.ts';
import { briefWording, clauseMatches } from '#engine/language/brief-wording.ts';
import { languagePack } from '#engine/language/pack.ts';
import { speechRules } from '#engine/language/speech-rules.ts';
import { capital } from '#engine/language/templates/wording.ts';
import type { Brief } from '../../../engine.ts';
import { isUnspaced, type Word, wordsOf } from '../../../text/words.ts';
import { endsWithVerb, leans } from '../../exchanges/asked-aloud.ts';
import { withoutOpeners } from '../../titles/clauses.ts';
import { briefLayout, maxWordsOfStatement, minPartWords } from '../../tuning/questions.ts';
import { dangles } from '../dangling.ts';
import { isTemplate } from '../is-template.ts';
import { withoutReports } from './asked-in-place.ts';
import { itemMark, sentencesOfBrief, withoutAsides } from './brief-body.ts';
import { lastWords } from './clauses/asking-parts.ts';
import { withoutJoinedAnd } from './clauses/brief-clauses.ts';
import {
  asksAfterLead,
  asksAloud,
  asksInFull,
  doubted,
  isAboutWork,
  isBareQuestion,
  isGuessAt,
  isOneWord,
  isSideOf,
  numbered,
  pointsToItem,
} from './kinds-of-questions.ts';
import { asksVerbFirst } from './notes/notes.ts';
import { withoutRemark } from './question-mark.ts';
import { readBrief } from './read-brief.ts';

/**
 * The questions that a brief asks, word for word: "What causes this, and what would help?" holds two. Each part of a sentence
 * that begins with a word of asking is a question; a part that only adds to one, or points back to it, stays with it. The one
 * change of wording: "they" becomes "people" where no one is named before it.
 */
export function questionsInBrief(written: Brief, language: Language): string[] {
  const { tag } = languagePack(language);
  const brief = readBrief(written, language);
  const text = withoutAsides([brief.description, brief.longBrief].filter(Boolean).join('\n\n'));
  const isNotes = text.split('\n').filter((line) => line.startsWith(itemMark)).length >= briefLayout.minNotes;
  const questions: string[] = [];
  let behind = { end: -1, said: '', isAsked: false };
  for (const { start, end } of sentencesOfBrief(text, language)) {
    const isParagraph = start === 0 || /\n\s*\n\s*$/u.test(text.slice(0, start));
    const whole = isParagraph ? withoutHeading(text.slice(start, end)) : text.slice(start, end);
    const last = lastItem(whole);
    const sentence = last.replace(/\s+/g, ' ').trim();
    const isNext = behind.end >= 0 && last === whole && !/\S|\n/u.test(text.slice(behind.end, start));
    const before = isNext ? behind : null;
    behind = { end, said: sentence, isAsked: /[?？؟]$/u.test(sentence) };
    if (
      !behind.isAsked ||
      (isHeading(text, start, end) && !isNumbered(text, start)) ||
      clauseMatches(language, 'ofTheStudy', sentence)
    )
      continue;
    if (isNotes && !isNumbered(text, start) && isAboutWork(sentence, language)) continue;
    if (doubted.test(sentence) && !asksAloud(sentence, language) && !asksVerbFirst(sentence, language)) continue;
    const asked = withoutJoint(
      withoutLead(isNumbered(text, start) ? sentence : withoutRemarks(sentence, language), language),
      language,
    );
    const parts = partsOf(withHeadTurned(asked, language), language);
    const [first = ''] = parts;
    // "3. What happens without a booking? Who sorts it out?": the second does not say what it is about.
    const isOpen = dangles(first, language) || (isNumbered(text, start) && leans(first, language));
    const isBare = isBareQuestion(first, language, before !== null && isNumbered(text, start));
    // "tricks?"
    if (isBare && !before && !asksAloud(first, language)) continue;
    const isWithin = before !== null && isNumbered(text, start);
    if (isWithin && !before.isAsked && isGuessAt(before.said, sentence, language)) continue;
    // "Where are the jars? in the cellar, the bin?"
    const isGuess =
      before?.isAsked === true &&
      (isWithin ? !asksInFull(sentence, language) : /^\p{Ll}/u.test(sentence)) &&
      !asksAloud(sentence, language);
    const isSide =
      isWithin &&
      (/^¿?\p{Ll}/u.test(sentence) || isSideOf(before.said, first, language) || pointsToItem(first, language));
    if (before?.isAsked && (isOpen || isBare || isSide || isGuess)) {
      const last = questions.pop();
      const [joined, ...others] = isBare || isSide || isGuess ? [sentence] : parts;
      questions.push(last ? `${last} ${joined}` : first, ...others);
    } else if (before && isOpen && isShortStatement(before.said, language))
      // „Video wird kaum genutzt. Liegt es an der Technik?“
      questions.push(`${capital(statedOrAsked(before.said, language), tag)} ${first}`, ...parts.slice(1));
    else if (!clauseMatches(language, 'bareWhy', first) && !(isBare && isOneWord(first, language)))
      questions.push(first, ...parts.slice(1));
  }
  return [...new Set(questions)].map((question) => {
    const plain = withoutRemark(withoutJoinedAnd(question.replace(/([?？؟])\1+$/u, '$1'), language));
    return opened(withClauseTurned(plain, language), language);
  });
}

/** "Why people freeze, and is it too complicated?" in the order of a question; of German the clause whose verb is last. */
function withClauseTurned(question: string, language: Language): string {
  const { interrogatives, templates } = languagePack(language);
  const [clause = ''] = /^[^,;:?؟(–—]+/u.exec(question) ?? [];
  const words = wordsOf(clause, { start: 0, end: clause.length }, language);
  const asks = words.filter(({ form }) => interrogatives.has(form));
  // "What bakers want to know about flour: …" is a head.
  const isHead = question.startsWith(':', clause.length);
  if (isUnspaced(language) || isHead || asksAfterLead(question, language) || asks.length !== 1 || asks[0] !== words[0])
    return question;
  const turned = templates.question.about(clause.trim()).replace(/\s?[?؟]$/u, '');
  const isTurned = speechRules(language).verbLast
    ? endsWithVerb(words, language) && turned.split(' ').length === words.length
    : /^\p{L}+ (?:do|does|did) /u.test(turned) && words.length + 1 === turned.split(' ').length;
  return isTurned && !isTemplate(turned, clause.trim(), language)
    ? turned + question.slice(clause.trimEnd().length)
    : question;
}

/** "Precio: qué pagarían?" with the mark that opens a question. */
function opened(question: string, language: Language): string {
  const { tag } = languagePack(language);
  const { opensQuestion } = languagePack(language).grammar;
  if (opensQuestion && question.startsWith(opensQuestion)) return opensQuestion + capital(question.slice(1), tag);
  if (!opensQuestion || question.includes(opensQuestion)) return question;
  const at = /^[^:?]+: /u.exec(question)?.[0].length ?? 0;
  return question.slice(0, at) + opensQuestion + question.slice(at);
}

/** "The shop: what's going on?": a title with a colon above what the brief says. */
const isHeading = (text: string, start: number, end: number): boolean =>
  text.slice(0, start).trim() === '' && text.slice(start, end).includes(':') && /^\s*\n\s*\S/u.test(text.slice(end));

/** Without a short line above it, at the beginning of a paragraph. */
function withoutHeading(text: string): string {
  const [, heading, rest] = /^([^\n.?!:;,]{3,60})\n(.+)$/su.exec(text.trimStart()) ?? [];
  return heading && rest ? rest : text;
}

/** Without the heading or the item on the line above, which ends with no full stop. */
function lastItem(text: string): string {
  const lines = text.split('\n');
  const last = lines.findLastIndex((line) => numbered.test(line.trimStart()));
  return last > 0 ? lines.slice(last).join('\n') : text;
}

/** "How they handle diets: is it a worry?" asks in front of its colon, too. */
function withHeadTurned(sentence: string, language: Language): string {
  const [, head = '', mark = ''] = /^([^:?]{8,}?)(: | [-–—] )(?=\S)/u.exec(sentence) ?? [];
  const [first, second] = wordsOf(head, { start: 0, end: head.length }, language);
  const { askingVerbs, interrogatives, templates } = languagePack(language);
  const { verbLast, verbs } = speechRules(language);
  if (!first || first.start > 0 || isUnspaced(language) || !interrogatives.has(first.form)) return sentence;
  // „Wie bekommen die Leute das mit – Zettel, App?“
  if (verbLast && second && (verbs.isVerb(second.form) || verbs.isAuxiliary(second.form))) return sentence;
  // "What members want to know about fees: who …" names its subject.
  if (wordsOf(head, { start: 0, end: head.length }, language).some(({ form }) => askingVerbs.has(form)))
    return sentence;
  const turned = templates.question.about(head);
  if (isTemplate(turned, head, language) || turned.toLowerCase().startsWith(head.toLowerCase())) return sentence;
  return `${turned.replace(/\s?[?؟]$/u, '')}${mark}${sentence.slice(head.length + mark.length)}`;
}

/** "What went through their minds." asks like a question. */
function statedOrAsked(said: string, language: Language): string {
  const plain = said.replace(numbered, '');
  const [first] = wordsOf(plain, { start: 0, end: plain.length }, language);
  return languagePack(language).interrogatives.has(first?.form ?? '') ? plain.replace(/\.$/u, '?') : plain;
}

/** A statement of a few words that a question can follow. */
function isShortStatement(text: string, language: Language): boolean {
  const words = wordsOf(text, { start: 0, end: text.length }, language);
  // «Hemos hablado con cinco panaderos.»
  if (briefWording(language).talkedTo?.test(text)) return false;
  return words.length <= maxWordsOfStatement && !words.some(({ form }) => languagePack(language).firstPerson.has(form));
}

/** Whether the line around a place begins as an item of a list. */
const isNumbered = (text: string, at: number): boolean =>
  numbered.test(text.slice(text.lastIndexOf('\n', at - 1) + 1).trimStart());

/** "The study wants to know: (1) what do people pay?" asks what follows the colon and the number. */
function withoutLead(sentence: string, language: Language): string {
  const [lead = ''] = /^[^?？؟:：]+[:：]\s*/u.exec(sentence) ?? [];
  const { firstPerson, interrogatives, templates } = languagePack(language);
  const [first, second] = wordsOf(lead, { start: 0, end: lead.length }, language);
  // "What members want to know about fees: who …" names its subject, "What we want out of it: …" does not.
  const namesSubject = interrogatives.has(first?.form ?? '') && !firstPerson.has(second?.form ?? '');
  const isLead = !namesSubject && templates.question.leads().test(lastWords(lead));
  const inLead = isLead ? null : askedInLead(lead, language);
  if (inLead) return `${inLead}: ${sentence.slice(lead.length)}`;
  const wondered = lead ? null : (askedInWondering(sentence, language) ?? askedAfterWanting(sentence, language));
  if (wondered) return wondered;
  const asked = isLead
    ? sentence.slice(lead.length).replace(numbered, '')
    : sentence.replace(numbered, '').replace(briefWording(language).curious ?? '', '');
  return asked === sentence ? asked : asked.charAt(0).toLocaleUpperCase(languagePack(language).tag) + asked.slice(1);
}

/** "I want to know how relatives decide: do they …?": the question of a lead, without its mark; null where it asks nothing. */
function askedInLead(lead: string, language: Language): string | null {
  const { interrogatives, templates } = languagePack(language);
  const { about, leads } = templates.question;
  const words = wordsOf(lead, { start: 0, end: lead.length }, language);
  const at = words.findIndex(({ form }, i) => i > 0 && interrogatives.has(form));
  const asked = words[at];
  if (!asked || isUnspaced(language)) return null;
  // Right after the lead: in "curious about the ones who stay" nothing is asked.
  const [before = ''] = /(?:\S+\s+){0,2}\S+$/u.exec(lead.slice(0, asked.start).replace(/[,\s]+$/u, '')) ?? [];
  if (!leads().test(before)) return null;
  const clause = lead.slice(asked.start).replace(/[:\s]+$/u, '');
  const question = about(clause);
  return question.toLowerCase().includes(clause.toLowerCase()) && !clauseMatches(language, 'asksForSubject', clause)
    ? null
    : question.replace(/\s?[?？؟]$/u, '');
}

/** "We're also curious who they think is losing out – older people?" asks who is; null for any other sentence. */
function askedInWondering(sentence: string, language: Language): string | null {
  const [, clause = '', rest = ''] = briefWording(language).wondering?.exec(sentence) ?? [];
  const turned = clause && languagePack(language).templates.question.about(clause);
  return turned && !turned.toLowerCase().includes(clause.toLowerCase()) ? turned.replace(/\?$/u, rest) : null;
}

/** A question of a message without the remarks around it, where question words stay in their place. */
function withoutRemarks(question: string, language: Language): string {
  const { inPlace } = briefWording(language);
  const [mark = ''] = /[?？]+$/u.exec(question) ?? [];
  if (!inPlace || mark === '') return question;
  const wish = withoutReports(question.slice(0, -mark.length), inPlace).replace(inPlace.lead, '');
  return inPlace.asks.test(wish) ? wish + mark : question;
}

/** "What everyone wants to know is what people do when no bus comes, do they wait?" asks what they do; null for any other sentence. */
function askedAfterWanting(sentence: string, language: Language): string | null {
  const { interrogatives, templates } = languagePack(language);
  const { wants } = briefWording(language);
  const words = wordsOf(sentence, { start: 0, end: sentence.length }, language);
  if (isUnspaced(language)) return null;
  const asked = words.find(({ form, start }, i) => {
    const before = sentence.slice(0, start).replace(/[,\s]+$/u, '');
    const isWanted = () => templates.question.leads().test(lastWords(before)) || wants?.test(before) === true;
    return i > 1 && interrogatives.has(form) && !/[?？؟]/u.test(before) && isWanted();
  });
  if (!asked || asksAloud(sentence, language) || opensWithVerb(words, language)) return null;
  const [clause = '', ...rest] = sentence.slice(asked.start).split(/(?=,\s)/u);
  const turned = templates.question.about(clause.replace(/\s?[?？؟]+$/u, ''));
  if (isTemplate(turned, clause, language)) return null;
  return rest.length > 0 ? turned.replace(/\s?[?؟]$/u, '') + rest.join('') : turned;
}

/** „Verstehen die Leute, was sie da unterschreiben?“: they, and not those who ask. Elsewhere the infinitive has another form. */
function opensWithVerb([first, second]: readonly Word[], language: Language): boolean {
  const { verbLast, verbs } = speechRules(language);
  const [form = '', next = ''] = [first?.form, second?.form];
  if (!verbLast || !verbs.isVerb(form)) return false;
  // „Wissen wollen wir, …“
  return !languagePack(language).firstPerson.has(next) && !verbs.isAuxiliary(next) && !verbs.isVerb(next);
}

/** "And, honestly, what makes others stay?" is asked by itself without the words that join it to the one before. */
function withoutJoint(question: string, language: Language): string {
  const { coordinators, interrogatives, tag } = languagePack(language);
  const { verbLast, verbs } = speechRules(language);
  const [first, second] = wordsOf(question, { start: 0, end: question.length }, language);
  // "And do they know?"
  const asksVerb = (form: string) => verbs.isAuxiliary(form) || (verbLast && verbs.isVerb(form));
  const isLinked =
    coordinators.has(first?.form ?? '') && !interrogatives.has(first?.form ?? '') && asksVerb(second?.form ?? '');
  if (isLinked && second)
    return question.charAt(second.start).toLocaleUpperCase(tag) + question.slice(second.start + 1);
  const start = withoutOpeners(question, first?.start ?? 0, language);
  // "Oh and do they read it?"
  if (first?.start === 0 && start > 0 && !interrogatives.has(first.form)) {
    const rest = question.slice(start);
    if (rest.split(' ').length >= minPartWords)
      return withoutJoint(rest.charAt(0).toLocaleUpperCase(tag) + rest.slice(1), language);
  }
  const [asking] = wordsOf(question, { start, end: question.length }, language);
  if (!first || !asking || asking.start === first.start || !interrogatives.has(asking.form)) {
    const { emphasis = '', joining = '' } = briefWording(language);
    const plain = question.replace(emphasis, '').replace(joining, '');
    const isJoined =
      second !== undefined && first?.start === 0 && coordinators.has(first.form) && !interrogatives.has(first.form);
    const named = isJoined && plain === question ? question.slice(second.start) : plain;
    return named.charAt(0).toLocaleUpperCase(tag) + named.slice(1);
  }
  const alone = question.slice(asking.start);
  return question.slice(0, first.start) + alone.charAt(0).toLocaleUpperCase(tag) + alone.slice(1);
}

function partsOf(asked: string, language: Language): string[] {
  // Where question words stay in their place, a clause after a comma rarely asks by itself.
  if (isUnspaced(language) || briefWording(language).inPlace)
    return [languagePack(language).templates.question.aloud(asked)];
  const { interrogatives, coordinators, negations, tag } = languagePack(language);
  const named = withPeopleNamed(asked, language);
  const wordsNamed = wordsOf(named, { start: 0, end: named.length }, language);
  if (!interrogatives.has(wordsNamed[0]?.form ?? '') || asksAfterLead(named, language)) return [named];
  const found = startsOfParts(named, wordsNamed, language);
  // "Where does it go wrong, and how do people get round it?": without the first part the second does not say what it is about.
  const isAlone = found.map((from, k) => {
    const part = wordsNamed.slice(from, found[k + 1] ?? wordsNamed.length);
    const text = named.slice(part[0]?.start, part.at(-1)?.end);
    // « … pour réserver, et qui s'en charge ? »
    const pointsWithin = clauseMatches(language, 'clitic', text);
    // «¿Qué ha funcionado, qué no y por qué?»
    const denies = negations.has(part[1]?.form ?? '') && coordinators.has(part[2]?.form ?? '');
    return k === 0 || !(denies || pointsWithin || pointsBack(named, part, language) || endsWithVerb(part, language));
  });
  // Beside the part that names people, "they" are these.
  const sentence = isAlone.includes(false) ? withPeopleNamed(asked, language, isAlone) : named;
  const words = wordsOf(sentence, { start: 0, end: sentence.length }, language);
  const starts = startsOfParts(sentence, words, language).filter((_, k) => isAlone[k]);
  const parts = starts.map((from, k) => words.slice(from, starts[k + 1] ?? words.length));
  // "what, and how" asks one thing: a part needs enough words to be asked alone.
  const isBareWhy = (part: readonly Word[]) =>
    clauseMatches(language, 'bareWhy', `${sentence.slice(part[0]?.start, part.at(-1)?.end).replace(/[()]/gu, '')}?`);
  if (parts.some((part) => part.length < minPartWords || isBareWhy(part))) return [sentence];
  const [opening = ''] = /^[¿]/u.exec(sentence) ?? [];
  const mark = /\s?.$/u.exec(sentence)?.[0] ?? '?';
  return parts.map((part, k) => {
    const last = k === parts.length - 1;
    // "What works well, what …": a comma after it, and so nothing that joins the next part.
    const isPaused = /[,;،؛]/u.test(sentence.slice(part.at(-1)?.end, parts[k + 1]?.[0]?.start));
    const ended = isPaused ? part.at(-1)?.end : trimmedEnd(part, coordinators);
    const end = last ? sentence.length - mark.length : (ended ?? 0);
    const asked = sentence.slice(k === 0 ? 0 : (part[0]?.start ?? 0), end).trim();
    return `${k > 0 ? opening : ''}${asked.charAt(0).toLocaleUpperCase(tag)}${asked.slice(1)}${mark}`;
  });
}

const isInBrackets = (text: string, at: number): boolean => {
  const before = text.slice(0, at);
  return before.lastIndexOf('(') > before.lastIndexOf(')');
};

/** The indexes of the words with which parts begin that ask. */
function startsOfParts(sentence: string, words: readonly Word[], language: Language): number[] {
  const { interrogatives, coordinators } = languagePack(language);
  return words.flatMap((word, i) => {
    const before = words[i - 1];
    if (!before) return [i];
    // "How does it fit into the day (when, where, who does it)?"
    if (isInBrackets(sentence, word.start)) return [];
    // "How do they decide, at lunch, where to eat?"
    if (!interrogatives.has(word.form) || clauseMatches(language, 'infinitive', words[i + 1]?.form)) return [];
    const joined = coordinators.has(before.form) ? words[i - 2] : before;
    // «Как узнают, что хлеб хороший?»
    const isSame = words[0]?.form === word.form;
    if (joined === before && !isSame && clauseMatches(language, 'that', word.form)) return [];
    // „Wie wird entschieden, was erlaubt ist?“
    if (joined && clauseMatches(language, 'deciding', sentence.slice(0, joined.end))) return [];
    return joined && /[,;،؛]/u.test(sentence.slice(joined.end, word.start)) ? [i] : [];
  });
}

/**
 * Replaces "they" by "people" if the first part of a sentence names no one, in all parts or only in those that are marked: "Which
 * tasks can they do, and what do they like?"
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
  const { backward, nounBefore, complementizers, coordinators, clauseStarts, proceduralQuestions, leaningQuestions } =
    languagePack(language);
  const { verbLast } = speechRules(language);
  // „… wie gehen sie damit um“: a German clause begins after a comma.
  const mayBegin = ({ start }: Word) => !verbLast || /[,;:(–—]\s*$/u.test(sentence.slice(0, start));
  const joins = (word: Word) =>
    coordinators.has(word.form) || (mayBegin(word) && (complementizers.has(word.form) || clauseStarts.has(word.form)));
  // "… and how does booking fit with that?", "… and where does that differ from the plan?"
  const said = ` ${sentence.slice(words[0]?.start, words.at(-1)?.end).toLowerCase()} `;
  if (
    backward.has(words.at(-1)?.form ?? '') ||
    [...proceduralQuestions, ...leaningQuestions].some((part) => said.includes(part))
  )
    return true;
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
