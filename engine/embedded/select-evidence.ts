import type { Language } from '#contract/languages.ts';
import { languagePack } from '#engine/language/pack.ts';
import type { EngineDocument, QuoteSpan } from '../engine.ts';
import { cutQuote, type QuoteCut } from '../evidence/cut-quote.ts';
import { placeOf } from '../evidence/place-of.ts';
import { isVerbatim } from '../evidence/verify-quote.ts';
import { overlapOf } from '../text/span.ts';
import { exchangesOf } from './answered-questions.ts';
import { type CorpusSentence, type EmbeddedCorpus, voiceIndexOf, voiceOf } from './corpus.ts';
import type { Points } from './find-points.ts';
import type { PickedSentence } from './pick-sentences.ts';

export type Evidence = { readonly sentence: number; readonly cut: QuoteCut; readonly related: number };

const most = 6;
const perVoice = 3;
/** Evidence speaks of the matter itself, not only near it. */
const leastRelated = 0.3;
/** A sentence that answers less than this share of the best one is not shown as evidence. */
const enough = 0.42;

/**
 * Quotes for a claim, the claim's own first, then the best of each other person, then more of the same people. Quotes
 * never overlap, and nobody has more than three while others speak of it too.
 */
export function selectEvidence(
  corpus: EmbeddedCorpus,
  { query, kind }: Pick<Points, 'query' | 'kind'>,
  claim: PickedSentence,
  picked: readonly PickedSentence[],
): Evidence[] {
  const { reading } = corpus;
  const wanted = new Set(query.terms.filter((t) => t.weight >= 0.9).map((t) => t.number));
  const chosen: Evidence[] = [];
  const counts = new Map<number, number>();
  const several =
    new Set(picked.map((p) => voiceIndexOf(reading, reading.sentences[p.index] as CorpusSentence))).size > 1;
  const take = (p: PickedSentence): void => {
    const sentence = reading.sentences[p.index] as CorpusSentence;
    const cut = cutQuote(corpus, p.index, (t) => wanted.has(t));
    const clash = chosen.some(
      (e) => reading.sentences[e.sentence]?.document === sentence.document && overlapOf(e.cut, cut) > 0,
    );
    if (clash) return;
    const voice = voiceIndexOf(reading, sentence);
    counts.set(voice, (counts.get(voice) ?? 0) + 1);
    chosen.push({ sentence: p.index, cut, related: p.related });
  };
  take(claim);
  for (const p of picked) {
    if (chosen.length >= most || p.score < claim.score * enough) break;
    const voice = voiceIndexOf(reading, reading.sentences[p.index] as CorpusSentence);
    if (p.related < leastRelated || (kind === 'theme' && !isAbout(corpus, p.index, wanted))) continue;
    if (several && kind !== 'statement' && (counts.get(voice) ?? 0) >= perVoice) continue;
    take(p);
  }
  return chosen;
}

/** True for sentences that name the theme, or answer a question that does. */
function isAbout({ reading }: EmbeddedCorpus, index: number, wanted: ReadonlySet<number>): boolean {
  const holds = ({ from, to }: CorpusSentence) => reading.terms.subarray(from, to).some((t) => wanted.has(t));
  if (holds(reading.sentences[index] as CorpusSentence)) return true;
  const asked = exchangesOf(reading)[index] ?? -1;
  if (asked < 0) return false;
  for (let i = index - 1; i >= 0; i--) {
    const sentence = reading.sentences[i] as CorpusSentence;
    if (sentence.turn < asked) return false;
    if (sentence.turn === asked && holds(sentence)) return true;
  }
  return false;
}

/** The evidence with a sentence that was not chosen for it: the quote that holds it already, or a quote of its own. */
export function withSentence(corpus: EmbeddedCorpus, evidence: readonly Evidence[], sentence: number): Evidence[] {
  if (evidence.some((e) => e.cut.from <= sentence && sentence < e.cut.to)) return [...evidence];
  return [...evidence, { sentence, cut: cutQuote(corpus, sentence, () => false), related: 1 }];
}

/** The quote as it is handed out; throws where it is not the document's own text, which no stage may ever cause. */
export function quoteSpan(
  corpus: EmbeddedCorpus,
  evidence: Pick<Evidence, 'sentence' | 'cut'>,
  language: Language,
): QuoteSpan {
  const { reading } = corpus;
  const sentence = reading.sentences[evidence.sentence] as CorpusSentence;
  const document = corpus.documents[sentence.document] as EngineDocument;
  const { start, end } = evidence.cut;
  const quote = {
    documentId: document.id,
    fileName: document.fileName,
    start,
    end,
    quote: document.text.slice(start, end),
    speaker: speakerName(corpus, sentence, language),
    place: placeOf(document, start, language),
  };
  if (!isVerbatim(quote, corpus.documents))
    throw new Error(`Quote ${start} to ${end} of ${document.fileName} is not verbatim`);
  return quote;
}

/** The label as it stands in the document; a table's row is a respondent by number; null where nobody is named. */
export function speakerName(corpus: EmbeddedCorpus, sentence: CorpusSentence, language: Language): string | null {
  const turn = corpus.reading.turns[sentence.turn];
  if (turn?.speaker) return turn.speaker;
  const { row } = voiceOf(corpus.reading, sentence);
  return row ? languagePack(language).frames.person.respondent(row.ordinal) : null;
}
