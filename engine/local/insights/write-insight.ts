import { defaultEmoji } from '#engine/language/emoji/emoji.ts';
import { languagePack } from '#engine/language/pack.ts';
import type { StatementKind } from '#engine/language/templates/templates.ts';
import { type Corpus, type CorpusSentence, textOf } from '../../corpus/corpus.ts';
import type { FoundInsight, InsightInput, ScoredInsight, Stance } from '../../engine.ts';
import { countSupport } from '../../evidence/count-support.ts';
import type { Query } from '../../search/query.ts';
import { termOf } from '../../search/terms.ts';
import { phrasesOfSentences } from '../phrases/key-phrases.ts';
import { nearestSubject } from '../questions/brief-clauses.ts';
import type { PickedSentence } from '../sentences/pick-sentences.ts';
import { idfWeight, termsOfSentence } from '../sentences/similarity.ts';
import { askedTerms, opposes, saysTheSame, sentimentOfSentence } from '../sentences/stance.ts';
import { prevailingKind, statementKind } from '../sentences/statement-kind.ts';
import {
  maxContradictions,
  maxKeywords,
  maxOppositionRead,
  maxQuotesForTopics,
  maxThemePhrases,
  titleWordWeights,
} from '../tuning/insights.ts';
import { minAskedWeight } from '../tuning/sentences.ts';
import { contradictionsOf } from './contradiction.ts';
import { matchTopics } from './match-topics.ts';
import { type Evidence, quoteSpan, speakerName, withSentence } from './select-evidence.ts';
import { writeTitle } from './write-title.ts';

type Draft = {
  question: string;
  query: Query;
  claim: PickedSentence;
  evidence: readonly Evidence[];
  picked: readonly PickedSentence[];
  briefTerms: ReadonlyMap<number, number>;
  subjects: readonly string[];
  input: InsightInput;
};

/** `against` are the sentences that contradict the claim. */
export type WrittenInsight = ScoredInsight & { against: readonly number[] };

