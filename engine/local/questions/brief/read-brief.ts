import type { Language } from '#contract/languages.ts';
import { isGivenName } from '#engine/language/attribution/given-names.ts';
import { type BriefWording, briefWording, clauseMatches } from '#engine/language/brief-wording.ts';
import { languagePack } from '#engine/language/pack.ts';
import { speechRules } from '#engine/language/speech-rules.ts';
import { replacing } from '#engine/language/templates/wording.ts';
import type { Brief } from '../../../engine.ts';
import { sentencesOf } from '../../../text/sentences.ts';
import { isUnspaced, wordsOf } from '../../../text/words.ts';
import { briefWords } from '../../tuning/questions.ts';
import { bullet, itemMark, listed, partNumeral, sentencesOfBrief } from './brief-body.ts';
import { isExample } from './clauses/plain-asking.ts';
import { laidOut, withoutStudy } from './layout/brief-layout.ts';
import { leadsToPeople } from './layout/talked-to.ts';
import { colleaguesIn, withoutColleagues } from './notes/colleagues.ts';
import { asksVerbFirst } from './notes/notes.ts';
import { questionMark } from './question-mark.ts';
import { isRuledOut, readItem } from './read-item.ts';

type Kind = keyof Pick<BriefWording, 'asked' | 'reported' | 'assumed' | 'background'>;
/** A line of a brief without its bullet; `kind`: of the title above it or before its colon. */
type Line = { text: string; kind: Kind | null; isItem: boolean; isUnknown: boolean };

/**
 * A brief reduced to what it asks. Parts about method, timing and what is out of scope are dropped; titled parts and instructions
 * ("Map out the steps …") become list items, and assumptions become questions ("Is it true that …?").
 */
export function readBrief({ description, longBrief, ...rest }: Brief, language: Language): Brief {
  const read = (text: string) => readText(text, language);
  return {
    ...rest,
    ...(description ? { description: read(description) } : {}),
    ...(longBrief ? { longBrief: read(longBrief) } : {}),
  };
}

function readText(text: string, language: Language): string {
  const wording = briefWording(language);
  const plain = withoutSpeakers(replacing(...(wording.plainly ?? []))(laidOut(text, language)), language);
  const lines = linesOf(withoutStudy(plain, language), wording);
  const orders = lines.filter(({ text, kind }) => kind !== 'reported' && isOrder(text, wording)).length;
  const isForm = lines.filter(({ isUnknown, kind }) => isUnknown || kind !== null).length >= briefWords.minLinesOfForm;
  const colleagues = colleaguesIn(plain, wording);
  const hasAsked = lines.some(({ kind }) => kind === 'asked');
  return lines
    .flatMap((line) => {
      const { kind, isItem, isUnknown } = line;
      if (isItem && wording.dropped?.test(line.text)) return [];
      const text = isItem ? readItem(withoutColleagues(line.text, colleagues, language), language) : line.text;
      if (text === '') return [''];
      if (
        kind === 'reported' ||
        (kind === 'background' && hasAsked) ||
        (isUnknown && isForm && hasAsked && !/[?？؟]/u.test(text))
      )
        return [];
      if (kind === 'assumed') return [itemMark + whetherTrue(text, wording, { brief: plain, language })];
      if (kind === 'asked') {
        const wanted = sentencesIn(text, language).filter(
          (one, i, all) =>
            !wording.decides?.test(withoutEnd(one)) &&
            !isExample(one, all[i - 1], language) &&
            !isRuledOut(one, language),
        );
        // Where question words stay in their place, the sentences of an item are read one after the other.
        if (isItem && wording.inPlace && wanted.length > 1)
          return [itemMark + wanted.join(isUnspaced(language) ? '' : ' ')];
        return wanted
          .map((one) => itemMark + marked(ordered(one, wording), language))
          .reduce<string[]>(withNextQuestion, []);
      }
      if (isOrder(text, wording) && (isItem || orders >= briefWords.minItems))
        return [itemMark + ordered(text, wording)];
      return [isItem ? itemMark + marked(text, language) : withoutBackground(text, wording, language)];
    })
    .join('\n');
}

