import type { Language } from '#contract/languages.ts';
import { speechRules } from '#engine/language/speech-rules.ts';
import { type Corpus, type CorpusSentence, textOf } from '../../../corpus/corpus.ts';
import { dropFillers } from '../../../evidence/cut-quote.ts';
import { isOffRecord } from '../../../evidence/off-record.ts';
import { isUnspaced } from '../../../text/words.ts';
import { asksForChange, asksOn, isProcedural } from '../../exchanges/asked-aloud.ts';
import { askedBefore } from '../../exchanges/asked-before.ts';
import { startsNewTopic } from '../../exchanges/exchanges.ts';
import { isClause } from '../../sentences/is-clause.ts';
import { isQuestion } from '../../sentences/is-question.ts';
import { isJoining } from '../../sentences/points-back.ts';
import { isPrivate } from '../../sentences/private-life.ts';
import { asksPlainly, saysPlainly } from '../../sentences/says-plainly.ts';
import { namingTerms, termsOfSentence } from '../../sentences/similarity.ts';
import { isWeakTerm } from '../../sentences/weak-term.ts';
import { holdsVerb } from '../../titles/gate.ts';
import { continuation, maxCharactersAskedFurther } from '../../tuning/prose.ts';
import type { AddedQuote } from './says-more.ts';
import { inOneLine, namedAt, type Spoken, saidAt, voiceAt } from './spoken.ts';

/**
 * What the lead voice says right after the lead quote, as one stretch of a few words; or, where the quote ends its turn, what it replies to
 * the next question, if that asks on about the same. Null if neither can be quoted.
 */
export function saidNext(corpus: Corpus, spoken: Spoken, language: Language): AddedQuote | null {
  const { lead, quoted = [lead] } = spoken;
  const last = Math.max(...quoted);
  if (isInTurn(corpus, last + 1, last)) {
    const quote = stretchFrom(corpus, withoutOpening(corpus, last + 1, language), spoken, language);
    return quote ? addedBy(corpus, last + 1, { quote, how: 'next' }, language) : null;
  }
  const first = nextTurnOf(corpus, last);
  if (first === null) return null;
  const asked = askedFurther(corpus, quoted, first, language);
  const quote = asked && stretchFrom(corpus, first, spoken, language);
  return quote ? addedBy(corpus, first, { quote, how: 'further', asked }, language) : null;
}

/** The first sentence of the voice's next turn, if only the interviewer speaks in between. */
function nextTurnOf(corpus: Corpus, last: number): number | null {
  const { sentences, voices } = corpus.reading;
  const isAsker = (i: number) => voices[voiceAt(corpus, i)]?.role === 'asks';
  let next = last + 1;
  const isHere = () => sentences[next]?.document === sentences[last]?.document;
  while (isHere() && isAsker(next)) next++;
  const isReply = next > last + 1 && isHere() && voiceAt(corpus, next) === voiceAt(corpus, last);
  return isReply ? next : null;
}

/** Skips a first sentence that is only an opening, such as "Right, well." */
function withoutOpening(corpus: Corpus, from: number, language: Language): number {
  const { sentences } = corpus.reading;
  const { turn, from: start = 0, to: end = 0 } = sentences[from] as CorpusSentence;
  const isEmpty =
    end - start < continuation.wordsOfOpening &&
    termsOfSentence(corpus.reading, from).size === 0 &&
    !holdsVerb(saidAt(corpus, from).text, speechRules(language));
  return isEmpty && sentences[from + 1]?.turn === turn ? from + 1 : from;
}

/** Null if the speaker has no name: the quote would seem to be another person's. */
function addedBy(corpus: Corpus, index: number, added: AddedQuote, language: Language): AddedQuote | null {
  const named = namedAt(corpus, index, language);
  return named.speaker ? { ...added, ...named } : null;
}

