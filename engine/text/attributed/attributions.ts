import type { Language } from '#contract/languages.ts';
import { attributionRules } from '#engine/language/attribution/attribution.ts';
import { languagePack } from '#engine/language/pack.ts';
import type { Span } from '../span.ts';
import { isUnspaced } from '../words.ts';
import { isCode } from './introduced.ts';
import type { References } from './references.ts';

/** Where a sentence names who says it, and the words that do. Offsets into the text. */
export type Attribution = Span & { readonly who: string; readonly at: number; readonly isPronoun: boolean };

export type Attributions = {
  /** Those of a stretch of the text, in order. */
  in(text: string, span: Span): Attribution[];
  /** The text without the description after a name at its start. */
  withoutAside(text: string): string;
  /** A verb of saying without a subject right at `at`; its end, or -1. */
  elidedAt(text: string, at: number): number;
};

/** A description after the name: in brackets, between commas or dashes. */
export const aside = String.raw`(?:[^\S\n]?[(（][^()（）\n]{1,80}[)）]|,[^\S\n][^.!?;:\n“”„«»"]{2,100}?,|،\s[^.؛:\n«»]{2,80}?،|、[^、。]{2,40}、|，[^，。：]{2,40}，|\s[–—]\s[^–—\n.]{2,80}\s[–—])?`;

/** A space may be a line break; character classes stay as they are. */
const loosened = (source: string): string =>
  source.replace(/\[[^\]]*\]| /gu, (part) => (part === ' ' ? String.raw`\s+` : part));

export function attributionsOf(names: References['names'], language: Language): Attributions {
  const { accordingTo, elided, pronouns, ...rules } = attributionRules(language);
  const sources = [...rules.patterns, ...(accordingTo ? [`${accordingTo} {P}`] : [])];
  const edge = isUnspaced(language)
    ? ['', '']
    : [String.raw`(?<![\p{L}\p{M}\p{N}])`, String.raw`(?![\p{L}\p{M}\p{N}])`];
  const person = `(?<who>${names}|${edge[0]}(?:${pronouns})${edge[1]})(?:\\*\\*|__)?${aside}`;
  const patterns = sources.map(
    (source) => new RegExp(`${edge[0]}${loosened(source).replace('{P}', () => person)}`, 'gu'),
  );
  // "Amir, 34, a nurse: …": the name alone, with what they are.
  const colon = String.raw`^[\s*•>–—-]*(?<who>${names})(?:${aside}|[,，、،][^:：.!?。\n]{2,80})[:：](?=\s*[“„«‹「『"‘'X])`;
  patterns.push(new RegExp(colon, 'gu'));
  const isPronoun = new RegExp(`^(?:${pronouns})$`, 'u');
  const isOneOf = new RegExp(`^(?:${names})$`, 'u');
  const after = elided ? new RegExp(`[\\s,，、،]*${loosened(elided)}`, 'uy') : null;
  const described = new RegExp(`^(${names})${aside}`, 'u');
  return {
    withoutAside: (text) => text.replace(described, '$1'),
    in(text, span) {
      const part = text.slice(span.start, span.end);
      const found = patterns.flatMap((pattern) =>
        allOf(pattern, part).flatMap((match): Attribution[] => {
          const who = match.groups?.who ?? '';
          const start = span.start + match.index;
          const at = start + match[0].indexOf(who);
          if (
            isJoint(text, { start: at, end: at + who.length }, language) ||
            (start === at && isPartOfPhrase(text, at, language))
          )
            return [];
          const isName = isOneOf.test(who);
          return [
            { start, end: start + match[0].length, who, at, isPronoun: !isName && (isPronoun.test(who) || !isName) },
          ];
        }),
      );
      return found.sort((a, b) => a.at - b.at || b.end - a.end);
    },
    elidedAt(text, at) {
      if (!after) return -1;
      after.lastIndex = at;
      return after.test(text) ? after.lastIndex : -1;
    },
  };
}

/** As `matchAll`, which copies the pattern first: one with the names of a whole document would be compiled for every sentence. */
function allOf(pattern: RegExp, text: string): RegExpExecArray[] {
  const found: RegExpExecArray[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) found.push(match);
  return found;
}

/** "The mayor of Ulm said": a name after a preposition is not the speaker. */
function isPartOfPhrase(text: string, at: number, language: Language): boolean {
  const [, before = ''] = /([\p{L}\p{M}]+)\s+$/u.exec(text.slice(Math.max(0, at - 30), at)) ?? [];
  return /^\p{Ll}/u.test(before) && languagePack(language).nounBefore.has(before);
}

/** "Anna and Tom said": what two say together is attributed to neither. */
function isJoint(text: string, { start: at, end }: Span, language: Language): boolean {
  const after = /^(?:,\s+|\s+(\p{L}+)\s+)(\S+)/u.exec(text.slice(end, end + 60));
  const joins = (word: string) => languagePack(language).coordinators.has(word.toLowerCase());
  if (after && isCode(after[2]?.replace(/[.,;:]$/u, '') ?? '', language) && (after[1] === undefined || joins(after[1])))
    return true;
  const [, first = '', joiner = ''] = /(\S+)\s+(\S+)\s+$/u.exec(text.slice(Math.max(0, at - 60), at)) ?? [];
  return /^\p{Lu}/u.test(first) && !/[.,;:!?]$/u.test(first) && joins(joiner);
}
