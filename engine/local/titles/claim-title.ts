import type { Language } from '#contract/languages.ts';
import { grammarOf } from '#engine/language/definition-of.ts';
import { languagePack } from '#engine/language/pack.ts';
import { speechRules } from '#engine/language/speech-rules.ts';
import type { Span } from '../../text/span.ts';
import { isUnspaced, wordsOf } from '../../text/words.ts';
import {
  bestWords,
  maxClausesRead,
  maxJoinedClauses,
  maxTitleCharacters,
  maxWholeCharacters,
  maxWordsOfWish,
  titlePoints,
  titleWords,
} from '../tuning/titles.ts';
import { clausesIn, withoutOpeners, withoutTails } from './clauses.ts';
import { cleanSpeech } from './clean-speech.ts';
import { originOf } from './draft.ts';
import { canExtendTitle, closesTitle, denials, isOpenEnded, opensTitle, type Passed, passes } from './gate.ts';
import { losesPoint, type Part } from './point.ts';

/** A title, and the offsets in the sentence of the clause that it was cut from. */
export type ClaimTitle = Span & {
  readonly text: string;
  /** The clause together with the readable parts of its sentence, which often contain the context of the claim. */
  readonly whole: Span & { readonly text: string };
  readonly claims: boolean;
  readonly content: number;
  readonly isIndirect: boolean;
  /** What follows in the sentence continues it: "she complained | and then they came". */
  readonly goesOn: boolean;
};