/** Prose without the sentences that begin with "Background:". */
function withoutBackground(text: string, wording: BriefWording, language: Language): string {
  const isBackground = (sentence: string) => {
    const { title, value } = titled(sentence.trim());
    return title !== null && value !== '' && kindOf(title, wording) === 'background';
  };
  const reported = sentencesOfBrief(text, language).filter(({ start, end }) => isBackground(text.slice(start, end)));
  return reported
    .toReversed()
    .reduce((rest, { start, end }) => rest.slice(0, start) + rest.slice(end).trimStart(), text);
}

/** "Costs: does anyone count? against what?": two questions of one item. */
function withNextQuestion(items: readonly string[], item: string): string[] {
  const last = items.at(-1);
  if (!last || !/[?？؟]$/u.test(last) || !/ .* .*[?？؟]$/u.test(item)) return [...items, item];
  const next = item.slice(itemMark.length);
  const isBegun = last.includes(':');
  if (!isBegun && !/^\p{Ll}/u.test(next)) return [...items, item];
  return [...items.slice(0, -1), `${last} ${isBegun ? next : next.charAt(0).toUpperCase() + next.slice(1)}`];
}

/** The lines of a brief, each with the kind of the title above it; titles themselves are left out where they are known. */
function linesOf(text: string, wording: BriefWording): Line[] {
  const lines: Line[] = [];
  let kind: Kind | null = null;
  let hasContent = false;
  const written = withTitleApart(withDashesApart(withNumbersApart(text.replace(/[^\S\n\t]{2,}/gu, ' ')))).split('\n');
  const titles = numberedTitles(written, wording);
  for (const [i, raw] of written.entries()) {
    if (isAboveBullets(raw, written.slice(i + 1)) && !titles.has(i)) continue;
    const isItem = listed.test(raw) && !titles.has(i);
    const line = raw.replace(titles.has(i) ? numberOfTitle : listed, '').trim();
    if (line === '') {
      if (hasContent) kind = null;
      lines.push({ text: '', kind: null, isItem: false, isUnknown: false });
      continue;
    }
    const { title, value } = titled(line);
    const isOfPeople = leadsToPeople(line, wording);
    if (!isItem && (isOfPeople || wording.assumedBelow?.test(line))) {
      kind = isOfPeople ? 'reported' : 'assumed';
      hasContent = false;
      continue;
    }
    const named: Kind | null =
      title === null || (isItem && isSubject(line, value, kind, wording)) ? null : kindOf(title, wording);
    const isAlone = kindOf(withoutEnd(line), wording);
    if (isAlone ?? named) {
      kind = isAlone ?? named;
      hasContent = !isAlone && value !== '';
      if (!hasContent) continue;
      lines.push({ text: value, kind, isItem, isUnknown: false });
    } else if (titles.has(i)) {
      kind = null;
      hasContent = false;
    } else {
      hasContent = true;
      const isUnknown = title !== null && value !== '';
      // Another title ends the section above it.
      if (isUnknown && !isItem) kind = null;
      lines.push({ text: line, kind, isItem, isUnknown: isUnknown && !isItem });
    }
  }
  return lines;
}

