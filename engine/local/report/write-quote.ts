import { languagePack } from '#engine/language/pack.ts';
import type { CorpusSentence } from '../../corpus/corpus.ts';
import { sentenceFact } from '../../corpus/sentence-facts.ts';
import { dropFillers } from '../../evidence/cut-quote.ts';
import { countDisfluencies } from '../../text/disfluency.ts';
import { isUnspaced, wordsOf } from '../../text/words.ts';
import { maxHesitationsOfQuote, maxQuoteLength } from '../tuning/report.ts';
import { labelled, languageOf, type ReportContext } from './report-context.ts';

/** A whole sentence as a quote in Markdown, without the hesitation that it begins with. */
export function writeQuote(context: ReportContext, index: number): string {
  const sentence = context.corpus.reading.sentences[index] as CorpusSentence;
  const text = context.corpus.documents[sentence.document]?.text ?? '';
  const { start, end } = dropFillers(text, sentence, languageOf(context, index));
  return `> ${labelled(context, text.slice(start, end).replace(/\s+/g, ' '), index)}`;
}

/** Whether a sentence can be quoted whole: complete, fluent, short enough, and clear without the one before. */
export function isQuotable(context: ReportContext, index: number): boolean {
  return isWholeQuote(context.corpus, index);
}

const isWholeQuote = sentenceFact('whole quote', (text, language) => {
  const words = wordsOf(text, { start: 0, end: text.length }, language);
  const [first] = words;
  const isShort = isUnspaced(language)
    ? text.length <= maxQuoteLength.characters
    : words.length <= maxQuoteLength.words;
  return (
    isShort &&
    !/^\p{Ll}/u.test(text) &&
    /[.!。！।]["'”’»)]?$/u.test(text) &&
    !languagePack(language).backward.has(first?.form ?? '') &&
    !languagePack(language).reasons.has(first?.form ?? '') &&
    !/[.!?]\s+\p{Ll}/u.test(text) &&
    countDisfluencies(text, language) <= maxHesitationsOfQuote
  );
});
