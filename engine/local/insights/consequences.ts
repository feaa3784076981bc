import type { Language } from '#contract/languages.ts';
import { isNegation } from '#engine/language/negation.ts';
import { languagePack } from '#engine/language/pack.ts';
import type { Consequence, ConsequenceKind } from '#engine/language/templates/templates.ts';
import { foldWord, wordsOf } from '../../text/words.ts';
import { clauseQuote } from '../sentences/clause-quote.ts';
import { maxConsequences, negationReach } from '../tuning/prose.ts';

export type SaidSentence = { readonly text: string; readonly language: Language; readonly speaker: string | null };

/** What weighs most comes first. */
const order: readonly ConsequenceKind[] = ['risk', 'cost', 'time', 'affected', 'workaround', 'frequency'];

/**
 * What the material itself shows to follow from a matter: at most two consequences of different kinds, each with the clause
 * that tells it, cut verbatim from its sentence. No clause is the whole of `lead`, which is quoted already, and none is told
 * twice. Sentences that come first are preferred.
 */
export function consequencesIn(sentences: readonly SaidSentence[], lead = ''): Consequence[] {
  const found: Consequence[] = [];
  const told = new Set([plain(lead)]);
  for (const kind of order) {
    if (found.length >= maxConsequences) break;
    const consequence = firstOf(kind, sentences, told);
    if (!consequence) continue;
    told.add(plain(consequence.quote));
    found.push(consequence);
  }
  return found;
}

function firstOf(
  kind: ConsequenceKind,
  sentences: readonly SaidSentence[],
  told: ReadonlySet<string>,
): Consequence | undefined {
  for (const { text, language, speaker } of sentences) {
    const quote = clauseShowing(kind, text, language);
    if (quote && !told.has(plain(quote))) return { kind, quote, ...(speaker ? { speaker } : {}) };
  }
  return undefined;
}

/** The clause of a sentence that shows a consequence of this kind; null where none does or it cannot be quoted. */
export function clauseShowing(kind: ConsequenceKind, sentence: string, language: Language): string | null {
  const text = sentence.replace(/\s+/gu, ' ');
  if (/[?？؟]["'”’»)]?\s*$/u.test(text)) return null;
  for (const pattern of languagePack(language).consequences[kind]) {
    const cue = pattern.exec(text);
    if (!cue) continue;
    const span = { start: cue.index, end: cue.index + cue[0].length };
    if (isDenied(text, span, language)) continue;
    const quote = clauseQuote(text, span, language);
    if (quote && (kind !== 'frequency' || isTrouble(quote, language))) return quote;
  }
  return null;
}

/** How often something happens follows from nothing unless it is a trouble: "every day" alone is a habit. */
function isTrouble(quote: string, language: Language): boolean {
  return languagePack(language).cues.difficulty.some((pattern) => pattern.test(quote));
}

const clauseEnd = /[.!?,;:،؛，；、。।！？…—–]/u;
/** Negated verb endings of languages that negate behind the cue. */
const deniedBehind: Partial<Record<Language, RegExp>> = {
  japanese: /ない|なく|ません|ずに/u,
  hindi: /(?<![\p{L}\p{M}])(?:नहीं|मत|ना)(?![\p{L}\p{M}])/u,
};

/** "It does not take long" tells no consequence. A negation inside the cue ("cannot afford") belongs to it. */
function isDenied(text: string, cue: { start: number; end: number }, language: Language): boolean {
  const behind = text.slice(cue.end).split(clauseEnd)[0] ?? '';
  if (deniedBehind[language]?.test(behind)) return true;
  const before = text.slice(0, cue.start).split(clauseEnd).at(-1) ?? '';
  const words = wordsOf(before, { start: 0, end: before.length }, language);
  return words.some((_, i) => i >= words.length - negationReach && isNegation(words, i, language));
}

function plain(text: string): string {
  return foldWord(text).replace(/[^\p{L}\p{N}]+/gu, '');
}
