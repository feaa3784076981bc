import type { Language } from '#contract/languages.ts';
import { grammarOf } from '#engine/language/definition-of.ts';
import { isNegation } from '#engine/language/negation.ts';
import { languagePack } from '#engine/language/pack.ts';
import type { Consequence, ConsequenceKind } from '#engine/language/templates/templates.ts';
import { foldWord, isUnspaced, wordsOf } from '../../../text/words.ts';
import { clauseQuote } from '../../sentences/clause-quote.ts';
import { maxConsequences, maxRepeated, minCueCharacters, minCueWords, negationReach } from '../../tuning/prose.ts';

export type SaidSentence = {
  readonly text: string;
  readonly language: Language;
  readonly speaker: string | null;
  /** Whether it is in the answer that holds the claim. */
  readonly isNear: boolean;
};

type ShownKind = Exclude<ConsequenceKind, 'outcome'>;

/** What weighs most comes first. */
const order: readonly ShownKind[] = ['risk', 'cost', 'time', 'affected', 'hindrance', 'workaround', 'frequency'];

/**
 * What the material itself shows to follow from a topic: at most two consequences of different kinds, each with the clause
 * that states it, cut verbatim from its sentence. What `title` says already is not quoted again, of the rest of `lead` only the few
 * words that show it. None is shown twice, and sentences that come first are preferred.
 */
export function consequencesIn(sentences: readonly SaidSentence[], lead = '', title = lead): Consequence[] {
  const found: Consequence[] = [];
  const quoted = [plain(lead), plain(title)].filter(Boolean);
  const left = new Set(sentences);
  for (const kind of order) {
    if (found.length >= maxConsequences) break;
    const next = firstOf(kind, [...left], quoted, title);
    if (!next) continue;
    // A second consequence in the same words is mostly the first again.
    left.delete(next.from);
    if (next.consequence.quote) quoted.push(plain(next.consequence.quote));
    found.push(next.consequence);
  }
  return found;
}

/** With the outcome, where no more than one consequence is shown, and neither that nor the title states it. */
export function withOutcome(
  found: readonly Consequence[],
  outcome: Consequence | null,
  title: string,
): readonly Consequence[] {
  if (!outcome || found.length >= maxConsequences) return found;
  const quoted = plain(outcome.quote);
  // The title may have lost the first words, "and then".
  const end = quoted.slice(-Math.ceil(quoted.length * maxRepeated));
  const isRepeated = plain(title).includes(end) || found.some(({ quote }) => isMostOf(plain(quote), quoted));
  return isRepeated ? found : [...found, outcome];
}

function firstOf(
  kind: ShownKind,
  sentences: readonly SaidSentence[],
  quoted: readonly string[],
  title: string,
): { consequence: Consequence; from: SaidSentence } | undefined {
  for (const from of sentences) {
    const { text, language, speaker, isNear } = from;
    // What others could not do may have another cause.
    if (kind === 'hindrance' && !isNear) continue;
    const shown = shownBy(kind, text, language);
    if (!shown || plain(title).includes(plain(shown.cue))) continue;
    const repeats = (words: string) => quoted.some((one) => isMostOf(plain(words), one));
    const named = speaker ? { speaker } : {};
    if (!repeats(shown.clause)) return { from, consequence: { kind, quote: shown.clause, ...named } };
    if (canBeCited(shown.cue, language) && !repeats(shown.cue))
      return { from, consequence: { kind, quote: shown.cue, ...named } };
  }
  return undefined;
}

/** Whether a cue can be quoted without its clause: "quicker to watch a video than" waits for what follows. */
function canBeCited(cue: string, language: Language): boolean {
  if (isUnspaced(language)) return cue.length >= minCueCharacters;
  const last = wordsOf(cue, { start: 0, end: cue.length }, language).at(-1);
  return cue.split(' ').length >= minCueWords && !languagePack(language).stopwords.has(last?.form ?? '');
}

/** Whether words make up most of a text, or hold all of it. */
const isMostOf = (words: string, text: string) =>
  (text.includes(words) && words.length >= text.length * maxRepeated) || words.includes(text);

/** The clause of a sentence that shows a consequence of this kind; null where none does or it cannot be quoted. */
export function clauseShowing(kind: ShownKind, sentence: string, language: Language): string | null {
  return shownBy(kind, sentence, language)?.clause ?? null;
}

/** The clause, and the words in it that show the consequence. */
function shownBy(kind: ShownKind, sentence: string, language: Language): { clause: string; cue: string } | null {
  const text = sentence.replace(/\s+/gu, ' ');
  if (/[?？؟]["'”’»)]?\s*$/u.test(text)) return null;
  for (const pattern of languagePack(language).consequences[kind]) {
    const cue = pattern.exec(text);
    if (!cue) continue;
    const span = { start: cue.index, end: cue.index + cue[0].length };
    if (isDenied(text, span, language)) continue;
    const quote = clauseQuote(text, span, language);
    if (quote && !opensAsQuestion(quote, language) && (kind !== 'frequency' || isTrouble(quote, language)))
      return { clause: quote, cue: cue[0] };
  }
  return null;
}

/** How often something happens follows from nothing unless it is a trouble: "every day" alone is a habit. */
function isTrouble(quote: string, language: Language): boolean {
  return languagePack(language).cues.difficulty.some((pattern) => pattern.test(quote));
}

/** "Where you are wasting time on that": what it belongs to is missing. "When" and "if" state what happens then. */
function opensAsQuestion(quote: string, language: Language): boolean {
  const { interrogatives, conditionals } = languagePack(language);
  const [{ form } = { form: '' }] = wordsOf(quote, { start: 0, end: quote.length }, language);
  return interrogatives.has(form) && !conditionals.has(form);
}

const clauseEnd = /[.!?,;:،؛，；、。।！？…—–]/u;
/** "It does not take long" states no consequence. A negation inside the cue ("cannot afford") belongs to it. */
function isDenied(text: string, cue: { start: number; end: number }, language: Language): boolean {
  const behind = text.slice(cue.end).split(clauseEnd)[0] ?? '';
  if (grammarOf(language).negationAfter?.test(behind)) return true;
  const before = text.slice(0, cue.start).split(clauseEnd).at(-1) ?? '';
  const words = wordsOf(before, { start: 0, end: before.length }, language);
  // "I have not told them because it would cost …": the reason is not denied.
  const { reasons, contrasts } = languagePack(language);
  const opens = words.findLastIndex(({ form }) => reasons.has(form) || contrasts.has(form));
  return words.some((_, i) => i > opens && i >= words.length - negationReach && isNegation(words, i, language));
}

function plain(text: string): string {
  return foldWord(text).replace(/[^\p{L}\p{N}]+/gu, '');
}
