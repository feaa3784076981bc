import { languagePack } from '#engine/language/pack.ts';
import type { Corpus, CorpusSentence } from '../../corpus/corpus.ts';
import { sentenceFact } from '../../corpus/sentence-facts.ts';
import { dropFillers, isBeside, type QuoteCut, sentencesIn } from '../../evidence/cut-quote.ts';
import { isOffRecord } from '../../evidence/off-record.ts';
import { wordsOf } from '../../text/words.ts';
import { saysPlainly } from '../sentences/says-plainly.ts';
import { namingTerms } from '../sentences/similarity.ts';
import { leadQuote } from '../tuning/insights.ts';
import type { Evidence } from './select-evidence.ts';
import { saidAt } from './summary/spoken.ts';

/**
 * The same quotes with a wide lead quote. It leaves out what is quoted beside it, and what the lead quote of another insight is cut from,
 * because deleting an insight keeps later runs from quoting the same words.
 */
export function withWideLead(
  corpus: Corpus,
  evidence: readonly Evidence[],
  elsewhere: readonly QuoteCut[] = [],
): Evidence[] {
  const [lead, ...others] = evidence;
  if (!lead) return [];
  const taken = new Set([...others.map(({ cut }) => cut), ...elsewhere].flatMap(sentencesIn));
  return [{ ...lead, cut: widened(corpus, lead.cut, taken) }, ...others];
}

/**
 * The lead quote with what its speaker says around it, because by itself it would only repeat the title. It stays within the turn, and takes
 * none of the sentences that are `taken`.
 */
function widened(corpus: Corpus, cut: QuoteCut, taken: ReadonlySet<number>): QuoteCut {
  const { from, to } = trimmed(corpus, cut, grown(corpus, cut, taken));
  if (from === cut.from && to === cut.to) return cut;
  const { sentences } = corpus.reading;
  const { document = 0 } = sentences[from] ?? {};
  const start = from === cut.from ? cut.start : (sentences[from]?.start ?? cut.start);
  const end = to === cut.to ? cut.end : (sentences[to - 1]?.end ?? cut.end);
  const { language } = saidAt(corpus, from);
  return { ...dropFillers(corpus.documents[document]?.text ?? '', { start, end }, language), from, to };
}

type Range = Pick<QuoteCut, 'from' | 'to'>;

/**
 * All of a short answer. Of a long one the next sentence, and those beside it that speak of the same, until there are enough words; then
 * what takes it back ("But that was in June"). Where nothing follows, the sentence before.
 */
function grown(corpus: Corpus, cut: QuoteCut, taken: ReadonlySet<number>): Range {
  const isShort = isShortAnswer(corpus, cut.from);
  let range: Range = cut;
  const mayTake = (i: number, wide: Range) =>
    isBeside(corpus, i, cut.from) &&
    !taken.has(i) &&
    wordsIn(corpus, wide) <= leadQuote.maxWords &&
    saysPlainly(corpus, i) &&
    !isOffRecord(corpus, i);
  const next = (): Range => ({ from: range.from, to: range.to + 1 });
  const before = (): Range => ({ from: range.from - 1, to: range.to });
  const goesOn = () => isShort || range.to === cut.to || goesOnFrom(corpus, range.to, sentencesIn(range));
  const leadsUp = () => isShort || namesTheSame(corpus, range.from - 1, sentencesIn(range));
  for (let grows = true; grows && wordsIn(corpus, range) < leadQuote.enoughWords; ) {
    grows = true;
    if (mayTake(range.to, next()) && goesOn()) range = next();
    else if (mayTake(range.from - 1, before()) && leadsUp()) range = before();
    else grows = false;
  }
  if (mayTake(range.to, next()) && opensAgainst(corpus, range.to)) range = next();
  if (range.from === cut.from && range.to === cut.to && mayTake(cut.from - 1, before())) range = before();
  return range;
}

/** Without sentences at its edges that say little there: "Yes and no.", and "That was in May", which does not say what was. */
function trimmed(corpus: Corpus, cut: Range, wide: Range): Range {
  const { sentences } = corpus.reading;
  const isShort = (i: number) => wordsIn(corpus, { from: i, to: i + 1 }) < leadQuote.minWordsAtEdge;
  const isCutOff = (i: number) => opensBack(corpus, i) && sentences[i - 1]?.turn === sentences[i]?.turn;
  let { from, to } = wide;
  while (from < cut.from && (isShort(from) || isCutOff(from))) from++;
  while (to > cut.to && isShort(to - 1)) to--;
  return { from, to };
}

const wordsIn = ({ reading: { sentences } }: Corpus, { from, to }: Range): number =>
  (sentences[to - 1]?.to ?? 0) - (sentences[from]?.from ?? 0);

/** Whether the whole turn is so short that it can be quoted. */
function isShortAnswer(corpus: Corpus, index: number): boolean {
  const { reading } = corpus;
  const { turn } = reading.sentences[index] as CorpusSentence;
  let [from, to] = [index, index + 1];
  while (reading.sentences[from - 1]?.turn === turn) from--;
  while (reading.sentences[to]?.turn === turn) to++;
  return wordsIn(corpus, { from, to }) <= leadQuote.maxWords;
}

/** Whether what is said next points back to the quote, is joined to it, or names what it names. */
const goesOnFrom = (corpus: Corpus, index: number, quoted: readonly number[]): boolean =>
  opensBack(corpus, index) || namesTheSame(corpus, index, quoted);

/** Whether the first word refers to what was said before, or is a conjunction: "It always has enough", "And nobody tells me". */
const opensBack = sentenceFact('opens back', (said, language) => {
  const { backward, coordinators, contrasts, reasons, additions } = languagePack(language);
  const joining = [backward, coordinators, contrasts, reasons, additions];
  const [first] = wordsOf(said, { start: 0, end: said.length }, language);
  return joining.some((words) => words.has(first?.form ?? ''));
});

/** Whether it takes back or limits what was said: "But …", "However, …". */
const opensAgainst = sentenceFact('opens against', (said, language) => {
  const [first] = wordsOf(said, { start: 0, end: said.length }, language);
  return languagePack(language).contrasts.has(first?.form ?? '');
});

function namesTheSame({ reading }: Corpus, index: number, quoted: readonly number[]): boolean {
  const named = namingTerms(reading, index);
  return quoted.some((i) => !namingTerms(reading, i).isDisjointFrom(named));
}
