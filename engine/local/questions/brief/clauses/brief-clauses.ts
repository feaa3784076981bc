import type { Language } from '#contract/languages.ts';
import { briefWording, clauseMatches, lineMatches } from '#engine/language/brief-wording.ts';
import { languagePack } from '#engine/language/pack.ts';
import { speechRules } from '#engine/language/speech-rules.ts';
import type { Brief } from '../../../../engine.ts';
import { isUnspaced, wordsOf } from '../../../../text/words.ts';
import {
  dictated,
  maxLengthWithSides,
  maxPartsOfList,
  maxShortBrief,
  maxSubjectLength,
  maxWordsOfExclusion,
  maxWordsOfPart,
  maxWordsOfRest,
  maxWordsPerItem,
  minAskedAfterColon,
  minListItems,
  minSentencesOfText,
  minSides,
} from '../../../tuning/questions.ts';
import { dangles } from '../../dangling.ts';
import { asksItself } from '../../is-template.ts';
import {
  type Block,
  blocksOf,
  held,
  sentencesOfBrief,
  withoutAsides,
  withoutLetterParts,
  withoutRemarks,
} from '../brief-body.ts';
import { asks, asksDirectly, asksYesOrNo, opensAsking, wantedParts, withoutWanting } from './asking-parts.ts';
import { firstWord, withDependents, withHeldRelatives } from './dependent-clauses.ts';
import { describesBefore } from './describing.ts';
import { listPatterns } from './list-patterns.ts';
import { asksForReport, isExample, withPlainAsking } from './plain-asking.ts';
import { isListOfThings, isThing } from './things.ts';
import { topicBefore } from './topic-before.ts';
import { withAlternatives, withListEnds, withWholeLists } from './whole-lists.ts';

export function briefText(brief: Brief): string {
  return [brief.description, brief.longBrief, brief.name].filter(Boolean).join('. ');
}

/** What a brief asks, part by part: "How bakers order" and "what they throw away", in its own words. */
export function briefClauses(brief: Brief, language: Language): string[] {
  // A project's name is a title: it asks for something only where nothing else does.
  const text = [brief.description, brief.longBrief].filter(Boolean).join('. ') || briefText(brief);
  const { coordinators, interrogatives, negations, nounBefore } = languagePack(language);
  const clauses: string[] = [];
  for (const sentence of sentencesOfBrief(text, language)) {
    const words = wordsOf(text, sentence, language);
    let start = sentence.start;
    for (const [i, word] of words.entries()) {
      const before = words[i - 1];
      if (!before) continue;
      const gap = text.slice(before.end, word.start);
      // "before 17:00"
      const isTime = gap === ':' && /\d$/u.test(before.form) && /^\d/u.test(word.form);
      const pause = /[,;:–—،؛，、；：]/.test(gap) && !isTime;
      // "and what they throw away" is a separate part, "bread and butter" and "or think about leaving" are not; 「補助金がどう」 is no "but"
      const asksHere =
        interrogatives.has(word.form) ||
        clauseMatches(language, 'whetherWithin', word.form) ||
        clauseMatches(language, 'whatWithin', text.slice(word.start, word.start + 7));
      // "when and why" asks both of one thing.
      const isAlone = interrogatives.has(words[i - 2]?.form ?? '');
      // "what to water and what to let go" is one thing to decide.
      const isLeftOpen = clauseMatches(language, 'infinitive', words[i + 1]?.form);
      // „und bis zu welchem Preis“
      const next = words.slice(i + 1, i + 3).map(({ form }) => form);
      const asksNext =
        nounBefore.has(word.form) &&
        !negations.has(word.form) &&
        (interrogatives.has(next[0] ?? '') || (nounBefore.has(next[0] ?? '') && interrogatives.has(next[1] ?? '')));
      const isOpening = asksHere
        ? !isAlone && !isLeftOpen
        : asksNext && words.slice(0, i).some(({ form }) => interrogatives.has(form));
      // "What works well, what …": nothing joins after a pause.
      const opens =
        !isUnspaced(language) &&
        !pause &&
        coordinators.has(before.form) &&
        isOpening &&
        !clauseMatches(language, 'between', text.slice(start, before.start));
      const isJoined = clauseMatches(language, 'joinedAsking', word.form);
      if (!pause && !opens && !isJoined) continue;
      // "between first choice, second choice and bin"
      const isBetween = pause && clauseMatches(language, 'between', text.slice(start, before.end));
      if (isBetween && listPatterns(language).last.test(text.slice(word.start))) continue;
      // A bracket belongs to the words in it.
      const closed = /^(?:\s?»|[)）\]”"]*)/u.exec(text.slice(before.end))?.[0].length ?? 0;
      clauses.push(text.slice(start, opens ? before.start : before.end + closed));
      start = word.start;
    }
    clauses.push(text.slice(start, sentence.end));
  }
  return clauses
    .map((c) => withoutJoinedAnd(c.replace(edges, ''), language))
    .filter((c) => saysSomething(c, language))
    .map((c) => lowered(c, language));
}

