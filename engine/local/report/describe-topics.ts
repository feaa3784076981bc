import { claimsBySentence, findClaims } from '../claims/find-claims.ts';
import { type Candidate, type Selected, selectClaims } from '../claims/select-claims.ts';
import { summaryOf } from '../insights/summary/compose-summary.ts';
import { maxTopicClaims, maxTopics } from '../tuning/report.ts';
import { labelled, phrasesOf, type ReportContext } from './report-context.ts';
import { isQuotable, writeQuote } from './write-quote.ts';

/**
 * What several people speak about, as lines of Markdown: the claims that insights are made of, the most informative first, each with
 * who and how many, and a statement of another person than the one whose words head it.
 */
export function describeTopics(context: ReportContext): string[] {
  const shared = selectClaims(context.corpus, candidatesOf(context))
    .map((one) => ({ ...one, others: one.others.filter((other) => other.isOnTopic) }))
    .filter(({ others }) => others.length > 0);
  const topics: Selected[] = [];
  for (const topic of shared) if (topics.length < maxTopics && !isPartOf(topics, topic)) topics.push(topic);
  if (topics.length === 0) return [];
  return [`## ${phrasesOf(context).topics()}`, '', ...topics.flatMap((topic) => writeTopic(context, topic))];
}

/** Whether its claim is among what others say on an earlier topic. */
function isPartOf(topics: readonly Selected[], { claim }: Selected): boolean {
  return topics.some(({ others }) => others.some((other) => other.sentence === claim.sentence));
}

function candidatesOf({ corpus, fits }: ReportContext) {
  const candidates: Candidate[] = [];
  for (const claim of findClaims(corpus)) {
    const [best] = fits(claim);
    if (best) candidates.push({ claim, ...best });
    if (candidates.length === maxTopicClaims) break;
  }
  return candidates;
}

function writeTopic(context: ReportContext, { claim, others }: Selected): string[] {
  const { corpus, language } = context;
  const speaking = [claim.sentence, ...others.map((o) => o.sentence)];
  const claims = claimsBySentence(corpus);
  const voice = others.find((other) => claims.has(other.sentence) && isQuotable(context, other.sentence));
  const shown = voice ? [voice.sentence] : [];
  return [
    `### ${labelled(context, claim.title, claim.sentence)}`,
    '',
    summaryOf(corpus, { lead: claim.sentence, speaking, against: [], shown }, language),
    '',
    ...shown.flatMap((i) => [writeQuote(context, i), '']),
  ];
}
