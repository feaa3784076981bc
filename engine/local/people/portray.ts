import type { Language } from '#contract/languages.ts';
import { languagePack } from '#engine/language/pack.ts';
import type { GeneralKind } from '#engine/language/templates/templates.ts';
import { type Corpus, type CorpusSentence, textOf } from '../../corpus/corpus.ts';
import { isUnspaced } from '../../text/words.ts';
import type { Claim } from '../claims/find-claims.ts';
import { generalKindOf } from '../claims/general-kind.ts';
import { usesFirstPerson } from '../sentences/first-person.ts';
import { denials } from '../titles/gate.ts';
import { orderWeights } from '../tuning/claims.ts';
import {
  maxBesideRole,
  maxFactsOfPortrait,
  maxLengthOfValue,
  minBesideRole,
  minWorthOfPortrait,
} from '../tuning/people.ts';
import type { Described, Trait } from './person-fields.ts';

/** What a person says besides the fields of their profile: telling sentences, and claims in order of worth. */
export type Told = { readonly telling: readonly number[]; readonly claims: readonly Claim[] };
/** Facts from the head of the transcript, each a sentence in the project's language. */
type WithHead = { readonly head: readonly string[] };

/** Characters of a role, without its first word, that are not said again. */
const minRepeated = 8;

/**
 * A short portrait in the project's language: the role with the years of experience, then what the head of the transcript tells of them,
 * or else what they say of themselves, then everyday life and wishes, in quotation marks where it is word for word. People of whom
 * neither the role, nor everyday life nor a wish is known are portrayed by `whatMoves`; `quoted` are the sentences used for that. A person who speaks another
 * language is not quoted: the portrait names the language.
 */
export function portray(
  corpus: Corpus,
  { role, years, traits }: Described,
  { head, telling, claims }: Told & WithHead,
  language: Language,
): { text: string; quoted: readonly number[] } {
  const { person } = languagePack(language).templates;
  const isOwn = (sentence: number) => languageOf(corpus, sentence) === language;
  const known = years && isOwn(years.sentence) ? years : null;
  const career =
    role || known ? capitalised(person.career(role, known?.text ?? null), language).replace(/\.\.$/u, '.') : '';
  const said = (all: readonly Trait[], introduce: (text: string) => string) =>
    all
      .filter((t) => isOwn(t.sentence) && !(known && t.sentence === known.sentence) && !repeatsRole(t.text, role))
      .map((t) => introduce(isVerbatim(corpus, t) ? person.quoted(t.text) : t.text));
  const about = head.slice(0, maxFactsOfPortrait);
  const facts = about.length > 0 ? [] : traits.fact;
  const introduction = introductionIn(
    facts.filter((t) => isOwn(t.sentence)),
    role,
  );
  const [fact = ''] = introduction
    ? [person.background(isVerbatim(corpus, introduction) ? person.quoted(introduction.text) : introduction.text)]
    : said(
        facts.filter(({ introduces }) => !introduces),
        person.background,
      );
  const [activity = ''] = said(traits.activity, person.everyDay);
  const [wish = ''] = said(traits.wish, person.wishes);
  const told = new Set(traits.fact.map(({ sentence }) => sentence));
  const others = claims.filter(({ sentence }) => !told.has(sentence));
  const isKnown = activity || wish || about.length > 0 || (career && !introduction);
  const moving = isKnown ? [] : whatMoves(corpus, others, language);
  // Who they are is told before what they do, and what they wish last. What moves them tells more of them than their past.
  const moves = moving.map((one) => one.introduced);
  const isIntroduced = introduction !== undefined;
  const self = isIntroduced ? [fact, ...moves.slice(0, 1)] : moves.length > 0 ? moves : [fact];
  const more = !isIntroduced && activity && wish ? [activity, wish] : [...self, activity, wish];
  const spoken = more.some(Boolean) ? '' : foreignOf(corpus, { telling, claims }, language);
  const text =
    [introduction && repeatsRole(introduction.text, role) ? '' : career, ...about, ...more, spoken]
      .filter(Boolean)
      .join(isUnspaced(language) ? '' : ' ') || person.noDescription();
  return { text, quoted: moving.map(({ sentence }) => sentence) };
}

/** How somebody introduced themselves, if it tells more than their role. */
function introductionIn(facts: readonly Trait[], role: string | null): Trait | undefined {
  const first = facts.find(({ introduces }) => introduces);
  const isMore = first && (!repeatsRole(first.text, role) || first.text.length >= (role ?? '').length + minBesideRole);
  return isMore ? first : undefined;
}

