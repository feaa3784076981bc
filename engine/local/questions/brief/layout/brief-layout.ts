import type { Language } from '#contract/languages.ts';
import { briefWording, clauseMatches } from '#engine/language/brief-wording.ts';
import { allDefinitions } from '#engine/language/definition-of.ts';
import { languagePack } from '#engine/language/pack.ts';
import { wordsOf } from '../../../../text/words.ts';
import { briefLayout } from '../../../tuning/questions.ts';
import { listed, partNumeral } from '../brief-body.ts';
import { lastWords, opensAsking } from '../clauses/asking-parts.ts';
import { withoutChatParts } from './chats.ts';
import { withoutFeelings } from './feelings.ts';
import { withWhatElse } from './goes-on.ts';
import { withInlineLists } from './inline-list.ts';
import { withoutMailParts } from './mails.ts';
import { withTableRows } from './tables.ts';
import { withoutWhomAsked } from './talked-to.ts';
import { withCapitalNouns } from './typed-small.ts';
import { withWishesListed } from './wish-list.ts';

/**
 * A brief with its lists marked as lists: other signs than dashes become dashes, lines below a colon become items, and so do questions
 * in quotation marks and the parts of a list within a line. What a sign or a title leaves out is left out.
 */
export function laidOut(text: string, language: Language): string {
  const written = withTitlesApart(withTableRows(withoutMailParts(withoutFeelings(text))), language);
  const signed = withWishesListed(withSigns(withoutChatParts(written, language)), language);
  const listed = withLinesListed(
    withInlineLists(withWhatElse(withoutWhomAsked(withIndents(signed), language), language), language),
    language,
  );
  return withCapitalNouns(withoutExclusions(listed, language), language);
}

/** "… after the price change. Goal: find out why agencies leave. Out of scope: …": each title begins a line. */
function withTitlesApart(text: string, language: Language): string {
  const { asked, background, reported } = briefWording(language);
  const isTitle = (label: string) => [asked, background, reported].some((titles) => titles?.test(label) === true);
  return text.replace(/(?<=[.!?…]) (?=(\p{Lu}[^.!?:：\n]{1,30}?)\s?[:：] )/gu, (blank, label: string) =>
    isTitle(label) ? '\n' : blank,
  );
}

/** "Harvest" above indented lines: a title, and its items. */
function withIndents(text: string): string {
  const lines = text.split('\n');
  const isIn = (line = '') => /^(?: {2,8}|\t)\S/u.test(line) && !listed.test(line);
  const titles = lines.filter((line, i) => /^\S/u.test(line) && isIn(lines[i + 1]));
  return titles.length < briefLayout.minIndented
    ? text
    : lines.map((line) => (isIn(line) ? `- ${line.trim()}` : line)).join('\n');
}