/** “ولماذا …” asks by itself without its “and”. */
export function withoutJoinedAnd(clause: string, language: Language): string {
  const [first] = wordsOf(clause, { start: 0, end: clause.length }, language);
  return first?.start === 0 &&
    (clauseMatches(language, 'joinedAsking', first.form) ||
      (first.form.length > 2 && /^و/u.test(first.form) && clauseMatches(language, 'whatWithin', clause)))
    ? clause.slice(1)
    : clause;
}

const edges = /^[\s,;:.?!–—،؛，、；：]+|[\s,;:.?!–—،؛。，、；：]+$/gu;

/** A word of asking is written small inside a question, also where the brief began with it. */
function lowered(clause: string, language: Language): string {
  const [first] = wordsOf(clause, { start: 0, end: clause.length }, language);
  const { questionWords, tag } = languagePack(language);
  if (!first || first.start > 0 || !(questionWords.has(first.form) || clauseMatches(language, 'whether', first.form)))
    return clause;
  return clause.slice(0, first.end).toLocaleLowerCase(tag) + clause.slice(first.end);
}

function saysSomething(clause: string, language: Language): boolean {
  const words = wordsOf(clause, { start: 0, end: clause.length }, language);
  const { questionWords } = languagePack(language);
  return words.length >= (isUnspaced(language) ? 1 : 2) && words.some((w) => !questionWords.has(w.form));
}

/**
 * What a brief names that can be a sentence by itself: a short sentence, a part that asks ("what they throw away"), an
 * item of a list. Half a clause is none of these. A longer brief also says how the work was done: there, only what follows
 * a colon is read as a list. `questions`: what it asks with a question mark counts as well.
 */
export function briefSubjects(brief: Brief, language: Language, { questions = true } = {}): string[] {
  const named = (whole: string, isLong: boolean) => {
    const marks = whole.match(/[.,;:!?\n]/gu)?.length ?? 0;
    const isDictated = whole.split(' ').length > dictated.from * (marks + 1);
    const blocks = blocksOf(
      withHeldRelatives(withPlainAsking(withoutAsides(withoutLetterParts(whole)), language), language),
    );
    const items = blocks.filter(({ isItem }) => isItem);
    const beside = blocks.filter(({ isItem }) => !isItem);
    const subjectsOf = ({ text, isItem }: Block, read: (sentence: string) => string[]) =>
      sentencesOfBrief(text, language)
        .map(({ start, end }) => text.slice(start, end).replace(/\s+/g, ' '))
        .filter(
          (sentence, _, all) =>
            isItem ||
            all.length < minSentencesOfText ||
            !all.some((one) => ends.test(one)) ||
            ends.test(sentence) ||
            asks(sentence, language, true),
        )
        .filter((sentence, i, all) => !(isItem && isExample(sentence, all[i - 1], language)))
        .filter((sentence) => questions || !/[?？؟]\s*$/u.test(sentence))
        .filter((sentence) => !asksForReport(sentence, language))
        .flatMap((sentence) => {
          const isShort = (subject: string) =>
            subject.split(' ').length <= dictated.ofSubject &&
            !listPatterns(language).brokenOff.test(subject) &&
            asks(subject, language, true);
          return isDictated ? read(sentence).filter(isShort) : read(sentence);
        });
    if (items.length === 0)
      return beside.flatMap((block) => subjectsOf(block, (one) => subjectsIn(one, language, isLong)));
    return [
      ...items.flatMap((block) => subjectsOf(block, (one) => subjectsIn(one, language, isLong, true))),
      // Beside its list, a brief mostly says how the work was done.
      ...beside.flatMap((block) => subjectsOf(block, (one) => wantedIn(one, language))),
    ];
  };
  const { description = '' } = brief;
  const told = questions
    ? description
    : sentencesOfBrief(description, language)
        .map(({ start, end }) => description.slice(start, end))
        .filter((sentence) => !/[?？؟]\s*$/u.test(sentence))
        .join(' ');
  const isLong = told.length > maxShortBrief;
  const most = (subject: string) => (/[:,] /u.test(subject) ? maxLengthWithSides : maxSubjectLength);
  return [...named(brief.description ?? '', isLong), ...named(brief.longBrief ?? '', true)]
    .map((subject) => subject.replaceAll(held, ','))
    .map((subject) => (subject.length <= most(subject) ? subject : subject.replace(/\s*\([^()]*\)/gu, '')))
    .filter((subject) => subject.length <= most(subject));
}

