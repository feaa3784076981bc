import type { Language } from '#contract/languages.ts';
import { type Corpus, type CorpusSentence, textOf } from '../../../corpus/corpus.ts';
import { dropFillers } from '../../../evidence/cut-quote.ts';
import { asksForChange, asksOn, isProcedural } from '../../exchanges/asked-aloud.ts';
import { askedBefore } from '../../exchanges/asked-before.ts';
import { type Exchange, exchangesIn } from '../../exchanges/exchanges.ts';
import { isBackground } from '../../sentences/background.ts';
import { saysPlainly } from '../../sentences/says-plainly.ts';
import { namingTerms, termsOfSentence } from '../../sentences/similarity.ts';
import { continuation, maxCharactersAskedFurther } from '../../tuning/prose.ts';
import type { Told } from './says-more.ts';
import { inOneLine, namedAt, type Spoken, saidAt } from './spoken.ts';

/**
 * What the lead voice says right behind the lead quote in the same answer, as one stretch of a few words; or, where the quote ends its
 * answer, what it replies to the next question, if that asks on about the same. Null if neither can be quoted.
 */
export function saidNext(corpus: Corpus, spoken: Spoken, language: Language): Told | null {
  const { all, of } = exchangesIn(corpus);
  const { lead, quoted = [lead] } = spoken;
  const last = Math.max(...quoted);
  const at = of[lead] ?? -1;
  const [behind] = all[at]?.answer.filter((i) => i > last) ?? [last + 1].filter((i) => isInTurn(corpus, i, last));
  if (behind !== undefined) {
    const quote = stretchFrom(corpus, withoutOpening(corpus, behind), spoken, language);
    return quote ? toldBy(corpus, behind, { quote, how: 'next' }, language) : null;
  }
  const [own, next] = [all[at], all[at + 1]];
  const [first] = next?.answer ?? [];
  if (!own || !next || first === undefined || next.document !== own.document || next.voice !== own.voice) return null;
  const asked = askedFurther(corpus, quoted, next, language);
  const quote = asked && stretchFrom(corpus, first, spoken, language);
  return quote ? toldBy(corpus, first, { quote, how: 'further', asked }, language) : null;
}

/** The first sentence from one on that names something, if it follows on a few words: "Right, well." */
function withoutOpening(corpus: Corpus, from: number): number {
  const { sentences } = corpus.reading;
  const { turn, from: start = 0, to: end = 0 } = sentences[from] as CorpusSentence;
  const isEmpty = end - start < continuation.minWords && termsOfSentence(corpus.reading, from).size === 0;
  return isEmpty && sentences[from + 1]?.turn === turn ? from + 1 : from;
}

/** Words that nobody is named for would stand as if somebody else had said them. */
function toldBy(corpus: Corpus, index: number, told: Told, language: Language): Told | null {
  const named = namedAt(corpus, index, language);
  return named.speaker ? { ...told, ...named } : null;
}

/** Whole sentences of a turn from one on, until they say enough to be read. */
function stretchFrom(corpus: Corpus, from: number, { shown = [] }: Spoken, language: Language): string | null {
  const { sentences } = corpus.reading;
  const first = sentences[from] as CorpusSentence;
  const mayTell = (i: number) =>
    isInTurn(corpus, i, from) && !shown.includes(i) && saysPlainly(corpus, i) && !isBackground(corpus, i);
  let to = from;
  const words = () => (sentences[to - 1]?.to ?? first.from) - first.from;
  while (words() < continuation.enoughWords && mayTell(to)) to++;
  if (words() < continuation.minWords || words() > continuation.maxWords) return null;
  if (saidAt(corpus, from).language !== language) return null;
  const { document, start } = first;
  const whole = { start, end: sentences[to - 1]?.end ?? first.end };
  const spoken = dropFillers(corpus.documents[document]?.text ?? '', whole, language);
  const text = inOneLine(textOf(corpus, { document, ...spoken })).replace(/^[\s.,;:–—-]+/u, '');
  return /[[\](){}|]/u.test(text) || hasHalfQuotation(text) ? null : text;
}

/** A quotation that begins or ends outside. */
const hasHalfQuotation = (text: string): boolean => (text.match(/["“”„«»「」『』]/gu) ?? []).length % 2 > 0;

const isInTurn = ({ reading: { sentences } }: Corpus, index: number, other: number): boolean =>
  sentences[index] !== undefined && sentences[index]?.turn === sentences[other]?.turn;

/** The question of an exchange, if it asks on about what is quoted before it. */
function askedFurther(corpus: Corpus, quoted: readonly number[], next: Exchange, language: Language): string | null {
  const [first = -1] = next.answer;
  const text = askedBefore(corpus, first)?.text.split(' … ').at(-1);
  if (!text || !/[?？؟]$/u.test(text) || text.length > maxCharactersAskedFurther) return null;
  // "Anything else?" and "What would you change?" lead away from it.
  if (saidAt(corpus, first).language !== language || isProcedural(text, language) || asksForChange(text, language))
    return null;
  const named = new Set(next.asking.flatMap((i) => [...namingTerms(corpus.reading, i)]));
  const isAbout = quoted.some((i) => !namingTerms(corpus.reading, i).isDisjointFrom(named));
  return isAbout || asksOn(text, language) ? text : null;
}
