import type { Language } from '#contract/languages.ts';
import { type AttributionRules, attributionRules } from '#engine/language/attribution/attribution.ts';
import { grammarOf } from '#engine/language/definition-of.ts';
import { languagePack } from '#engine/language/pack.ts';
import { attributedProse } from '../../tuning.ts';
import { sentencesOf } from '../sentences.ts';
import { type Span, trimSpan } from '../span.ts';
import { countWords, foldWord, isUnspaced } from '../words.ts';
import { type Attribution, type Attributions, attributionsOf } from './attributions.ts';
import { type Item, itemsIn } from './items.ts';
import { paragraphsOf, type Quotation, quotationsIn, withoutQuoted } from './quotations.ts';
import type { References } from './references.ts';

/** What a person says in prose: their words as quoted, or a sentence that reports them. */
export type Statement = Span & { readonly person: number; readonly manner: 'quoted' | 'reported' };
export type Statements = {
  readonly statements: readonly Statement[];
  /** The words around a quotation in its sentence ("she said"). */
  readonly attributions: readonly Span[];
};

type Sentence = Span & { readonly quotations: readonly Quotation[] };
type Context = {
  readonly text: string;
  /** The text with quoted words made one word. */
  readonly bare: string;
  readonly language: Language;
  readonly rules: AttributionRules;
  readonly references: References;
  readonly attributions: Attributions;
  readonly items: readonly Item[];
};
/** What a paragraph contained so far; `last` is the last person who says something, and where they were named. */
type State = { paragraph: Span; before: Span | null; last: { person: number; at: number; end: number } | null };

const { minWords } = attributedProse;

export function statementsIn(text: string, language: Language, references: References): Statements {
  const paragraphs = paragraphsOf(text);
  const quotations = paragraphs.map((paragraph) => quotationsIn(text, paragraph));
  const bare = withoutQuoted(text, quotations.flat(), language);
  const context: Context = {
    ...{ text, bare, language, references, items: itemsIn(bare, language, references) },
    ...{ rules: attributionRules(language), attributions: attributionsOf(references.names, language) },
  };
  const statements: Statement[] = [];
  const attributions: Span[] = [];
  const state: State = { paragraph: { start: 0, end: 0 }, before: null, last: null };
  for (const [i, paragraph] of paragraphs.entries()) {
    state.before = i > 0 ? state.paragraph : null;
    state.paragraph = paragraph;
    for (const part of partsOf(context, paragraph, quotations[i] ?? [])) {
      const found = 'person' in part ? signed(part, state) : readSentence(context, part, state);
      statements.push(...found.statements);
      attributions.push(...found.attributions);
    }
  }
  return { statements, attributions };
}

type Signed = Span & { readonly quotation: Quotation; readonly person: number };

/** The sentences of a paragraph, and the quotations whose speaker is named after them: "…" (P4). */
function partsOf(context: Context, paragraph: Span, quotations: readonly Quotation[]): (Sentence | Signed)[] {
  const parts: (Sentence | Signed)[] = [];
  let at = paragraph.start;
  const read = (end: number) => {
    const own = quotations.filter((q) => q.open >= at && q.close <= end);
    if (end > at) parts.push(...sentencesIn(context, { start: at, end }, own));
  };
  for (const quotation of quotations) {
    const found = quotation.open < at ? null : signatureOf(context, paragraph, quotation);
    if (!found) continue;
    read(quotation.open);
    parts.push({ start: quotation.open, end: found.end, quotation, person: found.person });
    at = found.end;
  }
  read(paragraph.end);
  return parts;
}

function signed({ start, end, quotation, person }: Signed, state: State): Found {
  state.last = { person, at: start, end };
  const attributions = [
    { start, end: quotation.start },
    { start: quotation.end, end },
  ];
  return { statements: [{ start: quotation.start, end: quotation.end, person, manner: 'quoted' }], attributions };
}