/** A label in capitals: whose words these are is unknown. */
const label = /^\s*\p{Lu}{4,}\s?:/u;
const asks = /[?？؟]["'”’»」\s]*$/u;

/** A title that makes a claim, cut from a sentence by deletion alone; null when no part of it passes the gate. */
export function claimTitle(sentence: string, language: Language): ClaimTitle | null {
  const title = statementTitle(sentence, language);
  return title?.claims ? title : null;
}

/**
 * The same, rather a claim, but also a plain statement: "the data came from two sources". `pauses`: a comma may be anywhere
 * the speaker paused.
 */
export function statementTitle(
  sentence: string,
  language: Language,
  { pauses = false, loose = false }: { pauses?: boolean; loose?: boolean } = {},
): ClaimTitle | null {
  if (asks.test(sentence) || label.test(sentence)) return null;
  const draft = cleanSpeech(sentence, language);
  const run = bestRun(draft.text, language, { pauses, loose });
  if (!run) return null;
  const origin = originOf(draft, run);
  if (speechRules(language).reports?.test(sentence.slice(0, origin.start))) return null;
  const text = titleForm(slice(draft.text, run), language);
  const isIndirect = speechRules(language).indirect?.test(text) ?? false;
  const wide = pauses ? run : widened(draft.text, run, language);
  const whole = { text: titleForm(slice(draft.text, wide), language), ...originOf(draft, wide) };
  return { text, whole, claims: run.claims, content: run.content, goesOn: run.goesOn, isIndirect, ...origin };
}

/** For a question that a person asked: the cleaned lead clause, whatever its form. */
export function leadClause(sentence: string, language: Language): string {
  const title = claimTitle(sentence, language);
  if (title) return title.text;
  const draft = cleanSpeech(sentence, language);
  const start = withoutOpeners(draft.text, 0, language);
  const text = draft.text.slice(start, withoutTails(draft.text, draft.text.length, language)) || sentence.trim();
  if (text.length <= maxTitleCharacters) return titleForm(text, language);
  let end = 0;
  for (const clause of clausesIn(text, language)) if (clause.end <= maxTitleCharacters) end = clause.end;
  return titleForm(text.slice(0, end || Math.max(text.lastIndexOf(' ', maxTitleCharacters), 1)), language);
}

function partsIn(text: string, language: Language): Part[] {
  const { consequence, lead, limit, narrative } = speechRules(language);
  const { contrasts, backward, reasons, additions, nounBefore } = languagePack(language);
  const clauses = clausesIn(text, language).slice(0, maxClausesRead);
  return clauses.map(({ start, end }) => {
    const said = text.slice(start, end);
    const [first = '', second = ''] = wordsOf(said, { start: 0, end: said.length }, language).map((word) => word.form);
    const opened = withoutOpeners(text, start, language);
    return {
      start: opened,
      end: withoutTails(text, end, language),
      isLead: opened < end && lead.test(said),
      isNarrative: narrative?.test(said) ?? false,
      isWish: isBareWish(said, language),
      isLimit: limit.test(said),
      denies: denials(said, language) > 0,
      corrects: !consequence.test(said) && (contrasts.has(first) || backward.has(first)),
      joins: additions.has(first) || contrasts.has(first),
      opensReason: reasons.has(first),
      continues: additions.has(first) && backward.has(second) && !nounBefore.has(second),
    };
  });
}

/** „Mir wäre lieber, …“: without these words, what follows would be stated as a fact. */
function isBareWish(clause: string, language: Language): boolean {
  const words = wordsOf(clause, { start: 0, end: clause.length }, language).length;
  return words <= maxWordsOfWish && languagePack(language).cues.wish.some((pattern) => pattern.test(clause));
}

/** Points at the end of a sentence: it was not said to its end. */
const breaksOff = /^\s*(?:\.{2,}|…)["'”’»]?\s*$/u;

type Run = Span & Pick<Passed, 'claims' | 'content'> & { readonly goesOn: boolean };

/**
 * The best run of clauses that passes the gate. A run never leaves out what makes it say less: "if …" before it, "unless …"
 * after it.
 */
function bestRun(text: string, language: Language, how: { pauses: boolean; loose: boolean }): Run | null {
  const parts = partsIn(text, language);
  const words = wordsOf(text, { start: 0, end: text.length }, language);
  let best: { run: Run; points: number } | null = null;
  for (const [a, first] of parts.entries()) {
    const before = parts[a - 1];
    if ((before?.isLead && !before.isNarrative) || before?.isWish) continue;
    for (const [k, last] of parts.slice(a, a + maxJoinedClauses).entries()) {
      const after = parts[a + k + 1];
      const span = { start: first.start, end: last.end };
      if (
        span.end <= span.start ||
        breaksOff.test(text.slice(span.end)) ||
        losesPoint(text, parts.slice(a, a + k + 1), after, language)
      )
        continue;
      const own = words.filter((word) => word.start >= span.start && word.end <= span.end);
      const maxWords = after ? titleWords.max : titleWords.maxWhole;
      const passed = passes(text.slice(span.start, span.end), own, language, { maxWords, ...how });
      if (!passed) continue;
      const goesOn = after?.joins === true;
      const lost =
        (after?.denies ? titlePoints.contrastLost : 0) +
        (goesOn ? titlePoints.restLost : 0) +
        (before?.isLead ? titlePoints.leadLost : 0);
      const isWhole = a === 0 && !after && (isUnspaced(language) || passed.words <= titleWords.max);
      const points = pointsOf(passed, isWhole) - lost;
      if (!best || points > best.points)
        best = { run: { ...span, claims: passed.claims, content: passed.content, goesOn }, points };
    }
  }
  return best?.run ?? null;
}

const slice = (text: string, { start, end }: Span) => text.slice(start, end);

/** The longest stretch of whole clauses around one that can be read: a sentence as it was said, or what is left of it. */
function widened(text: string, run: Span, language: Language): Span {
  if (isUnspaced(language)) return run;
  const parts = partsIn(text, language);
  const [first, last] = [parts[0], parts.at(-1)];
  let best: Span = run;
  for (const from of parts.filter((part) => part === first || part.start === run.start))
    for (const to of parts.filter(({ end }) => end >= run.end)) {
      const wider = { start: from.start, end: to.end };
      const said = slice(text, wider);
      if (said.length <= best.end - best.start || said.length > maxWholeCharacters) continue;
      const opens = opensTitle(said, language) || (from === first && opensSentence(said, language));
      if (
        opens &&
        (to === last ? !isOpenEnded(said, language) : closesTitle(said, language)) &&
        canExtendTitle(said, language)
      )
        best = wider;
    }
  return best;
}

function pointsOf({ words, content, judges, opines, claims }: Passed, whole: boolean): number {
  const off = Math.max(0, bestWords.min - words, words - bestWords.max);
  return (
    (claims ? titlePoints.claim : 0) +
    (whole ? titlePoints.whole : 0) +
    (judges ? titlePoints.judgement : 0) +
    (opines ? titlePoints.opinion : 0) +
    titlePoints.content * Math.min(content, titlePoints.maxContent) -
    titlePoints.offLength * off
  );
}

const edges = /^[\s"'“”„«»‘’「」『』(*_–—-]+|[\s"'“”„«»‘’「」『』),;:،؛、，；：.。।*_–—-]+$/gu;

/** Whether a sentence can be understood without the one before it: it begins with no pronoun, no joining word and no "no". */
export function opensSentence(text: string, language: Language): boolean {
  const { backward, complementizers, coordinators, reasons, negations } = languagePack(language);
  const { verbLast, verbs } = speechRules(language);
  const [first] = wordsOf(text, { start: 0, end: text.length }, language);
  if (!first) return false;
  // „Dann hab ich angerufen“: the verb comes first where "dann" is left out.
  if (verbLast && verbs.isAuxiliary(first.form)) return false;
  return ![backward, complementizers, coordinators, reasons, negations].some((words) => words.has(first.form));
}

/** A capital in front, "I" in capitals, no mark at the end. */
export function titleForm(text: string, language: Language): string {
  const plain = text.replace(/\s+/g, ' ').replace(edges, '');
  const named = grammarOf(language).withoutFalseCapitals?.(plain) ?? plain;
  const [first = ''] = named;
  return first.toLocaleUpperCase(languagePack(language).tag) + named.slice(first.length);
}
