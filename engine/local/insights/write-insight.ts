import { defaultEmoji } from '#engine/language/emoji/emoji.ts';
import { languagePack } from '#engine/language/pack.ts';
import { type Corpus, type CorpusSentence, textOf } from '../../corpus/corpus.ts';
import type { FoundInsight, InsightInput, ScoredInsight, Stance } from '../../engine.ts';
import { strengthOf } from '../../evidence/count-support.ts';
import { sentencesIn } from '../../evidence/cut-quote.ts';
import type { Query } from '../../search/query.ts';
import { weightShare } from '../../search/weight-share.ts';
import { overlapOf } from '../../text/span.ts';
import { maxContradictions } from '../../tuning.ts';
import { phrasesOfSentences } from '../phrases/key-phrases.ts';
import { nearestSubject } from '../questions/nearest-subject.ts';
import { termsOfSentence } from '../sentences/similarity.ts';
import { askedTerms, opposes, saysTheSame, sentimentOfSentence } from '../sentences/stance.ts';
import { maxOppositionRead, maxQuotesForTopics, maxThemePhrases, minSubjectSimilarity } from '../tuning/insights.ts';
import { minAskedWeight } from '../tuning/sentences.ts';
import { contradictionsOf } from './contradiction.ts';
import { matchTopics } from './match-topics.ts';
import { type Evidence, foundQuote, withSentence } from './select-evidence.ts';
import { summaryOf } from './summary/compose-summary.ts';
import { tagsOf } from './tags.ts';
import { consequencesIn, withOutcome } from './why/consequences.ts';
import { outcomeOf } from './why/outcome.ts';
import { saidOfClaim } from './why/said-of-claim.ts';

export type Draft = {
  question: string;
  query: Query;
  /** The sentence that leads, and its title. */
  claim: number;
  title: string;
  /** The sentence that the title begins in, where that is not the claim. */
  from?: number;
  evidence: readonly Evidence[];
  /** What others say near it: shown last, and never counted. */
  near?: readonly Evidence[];
  /** Sentences of all who speak about it, the claim first: a mention, not agreement. */
  speaking: readonly number[];
  /** Sentences that may contradict the claim, best first. */
  read: readonly number[];
  /** Sentences that are known to contradict the claim; otherwise they are looked for in `read`. */
  against?: readonly number[];
  /** Sentences that lead other insights: the summary quotes none of them. */
  leads?: readonly number[];
  briefTerms: ReadonlyMap<number, number>;
  /** What the brief asks, in its own words. */
  asked: readonly string[];
  /**
   * The question right before the claim, where that is known in the project's language and the claim is assigned to another: what shares
   * words with a question of the brief need not answer it.
   */
  answers?: string | undefined;
  input: InsightInput;
};

/** `against` are the sentences that contradict the claim. */
export type WrittenInsight = ScoredInsight & { against: readonly number[] };

/** One insight from its claim and quotes; every figure in it is counted here, every sentence in it was said. */
export function writeInsight(corpus: Corpus, draft: Draft): WrittenInsight {
  const { reading } = corpus;
  const { claim, input, question } = draft;
  const { templates } = languagePack(input.language);
  const backing = backingOf(corpus, draft);
  const against = draft.against ?? againstOf(corpus, draft, backing);
  const speaking = draft.speaking.filter((i) => !against.includes(i));
  const sentencesAt = (indexes: readonly number[]) => indexes.map((i) => reading.sentences[i] as CorpusSentence);
  const shown = against.slice(0, maxContradictions);
  const evidence = shown.reduce((all, i) => withSentence(corpus, all, i), [...draft.evidence]);
  const near = nearOf(corpus, draft.near ?? [], evidence);
  const shownTitle = { title: draft.title, from: draft.from ?? claim };
  const quotes = [
    ...ordered(evidence, against).map((e) => ({ e, stance: stanceOf(e, backing, against) })),
    ...near.map((e) => ({ e, stance: 'near' as const })),
  ].map(({ e, stance }) =>
    foundQuote(corpus, e, stance, input.language, e.sentence === claim ? shownTitle : undefined),
  );
  const phrases = phrasesOfSentences(
    corpus,
    evidence.flatMap((e) => sentencesIn(e.cut)),
  );
  const keywords = tagsOf(corpus, claim, {
    quoted: evidence.map((e) => e.sentence),
    near: near.map((e) => e.sentence),
    question,
  });
  const theme =
    themeName(
      draft.query,
      phrases.map((p) => ({ key: p.key, text: p.text })),
    ) ??
    keywords[0] ??
    question;
  const feelings = evidence.map((e) => sentimentOfSentence(corpus, e.sentence));
  const said = (index: number) => textOf(corpus, reading.sentences[index] as CorpusSentence).replace(/\s+/g, ' ');
  const [lead] = draft.evidence;
  const quotedWith = lead ? sentencesIn(lead.cut) : [];
  // Of the brief's parts the one that the question is about: what is said may only share a word with another.
  const answered = draft.answers ?? question;
  const brief = draft.asked.includes(answered)
    ? answered
    : nearestSubject(draft.asked, answered, input.language, minSubjectSimilarity);
  const consequences = withOutcome(
    consequencesIn(saidOfClaim(corpus, draft, against), said(claim), draft.title),
    outcomeOf(corpus, claim, input.language),
    draft.title,
  );
  const alreadyQuoted = consequences.flatMap(({ quote }) => quote ?? []);
  const { start, end } = reading.sentences[claim] as CorpusSentence;
  const insight: FoundInsight = {
    question,
    claim: { start, end },
    title: draft.title,
    emoji: defaultEmoji,
    summary: summaryOf(
      corpus,
      {
        lead: claim,
        speaking,
        against,
        ...(quotedWith.length > 0 ? { quoted: quotedWith } : {}),
        shown: [...quotedWith, ...(draft.leads ?? [])],
        alreadyQuoted,
        question,
      },
      input.language,
    ),
    supportingQuote: quotes[0]?.quote ?? '',
    businessImpact: templates.why({
      consequences,
      ...(brief ? { brief } : {}),
      ...(draft.answers ? { asked: draft.answers } : {}),
      question,
    }),
    sentiment: round(feelings.reduce((a, b) => a + b, 0) / Math.max(1, feelings.length)),
    keywords,
    themes: [theme],
    suggestedTopics: matchTopics(
      [question, ...keywords, ...evidence.slice(0, maxQuotesForTopics).map((e) => said(e.sentence))].join(' '),
      input.topics ?? [],
      corpus.language,
    ),
    sources: sourcesOf(corpus, [...speaking, ...against]),
    evidence: quotes,
    strength: strengthOf(reading, sentencesAt(speaking), sentencesAt(against)),
  };
  const termsSaid = new Set(evidence.flatMap((e) => [...termsOfSentence(reading, e.sentence)]));
  return {
    insight,
    against,
    figures: { feelings, closeness: weightShare(draft.briefTerms, termsSaid) },
  };
}