/** Beside sentences, a line without a full stop is a heading. */
const ends = /[.?!:…।。！？؟]["'”’»)\]]*\s*$/u;

function subjectsIn(whole: string, language: Language, isLong: boolean, isListed = false): string[] {
  const isNeeded = (part: string) => !excludes(part, language) && !lineMatches('greeting', part);
  const { emphasis = '', goesOn } = briefWording(language);
  const said = withoutRemarks(whole, language);
  const sentence = said.replace(emphasis, '');
  const isAdded = sentence !== said || goesOn?.test(sentence) === true;
  const item = sentence.replace(/[\s.;,]+$/u, '');
  // „Rollenverteilung zwischen Chef, Büro und Beratung“
  if (isListed && (asksItself(item, language) || !/,/u.test(item)) && listPatterns(language).ending.test(item))
    return [item];
  if (isListed && /^\p{L}\p{L}{4,}$/u.test(item)) return [item];
  const clauses = clausesOf(sentence, language);
  // „Fotos: wer macht die, wer nicht“ asks already, and only its topic names the thing.
  if (isListed && isAskedAfter(sentence, clauses, language)) return [item];
  // „Haustürvertrieb: Erfahrungen, Vertrauen, Beschwerden!“ asks about the first.
  const [, head = '', things = ''] = (isListed && /^([^:,;.?]{4,40}): (.+?)!?$/u.exec(item)) || [];
  if (head && isListOfThings(things, language, minSides)) return [head];
  const topic = isListed ? topicBefore(sentence, language) : undefined;
  if (isListed && isThingAsked(sentence, clauses, language)) return [clauses.join(': ')];
  const parts = clauses.map((part) => withoutWanting(withoutOpening(part, language), language));
  const wanted = wantedParts(clauses, language);
  const afterColon = /[:：](.*)$/su.exec(sentence)?.[1] ?? '';
  const isInList = (i: number) => afterColon.includes(clauses[i] ?? '\0');
  const asksAfter = clauses.filter((part, i) => isInList(i) && asks(part, language, true)).length >= minAskedAfterColon;
  // «Dinheiro: o que incomoda na cobrança»
  const isHeaded =
    clauses[0] !== undefined &&
    maxWordsOfPart >= clauses[0].split(' ').length &&
    /^[^:：]*[:：]\s/u.test(sentence) &&
    !asks(clauses[0], language, true);
  // "Then the fees, and do they tell us when it hurts", "And if we kept it, what would have to change"
  const asksAloud = (i: number) =>
    asksYesOrNo(clauses[i] ?? '', language) ||
    (isCondition(clauses[i - 1] ?? '', language) && asksDirectly(clauses[i] ?? '', language));
  const mayAsk = (i: number) =>
    !isLong ||
    isListed ||
    i === 0 ||
    wanted.has(i) ||
    parts[i] !== clauses[i] ||
    (asksAfter && isInList(i)) ||
    (isHeaded && i === 1) ||
    (asksDirectly(clauses[0] ?? '', language) && asks(clauses[i] ?? '', language, true)) ||
    asksAloud(i);
  // Alone in a longer text, a few words are a heading; in its list they are an item.
  const isAsked = (part: string, i: number) =>
    part !== clauses[i] ||
    (isAdded && (asks(part, language, true) || opensAsking(part, language))) ||
    (isListed && (asks(part, language, true) || opensAsking(part, language) || asksItself(part, language))) ||
    asksDirectly(part, language);
  if (isListed && parts.length < minSides && isListOfThings(item, language)) return [item];
  // «Si ves algo de la app, apúntalo» begins with a condition.
  const isIf = (part: string, i: number) => isCondition(part, language) && !isListed && part === clauses[i];
  if (parts.length < 2)
    return isLong && !isListed ? parts.filter(isAsked) : parts.filter((part, i) => isNeeded(part) && !isIf(part, i));
  const listing = isLong ? afterColon : sentence;
  // "They rewrote the letter, it got longer, calls went up" reports and lists nothing.
  // "half plots – good idea or not, the old ones are against": a note on what precedes the dash.
  const [, noted = ''] = (isListed && noteAfter.exec(item)) || [];
  if (noted && !parts.some((part) => asks(part, language, true))) return [noted];
  const isNote = isListed && parts.some((part) => /\d/u.test(part) || part.split(' ').length > maxWordsOfPart);
  const isReport =
    isNote || parts.slice(1).some((part) => clauseMatches(language, 'reporting', firstWord(part, language)));
  const items =
    isReport || isHeaded || parts.length > maxPartsOfList
      ? []
      : parts.filter((part) => listing.includes(part) && isNeeded(part));
  const isCut = (part: string, i: number) =>
    opensAsking(part, language) && (part !== clauses[i] || wanted.has(i) || (isListed && i === 0));
  const kept = parts.filter(
    (part, i) =>
      isCut(part, i) ||
      (asks(part, language, mayAsk(i)) &&
        isNeeded(part) &&
        !(describesBefore(sentence, clauses, i, language) && !wanted.has(i))) ||
      (isListed && asksItself(part, language)) ||
      (items.length >= minListItems && items.includes(part) && isItem(part, language, isLong)),
  );
  // "pitches, shade, noise, neighbours": nothing of it can be asked alone.
  if (isListed && kept.length === 0 && (isListOfThings(item, language) || isThing(item, language))) return [item];
  // «Признаки усталости: в чём проявляется, что поддерживает»
  const isBare = (part: string) => part.split(' ').length <= maxWordsOfRest && asks(part, language, true);
  if (topic && kept.length > 0 && kept.every(isBare)) return [topic + kept.join(', ')];
  // „Kiosk: ob der mit dem Eingang zu tun hat“
  const named = topic && kept[0] && sentence.startsWith(topic + kept[0]) && pointsToTopic(kept[0], language);
  return withSides(sentence, kept, language).map((part, i) => (named && i === 0 ? topic + part : part));
}

/** «Взаимодействие с поликлиникой, где возникают барьеры»: a thing and what is asked about it. */
function isThingAsked(sentence: string, clauses: readonly string[], language: Language): boolean {
  const [thing = '', asked = ''] = clauses;
  if (clauses.length !== 2 || !sentence.startsWith(`${thing}, ${asked}`)) return false;
  return (
    thing.includes(' ') &&
    asked.split(' ').length <= maxWordsOfPart &&
    isThing(thing, language) &&
    asks(asked, language, true)
  );
}

/** "And lastly | what they would change" */
function withoutOpening(part: string, language: Language): string {
  const { goesOn } = briefWording(language);
  const rest = goesOn ? part.replace(goesOn, '').trimStart() : part;
  // „Dann sollten Sie bitte herausfinden, wer …“
  const isOrder = speechRules(language).verbLast && speechRules(language).verbs.isAuxiliary(firstWord(rest, language));
  return rest !== part && !isOrder && asks(rest, language, true) ? rest : part;
}

/** "And if we kept it" */
function isCondition(clause: string, language: Language): boolean {
  const { conditionals, coordinators } = languagePack(language);
  const forms = wordsOf(clause, { start: 0, end: clause.length }, language).map(({ form }) => form);
  return conditionals.has(forms.find((form) => !coordinators.has(form)) ?? '');
}

const noteAfter = /^([^\d,;:.!]{3,40}?) [–—-] /u;

const pointsToTopic = (clause: string, language: Language): boolean =>
  dangles(languagePack(language).templates.question.about(clause), language) ||
  clauseMatches(language, 'ofTopic', clause);

const clausesOf = (sentence: string, language: Language): string[] => {
  const clauses = withWholeLists(sentence, briefClauses({ description: sentence }, language), language);
  return withAlternatives(
    sentence,
    withListEnds(sentence, withDependents(sentence, clauses, language), language),
    language,
  );
};

/** Whether a topic and its colon precede a clause that is in the order of a question: its verb is not at the end. */
function isAskedAfter(sentence: string, clauses: readonly string[], language: Language): boolean {
  const { interrogatives, templates } = languagePack(language);
  const topic = topicBefore(sentence, language);
  const clause = clauses.find((one) => topic !== undefined && sentence.startsWith(one, topic.length));
  if (!speechRules(language).verbLast || clause === undefined) return false;
  return interrogatives.has(firstWord(clause, language)) && templates.question.about(clause).includes(clause);
}

/** "What happens when it is late: who notices, what does it cost?" asks for sides of one thing, which only the first part names. */
function withSides(sentence: string, parts: readonly string[], language: Language): string[] {
  if (isUnspaced(language)) return [...parts];
  const lead = parts.findIndex((part) => asks(part, language, true) && sentence.includes(`${part}: `));
  const sides = parts.slice(lead + 1).filter((part) => asks(part, language, true));
  if (lead < 0 || sides.length < minSides || sides.length < parts.length - lead - 1) return [...parts];
  const joined = `${parts[lead]}: ${sides.join(', ')}`;
  return joined.length > maxLengthWithSides ? [...parts] : [...parts.slice(0, lead), joined];
}

/** The parts of a sentence of which it says that they are to be known, and nothing else. */
function wantedIn(whole: string, language: Language): string[] {
  const sentence = withoutRemarks(whole, language);
  const clauses = clausesOf(sentence, language);
  const wanted = wantedParts(clauses, language);
  const parts = clauses.map((part) => withoutWanting(part, language));
  const isWanted = (part: string, i: number) => wanted.has(i) || part !== clauses[i];
  return parts.filter((part, i) => isWanted(part, i) && saysSomething(part, language) && !pointsAway(part, language));
}

/** „ob das unser Steckenpferd war“: what follows the word of asking is named elsewhere. */
function pointsAway(part: string, language: Language): boolean {
  const { backward, nounBefore, stopwords } = languagePack(language);
  const [, second = '', third = ''] = wordsOf(part, { start: 0, end: part.length }, language).map(({ form }) => form);
  return (
    backward.has(second) &&
    (!nounBefore.has(second) || stopwords.has(third)) &&
    !clauseMatches(language, 'they', second)
  );
}

/** "What we do not need: …" says what is not asked. */
function excludes(part: string, language: Language): boolean {
  const { firstPerson, negations } = languagePack(language);
  const forms = wordsOf(part, { start: 0, end: part.length }, language).map(({ form }) => form);
  const has = (list: ReadonlySet<string>) => forms.some((form) => list.has(form));
  return forms.length <= maxWordsOfExclusion && has(firstPerson) && has(negations);
}

/** In a longer text what begins with a number or a preposition says how the work was done: "four in Leeds, in English". */
function isItem(part: string, language: Language, isLong: boolean): boolean {
  const { coordinators, backward, nounBefore } = languagePack(language);
  const first = firstWord(part, language);
  if (isLong && nounBefore.has(first)) return false;
  const words = wordsOf(part, { start: 0, end: part.length }, language);
  if (clauseMatches(language, 'relativePronoun', words[1]?.form)) return false;
  return words.length <= maxWordsPerItem && !coordinators.has(first) && !backward.has(first);
}
