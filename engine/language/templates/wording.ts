import { fnv1a } from '../../text/hash.ts';

/** A stable number for a text, so that equal findings get equal wording and unequal ones differ. */
export function hashOf(text: string): number {
  const hash = fnv1a(text);
  return (hash ^ (hash >>> 15)) >>> 0;
}

/** Wordings of the same thing, chosen by the text they are about. */
export type Variants<T> = readonly [(parts: T) => string, ...((parts: T) => string)[]];

/** One of several wordings, by the text it is about; `turn` sets choices within one text apart. */
export function pick<T>(variants: readonly [T, ...T[]], about: string, turn = 0): T {
  return variants[hashOf(`${turn}:${about}`) % variants.length] ?? variants[0];
}

export type PluralForms = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>;

/**
 * `counted('ru', { one: '# документ', … })` is a function from a number to the number with its noun. Numbers that have a
 * word in `numerals` (the first is one) are spelled. The tables of Intl are loaded with the first number, not with the module.
 */
export function counted(tag: string, forms: PluralForms, numerals: readonly string[] = []): (n: number) => string {
  const form = plural(tag, forms);
  let format: Intl.NumberFormat | undefined;
  return (n) => {
    format ??= new Intl.NumberFormat(tag === 'ar' ? 'ar-u-nu-latn' : tag, { useGrouping: 'min2' });
    return form(n).replace('#', numerals[n - 1] ?? format.format(n));
  };
}

/** A number as a word where there is one; the first of `numerals` is one. */
export function spelled(numerals: readonly string[]): (n: number) => string {
  return (n) => numerals[n - 1] ?? String(n);
}

/** The noun's form alone. */
export function plural(tag: string, forms: PluralForms): (n: number) => string {
  let rules: Intl.PluralRules | undefined;
  return (n) => {
    rules ??= new Intl.PluralRules(tag);
    return forms[rules.select(n)] ?? forms.other;
  };
}

export type Quotes = {
  open: string;
  close: string;
  /** For quotation marks inside a quotation. */
  innerOpen: string;
  innerClose: string;
  stop: string;
  /** Whether the full stop goes inside the closing mark. */
  stopInside: boolean;
};

/** A clause that is set into another sentence: no full stop, question mark or loose comma. */
export function bareClause(clause: string): string {
  return clause.replace(/\s+/gu, ' ').replace(/^[\s¿]+|[\s.?。？؟।,;:،؛，；、：]+$/gu, '');
}

const looseEnd = /[\s,;:،؛，；、：–—-]+$/u;
/** Also before the end of a quotation inside. */
const finalMark = /[.!?…。！？؟।]+(?=['’”‘“»›」』]?$)/u;
const wrapped = /^["“„«‹「『]([^"“”„«»‹›「」『』]*)["”“»›」』]$/u;
const opening = '„«‹「『';
const closing = '”»›」』';

/** Quotation marks inside others. “ and « open in one language and close in another: what is open, and their place, decides. */
function withInnerMarks(line: string, q: Quotes): string {
  let depth = 0;
  return line.replace(/["“”„«»‹›「」『』]/gu, (mark, at: number) => {
    const [before = ' ', behind = ' '] = [line[at - 1], line[at + 1]];
    const isBefore = /[^\s).,;:!?]/u.test(behind) && /[\s(]/u.test(before);
    const isAfter = /[\s).,;:!?]/u.test(behind) && /\S/u.test(before);
    const usual = opening.includes(mark) || (!closing.includes(mark) && depth === 0);
    const opens = mark === '»' || mark === '«' ? isBefore || (!isAfter && usual) : usual;
    depth = Math.max(0, depth + (opens ? 1 : -1));
    return opens ? q.innerOpen : q.innerClose;
  });
}

/** French spaces within quotation marks. */
const spaced = /« ([^«»]*[^\s«»]) »/gu;

/** Cut words, prepared for quotation marks: one line, no marks around them, other marks inside them. */
function bare(sentence: string, q: Quotes): string {
  const line = sentence.replace(/\s+/gu, ' ').trim().replace(looseEnd, '').replace(spaced, '«$1»');
  return withInnerMarks(line.replace(wrapped, '$1').trim().replace(looseEnd, ''), q);
}

/** A whole quoted sentence that also ends the sentence around it. */
export function quotedEnd(sentence: string, q: Quotes): string {
  const text = bare(sentence, q);
  const mark = finalMark.exec(text)?.[0];
  if (q.stopInside) return `${q.open}${mark ? text : text + q.stop}${q.close}`;
  if (mark && !/^[.。।]$/u.test(mark)) return `${q.open}${text}${q.close}${q.stop}`;
  return `${q.open}${text.replace(/[.。।](?=['’”‘“»›」』]?$)/u, '')}${q.close}${q.stop}`;
}

/** Quoted words in the middle of a sentence; their full stop is dropped. */
export function quoted(words: string, q: Quotes): string {
  return `${q.open}${bare(words, q).replace(/(?<![.])[.。।]$/u, '')}${q.close}`;
}

/**
 * The subject of a brief: its first sentence; of a long one the first clause, or as much as a line holds, cut between
 * words.
 */
export function subjectOf(brief: string, longest = 60): string {
  const line = brief.replace(/\s+/gu, ' ').trim();
  const sentence = /^.+?(?:[.!?](?=\s)|[。！？؟।])/u.exec(line)?.[0] ?? line;
  const plain = sentence.replace(/[\s.。।:：,;]+$/u, '');
  if (plain.length <= longest) return plain;
  const clause = /^.{12,}?(?=[,;:،؛，、：]|\s[–—-]\s)/u.exec(plain)?.[0];
  if (clause && clause.length <= longest) return clause;
  const cut = plain.slice(0, longest);
  const gap = cut.lastIndexOf(' ');
  return `${cut.slice(0, gap > longest / 2 ? gap : longest).replace(/[\s,;:，、-]+$/u, '')}…`;
}

/** Milliseconds as 00:12:05. */
export function clock(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}

/** With a capital where a sentence begins. */
export function capital(text: string, tag: string): string {
  const first = [...text][0] ?? '';
  return first.toLocaleUpperCase(tag) + text.slice(first.length);
}

/** Puts another wording in the place of each pattern that is found. */
export const replacing =
  (...wordings: readonly (readonly [RegExp, string])[]) =>
  (text: string): string =>
    wordings.reduce((said, [pattern, other]) => said.replace(pattern, other), text);
