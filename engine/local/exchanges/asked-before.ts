import type { Language } from '#contract/languages.ts';
import { languagePack } from '#engine/language/pack.ts';
import { speechRules } from '#engine/language/speech-rules.ts';
import { type Corpus, type CorpusSentence, textOf } from '../../corpus/corpus.ts';
import { dropFillers } from '../../evidence/cut-quote.ts';
import { blockAt } from '../../evidence/place-of.ts';
import { countDisfluencies } from '../../text/disfluency.ts';
import type { Span } from '../../text/span.ts';
import { isQuestion } from '../sentences/is-question.ts';
import { termsOfSentence } from '../sentences/similarity.ts';
import { cleanSpeech } from '../titles/clean-speech.ts';
import { maxAskedCharacters, maxBareWords, maxExchangesBack } from '../tuning/exchanges.ts';
import { numbering } from './asked-aloud.ts';
import { exchangesIn, isInvitation, startsNewTopic } from './exchanges.ts';
import { columnOf } from './survey-column.ts';

/** A question, and where it was asked in its document (UTF-16, end exclusive). `text` is cut from there by deletion alone. */
export type AskedBefore = Span & { readonly text: string };
type AskedSpan = Span & { readonly document: number };

/**
 * What was asked before a statement, cut from its document: for those who read only the statement, it names what "it" is. A question
 * that names nothing ("And why?") gives way to the one before it; null where nobody asks, or only at length. In a survey it is what
 * heads the column.
 */
export function askedBefore(corpus: Corpus, sentence: number): AskedBefore | null {
  const heading = columnOf(corpus, sentence);
  if (heading !== null) return headingBefore(corpus, sentence, heading);
  const { all, of } = exchangesIn(corpus);
  const at = of[sentence] ?? -1;
  const { document } = all[at] ?? {};
  if (document === undefined) return null;
  for (let e = at; e >= Math.max(0, at - maxExchangesBack) && all[e]?.document === document; e--) {
    const asking = all[e]?.asking ?? [];
    const last = asking.findLast((i) => asks(corpus, i));
    if (last === undefined) continue;
    const from = firstAsked(corpus, asking, last);
    if (isBare(corpus, from, last)) continue;
    return spanOf(corpus, from, last);
  }
  return null;
}

/** The question that heads the column of a survey: it stands right before each answer. */
function headingBefore(corpus: Corpus, sentence: number, heading: string): AskedBefore | null {
  const { document, start: said } = corpus.reading.sentences[sentence] as CorpusSentence;
  const { text = '', blocks = [] } = corpus.documents[document] ?? {};
  const answer = blockAt(blocks, said)?.start ?? said;
  const start = text.lastIndexOf(heading, answer);
  const end = start + heading.length;
  const isBefore = start >= 0 && /^[\s:：]*$/u.test(text.slice(end, answer));
  return isBefore && /[?？؟]$/u.test(heading) && heading.length <= maxAskedCharacters
    ? { start, end, text: heading }
    : null;
}

const asks = (corpus: Corpus, index: number) => isQuestion(corpus, index) || isInvitation(corpus, index);

/** The first sentence that asks in one go with the last: "And repairs? When was the last one?" */
function firstAsked(corpus: Corpus, asking: readonly number[], last: number): number {
  const { sentences } = corpus.reading;
  const end = sentences[last]?.end ?? 0;
  let from = last;
  while (
    asking.includes(from - 1) &&
    (asks(corpus, from - 1) || startsNewTopic(corpus, from - 1, undefined)) &&
    sentences[from - 1]?.turn === sentences[last]?.turn &&
    end - (sentences[from - 1]?.start ?? 0) <= maxAskedCharacters
  )
    from--;
  return from;
}

/** "And why?": a few words, and none with content. */
function isBare({ reading }: Corpus, from: number, last: number): boolean {
  const [first, end] = [reading.sentences[from], reading.sentences[last]];
  if ((end?.to ?? 0) - (first?.from ?? 0) > maxBareWords) return false;
  for (let i = from; i <= last; i++) if (termsOfSentence(reading, i).size > 0) return false;
  return true;
}

/** All that asks, as it was said, or without its hesitations. */
function spanOf(corpus: Corpus, from: number, last: number): AskedBefore | null {
  const { sentences, languages } = corpus.reading;
  const { document, start, end } = sentences[last] as CorpusSentence;
  const language = languages[document] ?? corpus.language;
  const whole = withoutLead(corpus, { document, start: sentences[from]?.start ?? start, end }, language);
  if (isFluent(whole.text, language)) return whole;
  const cleaned = withCapital(cleanSpeech(whole.text, language).text.trim(), language);
  return isFluent(cleaned, language) ? { ...whole, text: cleaned } : null;
}

const isFluent = (text: string, language: Language) =>
  text.length <= maxAskedCharacters && countDisfluencies(text, language) === 0 && !/[[\]()]/u.test(text);

/** Without its number, "my next question is" and fillers in front. */
function withoutLead(corpus: Corpus, { document, start, end }: AskedSpan, language: Language): AskedBefore {
  const said = textOf(corpus, { document, start, end });
  const numbered = numbering.exec(said)?.[0].length ?? 0;
  const led = speechRules(language).questionLead?.exec(said.slice(numbered))?.[0].length ?? 0;
  const text = corpus.documents[document]?.text ?? '';
  const marks = /^[\s,;:–—-]+/u.exec(said.slice(numbered + led))?.[0].length ?? 0;
  const span = dropFillers(text, { start: start + numbered + led + marks, end }, language);
  return { ...span, text: withCapital(text.slice(span.start, span.end).replace(/\s+/gu, ' '), language) };
}

const withCapital = (text: string, language: Language) =>
  text.charAt(0).toLocaleUpperCase(languagePack(language).tag) + text.slice(1);
