import { isCourtesy } from '#engine/language/chat/courtesies.ts';
import { languagePack } from '#engine/language/pack.ts';
import type { Corpus, CorpusSentence } from '../../corpus/corpus.ts';
import { sentenceFact } from '../../corpus/sentence-facts.ts';
import { dropFillers, type QuoteCut, sentencesIn } from '../../evidence/cut-quote.ts';
import { countDisfluencies } from '../../text/disfluency.ts';
import { wordsOf } from '../../text/words.ts';
import { namingTerms } from '../sentences/similarity.ts';
import { leadQuote } from '../tuning/insights.ts';
import type { Evidence } from './select-evidence.ts';
import { inOneLine, saidAt } from './summary/spoken.ts';

/**
 * The same quotes with a wide lead quote. It takes nothing that is quoted beside it, or around which the lead quote of another insight is
 * cut: whoever deletes the one insight keeps the other.
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
 * The lead quote with what its speaker says around it, because by itself it would only repeat the title: all of a short answer, of a
 * long one the sentences beside it that speak of the same. It stays within the turn, and takes none of the sentences that are `taken`.
 */
function widened(corpus: Corpus, cut: QuoteCut, taken: ReadonlySet<number>): QuoteCut {
  const { sentences } = corpus.reading;
  const core = sentences[cut.from] as CorpusSentence;
  const text = corpus.documents[core.document]?.text ?? '';
  const words = (from: number, to: number) => (sentences[to - 1]?.to ?? 0) - (sentences[from]?.from ?? 0);
  const mayTake = (i: number) => isInTurn(corpus, i, core) && !taken.has(i) && saysPlainly(corpus, i);
  const isShort = isShortAnswer(corpus, cut.from);
  let { from, to } = cut;
  const fits = (a: number, b: number) => words(a, b) <= leadQuote.maxWords;
  const goesOn = (i: number) => isShort || goesOnFrom(corpus, i, sentencesIn({ from, to }));
  const leadsUp = (i: number) => isShort || namesTheSame(corpus, i, sentencesIn({ from, to }));
  for (let grows = true; grows && words(from, to) < leadQuote.enoughWords; ) {
    grows = false;
    if (mayTake(to) && fits(from, to + 1) && goesOn(to)) grows = to++ > 0;
    else if (mayTake(from - 1) && fits(from - 1, to) && leadsUp(from - 1)) grows = from-- > 0;
  }
  // "Yes and no." says little at an edge, and "that was in May" does not tell what was.
  const saysLittle = (i: number) => words(i, i + 1) < leadQuote.minWordsAtEdge;
  const isCutOff = (i: number) => opensBack(corpus, i) && sentences[i - 1]?.turn === core.turn;
  while (from < cut.from && (saysLittle(from) || isCutOff(from))) from++;
  while (to > cut.to && saysLittle(to - 1)) to--;
  if (from === cut.from && to === cut.to) return cut;
  const start = from === cut.from ? cut.start : (sentences[from]?.start ?? cut.start);
  const end = to === cut.to ? cut.end : (sentences[to - 1]?.end ?? cut.end);
  const { language } = saidAt(corpus, from);
  return { ...dropFillers(text, { start, end }, language), from, to };
}

/** Whether a sentence belongs to the turn of the claim and stands in the same paragraph. */
function isInTurn({ reading, documents }: Corpus, index: number, core: CorpusSentence): boolean {
  const other = reading.sentences[index];
  if (other?.turn !== core.turn || other.document !== core.document) return false;
  const text = documents[core.document]?.text ?? '';
  return !text.slice(Math.min(other.end, core.end), Math.max(other.start, core.start)).includes('\n\n');
}

/** Whether a sentence is whole, and neither asks, nor falters, nor is a mere courtesy. */
const saysPlainly = sentenceFact('says plainly', (said, language) => {
  const text = inOneLine(said);
  if (!/[.!。！।][)"'”’»」』]*$/u.test(text) || isCourtesy(text, language)) return false;
  return countDisfluencies(text, language) <= leadQuote.maxHesitations;
});

/** Whether the whole turn is so short that it can be quoted. */
function isShortAnswer({ reading }: Corpus, index: number): boolean {
  const { turn } = reading.sentences[index] as CorpusSentence;
  let [from, to] = [index, index + 1];
  while (reading.sentences[from - 1]?.turn === turn) from--;
  while (reading.sentences[to]?.turn === turn) to++;
  const words = (reading.sentences[to - 1]?.to ?? 0) - (reading.sentences[from]?.from ?? 0);
  return words <= leadQuote.maxWords;
}

/** Whether what is said next points back to the quote, is joined to it, or names what it names. */
const goesOnFrom = (corpus: Corpus, index: number, quoted: readonly number[]): boolean =>
  opensBack(corpus, index) || namesTheSame(corpus, index, quoted);

/** Whether the first words point back or join: "It always has enough", "And nobody tells me". */
const opensBack = sentenceFact('opens back', (said, language) => {
  const { backward, coordinators, contrasts, reasons, additions } = languagePack(language);
  const joining = [backward, coordinators, contrasts, reasons, additions];
  const [first] = wordsOf(said, { start: 0, end: said.length }, language);
  return joining.some((words) => words.has(first?.form ?? ''));
});

function namesTheSame({ reading }: Corpus, index: number, quoted: readonly number[]): boolean {
  const named = namingTerms(reading, index);
  return quoted.some((i) => !namingTerms(reading, i).isDisjointFrom(named));
}