/** Sentences with their quotations; a short "she said." after a quotation belongs to its sentence. */
function sentencesIn(context: Context, paragraph: Span, quotations: readonly Quotation[]): Sentence[] {
  const found: Sentence[] = [];
  for (const span of sentencesOf(context.bare, paragraph, context.language)) {
    const last = found.at(-1);
    const start = Math.max(span.start, last?.end ?? 0);
    const own = quotations.filter((q) => q.open >= start && q.open < span.end);
    const end = Math.max(span.end, ...own.map((q) => q.close));
    if (end <= start) continue;
    if (last && own.length === 0 && isTail(context, last, { start, end })) found[found.length - 1] = { ...last, end };
    else found.push({ start, end, quotations: own });
  }
  return found;
}

function isTail({ text, bare, attributions, language }: Context, before: Sentence, span: Span): boolean {
  const quoted = before.quotations.at(-1);
  if (!quoted || /[\p{L}\p{N}]/u.test(bare.slice(quoted.close, before.end))) return false;
  if (bare.slice(before.end, span.start).includes('\n')) return false;
  const [attribution] = attributions.in(bare, span);
  const isLow = /^[^\p{L}]*\p{Ll}/u.test(bare.slice(span.start, span.end));
  if (!attribution || attribution.start - span.start > 1 || !(isLow || /[?!…？！؟]/u.test(text[quoted.end - 1] ?? '')))
    return false;
  return countWords(bare, { start: attribution.end, end: span.end }, language) <= minWords.spaced;
}

type Found = Statements;
const nothing: Found = { statements: [], attributions: [] };

function readSentence(context: Context, sentence: Sentence, state: State): Found {
  const { text, bare, rules, attributions } = context;
  if (rules.elsewhere.test(bare.slice(sentence.start, sentence.end))) return silent(state);
  const found = attributions
    .in(bare, sentence)
    .filter((f) => !sentence.quotations.some((q) => q.open < f.at && f.at < q.close));
  const item = itemAt(context, sentence);
  if (item && sentence.quotations.length === 0 && found.every((attribution) => attribution.isPronoun))
    return noted(context, sentence, item, state);
  const who = whoSays(context, sentence, found, state);
  if (who === null)
    return found.length === 0 && isOnlyQuoted(bare, sentence) ? continued(context, sentence, state) : silent(state);
  const attribution = found.find((f) => context.references.who(f.who) === who) ?? found[0];
  state.last = { person: who, at: attribution?.at ?? sentence.start, end: sentence.end };
  const whole = sentence.quotations.filter((q, i) => isWhole(context, sentence, q, i));
  if (whole.length > 0) return quotedBy(context, sentence, who, whole);
  const own =
    countWords(text, sentence, context.language) -
    countWords(attribution?.who ?? '', { start: 0, end: attribution?.who.length ?? 0 }, context.language);
  if (own < minWords.reported || /[?？؟]\s*$/u.test(text.slice(sentence.start, sentence.end))) return nothing;
  const [mark = ''] = /^(?:[-•>–—]\s+)?/u.exec(text.slice(sentence.start, sentence.end)) ?? [];
  const start = sentence.start + mark.length;
  return { statements: [{ start, end: sentence.end, person: who, manner: 'reported' }], attributions: [] };
}

/** The item of a list that a sentence is part of: the last one that begins before its end. */
function itemAt({ items }: Context, { start, end }: Span): Item | null {
  let [low, high] = [0, items.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((items[middle]?.said ?? end) < end) low = middle + 1;
    else high = middle;
  }
  const item = items[low - 1];
  return item && start < item.end ? item : null;
}

/** What a list notes about a person counts as reported. */
function noted({ text, language }: Context, sentence: Span, item: Item, state: State): Found {
  state.last = { person: item.person, at: sentence.start, end: sentence.end };
  const said = { start: Math.max(sentence.start, item.said), end: sentence.end };
  const min = isUnspaced(language) ? minWords.unspaced : minWords.noted;
  const size = isUnspaced(language) ? said.end - said.start : countWords(text, said, language);
  if (size < min || /[?？؟]\s*$/u.test(text.slice(said.start, said.end))) return nothing;
  const [mark = ''] = /^[\s*•–—>-]*(?:\d{1,2}[.)]\s+)?/u.exec(text.slice(sentence.start, sentence.end)) ?? [];
  const start = sentence.start + mark.length;
  return { statements: [{ start, end: sentence.end, person: item.person, manner: 'reported' }], attributions: [] };
}

