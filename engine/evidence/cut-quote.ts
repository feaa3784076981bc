import type { Language } from '#contract/languages.ts';
import { isCourtesy } from '#engine/language/chat/courtesies.ts';
import { languagePack } from '#engine/language/pack.ts';
import type { Corpus, CorpusSentence } from '../corpus/corpus.ts';
import { isBlank, type Span, splitsCharacter } from '../text/span.ts';
import { countWords, isUnspaced, wordsOf } from '../text/words.ts';
import { quote as quoteTuning } from '../tuning.ts';
import { isOffRecord } from './off-record.ts';

/** A quote is one stretch within one turn: sentences [from, to) of the corpus, between the offsets. */
export type QuoteCut = Span & { readonly from: number; readonly to: number };

/** The indexes of the sentences of a stretch, `to` excluded. */
export const sentencesIn = ({ from, to }: Pick<QuoteCut, 'from' | 'to'>): number[] =>
  Array.from({ length: to - from }, (_, i) => from + i);

const { minWords, comfortableWords, maxWords } = quoteTuning;

/**
 * Cuts the quote around a sentence, never across turns: a short one takes its neighbours along, one that points back
 * ("that is why") takes what it points to, an overlong one keeps the clauses that hold the wanted terms. Leading fillers
 * fall away by moving the start; no character is ever changed. `whole`: sentences that it holds in any case.
 */
export function cutQuote(
  corpus: Corpus,
  index: number,
  isWanted: (term: number) => boolean,
  whole: Pick<QuoteCut, 'from' | 'to'> = { from: index, to: index + 1 },
): QuoteCut {
  const { sentences } = corpus.reading;
  const core = sentences[index] as CorpusSentence;
  const language = corpus.reading.languages[core.document] ?? corpus.language;
  const text = corpus.documents[core.document]?.text ?? '';
  let { from, to } = whole;
  const words = (a: number, b: number) => (sentences[b - 1]?.to ?? 0) - (sentences[a]?.from ?? 0);
  const joins = (i: number) => {
    const other = sentences[i];
    if (!other || !isBeside(corpus, i, index) || (isOffRecord(corpus, i) && !isOffRecord(corpus, index))) return false;
    return !isCourtesy(text.slice(other.start, other.end), language);
  };
  const holds = (i: number) => {
    for (let t = sentences[i]?.from ?? 0; t < (sentences[i]?.to ?? 0); t++)
      if (isWanted(corpus.reading.terms[t] ?? -1)) return true;
    return false;
  };
  if (pointsBack(text, core, language) && joins(from - 1) && words(from - 1, to) <= maxWords) from--;
  while (words(from, to) < comfortableWords) {
    const before = joins(from - 1) && words(from - 1, to) <= maxWords;
    const after = joins(to) && words(from, to + 1) <= maxWords;
    const needy = words(from, to) < minWords;
    if (after && (needy || holds(to) || words(from, to) < comfortableWords / 2)) to++;
    else if (before && (needy || holds(from - 1))) from--;
    else break;
  }
  const span = { start: sentences[from]?.start ?? core.start, end: sentences[to - 1]?.end ?? core.end };
  const kept = words(from, to) > maxWords ? keepClauses(corpus, text, span, language, isWanted) : span;
  return { ...dropFillers(text, kept, language), from, to };
}

/** Whether two sentences are in the same turn, with no empty line between them. */
export function isBeside({ reading, documents }: Corpus, index: number, other: number): boolean {
  const [one, two] = [reading.sentences[index], reading.sentences[other]];
  if (!one || !two || one.turn !== two.turn || one.document !== two.document) return false;
  const text = documents[one.document]?.text ?? '';
  return !text.slice(Math.min(one.end, two.end), Math.max(one.start, two.start)).includes('\n\n');
}

function pointsBack(text: string, sentence: Span, language: Language): boolean {
  const [first] = wordsOf(text, { start: sentence.start, end: Math.min(sentence.end, sentence.start + 24) }, language);
  return first !== undefined && languagePack(language).backward.has(first.form);
}

const pause = /[,;:，、；：،؛]\s|\s[-–—]+\s|[，、；]/g;

/** The run of clauses with most of the wanted terms that stays within the limit. */
function keepClauses(
  corpus: Corpus,
  text: string,
  span: Span,
  language: Language,
  isWanted: (term: number) => boolean,
): Span {
  const cuts = [span.start];
  for (const match of text.slice(span.start, span.end).matchAll(pause))
    cuts.push(span.start + match.index + match[0].length);
  cuts.push(span.end);
  const { ids } = corpus.reading.vocabulary;
  let best: Span = span;
  let bestScore = -1;
  for (let a = 0; a < cuts.length - 1; a++) {
    for (let b = a + 1; b < cuts.length; b++) {
      const part = { start: cuts[a] ?? span.start, end: cuts[b] ?? span.end };
      const words = wordsOf(text, part, language);
      if (words.length > maxWords) break;
      const hits = words.filter((w) => isWanted(ids.get(w.form) ?? -1)).length;
      const score = hits * 20 + words.length;
      if (score > bestScore) [best, bestScore] = [part, score];
    }
  }
  return bestScore >= 0 ? trimEnds(text, best) : trimEnds(text, firstWords(text, span, language));
}

function firstWords(text: string, span: Span, language: Language): Span {
  const words = wordsOf(text, span, language);
  return words.length <= maxWords ? span : { start: span.start, end: words[maxWords - 1]?.end ?? span.end };
}

function trimEnds(text: string, span: Span): Span {
  let { start, end } = span;
  while (start < end && isBlank(text.charCodeAt(start))) start++;
  while (end > start && (isBlank(text.charCodeAt(end - 1)) || /[,;:，、；：،؛–—-]/.test(text[end - 1] ?? ''))) end--;
  return { start, end };
}

/** Moves the start past "Um, well, you know," and the like; a filler that may be a real word must be set off by a comma. */
export function dropFillers(text: string, span: Span, language: Language): Span {
  const pack = languagePack(language);
  let { start } = span;
  for (let again = true; again; ) {
    again = false;
    const head = text.slice(start, Math.min(span.end, start + 48)).toLowerCase();
    for (const filler of pack.fillers) {
      if (!head.startsWith(filler)) continue;
      const set = /^[ \t]*(?:[,…;–—،、，。]|\.{1,3}(?=\s)|-(?=\s))+\s*/.exec(head.slice(filler.length));
      const bare = /^\s+/.exec(head.slice(filler.length));
      const mayBeWord = pack.stopwords.has(filler) || pack.weakWords.has(filler) || filler.length > 4;
      const rest = set ?? (mayBeWord && !isUnspaced(language) ? null : bare);
      if (!rest) continue;
      const next = start + filler.length + rest[0].length;
      if (splitsCharacter(text, next) || countWords(text, { start: next, end: span.end }, language) < minWords / 2)
        continue;
      start = next;
      again = true;
      break;
    }
  }
  return { start, end: span.end };
}
