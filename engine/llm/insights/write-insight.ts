import type { Language } from '#contract/languages.ts';
import { defaultEmoji } from '#engine/language/emoji/emoji.ts';
import { languagePack } from '#engine/language/pack.ts';
import type { Corpus, CorpusSentence } from '../../corpus/corpus.ts';
import type { FoundInsight, InsightInput, ScoredInsight } from '../../engine.ts';
import { strengthOf } from '../../evidence/count-support.ts';
import { matchTopics } from '../../local/insights/match-topics.ts';
import { foundQuote } from '../../local/insights/select-evidence.ts';
import { allTermsOf } from '../../local/sentences/similarity.ts';
import { sentimentOfSentence } from '../../local/sentences/stance.ts';
import { weightShare } from '../../search/weight-share.ts';
import { isUnspaced } from '../../text/words.ts';
import { insights } from '../tuning.ts';
import { type Claim, checkClaim } from '../verify/check-claim.ts';
import { markVerbatim } from '../verify/mark-verbatim.ts';
import { citedBy } from './find-against.ts';
import { keywordsOf } from './keywords.ts';
import { quotesOf } from './quotes-of.ts';
import type { VerifiedDraft } from './verify-draft.ts';
import { countedOf } from './who-counts.ts';

export type Written = { question: string; draft: VerifiedDraft; lead: number; against: readonly number[] };

/**
 * The insight of a verified draft. The model worded it; here quotes are cut, people are counted and feelings measured. What it cites of people
 * who do not speak of the claim is near it.
 */
export function writeInsight(
  corpus: Corpus,
  { question, draft, lead, against }: Written,
  { language, topics = [], briefTerms }: InsightInput & { briefTerms: ReadonlyMap<number, number> },
): ScoredInsight {
  const { reading } = corpus;
  // What one insight rests on may speak against another one of the question, never against itself.
  const opposing = against.filter((i) => !citedBy(draft).includes(i));
  const all = [lead, ...citedBy(draft).filter((i) => i !== lead)];
  const speaking = countedOf(corpus, { title: draft.title, lead, all }, language);
  const others = all.filter((i) => !speaking.includes(i));
  const shown = quotesOf(corpus, { draft, speaking, others, opposing });
  const sentencesAt = (indexes: readonly number[]) => indexes.map((i) => reading.sentences[i] as CorpusSentence);
  const quotes = shown.map((quote) => foundQuote(corpus, quote, quote.stance, language));
  const keywords = keywordsOf(corpus, draft, speaking, language);
  const supporting = shown.filter(({ stance }) => stance === 'for');
  const feelings = supporting.map(({ sentence }) => sentimentOfSentence(corpus, sentence));
  const { start, end } = reading.sentences[lead] as CorpusSentence;
  const worded = (claim: Claim) => markVerbatim(corpus, claim, language);
  const joined = (claims: readonly Claim[]) => claims.map(worded).join(isUnspaced(language) ? '' : ' ');
  const insight: FoundInsight = {
    question,
    claim: { start, end },
    title: worded(draft.title),
    emoji: defaultEmoji,
    summary: joined(draft.summary),
    supportingQuote: quotes[0]?.quote ?? '',
    businessImpact: joined(draft.why) || languagePack(language).templates.why({ consequences: [], question }),
    sentiment: Math.round((feelings.reduce((a, b) => a + b, 0) / Math.max(1, feelings.length)) * 1000) / 1000,
    keywords,
    themes: [themeOf(corpus, draft, speaking, language) ?? keywords[0] ?? question],
    suggestedTopics: matchTopics([draft.title.text, ...keywords].join(' '), topics, language),
    sources: sourcesOf(corpus, [...speaking, ...opposing]),
    evidence: quotes,
    strength: strengthOf(reading, sentencesAt(speaking), sentencesAt(opposing)),
  };
  const termsSaid = new Set(speaking.flatMap((i) => [...allTermsOf(reading, i)]));
  return { insight, figures: { feelings, closeness: weightShare(briefTerms, termsSaid) } };
}

/** The model's name for the topic, where it is in words of the quotes. */
function themeOf(
  corpus: Corpus,
  { theme }: VerifiedDraft,
  cited: readonly number[],
  language: Language,
): string | null {
  if (theme.length > insights.maxThemeLength) return null;
  const checked = checkClaim(corpus, { text: theme, cited }, { language, known: '' });
  return checked.state === 'kept' ? checked.text : null;
}

function sourcesOf(corpus: Corpus, sentences: readonly number[]): FoundInsight['sources'] {
  const counts = new Map<number, number>();
  for (const i of sentences) {
    const document = corpus.reading.sentences[i]?.document ?? 0;
    counts.set(document, (counts.get(document) ?? 0) + 1);
  }
  return [...counts]
    .sort((a, b) => b[1] - a[1] || a[0] - b[0])
    .map(([document, count]) => ({
      documentId: corpus.documents[document]?.id ?? 0,
      fileName: corpus.documents[document]?.fileName ?? '',
      relevance: Math.round((count / sentences.length) * 100) / 100,
    }));
}