/** "1. Background", "2. Method": the lines whose numbers count the parts of the brief, where one of them has a title that is known. */
function numberedTitles(lines: readonly string[], wording: BriefWording): ReadonlySet<number> {
  const titleAt = (i: number) => withoutEnd((lines[i] ?? '').replace(numberOfTitle, ''));
  const titles = [...lines.keys()].filter((i) => {
    const line = lines[i] ?? '';
    const next = lines.slice(i + 1).find((one) => one.trim()) ?? '';
    return (
      numberOfTitle.test(line) &&
      titleAt(i).length <= briefWords.maxCharactersOfTitle &&
      !/[.?!。？！;；]\s*$/u.test(line) &&
      signOfTitle(next) !== signOfTitle(line)
    );
  });
  // "2. What we need from them" above a paragraph
  const aboveProse = titles.filter((i) => {
    const next = lines[i + 1] ?? '';
    return /^\p{Lu}/u.test(next) && next.trim().split(/\s+/u).length >= briefWords.minWordsOfProse;
  });
  const isKnown =
    (aboveProse.length > 0 && aboveProse.length * 2 >= titles.length) ||
    titles.some((i) => kindOf(titleAt(i), wording) !== null);
  return new Set(titles.length >= briefWords.minTitles && isKnown ? titles : []);
}
/** What counts the parts: figures, numerals, or numerals in brackets; null for a line without any. */
function signOfTitle(line: string): 'figure' | 'numeral' | 'bracket' | null {
  if (!numberOfTitle.test(line)) return null;
  if (/^\s*[（(]/u.test(line)) return 'bracket';
  return /^\s*\p{N}/u.test(line) && !/^\s*\p{Script=Han}/u.test(line) ? 'figure' : 'numeral';
}
const numberOfTitle = new RegExp(`(?:^\\s*[\\d０-９]{1,2}[.．、)]|${partNumeral.source})\\s*(?=\\p{L})`, 'u');

/** "2. Bookings", with bullets below it that say what is asked. */
function isAboveBullets(line: string, below: readonly string[]): boolean {
  const next = below.find((one) => one.trim()) ?? '';
  const isNumber = listed.test(line) && !bullet.test(line);
  return (
    isNumber &&
    bullet.test(next) &&
    line.split(' ').length <= briefWords.maxWordsOfHeading &&
    !/[?？؟:：。；;]\s*$/u.test(line) &&
    !(/\p{Script=Han}/u.test(line) && line.length > briefWords.maxCharactersOfHeading)
  );
}

/** "- Cost: what do they pay?" below "Questions" is a subject, and no part about the work. */
const isSubject = (line: string, value: string, section: Kind | null, { leftOut }: BriefWording): boolean =>
  (section === 'asked' || /[?？؟]/u.test(value)) && value !== '' && leftOut?.test(line) !== true;

/** "Why do members leave? – Chamber of Trade": the question of a title. */
const withTitleApart = (text: string): string =>
  text.replace(/^([^\n?？؟]{1,120}[?？؟]) [–—-] (?=\p{Lu}[^\n?]*(?:\n|$))/u, '$1\n');

/** "1) … 2) … 3) …" within a line. */
function withNumbersApart(text: string): string {
  const numbers = text.match(inlineNumber)?.length ?? 0;
  return numbers >= briefWords.minItems ? text.replace(inlineNumber, '\n') : text;
}
const inlineNumber = /(?<=\S) (?=\d{1,2}\) ?\p{L})/gu;

/** "cost – trust – what would bring them back": a line of parts between dashes is a list. */
const withDashesApart = (text: string): string =>
  text
    .split('\n')
    .map((line) => {
      const parts = line.split(/ [–—-] /u);
      return parts.length >= briefWords.minPartsBetweenDashes
        ? parts.map((part) => `- ${part.trim()}`).join('\n')
        : line;
    })
    .join('\n');

/** Without the marks at its end. A pattern would begin again at each of many full stops. */
function withoutEnd(text: string): string {
  let end = text.length;
  while (end > 0 && ' \t.:：。।'.includes(text.charAt(end - 1))) end--;
  return text.slice(0, end);
}

/** "Objective: …", "Objective<tab>…", "Background. …" */
function titled(line: string): { title: string | null; value: string } {
  // "H1 – Owners fear …", "H5 the problem is small"
  const [, hypothesis, assumed = ''] = /^(H\s?\d{1,2})\s*[–—:.)-]?\s+(.*)$/u.exec(line) ?? [];
  if (hypothesis) return { title: hypothesis, value: assumed };
  const [, title = null, value = ''] =
    /^([\p{L}\d][^:：\t.?!]{0,40}?)\s*(?:[:：]\s*|\t\s*|(?<!(?:^|\s)\p{Lu}\p{L}{1,2})\.\s+(?=\p{Lu}))(.*)$/u.exec(
      line,
    ) ?? [];
  // "Assumption (Sales)"
  return { title: title?.replace(/\s*\([^()]*\)$/u, '') ?? null, value };
}

