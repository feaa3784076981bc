import type { Language } from '#contract/languages.ts';
import { type Corpus, type CorpusSentence, languagesOf, textOf, voiceIndexOf } from '../../corpus/corpus.ts';
import type {
  FoundInsight,
  RebuildInput,
  RebuiltInsights,
  StageOptions,
  Stance,
  StandingInsight,
} from '../../engine.ts';
import { inAll } from '../../evidence/count-support.ts';
import { sentencesIn } from '../../evidence/cut-quote.ts';
import { readQuery } from '../../search/query.ts';
import { claimsBySentence, mayCarry } from '../claims/find-claims.ts';
import { claimsOf, sentencesOf } from '../claims/judged.ts';
import { voicesOn } from '../claims/voices/voices-on.ts';
import { claimTitle, leadClause } from '../titles/claim-title.ts';
import type { Evidence } from './select-evidence.ts';
import { writeInsight } from './write-insight.ts';
import { type WritingContext, writingContext } from './writing-context.ts';

/**
 * Insights after a document was deleted: title, summary, tags and counts from the evidence that is left. An insight whose claim was
 * lost gets the best claim among its other quotes; where none of them makes one, it is removed.
 */
export async function rebuildInsights(
  corpus: Corpus,
  input: RebuildInput,
  { signal }: StageOptions = {},
): Promise<RebuiltInsights> {
  signal?.throwIfAborted();
  const { insights: standing, ...about } = input;
  const context = writingContext(corpus, { ...about, questions: [] });
  const insights: (FoundInsight | null)[] = [];
  for (const one of standing) {
    signal?.throwIfAborted();
    insights.push(rebuilt(corpus, one, context));
  }
  return { insights, totals: inAll(corpus.reading) };
}

type Quote = Evidence & { readonly stance: Stance; readonly isClaim: boolean };
type Claim = { readonly quote: Quote; readonly sentence: number; readonly title: string };

function rebuilt(corpus: Corpus, standing: StandingInsight, context: WritingContext): FoundInsight | null {
  const quotes = standing.evidence.flatMap((place) => quoteAt(corpus, place) ?? []);
  const claim = claimAmong(corpus, quotes, standing.title);
  if (!claim) return null;
  const others = quotes.filter((q) => q !== claim.quote);
  const speaking = speakingOn(corpus, claim, others, standing.documentIds);
  const { question, title } = standing;
  const { insight } = writeInsight(corpus, {
    ...{ question, claim: claim.sentence, title: claim.title, from: beginningOf(corpus, claim), speaking, ...context },
    query: readQuery(question || claim.title, languagesOf(corpus), corpus.reading.vocabulary, []),
    evidence: [{ ...claim.quote, sentence: claim.sentence }, ...others.filter((q) => q.stance === 'for')],
    read: [...speaking, ...others.map((q) => q.sentence)],
    // Who contradicted the claim, or came near it, still does; about a new claim, that has to be found out.
    ...(title === null
      ? {}
      : {
          against: others.filter((q) => q.stance === 'against').map((q) => q.sentence),
          near: others.filter((q) => q.stance === 'near'),
        }),
  });
  return insight;
}

/** A stored quote with the sentences that it spans; null when its document is not in the corpus. */
function quoteAt(corpus: Corpus, { stance, claim, ...place }: StandingInsight['evidence'][number]): Quote | null {
  const within = sentencesOf(corpus, [place]);
  const [from] = within;
  const to = within.at(-1);
  if (from === undefined || to === undefined) return null;
  const [claimed] = claim ? sentencesOf(corpus, [{ ...place, ...claim }]) : [];
  const sentence = claimed ?? claimsOf(corpus, place)[0] ?? from;
  return {
    sentence,
    stance,
    isClaim: claimed !== undefined,
    related: 1,
    cut: { start: place.start, end: place.end, from, to: to + 1 },
  };
}

/**
 * With a title, the first quote holds the claim. Without one, the first quote that is known to hold one, or else the first that
 * a title can be cut from, or else the first that can be read by itself.
 */
function claimAmong(corpus: Corpus, quotes: readonly Quote[], title: string | null): Claim | null {
  const supporting = quotes.filter((q) => q.stance === 'for');
  const [first] = supporting;
  if (title !== null && first) return { quote: first, sentence: sentenceOf(corpus, first, title), title };
  const known = supporting.find((q) => q.isClaim);
  if (known) return told(corpus, { quote: known, sentence: known.sentence });
  const said = supporting.flatMap((quote) =>
    [quote.sentence, ...sentencesIn(quote.cut)].map((sentence) => ({ quote, sentence })),
  );
  for (const one of said) {
    const cut = titleOf(corpus, one.sentence);
    if (cut) return { ...one, title: cut };
  }
  const whole = said.find(({ sentence }) => mayCarry(corpus, sentence));
  return whole ? told(corpus, whole) : null;
}

const told = (corpus: Corpus, one: Omit<Claim, 'title'>): Claim => ({
  ...one,
  title: leadClause(...textAt(corpus, one.sentence)),
});

/** The sentence of a quote that the title was cut from. */
const sentenceOf = (corpus: Corpus, { cut, sentence }: Quote, title: string): number =>
  sentencesIn(cut).find((i) => claimsBySentence(corpus).get(i)?.title === title || titleOf(corpus, i) === title) ??
  sentence;

/** The sentence in which a title begins, which may be the one before that of the claim. */
function beginningOf(corpus: Corpus, { sentence, title }: Omit<Claim, 'quote'>): number {
  const claim = claimsBySentence(corpus).get(sentence);
  return claim?.title === title ? claim.from : sentence;
}

const titleOf = (corpus: Corpus, index: number): string | null => claimTitle(...textAt(corpus, index))?.text ?? null;

function textAt(corpus: Corpus, index: number): [text: string, language: Language] {
  const sentence = corpus.reading.sentences[index] as CorpusSentence;
  return [textOf(corpus, sentence), corpus.reading.languages[sentence.document] ?? corpus.language];
}

/** The sentences of all who speak about the claim, those quoted first. Only in the documents that the insight rested on before. */
function speakingOn(corpus: Corpus, claim: Claim, others: readonly Quote[], documentIds: readonly number[]): number[] {
  const { reading, documents } = corpus;
  const voice = (i: number) => voiceIndexOf(reading, reading.sentences[i] as CorpusSentence);
  const known = new Set(documentIds);
  const isKnown = (i: number) => known.has(documents[reading.sentences[i]?.document ?? -1]?.id ?? -1);
  const quoted = [claim.sentence, ...others.filter((q) => q.stance === 'for').map((q) => q.sentence)];
  const counted = others.filter((q) => q.stance !== 'near').map((q) => q.sentence);
  const heard = new Set([...quoted, ...counted].map(voice));
  const more = voicesOn(corpus, claim.sentence).filter(
    (o) => o.isOnTopic && !heard.has(o.voice) && isKnown(o.sentence),
  );
  return [...new Set([...quoted, ...more.map((o) => o.sentence)])];
}