function silent(state: State): Found {
  // After a sentence that is not theirs, words in quotation marks may be anyone's.
  if (state.last) state.last = { ...state.last, end: -1 };
  return nothing;
}

/** The one person to whom all attributions of a sentence lead; null where it is not certain. */
function whoSays(context: Context, sentence: Sentence, found: readonly Attribution[], state: State): number | null {
  const { references, attributions, bare } = context;
  const named = found.filter((f) => !f.isPronoun);
  const people = new Set(named.map((f) => references.who(f.who)));
  if (people.size > 1 || people.has(-1)) return null;
  const [only] = people;
  if (only !== undefined) return only;
  const [pronoun] = found;
  if (pronoun) return meantAt(context, pronoun.at, state);
  const [first] = sentence.quotations;
  const opens = first && !/[\p{L}\p{N}]/u.test(bare.slice(sentence.start, first.open));
  const elided = opens ? sentence.quotations.find((q) => attributions.elidedAt(bare, q.close) >= 0) : undefined;
  return elided ? meantAt(context, elided.open, state) : null;
}

function mentionsWithin({ mentions }: References, start: number, end: number): References['mentions'] {
  let [low, high] = [0, mentions.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((mentions[middle]?.at ?? 0) < start) low = middle + 1;
    else high = middle;
  }
  let to = low;
  while ((mentions[to]?.at ?? end) < end) to++;
  return mentions.slice(low, to);
}

/** Whom a pronoun means: the only person mentioned in the paragraph, or the one who spoke at the end of a paragraph about no other. */
function meantAt(
  { bare, references, rules, attributions }: Context,
  at: number,
  { paragraph, before, last }: State,
): number | null {
  const among = ({ start, end }: Span) => [...new Set(mentionsWithin(references, start, end).map((m) => m.person))];
  const here = among({ start: paragraph.start, end: at });
  const there = here.length === 0 && before ? among(before) : here;
  const [person = -1, ...others] = there;
  if (others.length > 0 || person < 0) return null;
  const isNear = here.length > 0 || last?.person === person;
  const own = mentionsWithin(references, paragraph.start, at).findLast((m) => m.person === person);
  const since = own?.at ?? paragraph.start;
  return isNear && !rules.relations.test(attributions.withoutAside(bare.slice(Math.max(since, paragraph.start), at)))
    ? person
    : null;
}

