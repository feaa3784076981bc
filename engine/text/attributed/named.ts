import type { Language } from '#contract/languages.ts';
import { type AttributionRules, attributionRules, type NamedRules } from '#engine/language/attribution/attribution.ts';
import { isGivenName, withoutEndings } from '#engine/language/attribution/given-names.ts';
import { languagePack } from '#engine/language/pack.ts';
import { attributedProse } from '../../tuning.ts';
import { sentencesOf } from '../sentences.ts';
import type { Span } from '../span.ts';
import { isUnspaced } from '../words.ts';
import { attributionsOf } from './attributions.ts';
import { type Introduced, nameIn } from './introduced.ts';
import { paragraphsOf, type Quotation, quotationsIn, withoutQuoted } from './quotations.ts';

/** What a text shows about a name without a description. */
type Evidence = {
  readonly name: string;
  /** Sentences that say what they say. */
  says: number;
  /** The writers met them, or heard something from them. */
  isMet: boolean;
  /** They are quoted as "I". */
  isOne: boolean;
};

/**
 * People who are named without description, title or code, where it is certain that they took part: the writers spoke with them, or
 * several of their statements are reported. The name must be a given name, or its bearer be quoted as "I", as no company ever is.
 */
export function namedIn(text: string, language: Language): Introduced[] {
  const rules = attributionRules(language);
  if (!rules.named || !isRecordOfTalks(text, rules, rules.named)) return [];
  const found = evidenceIn(text, language, rules, rules.named);
  const isPerson = ({ name, isOne }: Evidence) => isOne || isGivenName(name.split(/\s+/u)[0] ?? '', language);
  // Where names take endings, only a subject of saying shows the name itself.
  const tookPart = ({ name, says, isMet }: Evidence) =>
    isMet ? says > 0 || !rules.endings : says >= attributedProse.minStatements && !isRelated(name, text, rules);
  return found
    .filter((e) => (rules.named?.name ? e.isMet : isPerson(e)) && tookPart(e) && !isPlace(e.name, text, rules.named))
    .map(({ name }) => ({ name, title: '', about: null }));
}

/** Words that only records of research have, or interviews at the head and something said to the writers. */
function isRecordOfTalks(
  text: string,
  { research, elsewhere }: AttributionRules,
  { records, reports, meetings }: NamedRules,
) {
  const head = text.slice(0, attributedProse.headLength);
  if (elsewhere.test(head)) return false;
  if (records.test(text)) return true;
  const isReported = [...reports, ...meetings].some((source) => new RegExp(source.replace('{N}', ''), 'u').test(text));
  return isReported && research.test(head);
}

function evidenceIn(text: string, language: Language, rules: AttributionRules, named: NamedRules): Evidence[] {
  const paragraphs = paragraphsOf(text);
  const quotations = paragraphs.map((paragraph) => quotationsIn(text, paragraph));
  const bare = withoutQuoted(text, quotations.flat(), language);
  const name = edged(named.name ?? rules.name, language);
  const found = new Map<string, Evidence>();
  const of = (raw: string, at: number) => {
    const known = named.name
      ? raw
      : withoutAdverb(nameIn(raw, language, bare.slice(Math.max(0, at - 12), at)), language);
    // Where names take endings, "with Anna" is the Anna who says something.
    const key = withoutEndings(known, language);
    const own = found.get(key) ?? { name: known, says: 0, isMet: false, isOne: false };
    if (known) found.set(key, own);
    return own;
  };
  const attributions = attributionsOf(name, language);
  for (const [i, paragraph] of named.name ? [] : paragraphs.entries())
    for (const sentence of sentencesOf(bare, paragraph, language)) {
      if (rules.elsewhere.test(bare.slice(sentence.start, sentence.end))) continue;
      // A speaker inside what another person says is only mentioned.
      const [first] = attributions.in(bare, sentence);
      if (!first || first.isPronoun) continue;
      const own = of(first.who, first.at);
      own.says++;
      own.isOne ||= isQuotedAsOne(text, sentence, quotations[i] ?? [], named);
    }
  for (const { names, at } of metIn(bare, name, language, named)) for (const raw of names) of(raw, at).isMet = true;
  return [...found.values()];
}

/** "Later Anna" is Anna. */
function withoutAdverb(name: string, language: Language): string {
  const [first = '', ...others] = name.split(/\s+/u);
  const isName = (word: string | undefined) => word !== undefined && isGivenName(word, language);
  return !isName(first) && isName(others[0]) ? others.join(' ') : name;
}

function edged(name: string, language: Language): string {
  return isUnspaced(language) ? name : String.raw`(?<![\p{L}\p{M}\p{N}])${name}(?![\p{L}\p{M}\p{N}])`;
}

const isQuotedAsOne = (text: string, { start, end }: Span, quotations: readonly Quotation[], { oneself }: NamedRules) =>
  quotations.some((q) => q.open < end && q.close > start && oneself.test(text.slice(q.start, q.end)));

/** The names of those with whom the writers spoke, with all of a list: "Anna, Tom and Berta". */
function metIn(text: string, name: string, language: Language, { meetings, reports }: NamedRules) {
  const joiners = [...languagePack(language).coordinators].filter((word) => /^\p{L}+$/u.test(word)).join('|');
  const { joint } = attributionRules(language);
  const attached = joint ? `|${joint}` : '';
  const next = new RegExp(
    String.raw`(?:\s*[,،、]\s*(?:(?:${joiners})\s+)?|\s+(?:${joiners})\s*${attached})(${name})`,
    'uy',
  );
  return [...meetings, ...reports].flatMap((source) => {
    const pattern = new RegExp(
      source.replace('{N}', () => `(?<who>${name})`),
      'gu',
    );
    return [...text.matchAll(pattern)].map((match) => {
      const who = match.groups?.who ?? '';
      const at = match.index + match[0].indexOf(who);
      const names = [who];
      next.lastIndex = at + who.length;
      for (let more = next.exec(text); more; more = next.exec(text)) names.push(more[1] ?? '');
      return { names: names.flatMap((joined) => apart(joined, language)), at };
    });
  });
}

/** "Andrés y Rosario" are two people, "Ortega y Gasset" is one. */
function apart(name: string, language: Language): string[] {
  const { coordinators } = languagePack(language);
  const words = name.split(/\s+/u);
  const at = words.findIndex((word, i) => i > 0 && coordinators.has(word) && isGivenName(words[i + 1] ?? '', language));
  return at < 0 ? [name] : [words.slice(0, at).join(' '), ...apart(words.slice(at + 1).join(' '), language)];
}

const quoted = (name: string) => name.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');

/** "In Sofia", "at Martin": a place, or a company. */
function isPlace(name: string, text: string, named: NamedRules | null): boolean {
  if (!named?.places) return false;
  return new RegExp(String.raw`(?<!\p{L})(?:${named.places})\s+${quoted(name)}(?![\p{L}\p{N}'’])`, 'iu').test(text);
}

/** "Her sister Eva": a person whom a participant mentions. */
function isRelated(name: string, text: string, { relations }: AttributionRules): boolean {
  return new RegExp(String.raw`${relations.source},?\s+${quoted(name)}(?![\p{L}\p{N}])`, 'iu').test(text);
}