/** Without a line above its list that says whom the study asked: "hotel guests, 14 calls". */
export function withoutStudy(text: string, language: Language): string {
  const lines = text.split('\n');
  const first = lines.findIndex((line) => line.trim() !== '');
  const title = lines[first] ?? '';
  const next = lines.slice(first + 1).find((line) => line.trim() !== '') ?? '';
  const isAbove = listed.test(next) && lines.filter((line) => listed.test(line)).length >= briefLayout.minLines;
  const isStudy = /[\d(]/u.test(title) && !listed.test(title) && !/[?？:：]/u.test(title);
  const isDated = /\d{1,2}[.:/]\d/u.test(title);
  return (isAbove || isDated) && isStudy && !leadsToList(title, language) ? lines.slice(first + 1).join('\n') : text;
}

/** "→ who opens what", "✗ a comparison", "Slide 4 — What we look for", "\"Do tenants feel looked after?\"" */
const withSigns = (text: string): string =>
  text
    .replace(/^[^\S\n]*[✗✘❌🚫]️?[^\n]*(?:\n|$)/gmu, '')
    .replace(/^[^\S\n]*(?:[→➔➜➤▸»>✓✔☐☑]️?|-?->)+[^\S\n]*(?=\S)/gmu, '- ')
    .replace(/[\s\S]+/u, withOddSigns)
    .replace(slideNumber, '')
    .replace(/[\s\S]+/u, withCapitals)
    // A smile ends a sentence: «сама такой беру))) …».
    .replace(/(?<=\p{L})(?<!\([^()\n]{0,80})[^\S\n]?\){2,}(?=\s)/gu, '.')
    .replace(/^[^\S\n]*["“„«][^\S\n]?([^"“”„«»\n]{8,}[?？؟])[^\S\n]?["”“»][^\S\n]*$/gmu, '- $1')
    .replace(/^([^\n…]{6,40})…[^\S\n]*\n([\s\S]*)$/u, (_, lead: string, rest: string) => withLead(lead, rest));

/** "+ the manga shelf", "~ readings", "?? instalments" in several lines; "xx the owner" is left out. */
function withOddSigns(text: string): string {
  const odd = text.match(oddSign)?.length ?? 0;
  const signed = odd + (text.match(/^- \S/gmu)?.length ?? 0);
  return odd === 0 || signed < briefLayout.minLines
    ? text
    : text.replace(/^x{2,} [^\n]*(?:\n|$)/gimu, '').replace(oddSign, '- ');
}
const oddSign = /^[^\S\n]{0,4}(?:-[^\S\n])?(?:[+~=#]|\?{2,})[^\S\n]+(?=\S)/gmu;

/** A message typed without capitals: its sentences begin where a full stop is followed by a word. */
function withCapitals(text: string): string {
  const small = text.match(smallStart)?.length ?? 0;
  const capital = text.match(/(?<=\p{L}{3}[.!?]{1,3} )\p{Lu}/gu)?.length ?? 0;
  return small >= briefLayout.minSmall && small > capital
    ? text.replace(smallStart, (letter) => letter.toUpperCase())
    : text;
}
const smallStart = /(?<=[\p{L}\d)]{2}[.!?]{1,3} )\p{Ll}(?=\p{L}| )/gu;

const slides = allDefinitions.flatMap(({ brief }) => brief.slide ?? []).join('|');
const slideNumber = new RegExp(`^(?:${slides})[^\\S\\n]*\\d{1,2}[^\\S\\n]*[—–:-][^\\S\\n]*`, 'gimu');

/** "How might we…" above "- …help visitors?": each item begins with the line above. */
const withLead = (lead: string, rest: string): string =>
  `${lead.trim()}\n${rest.replace(/^([^\S\n]*[-–—•*])[^\S\n]*…[^\S\n]*/gmu, `$1 ${lead.trim()} `)}`;

/** "We'd like to know:" above lines without a sign, each a question or a few words. */
function withLinesListed(text: string, language: Language): string {
  let before = '';
  const blocks = text.split(/(\n[^\S\n]*\n)/u);
  const isInSections = blocks.filter((block) => isSection(block.split('\n'))).length >= briefLayout.minSections;
  return blocks
    .map((block) => {
      if (block.trim() === '') return block;
      const lines = withNotesListed(block.split('\n'));
      const isLed = leadsToList(before, language);
      const leadAt = lines.slice(0, briefLayout.maxLinesOfLead).findLastIndex((line) => leadsToList(line, language));
      const hasLead = leadAt >= 0;
      before = lines.at(-1) ?? '';
      const isTitled = !hasLead && !isLed && isTitle(lines[0] ?? '');
      const below = hasLead ? lines.slice(leadAt + 1) : isTitled ? lines.slice(1) : lines;
      // A guide is a list of questions under any title.
      const isGuide = below.filter((line) => /[?？؟]\s*$/u.test(line)).length >= briefLayout.minAskingAlone;
      const isList = (isLed || hasLead || isGuide || areNotes(below)) && isListOfLines(below);
      if (!isList && !(isInSections && isSection(lines))) return lines.join('\n');
      return [...lines.slice(0, lines.length - below.length), ...below.map((line) => `- ${line.trim()}`)].join('\n');
    })
    .join('');
}

/** A list continues in lines without a sign: "- who pays" above "theft of jam - real or rumour". What a file wrapped follows a long line. */
function withNotesListed(lines: readonly string[]): string[] {
  const from = lines.findIndex((line) => listed.test(line));
  if (lines.filter((line) => listed.test(line)).length < briefLayout.minLines) return [...lines];
  const isWrapped = (before: string) => before.length > briefLayout.maxNoteLength || /[,:]\s*$/u.test(before);
  const isNote = (line: string) =>
    /^\S/u.test(line) &&
    !listed.test(line) &&
    !partNumeral.test(line) &&
    !isSentence(line) &&
    !/[:：]\s*$/u.test(line) &&
    !line.endsWith('。') &&
    !/\d{1,2}[.:]\d{2}/u.test(line);
  // "Before" above signed lines, and further down "Once inside" above others.
  const isTitled = isTitleOfItems(lines, from - 1);
  return lines.map((line, i) =>
    i > from && isNote(line) && !isWrapped(lines[i - 1] ?? '') && !(isTitled && isTitleOfItems(lines, i))
      ? `- ${line}`
      : line,
  );
}

/** "Hamid has done 14 of 18. Four are left." */
const isSentence = (line: string): boolean =>
  /\p{L}\.\s*$/u.test(line) && line.trim().split(/\s+/u).length >= briefLayout.minWordsOfProse;

/** A title of a few words right above a line with a sign. */
const isTitleOfItems = (lines: readonly string[], at: number): boolean =>
  isTitle(lines[at] ?? '') && !/[,:;]/u.test(lines[at] ?? '') && listed.test(lines[at + 1] ?? '');

/** A title of a few words above some short lines without signs. */
const isSection = (lines: readonly string[]): boolean =>
  lines.length > 2 &&
  isTitle(lines[0] ?? '') &&
  lines
    .slice(1)
    .every((line) => line.length <= briefLayout.maxNoteLength && !listed.test(line) && !/[.,;:]\s*$/u.test(line));

/** A line with a colon at its end, or one that wants to know and does not end: „Also mich interessiert“. */
function leadsToList(line: string, language: Language): boolean {
  const said = line.trim();
  if (said === '' || listed.test(said) || said.length > briefLayout.maxLineLength) return false;
  if (/[:：]$/u.test(said)) return true;
  const { askingVerbs, interrogatives, templates } = languagePack(language);
  const words = wordsOf(said, { start: 0, end: said.length }, language);
  const isWanted =
    askingVerbs.has(words.at(-1)?.form ?? '') ||
    templates.question.leads().test(lastWords(said)) ||
    briefWording(language).wants?.test(said) === true;
  return !/[.?!,;]$/u.test(said) && isWanted && !interrogatives.has(words[0]?.form ?? '');
}

/** "The decision" above lines about it. */
const isTitle = (line: string): boolean =>
  /^\p{Lu}[^?？.!]*$/u.test(line.trim()) && line.trim().split(/\s+/u).length <= briefLayout.maxWordsOfTitleAbove;

/** "how they found me" above "nervous dogs": short lines of which none ends as a sentence does. */
function areNotes(lines: readonly string[]): boolean {
  if (lines.length < briefLayout.minNotes || lines.some((line) => /[.,;:]\s*$/u.test(line))) return false;
  // "Client: school", "Dates: 3 to 21 May" are the fields of a form.
  if (lines.filter((line) => /^[^:]{2,40}: /u.test(line)).length >= lines.length / 2) return false;
  return (
    lines.filter((line) => line.length <= briefLayout.maxNoteLength).length >= lines.length * briefLayout.minNoteShare
  );
}

/** Some lines that end where their topic does, and not where the page did. */
function isListOfLines(lines: readonly string[]): boolean {
  if (lines.length < briefLayout.minLines || lines.some((line) => listed.test(line))) return false;
  if (lines.some((line) => line.length > briefLayout.maxLineLength || /,\s*$/u.test(line))) return false;
  const longest = Math.max(...lines.map((line) => line.length));
  const short = lines.slice(0, -1).filter((line) => line.length < longest * briefLayout.maxShortShare).length;
  const asking = lines.filter((line) => /[?？؟]\s*$/u.test(line)).length;
  return (
    longest <= briefLayout.maxNoteLength ||
    short >= lines.length * briefLayout.minShort ||
    asking >= briefLayout.minAsking
  );
}

/** Without a title that says what is not asked ("What we're NOT asking"), and the lines below it up to the next title or gap. */
function withoutExclusions(text: string, language: Language): string {
  let isOut = false;
  let hasContent = false;
  return text
    .split('\n')
    .filter((line) => {
      if (line.trim() === '') {
        if (hasContent) isOut = false;
        return true;
      }
      if (isExclusion(line, language)) {
        isOut = true;
        hasContent = /[:：]\s*\S/u.test(line);
        return false;
      }
      hasContent = true;
      return !isOut;
    })
    .join('\n');
}

/** "What we're NOT asking", „Nicht nötig“; not "Why people don't come back", "Nobody asked" or "No-shows". */
function isExclusion(line: string, language: Language): boolean {
  const title = line.trim().replace(/[:：].*$/u, '');
  if (listed.test(line) || /[.?!,;]|\p{L}-\p{L}/u.test(title)) return false;
  const { askingVerbs, firstPerson, interrogatives, negations } = languagePack(language);
  const forms = wordsOf(title, { start: 0, end: title.length }, language).map(({ form }) => form);
  const [first = ''] = forms;
  if (forms.length === 0 || forms.length > briefLayout.maxWordsOfTitle || !forms.some((form) => negations.has(form)))
    return false;
  const isOfTheTeam = forms.some(
    (form) => firstPerson.has(form) || askingVerbs.has(form) || clauseMatches(language, 'ofTheTeam', form),
  );
  if (interrogatives.has(first) || opensAsking(title.toLowerCase(), language)) return isOfTheTeam;
  return (
    negations.has(first) && !clauseMatches(language, 'nobody', first) && forms.length <= briefLayout.maxWordsOfExclusion
  );
}