function kindOf(title: string, wording: BriefWording): Kind | null {
  const kinds: readonly Kind[] = ['asked', 'reported', 'assumed', 'background'];
  return kinds.find((kind) => wording[kind]?.test(title)) ?? null;
}

/**
 * "Ute: what happens when it breaks?": what colleagues want to know, without who of them does. A name that is nowhere else may be a thing:
 * «Luz: ¿quién la paga?»
 */
function withoutSpeakers(text: string, language: Language): string {
  const isNamedAgain = (name: string) =>
    text.match(new RegExp(String.raw`(?<!\p{L})${name}(?!\p{L})`, 'gu'))?.length !== 1;
  return text.replace(/(?<=^[^\S\n]*(?:[-■] ?)?)(\p{Lu}\p{Ll}+): (?=\S)/gmu, (named, name: string) =>
    isGivenName(name, language) && isNamedAgain(name) ? '' : named,
  );
}

/** With its question mark, if it is in the order of a question: "Who gets asked, and by whom". */
function marked(written: string, language: Language): string {
  const item = withoutOwnView(written, language);
  const bare = withoutEnd(item);
  const [first] = wordsOf(bare, { start: 0, end: bare.length }, language);
  const { interrogatives, templates } = languagePack(language);
  if (/[?？؟]$/u.test(bare) || isUnspaced(language) || !first) return item;
  // "Those who think of leaving: what keeps them"
  const [lead = '', topic = ''] = /^([^:–—?]{3,60}?) ?[:–—] /u.exec(bare) ?? [];
  const mark = questionMark(language).trim();
  const behind = bare.slice(lead.length);
  if (lead && !/[.!] \S/u.test(behind) && isInOrder(behind, language)) return `${topic}: ${behind}${mark}`;
  if (first.start === 0 && isVerbFirst(bare, language)) return bare + mark;
  if (first.start > 0 || !interrogatives.has(first.form)) return item;
  return isInOrder(bare, language) ? templates.question.about(bare) : item;
}

/** "is it helping or not, I hear two stories": without what its writer thinks or has heard about a question, after it. */
function withoutOwnView(item: string, language: Language): string {
  const { askingVerbs, firstPerson, interrogatives, nounBefore } = languagePack(language);
  const isView = (text: string, isNext: boolean) => {
    const [first = '', ...more] = wordsOf(text, { start: 0, end: text.length }, language).map(({ form }) => form);
    const asks = (form: string) => (isNext ? askingVerbs : interrogatives).has(form);
    return firstPerson.has(first) && !nounBefore.has(first) && more.length >= 2 && !more.some(asks);
  };
  const behind = [...item.matchAll(/(?:[?？؟]|,| [-–—]) (?=\p{L}[^?？؟]*$)/gu)].find(({ 0: joint, index }) =>
    isView(item.slice(index + joint.length), /[?？؟]/u.test(joint)),
  );
  return behind ? item.slice(0, behind.index) + behind[0].replace(/[,\s–—-]+$/u, '') : item;
}

/** "was there a moment, or did it fade", « est-ce que les gens comprennent … », « y a-t-il … » */
function isVerbFirst(item: string, language: Language): boolean {
  const [first, second] = wordsOf(item, { start: 0, end: item.length }, language).map(({ form }) => form);
  const { firstPerson, nounBefore, stopwords } = languagePack(language);
  // „machen wir später“, but not „fehlt unser Personal jemandem“
  const isOfTeam = firstPerson.has(second ?? '') && !nounBefore.has(second ?? '');
  if (item.split(' ').length < briefWords.minWordsOfQuestion || isOfTeam) return false;
  // „fühlen sie sich gesehen“, but not „Finden Sie heraus“
  const isAsked = /^\p{L}+ \p{Ll}/u.test(item) && asksVerbFirst(item, language);
  if (isAsked || clauseMatches(language, 'asksAsWritten', item)) return true;
  return (
    speechRules(language).verbs.isAuxiliary(first ?? '') &&
    stopwords.has(second ?? '') &&
    !clauseMatches(language, 'notFirst', item)
  );
}

