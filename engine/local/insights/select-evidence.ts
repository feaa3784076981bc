import type { Language } from '#contract/languages.ts';
import { languagePack } from '#engine/language/pack.ts';
import { type Corpus, type CorpusSentence, isReported, voiceIndexOf, voiceOf } from '../../corpus/corpus.ts';
import type { EngineDocument, FoundQuote, QuoteSpan, Stance } from '../../engine.ts';
import { cutQuote, type QuoteCut } from '../../evidence/cut-quote.ts';
import { placeOf } from '../../evidence/place-of.ts';
import { nameOfVoice } from '../../evidence/speaker-name.ts';
import { isVerbatim } from '../../evidence/verify-quote.ts';
import { overlapOf } from '../../text/span.ts';
import { askedBefore } from '../exchanges/asked-before.ts';
import { contextBefore, type ShownTitle } from '../exchanges/context-before.ts';
import { questionOf } from '../sentences/answered-questions.ts';
import type { PickedSentence } from '../sentences/pick-sentences.ts';
import { allTermsOf } from '../sentences/similarity.ts';
import { type Asked, askedTerms, saysTheSame } from '../sentences/stance.ts';
import {
  maxQuotes,
  maxQuotesPerSpeaker,
  minRelatednessOfQuote,
  minScoreOfQuote,
  minThemeTermShare,
  minThemeTerms,
} from '../tuning/insights.ts';
import { maxAnswerSentences, minAskedWeight } from '../tuning/sentences.ts';
import type { Points } from './find-points.ts';

export type Evidence = { readonly sentence: number; readonly cut: QuoteCut; readonly related: number };

/**
 * Quotes for a claim, the claim's own first, then the best of each other person, then more of the same people. Quotes
 * never overlap, and no person has more than three while others speak of it too.
 */
export function selectEvidence(
  corpus: Corpus,
  { query, kind }: Pick<Points, 'query' | 'kind'>,
  claim: PickedSentence,
  picked: readonly PickedSentence[],
): Evidence[] {
  const { reading } = corpus;
  const wanted = new Set(query.terms.filter((t) => t.weight >= minAskedWeight).map((t) => t.id));
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
  for (const p of aboutClaim(corpus, { query, kind }, claim, picked)) {
    if (chosen.length >= maxQuotes) break;
    const voice = voiceIndexOf(reading, reading.sentences[p.index] as CorpusSentence);
    if (several && kind !== 'statement' && (counts.get(voice) ?? 0) >= maxQuotesPerSpeaker) continue;
    take(p);
  }
  return chosen;
}

/** The picked sentences that speak of what the claim speaks of, best first. */
function aboutClaim(
  corpus: Corpus,
  { query, kind }: Pick<Points, 'query' | 'kind'>,
  claim: PickedSentence,
  picked: readonly PickedSentence[],
): PickedSentence[] {
  const asked = askedTerms(query);
  const belongs = (index: number) => isAbout(corpus, index, asked) || saysTheSame(corpus, claim.index, index, asked);
  return picked.filter(
    (p) =>
      p.score >= claim.score * minScoreOfQuote &&
      p.related >= minRelatednessOfQuote &&
      (kind !== 'theme' || belongs(p.index)),
  );
}

/** Sentences of all who speak about a claim, the claim and its quotes first. */
export function speakingOn(
  corpus: Corpus,
  points: Points,
  claim: PickedSentence,
  evidence: readonly Evidence[],
): number[] {
  const more = aboutClaim(corpus, points, claim, points.picked).map((p) => p.index);
  return [...new Set([claim.index, ...evidence.map((e) => e.sentence), ...more])];
}

/** True for sentences that hold the words of a theme, or most where it has several, together with what they answer. */
function isAbout({ reading }: Corpus, index: number, asked: Asked): boolean {
  const held = new Set<number>();
  for (const i of [index, ...questionOf(reading, index, maxAnswerSentences)])
    for (const term of allTermsOf(reading, i)) if (asked.has(term)) held.add(term);
  return held.size >= Math.min(asked.size, Math.max(minThemeTerms, Math.ceil(asked.size * minThemeTermShare)));
}

/** The evidence with a sentence that was not chosen for it: the quote that holds it already, or a new quote. */
export function withSentence(corpus: Corpus, evidence: readonly Evidence[], sentence: number): Evidence[] {
  if (evidence.some((e) => e.cut.from <= sentence && sentence < e.cut.to)) return [...evidence];
  return [...evidence, { sentence, cut: cutQuote(corpus, sentence, () => false), related: 1 }];
}

/** The quote as it is handed out; throws when it is not verbatim text of the document, which is always a defect. */
export function quoteSpan(corpus: Corpus, evidence: Pick<Evidence, 'sentence' | 'cut'>, language: Language): QuoteSpan {
  const { reading } = corpus;
  const sentence = reading.sentences[evidence.sentence] as CorpusSentence;
  const document = corpus.documents[sentence.document] as EngineDocument;
  const { start, end } = evidence.cut;
  const place = placeOf(document, start, language);
  const quote = {
    documentId: document.id,
    fileName: document.fileName,
    start,
    end,
    quote: document.text.slice(start, end),
    speaker: speakerName(corpus, sentence, language),
    place: isReported(reading, sentence) ? languagePack(language).templates.reported(place) : place,
  };
  if (!isVerbatim(quote, corpus.documents))
    throw new Error(`Quote ${start} to ${end} of ${document.fileName} is not verbatim`);
  return quote;
}

/** The quote of an insight, with what it answers. */
export function foundQuote(
  corpus: Corpus,
  evidence: Pick<Evidence, 'sentence' | 'cut'>,
  stance: Stance,
  language: Language,
  shown?: ShownTitle,
): FoundQuote {
  const asked = shown ? contextBefore(corpus, shown) : askedBefore(corpus, evidence.sentence);
  const before = asked && { start: asked.start, end: asked.end, text: asked.text };
  return { ...quoteSpan(corpus, evidence, language), stance, ...(before ? { asked: before } : {}) };
}

/** Whose words a sentence is, as shown to readers; null without a name. */
export function speakerName(corpus: Corpus, sentence: CorpusSentence, language: Language): string | null {
  return nameOfVoice(corpus, voiceOf(corpus.reading, sentence), language);
}
