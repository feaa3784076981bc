import type { Language } from '#contract/languages.ts';
import { languagePack } from '#engine/language/pack.ts';
import type { AddedAs, SummaryInput } from '#engine/language/templates/templates.ts';
import type { Corpus } from '../../../corpus/corpus.ts';
import { sentenceFact } from '../../../corpus/sentence-facts.ts';
import { isUnspaced, wordsOf } from '../../../text/words.ts';
import { claimsBySentence } from '../../claims/find-claims.ts';
import { phraseTable } from '../../phrases/key-phrases.ts';
import { isBackground } from '../../sentences/background.ts';
import { namingTerms, sharedTerms } from '../../sentences/similarity.ts';
import { statementKind } from '../../sentences/statement-kind.ts';
import { readsAlone } from '../../titles/gate.ts';
import { maxSentencesAfter, minWordsBeside } from '../../tuning/prose.ts';
import { saidNext } from './said-next.ts';
import { besideTitle, circumstance, neighbour, shortQuote, titleQuote, wholeQuote } from './said-shortly.ts';
import { type AddedQuote, saysMore } from './says-more.ts';
import { inOneLine, namedAt, type Spoken, saidAt, voiceAt } from './spoken.ts';

type Rule = [readonly number[], (index: number) => string | null, AddedAs];

/**
 * First a circumstance or a detail of those who speak about it, and what the lead voice says around the quote; then what another answers
 * who was asked the same; then what the lead voice says further on, preferably a difficulty, a wish or a reason. What the quote
 * says besides the title comes last: it can be read there.
 */
export function moreOf(
  corpus: Corpus,
  spoken: Spoken,
  language: Language,
  other: { sentence: number; quote: string } | null,
): SummaryInput['more'] {
  const { lead, speaking, shown = [] } = spoken;
  const isNew = saysMore(corpus, spoken, language);
  const voice = voiceAt(corpus, lead);
  // Words of another language are not set within a sentence of the project's.
  const isOwnLanguage = (i: number) => saidAt(corpus, i).language === language;
  const mayTell = (i: number) => i !== lead && !shown.includes(i) && isOwnLanguage(i) && !isBackground(corpus, i);
  const others = speaking.filter((i) => mayTell(i) && voiceAt(corpus, i) !== voice);
  const own = [...new Set([...speaking.filter((i) => voiceAt(corpus, i) === voice), ...around(corpus, lead)])].filter(
    mayTell,
  );
  const isPlain = (i: number) => (kindInLine(corpus, i) === 'other' ? 1 : 0);
  const informative = own.toSorted((a, b) => isPlain(a) - isPlain(b));
  const behind = others.length > 0 ? [] : [lead + 1, lead + 2].filter((i) => goesOn(corpus, i, lead) && mayTell(i));
  const named = (quote: string, index: number, how: AddedAs): AddedQuote => ({
    quote,
    how: how === 'adds' && givesReason(corpus, index, quote) ? 'reason' : how,
    ...namedAt(corpus, index, language),
  });
  const first = added(
    [
      [others, (i) => circumstance(corpus, i), 'says'],
      [own, (i) => circumstance(corpus, i), 'adds'],
      [nearestFirst(corpus, others, lead), (i) => titleQuote(corpus, i), 'says'],
      [nearestFirst(corpus, others, lead), (i) => shortQuote(corpus, i) ?? wholeOf(corpus, i), 'says'],
    ],
    named,
    isNew,
  );
  if (first) return first;
  if (other && isNew(other.quote, 'answers')) return named(other.quote, other.sentence, 'answers');
  const next = others.length > 0 ? null : saidNext(corpus, spoken, language);
  if (next && isNew(next.quote, next.how)) return next;
  return added(
    [
      [informative, (i) => shortQuote(corpus, i) ?? neighbour(corpus, i), 'adds'],
      [behind, (i) => neighbour(corpus, i) ?? briefly(corpus, i), 'adds'],
      [sameAnswer(corpus, lead).filter(mayTell), (i) => oneClause(corpus, i), 'also'],
      [[lead].filter(isOwnLanguage), (i) => circumstance(corpus, i), 'when'],
      [[lead].filter(isOwnLanguage), (i) => besideTitle(corpus, i), 'adds'],
    ],
    named,
    isNew,
  );
}

function added(
  rules: readonly Rule[],
  named: (quote: string, index: number, how: AddedAs) => AddedQuote,
  isNew: (quote: string, how: AddedAs) => boolean,
): AddedQuote | undefined {
  for (const [indexes, cut, how] of rules)
    for (const index of indexes) {
      const quote = cut(index);
      if (quote && isNew(quote, how)) return named(quote, index, how);
    }
  return undefined;
}