const isOrder = (text: string, { order, orderAfter, orderWhether }: BriefWording): boolean =>
  order.test(text) ||
  orderWhether?.test(text) === true ||
  orderAfter?.test(withoutEnd(text).replace(asideAfter, '')) === true;

/** „… erheben (Gedenkseite, Formulare)“ */
const asideAfter = / \([^()]*\)$/u;

/** "Map out the steps": what follows the order, or precedes it. */
function ordered(text: string, { order, orderAfter, orderWhether, whether }: BriefWording): string {
  if (orderWhether?.test(text)) return text.replace(orderWhether, `${whether} `);
  if (order.test(text)) return text.replace(order, '');
  const bare = withoutEnd(text).replace(asideAfter, '');
  return orderAfter?.test(bare) ? bare.replace(orderAfter, '') : text;
}

function whetherTrue(written: string, { belief, isTrue }: BriefWording, { brief, language }: Written): string {
  // „T1 Das Dashboard wird kaum angeschaut“
  const text = written.replace(/^[A-Z]\s?\d{1,2}[.:)]?\s+(?=\p{Lu})/u, '').replace(/[\s\u00a0]*[;,]$/u, '');
  if (/[?？؟]$/u.test(text)) return text;
  // "Reviews hurt. One bad review and they are offline": the second says what is meant.
  const [only = '', ...more] = sentencesIn(withoutEnd(text.replace(belief, '')), language).map(withoutEnd);
  const statement =
    more.length > 0 && only.split(' ').length < briefWords.minWordsOfAssumption ? `${only}: ${more[0]}` : only;
  return isTrue(belief.test(text) ? statement : begunSmall(statement, { brief, language }));
}

type Written = { readonly brief: string; readonly language: Language };

/** A sentence inside another begins small, unless its first word is a name or a noun that always has a capital. */
export function begunSmall(statement: string, { brief, language }: Written): string {
  const { capitalisedNouns } = languagePack(language).grammar;
  if (capitalisedNouns) return statement;
  const [first] = wordsOf(statement, { start: 0, end: statement.length }, language);
  const word = statement.slice(first?.start, first?.end);
  // Written with a capital within a sentence, too.
  const isName =
    /^\p{Lu}[\p{L}\d]*\p{Lu}|^I$/u.test(word) || [` ${word}`, `(${word}`].some((one) => withinSentence(brief, one));
  return isName ? statement : statement.charAt(0).toLocaleLowerCase(languagePack(language).tag) + statement.slice(1);
}

/** Whether the text holds these words anywhere but at the beginning of a sentence or after a title. */
function withinSentence(text: string, words: string): boolean {
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1))
    if (/[\p{Ll},(]$/u.test(text.slice(Math.max(0, at - 1), at)) || words.startsWith('(')) return true;
  return false;
}

/** Whether a clause asks in the order of a question, so that only its mark is missing. */
function isInOrder(clause: string, language: Language): boolean {
  const { interrogatives, templates } = languagePack(language);
  const [first] = wordsOf(clause, { start: 0, end: clause.length }, language);
  if (!first || first.start > 0 || !interrogatives.has(first.form)) return false;
  const asked = templates.question
    .about(clause)
    .toLowerCase()
    .replace(/^¿|\s?[?؟]$/gu, '')
    .split(' ');
  const said = clause.toLowerCase().split(' ');
  // What "they" are called may differ.
  const isTurned = asked.some((word) => !said.includes(word) && speechRules(language).verbs.isAuxiliary(word));
  return !isTurned && asked[1] === said[1] && asked.at(-1) === said.at(-1);
}

const sentencesIn = (text: string, language: Language): string[] =>
  sentencesOf(text, { start: 0, end: text.length }, language)
    .flatMap(({ start, end }) => text.slice(start, end).split(/;\s+/u))
    .map((sentence) => sentence.trim())
    .filter(Boolean);