/** "…" — Maria Keller, head nurse; "…" (P4): a speaker named right after a quotation that begins a sentence. */
function signatureOf(
  { bare, text, references }: Context,
  paragraph: Span,
  { open, close }: Quotation,
): { person: number; end: number } | null {
  // Not the whole paragraph, which is as long as the document where no line is empty.
  const before = text.slice(Math.max(paragraph.start, open - attributedProse.maxMarks), open);
  if (!/(?:^|\n|[.!?:。！？।؟”“"»」)\]])[\s>*•–—-]*$/u.test(before)) return null;
  const pattern = new RegExp(
    String.raw`[.!?]?\s{0,3}(?:[-–—―]\s?|[(（\[]\s?)(?<who>${references.names})(?:[,，、(]\s?[^\n“”«»"()]{0,80}|\s?[(（][^()\n]{0,60}[)）])?\s*[)）\]]?[.。]?(?=\s*(?:\n|$)|\s+\p{Lu}|\s*[“„«「])`,
    'uy',
  );
  pattern.lastIndex = close;
  const match = pattern.exec(bare);
  const person = match ? references.who(match.groups?.who ?? '') : -1;
  return person < 0 ? null : { person, end: pattern.lastIndex };
}

function isOnlyQuoted(bare: string, { start, end, quotations }: Sentence): boolean {
  if (quotations.length === 0) return false;
  let at = start;
  for (const { open, close } of quotations) {
    if (/[\p{L}\p{N}]/u.test(bare.slice(at, open))) return false;
    at = close;
  }
  return !/[\p{L}\p{N}]/u.test(bare.slice(at, end));
}

/** Quoted words right after a person's sentence are theirs as well. */
function continued(context: Context, sentence: Sentence, state: State): Found {
  const { last, paragraph, before } = state;
  if (!last) return nothing;
  const gap = context.bare.slice(last.end, sentence.start);
  const leads =
    before !== null &&
    sentence.start === paragraph.start &&
    /[:：]\s*$/u.test(context.bare.slice(before.start, before.end));
  const isNext = last.end >= paragraph.start ? !/[\p{L}\p{N}]/u.test(gap) : leads && last.end >= (before?.end ?? 0) - 1;
  if (!isNext) return nothing;
  if (context.rules.relations.test(context.bare.slice(last.at, last.end))) return nothing;
  state.last = { ...last, end: sentence.end };
  const whole = sentence.quotations.filter((q) => isLong(context, q));
  return whole.length === 0 ? nothing : quotedBy(context, sentence, last.person, whole);
}

function isLong({ text, language }: Context, quotation: Span): boolean {
  const size = isUnspaced(language) ? quotation.end - quotation.start : countWords(text, quotation, language);
  return size >= minWords[isUnspaced(language) ? 'unspaced' : 'spaced'];
}

/** Whether a quotation is a statement, and no title, single word or part of the writer's sentence. */
function isWhole(context: Context, sentence: Sentence, quotation: Quotation, n: number): boolean {
  const { text, bare, language, attributions } = context;
  if (!isLong(context, quotation)) return false;
  const before = bare.slice(sentence.start, quotation.open).trimEnd();
  const after = bare.slice(quotation.close, sentence.end);
  const isContinued = n > 0 && /^\p{Ll}/u.test(text.slice(quotation.start, quotation.end));
  const isCapital = !/^[^\p{L}\p{N}]*\p{Ll}/u.test(text.slice(quotation.start, quotation.end));
  if (!isCapital && !isContinued) return false;
  const { quotative } = grammarOf(language);
  if (quotative) return quotative.test(after) || after.trim() === '';
  if (before === '' || /[,:，：、،–—.]$/u.test(before)) return true;
  const word = foldWord(/[\p{L}\p{M}’']+$/u.exec(before)?.[0] ?? '');
  if (languagePack(language).complementizers.has(word)) return !isCased(text, quotation);
  return attributions
    .in(bare, { start: sentence.start, end: quotation.open })
    .some((f) => f.end >= sentence.start + before.length);
}

const isCased = (text: string, { start }: Span): boolean => /^\p{Ll}/u.test(text.slice(start));

/** The quotations as statements of a person; around them is the attribution, of which a whole sentence reports as well. */
function quotedBy(context: Context, sentence: Sentence, person: number, quotations: readonly Quotation[]): Found {
  const { text, language } = context;
  const statements: Statement[] = [];
  const attributions: Span[] = [];
  let at = sentence.start;
  for (const quotation of quotations) {
    const lead = { start: at, end: quotation.start };
    const isReport =
      /[.:：]\s*$/u.test(text.slice(lead.start, quotation.open)) &&
      countWords(text, lead, language) >= reportWords(context, lead);
    if (isReport) statements.push({ ...trimSpan(text, withoutColon(text, lead)), person, manner: 'reported' });
    else attributions.push(lead);
    statements.push({ start: quotation.start, end: quotation.end, person, manner: 'quoted' });
    at = quotation.end;
  }
  attributions.push({ start: at, end: sentence.end });
  return { statements, attributions };
}

/** Minimum words for the lead of a quotation to say something itself: more than its attribution. */
function reportWords({ bare, attributions, text, language }: Context, lead: Span): number {
  const [attribution] = attributions.in(bare, lead);
  return (attribution ? countWords(text, attribution, language) : 0) + minWords.spaced + 1;
}

function withoutColon(text: string, { start, end }: Span): Span {
  return { start, end: start + text.slice(start, end).replace(/[\s:：“„«‹「『"‘']+$/u, '').length };
}