/** One insight from its claim and quotes; every figure in it is counted here, every sentence in it was said. */
export function writeInsight(corpus: Corpus, draft: Draft): WrittenInsight {
  const { reading } = corpus;
  const { claim, input, question } = draft;
  const { templates } = languagePack(input.language);
  const sentence = reading.sentences[claim.index] as CorpusSentence;
  const language = reading.languages[sentence.document] ?? corpus.language;
  const backing = backingOf(corpus, draft);
  const against = againstOf(corpus, draft, backing);
  const speaking = [...backing, ...against];
  const sentencesAt = (indexes: readonly number[]) => indexes.map((i) => reading.sentences[i] as CorpusSentence);
  const support = countSupport(reading, sentencesAt(backing));
  const opposition = countSupport(reading, sentencesAt(against));
  const shown = against.slice(0, maxContradictions);
  const evidence = shown.reduce((all, i) => withSentence(corpus, all, i), [...draft.evidence]);
  const quotes = ordered(evidence, against, speaking).map((e) => ({
    ...quoteSpan(corpus, e, input.language),
    stance: stanceOf(e, backing, against),
  }));
  const phrases = phrasesOfSentences(
    corpus,
    evidence.flatMap((e) => range(e.cut.from, e.cut.to)),
  );
  const keywords = phrases.slice(0, maxKeywords).map((p) => p.text);
  const theme =
    themeName(
      draft.query,
      phrases.map((p) => ({ key: p.key, text: p.text })),
    ) ??
    keywords[0] ??
    question;
  const feelings = evidence.map((e) => sentimentOfSentence(corpus, e.sentence));
  const said = (index: number) => textOf(corpus, reading.sentences[index] as CorpusSentence).replace(/\s+/g, ' ');
  const others = evidence
    .filter((e) => e.sentence !== claim.index && backing.includes(e.sentence))
    .map((e) => e.sentence);
  const more = [...against.slice(0, 1), ...others.slice(0, 1)];
  const speaker = speakerName(corpus, sentence, input.language);
  const named = reading.voices.some((v) => v.name !== null || v.row !== null);
  const brief = nearestSubject(draft.subjects, [question, said(claim.index), ...keywords].join(' '), input.language);
  const insight: FoundInsight = {
    question,
    title: writeTitle(textOf(corpus, sentence), language, titleWordWeight(corpus, draft.query, language)),
    emoji: defaultEmoji,
    summary: templates.summary({
      claim: said(claim.index),
      ...support,
      opponents: opposition.people,
      ...(named ? {} : { people: 0, peopleInAll: 0 }),
      stance: against.length > 0 ? 'mixed' : support.people > 1 ? 'agree' : 'single',
      ...(speaker ? { speaker } : {}),
      more: more.map(said),
    }),
    supportingQuote: quotes[0]?.quote ?? '',
    businessImpact: templates.why({
      theme,
      ...(brief ? { brief } : {}),
      kind: kindOfClaim(
        statementKind(said(claim.index), language),
        evidence.map((e) => statementKind(said(e.sentence), language)),
      ),
      people: named ? support.people : 0,
      peopleInAll: named ? support.peopleInAll : 0,
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
    sources: sourcesOf(corpus, speaking),
    evidence: quotes,
    strength: { ...support, against: { people: opposition.people, documents: opposition.documents } },
  };
  return {
    insight,
    against,
    figures: { feelings, closeness: closenessOf(corpus, evidence, draft.briefTerms) },
  };
}

/** The claim's own kind decides; where it has none, that of most of its evidence. */
function kindOfClaim(own: StatementKind, others: readonly StatementKind[]): StatementKind {
  return own === 'other' ? prevailingKind(others) : own;
}

/** Sentences that say the same as the claim and do not oppose it. */
function backingOf(corpus: Corpus, { claim, picked, query }: Draft): number[] {
  const asked = askedTerms(query);
  const backs = (i: number) => saysTheSame(corpus, claim.index, i, asked) && !opposes(corpus, claim.index, i, asked);
  return picked.map((p) => p.index).filter((i) => i === claim.index || backs(i));
}

/** What others say that plainly contradicts the claim, best first. */
function againstOf(corpus: Corpus, { claim, picked, query }: Draft, backing: readonly number[]): number[] {
  const read = picked.slice(0, maxOppositionRead).map((p) => p.index);
  return contradictionsOf(corpus, { claim: claim.index, backing, asked: askedTerms(query) }, read);
}

/** A quote that contains both sides counts as supporting the claim and is shown with it. */
function stanceOf(e: Evidence, backing: readonly number[], against: readonly number[]): Stance {
  return against.some((i) => holds(e, i)) && !backing.some((i) => holds(e, i)) ? 'against' : 'for';
}

function holds(e: Evidence, sentence: number): boolean {
  return e.cut.from <= sentence && sentence < e.cut.to;
}

/** The claim's quote, the other side's where there is one, then those who say the same, then what belongs to the matter. */
function ordered(evidence: readonly Evidence[], against: readonly number[], speaking: readonly number[]): Evidence[] {
  const [first, ...rest] = evidence;
  if (!first) return [];
  const rank = (e: Evidence) => {
    if (against.some((i) => holds(e, i))) return 0;
    return speaking.some((i) => holds(e, i)) ? 1 : 2;
  };
  return [first, ...rest.toSorted((a, b) => rank(a) - rank(b))];
}

/** Weight of a word in a title, 0 to 1: highest for the question's words, then by idf. */
function titleWordWeight(corpus: Corpus, query: Query, language: Parameters<typeof termOf>[1]) {
  const { reading } = corpus;
  const { stopwords, weakWords } = languagePack(language);
  const asked = new Set(query.terms.filter((t) => t.weight >= minAskedWeight).map((t) => t.term));
  const top = Math.log(1 + reading.sentenceIndex.size) || 1;
  return (form: string) => {
    const term = termOf(form, language);
    if (asked.has(term)) return titleWordWeights.asked;
    if (stopwords.has(form)) return 0;
    const number = reading.vocabulary.ids.get(term);
    const weight = number === undefined ? 0 : idfWeight(reading, number) / top;
    return titleWordWeights[weakWords.has(form) ? 'weak' : 'other'] * weight;
  };
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

function closenessOf(corpus: Corpus, evidence: readonly Evidence[], briefTerms: ReadonlyMap<number, number>): number {
  let all = 0;
  for (const weight of briefTerms.values()) all += weight;
  if (all === 0) return 0;
  const said = new Set(evidence.flatMap((e) => [...termsOfSentence(corpus.reading, e.sentence)]));
  let held = 0;
  for (const [term, weight] of briefTerms) if (said.has(term)) held += weight;
  return held / all;
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, i) => from + i);
}

function round(x: number): number {
  return Math.round(x * 1000) / 1000;
}
