import type { Language } from '#contract/languages.ts';
import { languagePack } from '#engine/language/pack.ts';
import { inTranscripts } from '#engine/language/transcript.ts';
import { bracketedQuestions } from '../../tuning.ts';
import { wordsOf } from '../words.ts';
import type { LabelLine, LabelledLine } from './labelled-line.ts';

/** The brackets in which notes keep what was asked, in the order in which they are tried. */
const pairs: readonly (readonly [open: string, close: string])[] = [
  ['\\[', '\\]'],
  ['【', '】'],
  ['\\(', '\\)'],
  ['（', '）'],
];
const asksByMark = /[?？؟]/u;
const several =
  /(?:[\p{L}\p{M}'’]+[^\p{L}\p{M}]+){2}[\p{L}\p{M}]|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{6}/u;

/** "→ asked about it", "NB: …": the note-taker's notes to themselves. */
const ownNote = new RegExp(
  String.raw`^[\s*_(]*(?:→|=>|->|!!|※|(?:[-–—•]\s*)?${inTranscripts('ownNote')}(?![\p{L}\p{M}]))`,
  'iu',
);

type Bracket = { readonly start: number; readonly end: number; readonly words: string; readonly isFirst: boolean };

/**
 * Who asks and who answers in notes that keep the questions in brackets, on separate lines or before the answers: "[do you order there?]
 * No, she does it for me." Empty where the brackets hold something else.
 */
export function labelsOfBracketedQuestions(
  text: string,
  lines: readonly LabelLine[],
  language: Language,
): LabelledLine[] {
  for (const pair of pairs) {
    const found = labelsBetween(text, lines, pair, language);
    if (found.length > 0) return found;
  }
  return [];
}

function labelsBetween(
  text: string,
  lines: readonly LabelLine[],
  [open, close]: readonly [string, string],
  language: Language,
): LabelledLine[] {
  const { minCount, minAsking, minDistinct } = bracketedQuestions;
  const inBrackets = new RegExp(`${open}([^${open}${close}]+)${close}`, 'gu');
  const first = lines.flatMap((line) => bracketsIn(text, line, inBrackets).filter(({ isFirst }) => isFirst));
  const asking = first.filter(({ words }) => asks(words, language)).length;
  if (first.length < minCount || asking < Math.max(minCount, minAsking * first.length)) return [];
  // "[Ana Lind] It rained." names who speaks.
  if (new Set(first.map(({ words }) => words)).size < minDistinct * first.length) return [];
  let isAsking = false;
  return lines.flatMap((line): LabelledLine[] => {
    const labels: LabelledLine[] = [];
    // Where questions are set so, "[expired offers]" is one, and "[laughs]" is nothing that was said either.
    const own = bracketsIn(text, line, inBrackets, true);
    let at = line.start;
    if (ownNote.test(line.head)) {
      labels.push({ lineStart: at, bodyStart: at, label: '', key: 'q' });
      isAsking = true;
      at = own[0]?.start ?? line.end;
    }
    for (const { start, end, isFirst } of own) {
      if (!isFirst) labels.push(...answerAt(text, at, start, isAsking));
      labels.push({ lineStart: isFirst ? line.start : start, bodyStart: start + 1, label: '', key: 'q' });
      isAsking = true;
      at = end;
    }
    const answer = answerAt(text, at, line.end, isAsking);
    if (answer.length > 0) isAsking = false;
    return [...labels, ...answer];
  });
}

/** What is between two brackets or after them, if it says something. */
function answerAt(text: string, start: number, end: number, isAsking: boolean): LabelledLine[] {
  if (!isAsking || !/[\p{L}\p{N}]/u.test(text.slice(start, end))) return [];
  return [{ lineStart: start, bodyStart: start, label: '', key: 'a' }];
}

/**
 * The brackets of a line that ask: one that begins it and says something, or whatever it says where `isAny`, and later ones with the mark
 * of a question.
 */
function bracketsIn(text: string, { start, end }: LabelLine, inBrackets: RegExp, isAny = false): Bracket[] {
  return [...text.slice(start, end).matchAll(inBrackets)].flatMap((match): Bracket[] => {
    const [whole, words = ''] = match;
    const isFirst = !/[\p{L}\p{N}]/u.test(text.slice(start, start + match.index));
    const isOne = isFirst ? isAny || asksByMark.test(words) || several.test(words) : /[?？؟]\s*$/u.test(words);
    const from = start + match.index;
    return isOne ? [{ start: from, end: from + whole.length, words: words.trim().toLowerCase(), isFirst }] : [];
  });
}

function asks(words: string, language: Language): boolean {
  if (asksByMark.test(words)) return true;
  const { grammar, interrogatives } = languagePack(language);
  if (grammar.asksInPlace?.test(words)) return true;
  const forms = wordsOf(words, { start: 0, end: words.length }, language).map(({ form }) => form);
  return forms.slice(0, bracketedQuestions.opening).some((form) => interrogatives.has(form));
}