/** A sentence that names the language a person speaks; empty where it is the project's language. */
function foreignOf(corpus: Corpus, { telling, claims }: Told, language: Language): string {
  const [said = telling[0]] = claims.map(({ sentence }) => sentence);
  const spoken = said === undefined ? language : languageOf(corpus, said);
  if (spoken === language) return '';
  const { tag, templates } = languagePack(language);
  const name = new Intl.DisplayNames([tag], { type: 'language' }).of(languagePack(spoken).tag);
  return name ? templates.person.speaks(name) : '';
}

type Quotable = { readonly sentence: number; readonly text: string };

/** The strongest difficulty and the strongest liking of a person, each quoted. */
function whatMoves(corpus: Corpus, claims: readonly Claim[], language: Language) {
  const { person } = languagePack(language).templates;
  const isOwn = ({ sentence }: Claim) => languageOf(corpus, sentence) === language;
  const own = quotable(corpus, claims.filter(isOwn), language);
  return (['difficulty', 'liking'] as const).flatMap((kind) => {
    const strongest = own.find((one) => moves(one, kind, language));
    return strongest ? [{ ...strongest, introduced: person[kind](person.quoted(strongest.text)) }] : [];
  });
}

type Judging = 'difficulty' | 'liking';
type OfKind = Quotable & { readonly kind: GeneralKind };

/**
 * Whether a claim tells what a person finds hard or likes: where a language names its subject it has to be about them, which "You can't
 * have ten-year-olds at half nine" need not be.
 */
function moves(one: OfKind, kind: Judging, language: Language): boolean {
  const isOfSpeaker = !languagePack(language).grammar.needsSubject || usesFirstPerson(one.text, language);
  return isOfSpeaker && isPlainly(kind, one, language);
}

/**
 * Whether a claim is of a kind also without what was said beside it. "There's a quick way, and I don't take it after dark" praises
 * nothing.
 */
function isPlainly(kind: Judging, one: OfKind, language: Language): boolean {
  if (one.kind !== kind || generalKindOf(one.text, language) !== kind) return false;
  if (kind === 'liking') return denials(one.text, language) === 0;
  // "The service was good, I won't hear a word against it" contains a negation but describes no difficulty.
  return !languagePack(language).cues.liking.some((pattern) => pattern.test(one.text));
}

/** A person's clear claims that can be quoted word for word, the strongest first. */
function quotable(corpus: Corpus, claims: readonly Claim[], language: Language): OfKind[] {
  const strength = ({ worth, weight }: Claim) => worth + orderWeights.title * weight;
  return claims
    .filter(({ isClear, worth }) => isClear && worth >= minWorthOfPortrait)
    .toSorted((a, b) => strength(b) - strength(a))
    .map(({ kind, sentence, clause }) => ({ kind, sentence, text: clause + stopOf(language) }))
    .filter((one) => one.text.length <= maxLengthOfValue && isVerbatim(corpus, one));
}

const stopOf = (language: Language): string => languagePack(language).grammar.sentenceStop ?? '.';

/** Whether a sentence states the role and nothing more: "I'm a baker." */
export function isOnlyRole(text: string, role: string | null): boolean {
  const [whole = ''] = (role ?? '').split(/\s*[,(]/u);
  return repeatsRole(text, role) && !text.includes(',') && text.length - whole.length <= maxBesideRole;
}

/** "Drives a van. I drive a van every day": told once, with or without the verb. */
function repeatsRole(text: string, role: string | null): boolean {
  if (!role) return false;
  // "Operations chef, contract catering"
  const [whole = ''] = role.toLowerCase().split(/\s*[,(]/u);
  const doing = whole.split(' ').slice(1).join(' ');
  const line = text.toLowerCase();
  return line.includes(whole) || (doing.length >= minRepeated && line.includes(doing));
}

/** Whether a sentence was said just so: what was cleaned carries no quotation marks. */
function isVerbatim(corpus: Corpus, { sentence, text }: Pick<Trait, 'sentence' | 'text'>): boolean {
  const plain = (line: string) =>
    line
      .replace(/\s+/gu, ' ')
      .replace(/[.。।\s]+$/u, '')
      .toLowerCase();
  return plain(textOf(corpus, corpus.reading.sentences[sentence] as CorpusSentence)).includes(plain(text));
}

function languageOf(corpus: Corpus, index: number): Language {
  const { document } = corpus.reading.sentences[index] as CorpusSentence;
  return corpus.reading.languages[document] ?? corpus.language;
}

function capitalised(text: string, language: Language): string {
  const [first = ''] = text;
  return first.toLocaleUpperCase(languagePack(language).tag) + text.slice(first.length);
}
