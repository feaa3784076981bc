import type { Language } from '#contract/languages.ts';
import { languagePack } from '#engine/language/pack.ts';
import { type Corpus, type CorpusSentence, textOf, voiceOf } from '../../corpus/corpus.ts';
import { countDisfluencies } from '../../text/disfluency.ts';
import type { Span } from '../../text/span.ts';
import { isUnspaced, wordsOf } from '../../text/words.ts';
import { needsContext, pointsBack } from '../sentences/points-back.ts';
import { termsOfSentence } from '../sentences/similarity.ts';
import { withoutOpeners } from '../titles/clauses.ts';
import { cleanSpeech } from '../titles/clean-speech.ts';
import { isOpenEnded } from '../titles/gate.ts';
import {
  maxBareWords,
  maxCharactersOfHeading,
  maxContextCharacters,
  maxSaidBefore,
  maxSentencesToTopic,
  maxWordsOfVague,
  minCharactersOfClauses,
  minTermsOfContext,
} from '../tuning/exchanges.ts';
import { type AskedBefore, askedBefore } from './asked-before.ts';

/** What readers are shown before a statement, and where it was said in its document (UTF-16, end exclusive); cut by deletion alone. */
export type Context = Span & { readonly text: string };

/** A title, and the sentence that it begins in. */
export type ShownTitle = { readonly title: string; readonly from: number };

/**
 * What a reader needs to know before a title: what was asked, and, where the title points to what its speaker has said before, that
 * as well ("Who gets it first? – There's a policy now."). A question that points back itself comes after what it points to. Null
 * where there is nothing, or it cannot be read.
 */
export function contextBefore(corpus: Corpus, { title, from }: ShownTitle): Context | null {
  const noted = notedBefore(corpus, from);
  if (noted) return noted;
  const asked = askedBefore(corpus, from);
  const { document = 0 } = corpus.reading.sentences[from] ?? {};
  const language = corpus.reading.languages[document] ?? corpus.language;
  if (isUnspaced(language) || !needsContext(corpus, from, title, language)) return asked;
  const own = saidBefore(corpus, from, language);
  if (own) return joined(asked, own) ?? own;
  if (!asked?.isAsked || !isVague(corpus, from, asked, language)) return asked;
  const earlier =
    saidBefore(corpus, firstSentenceOf(corpus, from, asked), language) ?? givenBefore(corpus, from, asked, language);
  return (earlier && joined(earlier, asked)) ?? asked;
}

/**
 * Before the words that notes quote: their heading or question, and what the note-taker says right before them
 * ("Payments – The link comes by text, and people think it's a scam."). Null for any other statement.
 */
function notedBefore(corpus: Corpus, sentence: number): Context | null {
  const { sentences, turns } = corpus.reading;
  const { document, turn } = sentences[sentence] ?? {};
  const notedOf = (i: number) =>
    sentences[i]?.document === document ? turns[sentences[i]?.turn ?? -1]?.noted : undefined;
  if (turn === undefined || document === undefined || turns[turn]?.noted !== 'quoted') return null;
  let at = sentence - 1;
  while (sentences[at]?.turn === turn) at--;
  const reported = notedOf(at) === 'reported' ? spanAt(corpus, at) : null;
  const least = sentence - maxSentencesToTopic;
  while (at > least && sentences[at]?.document === document && notedOf(at) !== 'topic') at--;
  const topic = notedOf(at) === 'topic' ? spanAt(corpus, at) : null;
  // What was asked before something else was said leads astray.
  const isHeading =
    topic !== null &&
    !/[?？؟.!…。！]/u.test(textOf(corpus, { document, ...topic })) &&
    topic.text.length <= maxCharactersOfHeading;
  return (reported && isHeading && joined(topic, reported)) || (reported ?? topic);
}