/** Whole sentences of a turn until they say enough. A question among them is kept if a statement follows. */
function stretchFrom(corpus: Corpus, from: number, { shown = [] }: Spoken, language: Language): string | null {
  const { sentences } = corpus.reading;
  const first = sentences[from] as CorpusSentence;
  const mayTell = (i: number) =>
    isInTurn(corpus, i, from) &&
    !shown.includes(i) &&
    !isOffRecord(corpus, i) &&
    !isPrivate(corpus, i) &&
    (saysPlainly(corpus, i) || asksPlainly(corpus, i));
  let to = from;
  const words = () => (sentences[to - 1]?.to ?? first.from) - first.from;
  // "Old lady, third floor. With a bird." leads to what comes next.
  const isOpen = () => isQuestion(corpus, to - 1) || !saysAnything(corpus, from, to, language);
  while ((words() < continuation.enoughWords || isOpen()) && mayTell(to)) to++;
  if (words() < continuation.minWords || words() > continuation.maxWords || isOpen()) return null;
  if (saidAt(corpus, from).language !== language) return null;
  const { document, start } = first;
  const whole = { start, end: sentences[to - 1]?.end ?? first.end };
  const spoken = dropFillers(corpus.documents[document]?.text ?? '', whole, language);
  const text = inOneLine(textOf(corpus, { document, ...spoken })).replace(/^[\s.,;:–—-]+/u, '');
  return /[[\](){}|]/u.test(text) || hasHalfQuotation(text) ? null : text;
}

/** Whether half of the words are in clauses, where words are apart: "Clear. Studio, seven, judo club." is read off a screen. */
function saysAnything(corpus: Corpus, from: number, to: number, language: Language): boolean {
  if (isUnspaced(language)) return true;
  const said = corpus.reading.sentences.slice(from, to).map((one, n) => ({
    words: one.to - one.from,
    isClause: isClause(corpus, from + n),
  }));
  const words = (some: typeof said) => some.reduce((sum, one) => sum + one.words, 0);
  return words(said.filter((one) => one.isClause)) >= continuation.minShareOfClauses * words(said);
}

/** Whether a quotation mark has no counterpart. */
const hasHalfQuotation = (text: string): boolean => (text.match(/["“”„«»「」『』]/gu) ?? []).length % 2 > 0;

const isInTurn = ({ reading: { sentences } }: Corpus, index: number, other: number): boolean =>
  sentences[index] !== undefined && sentences[index]?.turn === sentences[other]?.turn;

/** The question before a turn, if it follows up on what is quoted. */
function askedFurther(corpus: Corpus, quoted: readonly number[], first: number, language: Language): string | null {
  const { reading } = corpus;
  if (saidAt(corpus, first).language !== language) return null;
  const asked = askedBefore(corpus, first);
  // A remark is no question, and what was asked before it has its answer.
  const isNext = asked !== null && asked.end > (reading.sentences[Math.max(...quoted)]?.end ?? 0);
  const text = isNext ? asked.text.split(' … ').at(-1) : undefined;
  if (!text || !/[?？؟]$/u.test(text) || text.length > maxCharactersAskedFurther) return null;
  // "Anything else?" and "What would you change?" lead away from it.
  if (isProcedural(text, language) || asksForChange(text, language)) return null;
  const between = Array.from({ length: first - Math.max(...quoted) - 1 }, (_, n) => first - 1 - n);
  const named = new Set(between.flatMap((i) => [...namingTerms(reading, i)]));
  const isAbout = quoted.some((i) => !namingTerms(reading, i).isDisjointFrom(named));
  return isAbout || asksOn(text, language) || goesWith(corpus, between, named, language) ? text : null;
}

/** "What happened?" names nothing, and "And could you tell anybody?" little: they ask about what was just said. "And the price?" does not. */
function goesWith(corpus: Corpus, asking: readonly number[], named: ReadonlySet<number>, language: Language): boolean {
  if (asking.some((i) => startsNewTopic(corpus, i, undefined))) return false;
  const content = [...named].filter((term) => !isWeakTerm(corpus, term)).length;
  const joins = asking.some((i) => isJoining(corpus, i, language));
  return content === 0 || (joins && content < 2);
}
