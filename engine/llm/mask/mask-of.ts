import type { Language } from '#contract/languages.ts';
import { type Corpus, languagesOf } from '../../corpus/corpus.ts';
import { isRoleLabel } from '../../text/speaker-labels.ts';
import type { Part } from '../prompt.ts';
import type { Mask } from './mask.ts';
import { mentionedNames } from './mentioned-names.ts';

const masks = new WeakMap<Corpus, Mask>();

/**
 * The mask of a corpus: the names of all who speak in it, of those whom they mention, and what looks like an address or a number of a
 * person.
 */
export function maskOf(corpus: Corpus): Mask {
  const known = masks.get(corpus);
  if (known) return known;
  const made = createMask([...new Set([...namesIn(corpus), ...mentionedIn(corpus)])]);
  // Marks are given in the order of the documents, whatever is asked first: a stored reply fits after a restart.
  for (const { text } of corpus.documents) made.part({ data: text, label: '' });
  masks.set(corpus, made);
  return made;
}

/** A text on its own as the mask of its speakers, and of those it mentions, leaves it. Of what is only compared nothing is restored. */
export function maskedText(text: string, language: Language, speakers: readonly string[] = []): string {
  const part = createMask([...withParts(speakers), ...mentionedNames(text, language)]).part({ data: text, label: '' });
  return 'data' in part ? part.data : text;
}

/** The names of those who speak. */
function namesIn(corpus: Corpus): string[] {
  const languages = languagesOf(corpus);
  const isRole = (key: string) => languages.some((language) => isRoleLabel(key, language));
  const whole = corpus.reading.voices.flatMap(({ name, key }) => (name && !isRole(key) ? [name] : []));
  return withParts(whole);
}

/** The names of people who are only spoken of, by the language of each document; words that stand for a role stay. */
function mentionedIn(corpus: Corpus): string[] {
  const languages = languagesOf(corpus);
  const names = corpus.documents.flatMap(({ text }, i) =>
    mentionedNames(text, corpus.reading.languages[i] ?? corpus.language),
  );
  return [...new Set(names)]
    .filter((name) => !languages.some((language) => isRoleLabel(name.toLowerCase(), language)))
    .sort((a, b) => b.length - a.length || (a < b ? -1 : 1));
}

