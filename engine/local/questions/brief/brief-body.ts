import type { Language } from '#contract/languages.ts';
import { clauseMatches, lineMatches } from '#engine/language/brief-wording.ts';
import { languagePack } from '#engine/language/pack.ts';
import type { Brief } from '../../../engine.ts';
import { sentencesOf } from '../../../text/sentences.ts';
import type { Span } from '../../../text/span.ts';
import { wordsOf } from '../../../text/words.ts';
import { briefWords } from '../../tuning/questions.ts';

/** A few words with a comma after them, or a greeting and a name. */
const isGreeting = (line: string): boolean =>
  /^(?:\S+\s){0,4}\S+[,，:：!！،]$/u.test(line) || lineMatches('greeting', line);
/** Numerals that count the parts of a Chinese or Japanese document: “一、”, “（二）”. */
export const partNumeral = /^\s*(?:[一二三四五六七八九十]{1,3}、|[（(][一二三四五六七八九十]{1,3}[)）])/u;
/** What marks an item of a list that has no number. */
export const bullet = /^\s*(?:--|[-–—•*・·‣▪●○■□◆◦])/u;
/** What marks an item of a list in any place. */
export const itemMark = '■ ';
export const listed =
  /^\s*(?:--|[-–—•*・·‣▪●○■□◆◦]|\d{1,2}\/(?=\s)|(?:RQ|rq|FF|Q|q|F)\s?\d{1,2}[a-z]?[.:)]?(?=\s)|[①-⑳]|\d{1,2}(?:\.\d{1,2})+\.?|[(（]?(?:\p{Nd}{1,2}|[a-z])[.)）．、]|\p{Nd}{1,2}\s?[-–](?=\s)|[(（]?[A-Z][)）])\s*(?=\p{L}|¿|[「『]|\d{1,2}[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])/u;

/**
 * A brief without what makes it a letter: its greeting, its ending and its signature. Written on a single line, or without a
 * greeting, it is none.
 */
export function withoutLetterParts(text: string): string {
  const lines = text.split('\n').map((line) => line.trim());
  const first = lines.findIndex(Boolean);
  if (lines.filter(Boolean).length < briefWords.minLinesOfLetter || !isGreeting(lines[first] ?? '')) return text;
  const body = lines.slice(first + 1);
  const end = body.findLastIndex(
    (line) => lineMatches('closing', line) && wordsIn(line) <= briefWords.maxWordsOfClosing,
  );
  const kept =
    end > 0 && body.slice(end).filter(Boolean).length <= briefWords.maxLinesOfClosing ? body.slice(0, end) : body;
  const last = kept.findLastIndex(Boolean);
  const isSigned =
    kept[last - 1] === '' &&
    wordsIn(kept[last] ?? '') <= briefWords.maxWordsOfSignature &&
    !/[.?!。？！]$/u.test(kept[last] ?? '');
  const isItem =
    listed.test(kept[last] ?? '') && !/^[–—■-] ?\p{L}[\p{L}\p{M}.]*(?: \p{L}[\p{L}\p{M}.]*)?$/u.test(kept[last] ?? '');
  return kept.slice(0, isSigned && !isItem ? last : undefined).join('\n');
}

/** Removes questions in brackets ("What happens when it breaks (who gets the blame?)") and remarks between dashes. */
export const withoutAsides = (text: string): string =>
  text
    .replace(/[^\S\n]{2,}/gu, ' ')
    .replace(/[^\S\n]?[(（][^()（）\n]*[?？؟][^()（）\n]*[)）]/gu, '')
    .replace(betweenDashes, '')
    .replace(marks, '');

/** A remark of five words or more: "How they decide - the limit is 34 but we doubt that it is used - and …". */
const betweenDashes =
  /(?<=\p{L}[^.?!:;\n–—]*)[^\S\n][-–—][^\S\n](?:[^\s.?!:;]+[^\S\n]){4,}?[^\s.?!:;]+[^\S\n][-–—](?=[^\S\n]\p{Ll})/gu;

/** Without "(and if so, for whom)", "(I keep hearing both)" and lists in brackets. */
export const withoutRemarks = (text: string, language: Language): string =>
  text.replace(/\s*\(([^()]*)\)/gu, (bracket, said: string) =>
    /[,;]/u.test(said) || clauseMatches(language, 'remark', said) || holdsQuestion(said, language) ? '' : bracket,
  );

/** "(or why they never did)" */
const holdsQuestion = (text: string, language: Language): boolean =>
  wordsOf(text, { start: 0, end: text.length }, language).some(({ form }) =>
    languagePack(language).interrogatives.has(form),
  );

/** What Markdown writes bold, or as a heading. */
const marks = /\*\*|__|^#{1,6} /gmu;

/** In the place of a comma at which nothing is split. */
export const held = '\u2063';

/** A part of a brief: an item of its list, or the running text between items and empty lines. */
export type Block = { readonly text: string; readonly isItem: boolean };

/** The parts of a brief that has a list, in order; one part, as it is, for any other. */
export function blocksOf(text: string): Block[] {
  const lines = text.split('\n');
  const isList =
    lines.some((line) => line.startsWith(itemMark)) ||
    lines.filter((line) => listed.test(line)).length >= briefWords.minItems;
  if (!isList) return [{ text, isItem: false }];
  const blocks: Block[] = [];
  let running: string[] = [];
  const end = () => {
    if (running.length > 0) blocks.push({ text: running.join(' '), isItem: false });
    running = [];
  };
  for (const line of lines) {
    if (listed.test(line)) {
      end();
      blocks.push({ text: ended(line.replace(listed, '').trim()), isItem: true });
    } else if (line.trim()) running.push(line.trim());
    else end();
  }
  end();
  return blocks;
}

/** Whether a brief is written as a letter. */
export const isLetter = (text: string): boolean => withoutLetterParts(text) !== text;

const ended = (item: string): string => (/[.?!。？！؟]$/u.test(item) ? item : `${item.replace(/[;,؛،；，]$/u, '')}.`);
const wordsIn = (line: string): number => line.split(/\s+/u).length;

/** The sentences of a brief; one that was cut because it is long is whole again, as its parts refer to what it says it wants to know. */
export function sentencesOfBrief(text: string, language: Language): Span[] {
  const whole: Span[] = [];
  for (const { start, end } of sentencesOf(text, { start: 0, end: text.length }, language)) {
    const last = whole.at(-1);
    const isCut =
      last &&
      !/[.?!…。！？؟।:]["'”’»)\]]*\s*$/u.test(text.slice(last.start, last.end)) &&
      !text.slice(last.end, start).includes('\n');
    if (isCut) whole[whole.length - 1] = { start: last.start, end };
    else whole.push({ start, end });
  }
  return whole;
}

/** The items of a brief's list, without their full stops. */
export const itemsOf = ({ description = '', longBrief = '' }: Brief): string[] =>
  [description, longBrief]
    .flatMap((text) => blocksOf(withoutAsides(text)))
    .flatMap(({ text, isItem }) => (isItem ? [text.replace(/[\s.]+$/u, '').replaceAll(held, ',')] : []));

/** The sentences of a brief outside its lists. */
export const proseOf = ({ description = '', longBrief = '' }: Brief, language: Language): string[] =>
  [description, longBrief]
    .flatMap((text) => blocksOf(withoutAsides(withoutLetterParts(text))))
    .filter(({ isItem }) => !isItem)
    .flatMap(({ text }) =>
      sentencesOfBrief(text, language).map(({ start, end }) => text.slice(start, end).replace(/\s+/gu, ' ').trim()),
    );
