import type { Language } from '#contract/languages.ts';
import { definitionOf } from '#engine/language/definition-of.ts';
import { header as headerTuning } from '../../tuning.ts';
import { isQuotedNotes, takenDown } from '../notes/quoted-notes.ts';
import {
  type About,
  ageIn,
  describedIn,
  detailsAfterName,
  isCalled,
  nothingStated,
  ofTheTalk,
} from './about-participant.ts';
import { ageLabelOf } from './described-by.ts';
import type { Header } from './header.ts';
import type { Line } from './lines.ts';
import { inCapitals, nameIn, titleOfName, withoutTitles } from './name-in.ts';

/** "[do you order there?]", "(and then?)" */
const bracketFirst = /^[\s–—→*•-]*[[(（【][^\])）】]{4,}/u;
/** "Tariq, Ryburn & Tops. Mon 19 May", "Ada – mill shop" */
const nameFirst = /^\s*(\p{L}[\p{L}\p{M}'’]+(?: \p{Lu}[\p{L}'’]+)?)\s*(?:,|\s[–—-]\s)/u;
/** "Notes, interview no. 5 – Anaïs, 27 – Tuesday", "21/5, bakery, Mr Nelson (63) + Mrs Lurdes" */
const betweenParts = /\s*[,;|:：+(（)）]\s*|\s+[-–—]\s+/u;
const titled = new RegExp(String.raw`^${titleOfName}\p{Lu}\.$`, 'u');
/** "29, band director, Grand Rapids." */
const ageFirst = /^[\s•*–—-]*(?=[1-9]\d\s?(?:,|\p{L}{1,5}\.?,))/u;

/**
 * The head of notes that keep the questions in brackets, or quote whom they are about: the note-taker writes the name of the participant above, in
 * the first lines, and no field. Null for any other text, or without a name.
 */
export function headOfNotes(text: string, lines: readonly Line[], language: Language): Header | null {
  const [first, second] = lines;
  const { minBracketed, maxLengthOfTop, maxLinesOfTop } = headerTuning.ofNotes;
  const isBracketed = lines.filter((line) => bracketFirst.test(line.text)).length >= minBracketed;
  const isQuoting = !isBracketed && isQuotedNotes(text, language);
  if (!first || !(isBracketed || isQuoting) || bracketFirst.test(first.text)) return null;
  const end = isBracketed ? lines.findIndex((line) => bracketFirst.test(line.text)) : maxLinesOfTop;
  const above = lines.slice(0, Math.min(end, maxLinesOfTop)).map((line) => line.text.slice(0, maxLengthOfTop));
  const called = calledAbove(above, language, isQuoting);
  if (!called) return null;
  // "(no recording, typed as we went)"
  const isRemark = second !== undefined && /^\s*[(（]/u.test(second.text) && !/[?？؟]/u.test(second.text);
  return {
    start: first.start,
    end: isRemark ? second.end : first.end,
    participants: [called],
    askers: [],
    about: isQuoting ? aboutIn(lines, called, language) : nothingStated,
    listed: [],
  };
}

function calledAbove(above: readonly string[], language: Language, isQuoting: boolean): string | null {
  const { calledInNotes } = definitionOf(language).transcript;
  const [named] = above.flatMap((line) => calledInNotes?.exec(line)?.groups?.name ?? []);
  if (named) return named;
  const [, name = ''] = nameFirst.exec(above[0] ?? '') ?? [];
  if (name && isCalled(inCapitals(name))) return inCapitals(name);
  if (!isQuoting) return null;
  const parts = above.flatMap((line) => line.split(betweenParts)).map((part) => part.replace(takenDown, '').trim());
  const [found] = parts.flatMap((part) => {
    const called = nameIn(withoutTitles(part));
    // „Frau K.“
    return called && isCalled(called) ? [called] : titled.test(part) ? [part] : [];
  });
  return found ? inCapitals(found) : null;
}

/** What follows the name, or is in a line that begins with an age: "Ada – baker – Leeds", "29, band director, Leeds." */
function aboutIn(lines: readonly Line[], name: string, language: Language): About {
  const { maxLengthOfTop, maxLinesOfAge } = headerTuning.ofNotes;
  const top = lines.slice(0, maxLinesOfAge).map((line) => line.text.slice(0, maxLengthOfTop * 2));
  const at = (line: string) => line.toLowerCase().indexOf(name.toLowerCase());
  const [line = ''] = top.filter((one) => at(one) >= 0);
  const about = aboutAfter(line.slice(at(line)), language);
  const aged = top.find((one) => ageFirst.test(one))?.replace(ageFirst, '');
  if (aged === undefined || (about.role ?? about.detail) !== null) return about;
  return aboutAfter(`${name}, ${aged}`, language);
}

/** What follows a name, up to the end of a sentence or to a time. */
function aboutAfter(text: string, language: Language): About {
  // "Mr Nelson (63) + Mrs Lurdes (his wife)"
  const [sentence = ''] = text.split(/(?<=\p{L}{2})\.\s|\s\+\s/u);
  const parts = sentence.split(/\s*[,;|]\s*|\s+[-–—]\s+/u);
  const end = parts.findIndex((part) => ofTheTalk.test(part) || (/\d/u.test(part) && !isAged(part)));
  const line = (end < 0 ? parts : parts.slice(0, end)).join(', ');
  return describedIn(line, ageLabelOf(language))?.about ?? detailsAfterName(line, language);
}

/** "27", "27 ans", "Nelson (63)" */
const isAged = (part: string): boolean => ageIn(part) !== null || /^[^()]+\([1-9]\d\)$/u.test(part);
