import { languages } from '#contract/languages.ts';
import { languagePack } from '#engine/language/pack.ts';
import type { GeneralKind } from '#engine/language/templates/templates.ts';
import { type Corpus, languagesOf } from '../../corpus/corpus.ts';
import { confidenceOf, measureCoverage } from '../../evidence/confidence.ts';
import { readQuery } from '../../search/query.ts';
import { guideOf } from '../exchanges/guide.ts';
import { pickSentences } from '../sentences/pick-sentences.ts';
import { passagesToRead, rankPassages } from '../sentences/rank.ts';
import { fitWeight, generalFit, guideFit, kindFit, minFit, otherKindShare } from '../tuning/claims.ts';
import { minConfidence } from '../tuning/insights.ts';
import type { Claim } from './find-claims.ts';
import { generalKindOf } from './general-kind.ts';

/** How well a claim answers a question, 0 to 1. */
export type Fit = { readonly question: number; readonly fit: number };

/** For a claim the questions that it answers, the best first: its own question of the guide, or those it is related to. */
export function fitsOf(corpus: Corpus, questions: readonly string[]): (claim: Claim) => Fit[] {
  const guide = guideOf(corpus);
  const general = generalKinds.map(
    (kind) => [kind, languages.map((l) => languagePack(l).templates.question.general(kind))] as const,
  );
  const asks = questions.map((text) => ({
    guide: guide.flatMap((g, k) => (g.text === text ? [k] : [])),
    related: relatedTo(corpus, text),
    kinds: kindsAsked(corpus, text),
    general: general.find(([, asked]) => asked.includes(text))?.[0],
  }));
  return (claim) => {
    const kind = generalKindOf(corpus, claim.sentence);
    return asks
      .map(({ guide: asksIn, related, kinds, general: of }, question) => {
        const asked = asksIn.includes(claim.guide) ? guideFit : of && of === kind ? generalFit : 0;
        const words = related.get(claim.sentence) ?? 0;
        const own = Math.min(1, words * shareOf(kind, kinds) + (kinds.has(kind) ? kindFit : 0));
        return { question, fit: Math.max(asked, own) };
      })
      .filter(({ fit }) => fit >= minFit)
      .map(({ question, fit }) => ({ question, fit: fit * fitWeight }))
      .sort((a, b) => b.fit - a.fit || a.question - b.question);
  };
}

const relations = new WeakMap<Corpus['reading'], Map<string, ReadonlyMap<number, number>>>();

/** How much each sentence is related to a question; kept, because questions are proposed first and answered then. */
function relatedTo(corpus: Corpus, question: string): ReadonlyMap<number, number> {
  const cache = relations.get(corpus.reading) ?? new Map<string, ReadonlyMap<number, number>>();
  relations.set(corpus.reading, cache);
  const known = cache.get(question) ?? readRelated(corpus, question);
  cache.set(question, known);
  return known;
}

function readRelated(corpus: Corpus, question: string): ReadonlyMap<number, number> {
  const { reading } = corpus;
  const query = readQuery(question, languagesOf(corpus), reading.vocabulary, []);
  const ranked = rankPassages(corpus, query);
  const passages = passagesToRead(reading, ranked, reading.passageSpans.length);
  // Relatedness is relative to the best sentence: of what nobody speaks of, even that one says nothing.
  if (passages.length === 0 || confidenceOf(measureCoverage(reading, query, passages)) < minConfidence)
    return new Map();
  return new Map(pickSentences(corpus, query, ranked, passages).map((p) => [p.index, p.related]));
}

/** The kinds of statement that a question asks for, in whichever of the languages it is asked. */
function kindsAsked(corpus: Corpus, question: string): ReadonlySet<string> {
  const asked = languagesOf(corpus).map((language) => languagePack(language).templates.question.kindsAsked(question));
  return new Set(asked.flat());
}

/** What is left of the relatedness of a claim to a question that asks for other kinds of statement. */
function shareOf(kind: GeneralKind, asked: ReadonlySet<string>): number {
  if (asked.size === 0 || asked.has(kind) || asked.has('reason')) return 1;
  // A difficulty or a habit may be told in plain words; a wish or a liking may not.
  if (asked.has('difficulty') && (kind === 'habit' || kind === 'reason')) return 1;
  if (asked.has('habit') && kind === 'reason') return 1;
  return asked.has('difficulty') || asked.has('habit') ? otherKindShare : 0;
}

const generalKinds = ['difficulty', 'wish', 'liking', 'habit', 'cost', 'reason'] as const;