/** The names, whole and in parts: "Ines Duarte", "Ines", "Duarte". The longest come first. */
function withParts(whole: readonly string[]): string[] {
  const parts = whole.flatMap((name) => name.match(/[\p{L}\p{M}][\p{L}\p{M}'’-]+/gu) ?? []);
  const isName = (part: string) => [...part].length > (eastAsian.test(part) ? 1 : 2) && !isFunctionWord(part);
  return [...new Set([...whole, ...parts])].filter((n) => isName(n)).sort((a, b) => b.length - a.length);
}

/** "Dr.", "van", "and" between the parts of names. */
const isFunctionWord = (part: string): boolean => /^(?:\p{Ll}|(?:Dr|Prof|Mr|Mrs|Ms|Herr|Frau|Mme)$)/u.test(part);

const eastAsian = /[\u3040-\u30ff\u3400-\u9fff]/;

type Kind = 'NAME' | 'EMAIL' | 'PHONE' | 'ADDRESS' | 'ACCOUNT';

/** What is replaced beside names, the longest forms first. */
const patterns: readonly [Kind, RegExp][] = [
  ['EMAIL', /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu],
  // IBAN, then card numbers and other long numbers.
  ['ACCOUNT', /\b[A-Z]{2}\d{2}(?:[ ]?[A-Z0-9]{4}){2,7}(?:[ ]?[A-Z0-9]{1,4})?\b/g],
  ['ACCOUNT', /\b\d(?:[ -]?\d){11,18}\b/g],
  [
    'PHONE',
    /(?:\+|\b00)\d{1,3}[\d ()/.-]{6,16}\d|\(?\b0\d{1,5}\)?[ /.-]?\d[\d ./-]{4,12}\d\b|\b\d{3}[-. ]\d{3}[-. ]\d{4}\b|\(\d{3}\) ?\d{3}[-. ]\d{4}/g,
  ],
  ['ACCOUNT', /\b\d{8,}\b/g],
  // Streets with a number, and postal codes with a place.
  [
    'ADDRESS',
    /\b\d{1,5}[a-z]? (?:\p{Lu}[\p{L}’'-]+ ){1,3}(?:Street|St\.?|Road|Rd\.?|Avenue|Ave\.?|Lane|Ln\.?|Drive|Dr\.?|Boulevard|Blvd\.?|Court|Ct\.?|Square|Way|Place|Close|Terrace)(?![\p{L}])/gu,
  ],
  [
    'ADDRESS',
    /\p{Lu}[\p{L}-]*(?:straße|strasse|str\.|weg|gasse|platz|allee|damm|ufer|ring) \d{1,4}[a-z]?(?![\p{L}\d])/gu,
  ],
  [
    'ADDRESS',
    /\b\d{1,4}(?: ?bis| ?ter)?,? (?:rue|avenue|boulevard|place|chemin|allée|impasse|quai) (?:\p{L}+['’ -]?){1,5}/giu,
  ],
  [
    'ADDRESS',
    /\b(?:calle|avenida|plaza|paseo|rua|travessa|praça|largo|via|piazza) (?:\p{L}+ ){1,4},? ?(?:n[.ºo°]* ?)?\d{1,4}\b/giu,
  ],
  [
    'ADDRESS',
    /(?:ул(?:ица|\.)|пр(?:оспект|-т|\.)|переулок|пер\.) [\p{L} -]{3,30},? (?:д(?:ом|\.)? ?)?\d{1,4}(?:, ?кв\.? ?\d+)?/giu,
  ],
  [
    'ADDRESS',
    /[\u3400-\u9fff]{2,8}(?:路|街|道|巷)\d{1,5}号(?:[\u3400-\u9fff\d]{0,8}室)?|〒?\d{3}-\d{4}(?: ?[\u3400-\u9fff]{2,4}[都道府県][\u3040-\u30ff\u3400-\u9fff\d丁目番地号-]{2,20})?/gu,
  ],
  ['ADDRESS', /\b(?:D-|F-|A-)?\d{4,5} \p{Lu}[\p{Ll}]{2,}(?:[ -]\p{Lu}\p{Ll}+)?\b(?=[,.;\n]|$)/gu],
];

/** A mask for these names. The same words always get the same mark, so a stored reply fits a later request. */
export function createMask(names: readonly string[]): Mask {
  const marks = new Map<string, string>();
  const words = new Map<string, string>();
  const counts = new Map<Kind, number>();
  const markOf = (kind: Kind, word: string) => {
    const known = marks.get(word);
    if (known) return known;
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    const mark = `${kind}_${count}`;
    marks.set(word, mark);
    words.set(mark, word);
    return mark;
  };
  // Marks of names do not depend on which of them a text has first.
  for (const name of names) markOf('NAME', name);
  const inPlaces = names.filter((one) => !isOneWord(one));
  const placed = inPlaces.length > 0 ? new RegExp(inPlaces.map(asWord).join('|'), 'gu') : null;
  const single = new Set(names.filter(isOneWord));
  const hide = (text: string): string => {
    const hidden = patterns.reduce((all, [kind, pattern]) => all.replace(pattern, (word) => markOf(kind, word)), text);
    const whole = placed ? hidden.replace(placed, (name) => markOf('NAME', name)) : hidden;
    return whole.replace(oneWord, (word) => (single.has(word) ? markOf('NAME', word) : word));
  };
  const show = (text: string): string =>
    text.replace(/\b(?:NAME|EMAIL|PHONE|ADDRESS|ACCOUNT)_\d+\b/g, (mark) => words.get(mark) ?? mark);
  return {
    part: (part: Part) => ('data' in part ? { ...part, data: hide(part.data) } : part),
    restore: (reply) => restoreIn(reply, show),
  };
}

/** Names of one word are looked up word by word, because there may be thousands of them. */
const oneWord = /(?<![\p{L}\p{M}\p{N}_])[\p{L}\p{M}]+(?:-[\p{L}\p{M}]+)*(?![\p{L}\p{M}\p{N}_])/gu;
const isOneWord = (name: string): boolean => !eastAsian.test(name) && /^[\p{L}\p{M}]+(?:-[\p{L}\p{M}]+)*$/u.test(name);

function asWord(name: string): string {
  const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return eastAsian.test(name) ? escaped : `(?<![\\p{L}\\p{N}_])${escaped}(?![\\p{L}\\p{N}_])`;
}

/** Restores every text within a reply. */
function restoreIn<T>(value: T, show: (text: string) => string): T {
  if (typeof value === 'string') return show(value) as T;
  if (Array.isArray(value)) return value.map((one) => restoreIn(one, show)) as T;
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, restoreIn(one, show)])) as T;
}