/** Sentences that say the same as the claim and do not oppose it. */
function backingOf(corpus: Corpus, { claim, read, query }: Draft): number[] {
  const asked = askedTerms(query);
  const backs = (i: number) => saysTheSame(corpus, claim, i, asked) && !opposes(corpus, claim, i, asked);
  return [claim, ...read.filter((i) => i !== claim && backs(i))];
}

/** What others say that plainly contradicts the claim, best first. */
function againstOf(corpus: Corpus, { claim, read, query }: Draft, backing: readonly number[]): number[] {
  return contradictionsOf(corpus, { claim, backing, asked: askedTerms(query) }, read.slice(0, maxOppositionRead));
}

/** A quote that contains both sides counts as supporting the claim and is shown with it. */
function stanceOf(e: Evidence, backing: readonly number[], against: readonly number[]): Stance {
  return against.some((i) => holds(e, i)) && !backing.some((i) => holds(e, i)) ? 'against' : 'for';
}

/** What is near and not shown already, as by those who contradict. */
function nearOf({ reading }: Corpus, near: readonly Evidence[], shown: readonly Evidence[]): Evidence[] {
  const documentOf = (e: Evidence) => reading.sentences[e.sentence]?.document;
  const isShown = (e: Evidence) => shown.some((s) => documentOf(s) === documentOf(e) && overlapOf(s.cut, e.cut) > 0);
  return near.filter((e) => !isShown(e));
}

function holds(e: Evidence, sentence: number): boolean {
  return e.cut.from <= sentence && sentence < e.cut.to;
}

/** The claim's quote, then those who speak about it, then those who contradict. */
function ordered(evidence: readonly Evidence[], against: readonly number[]): Evidence[] {
  const [first, ...rest] = evidence;
  if (!first) return [];
  const rank = (e: Evidence) => (against.some((i) => holds(e, i)) ? 1 : 0);
  return [first, ...rest.toSorted((a, b) => rank(a) - rank(b))];
}

function themeName(query: Query, phrases: readonly { key: string; text: string }[]): string | null {
  const asked = new Set(query.terms.filter((t) => t.weight >= minAskedWeight).map((t) => t.term));
  const found = phrases.slice(0, maxThemePhrases).find((p) => p.key.split(' ').some((t) => asked.has(t)));
  return found?.text ?? null;
}

/** The documents of all who speak of the claim, as many as `strength` counts, each with its share of what is said. */
function sourcesOf(corpus: Corpus, speaking: readonly number[]): FoundInsight['sources'] {
  const counts = new Map<number, number>();
  for (const index of speaking) {
    const document = corpus.reading.sentences[index]?.document ?? 0;
    counts.set(document, (counts.get(document) ?? 0) + 1);
  }
  return [...counts]
    .sort((a, b) => b[1] - a[1] || a[0] - b[0])
    .map(([index, count]) => {
      const document = corpus.documents[index];
      return {
        documentId: document?.id ?? 0,
        fileName: document?.fileName ?? '',
        relevance: round(count / speaking.length),
      };
    });
}

function round(x: number): number {
  return Math.round(x * 1000) / 1000;
}