const oneClause = (corpus: Corpus, index: number) => titleQuote(corpus, index) ?? shortQuote(corpus, index);

/** A short sentence of another, if it can be understood without the one before. */
function wholeOf(corpus: Corpus, index: number): string | null {
  const whole = pointsBack(corpus, index) ? null : neighbour(corpus, index);
  return whole && readsAlone(whole, saidAt(corpus, index).language) ? whole : null;
}

/** A whole sentence of at least `minWordsBeside` words that opens no half sentence: "I told two managers", but not "I was glad". */
function briefly(corpus: Corpus, index: number): string | null {
  const quote = wholeQuote(corpus, index);
  const { language } = saidAt(corpus, index);
  if (!quote || isUnspaced(language)) return quote;
  const words = wordsOf(quote, { start: 0, end: quote.length }, language);
  const isJoined = languagePack(language).coordinators.has(words[0]?.form ?? '');
  return words.length >= minWordsBeside && !isJoined ? quote : null;
}

/** Those that name what the lead names, before the others. */
function nearestFirst(corpus: Corpus, indexes: readonly number[], lead: number): number[] {
  const wanted = namingTerms(corpus.reading, lead);
  const shared = (i: number) => sharedTerms(namingTerms(corpus.reading, i), wanted).length;
  return indexes.toSorted((a, b) => shared(b) - shared(a));
}

/** Whether the words right before a quote join it as a reason: "…, because each new one starts from the beginning". */
function givesReason(corpus: Corpus, index: number, quote: string): boolean {
  const { text, language } = saidAt(corpus, index);
  const words = wordsOf(text, { start: 0, end: text.indexOf(quote) }, language);
  const [first] = wordsOf(quote, { start: 0, end: quote.length }, language);
  const { reasons } = languagePack(language);
  return reasons.has(words.at(-1)?.form ?? '') || reasons.has(first?.form ?? '');
}

/** What the lead voice says about the topic in the same turn, right after the lead first. */
function around(corpus: Corpus, lead: number): number[] {
  return [...beside(corpus, lead), lead + 2].filter((i) => inTurn(corpus, i, lead) && belongs(corpus, i, lead));
}

/** What else could lead an insight further on in the same answer, the strongest first. */
function sameAnswer(corpus: Corpus, lead: number): number[] {
  const claims = claimsBySentence(corpus);
  const worthAt = (i: number) => claims.get(i)?.worth ?? 0;
  const behind = Array.from({ length: maxSentencesAfter }, (_, n) => lead + 1 + n);
  return behind.filter((i) => inTurn(corpus, i, lead) && worthAt(i) > 0).sort((a, b) => worthAt(b) - worthAt(a));
}

const beside = (corpus: Corpus, lead: number) => [lead + 1, lead - 1].filter((i) => inTurn(corpus, i, lead));

const inTurn = ({ reading }: Corpus, index: number, lead: number) =>
  reading.sentences[index] !== undefined && reading.sentences[index]?.turn === reading.sentences[lead]?.turn;

/** Whether a sentence right after the lead can be quoted after it: praise, or what points to a person, is another topic. */
function goesOn(corpus: Corpus, index: number, lead: number): boolean {
  if (!inTurn(corpus, index, lead) || pointsBack(corpus, index)) return false;
  return kindInLine(corpus, index) !== 'liking';
}

const kindInLine = sentenceFact('kind in one line', (text, language) => statementKind(inOneLine(text), language));

const pointsBack = sentenceFact('points back', (said, language) => {
  const text = inOneLine(said);
  const [first] = wordsOf(text, { start: 0, end: text.length }, language);
  return languagePack(language).backward.has(first?.form ?? '');
});

const praises = sentenceFact('praise', (text, language) =>
  languagePack(language).cues.liking.some((pattern) => pattern.test(inOneLine(text))),
);

/**
 * Whether a sentence beside the lead names the same thing, or states a difficulty, a wish or a reason after it: the others
 * digress, and what is said before may belong to something else.
 */
function belongs(corpus: Corpus, index: number, lead: number): boolean {
  if (index > lead && !praises(corpus, index) && ['difficulty', 'wish', 'reason'].includes(kindInLine(corpus, index)))
    return true;
  const { language } = saidAt(corpus, index);
  const { terms } = corpus.reading.vocabulary;
  const shared = sharedTerms(namingTerms(corpus.reading, index), namingTerms(corpus.reading, lead));
  return shared.some((term) => phraseTable(corpus).find(terms[term] ?? '', language) !== undefined);
}