function spanAt(corpus: Corpus, index: number): Context | null {
  const { start, end, document } = corpus.reading.sentences[index] as CorpusSentence;
  const text = textOf(corpus, { document, start, end })
    .replace(/\s+/gu, ' ')
    .replace(/[\s,;:–—(-]+$/u, '');
  return text.length > 0 && text.length <= maxContextCharacters ? { start, end, text } : null;
}

/** "Did you tell them?": a few words that point back, and nothing else. */
function isVague(corpus: Corpus, from: number, asked: AskedBefore, language: Language): boolean {
  const words = wordsOf(asked.text, { start: 0, end: asked.text.length }, language).length;
  if (words > maxWordsOfVague || (words > maxBareWords && !pointsBack(asked.text, language))) return false;
  return termsIn(corpus, asked, firstSentenceOf(corpus, from, { start: asked.end - 1 }) + 1) <= minTermsOfContext;
}

function joined(one: Context | null, other: Context): Context | null {
  if (!one) return null;
  const text = `${one.text} – ${other.text}`;
  return text.length <= maxContextCharacters ? { start: one.start, end: other.end, text } : null;
}

/** The sentence in which a question begins that was asked before another sentence. */
function firstSentenceOf({ reading }: Corpus, sentence: number, { start }: Pick<Span, 'start'>): number {
  let at = sentence;
  while (at > 0 && (reading.sentences[at]?.start ?? 0) > start) at--;
  return at;
}

/**
 * What was said right before a sentence, in the same turn: as much of it as names something. What cannot be read is passed over, and
 * of a long sentence the first clauses are shown.
 */
function saidBefore(corpus: Corpus, sentence: number, language: Language): Context | null {
  const { reading } = corpus;
  const { turn, document } = reading.sentences[sentence] ?? {};
  let found: Context | null = null;
  let passed = 0;
  for (let i = sentence - 1; i >= sentence - maxSaidBefore.sentences; i--) {
    const one = reading.sentences[i];
    if (!one || one.turn !== turn || one.document !== document) break;
    const left = maxSaidBefore.characters - (found?.text.length ?? 0);
    const read = readable(corpus, i, language, left);
    if (!read && (found || ++passed > maxSaidBefore.passed)) break;
    if (!read) continue;
    found = found ? { start: read.start, end: found.end, text: `${read.text} ${found.text}`.trim() } : read;
    if (names(corpus, i) && !pointsBack(read.text, language)) break;
  }
  const isNaming = found && /\s/u.test(found.text) && termsIn(corpus, found, sentence) > 0;
  return found && isNaming ? { ...found, text: passed > 0 ? `${found.text} …` : found.text } : null;
}

/** The last sentence of the turn before the one in which a question was asked. */
function givenBefore(corpus: Corpus, sentence: number, asked: Span, language: Language): Context | null {
  const { reading } = corpus;
  let at = firstSentenceOf(corpus, sentence, asked);
  const { turn, document } = reading.sentences[at] ?? {};
  while (at > 0 && reading.sentences[at]?.turn === turn) at--;
  const one = reading.sentences[at] as CorpusSentence;
  if (one.document !== document || voiceOf(reading, one).role === 'asks') return null;
  const read = readable(corpus, at, language, maxSaidBefore.characters);
  return read && names(corpus, at) ? read : null;
}

const names = (corpus: Corpus, index: number) => termsOfSentence(corpus.reading, index).size >= minTermsOfContext;

function termsIn({ reading }: Corpus, { start }: Span, before: number): number {
  const terms = new Set<number>();
  for (let i = before - 1; (reading.sentences[i]?.start ?? -1) >= start; i--)
    for (const term of termsOfSentence(reading, i)) terms.add(term);
  return terms.size;
}

/** A sentence without its hesitations, or its first clauses; null where it cannot be read. */
function readable(corpus: Corpus, index: number, language: Language, most: number): Context | null {
  const { start, end, document } = corpus.reading.sentences[index] as CorpusSentence;
  const said = textOf(corpus, { document, start, end }).replace(/\s+/gu, ' ').trim();
  // Without hesitations, what would be deleted is mostly meant, such as the "like" of "It was like it woke everyone up".
  const isPlain = countDisfluencies(said, language) === 0 && !/[([（【]/u.test(said);
  const draft = isPlain ? said : cleanSpeech(said, language).text;
  const whole = draft
    .slice(withoutOpeners(draft, 0, language))
    .replace(/\s+/gu, ' ')
    .trim();
  if (/[[\]()<>{}|…]|\.\.|[,;:–—-]$/u.test(whole)) return null;
  const text = whole.length <= most ? whole : firstClauses(whole, most, language);
  if (text === null || countDisfluencies(text, language) > 0) return null;
  return { start, end, text: text.charAt(0).toLocaleUpperCase(languagePack(language).tag) + text.slice(1) };
}

/** "The cabinet reads the barcode, and the new box has another …" */
function firstClauses(text: string, most: number, language: Language): string | null {
  const ends = [...text.matchAll(/[,;:]\s/gu)].map(({ index }) => index);
  const end = ends.findLast((at) => at <= most - 2 && !isOpenEnded(text.slice(0, at), language));
  return end === undefined || end < minCharactersOfClauses ? null : `${text.slice(0, end)} …`;
}
