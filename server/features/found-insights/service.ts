import type { Provenance } from '#contract/insights/provenance.ts';
import type { Language } from '#contract/languages.ts';
import type { KnownClaim as EngineClaim, FoundInsight, InsightMarks } from '#engine/engine.ts';
import { mergeStrength } from '#engine/evidence/merge-strength.ts';
import type { ProjectScope } from '../../access/scope.ts';
import type { Db, Tx } from '../../db/client.ts';
import type { StoredAnalysis } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { dismissedGroups } from '../dismissed-insights/service.ts';
import { hiddenQuotes } from '../known-voices/service.ts';
import { lockProject } from '../projects/service.ts';
import { isSame } from './is-same.ts';
import {
  answeredOtherwise,
  clearNotFound,
  existingIds,
  insertFound,
  type Judged,
  listClaims,
  lockFound,
  markMissing,
  writeFound,
  writeMarks,
} from './repo.ts';
import {
  checkQuotes,
  countedSources,
  holdsMore,
  mergeQuotes,
  mergeSources,
  overlaps,
  quotesOf,
  recognise,
  type Stored,
} from './rules.ts';

export type { Stored } from './rules.ts';
export { strengthenWritten } from './written.ts';

/** What the project's generated insights claim, as the engine takes it; where a person asks, those found for what people asked. */
export async function knownClaims(
  { db }: Pick<Deps, 'db'>,
  scope: ProjectScope,
  asked: boolean,
): Promise<EngineClaim[]> {
  const claims = (await listClaims(db, scope)).filter((claim) => !asked || claim.asked);
  return claims.map(({ documentId, start, end, claim, question, title }) => ({
    ...{ documentId, start, end, ...claim, question, title },
  }));
}

export type Answer = {
  questionId: number;
  found: readonly FoundInsight[];
  texts: ReadonlyMap<number, string>;
  language: Language;
  topics: readonly { id: number; name: string }[];
  /** Whether a person chose the question; otherwise the run asked it by itself. */
  asked: boolean;
  /** What found them, as it is recorded with each. */
  provenance: Provenance;
  /** The run's time, the same for all its insights, so that they are listed in the order of their questions. */
  createdAt: Date;
};

/**
 * Stores what was found for a question. An insight that exists already is recognised by its claim: it keeps its id, gains evidence,
 * and keeps its text if people have edited or discussed it. Anything else is new; nothing is replaced or removed. Every quote
 * is checked against the stored text before it is written. Null for what is not stored: a claim that people have deleted.
 */
export async function storeAnswer(tx: Tx, scope: ProjectScope, input: Answer): Promise<(Stored | null)[]> {
  const { questionId, asked, createdAt, provenance } = input;
  checkQuotes(input.found, input.texts);
  await lockProject(tx, scope);
  const topicIds = new Map(input.topics.map((t) => [t.name.toLowerCase(), t.id]));
  const topicsOf = (found: FoundInsight) =>
    found.suggestedTopics.flatMap((name) => topicIds.get(name.toLowerCase()) ?? []);
  // What a person asks gets an answer of its own, even if another question has the same.
  const claims = (await listClaims(tx, scope)).filter((k) => !asked || k.questionId === questionId);
  // It may have been deleted while the run was busy.
  const dismissed = asked ? [] : (await dismissedGroups(tx, scope)).flat().filter((q) => q.leads);
  const isHidden = await hiddenQuotes(tx, scope);
  const stored: (Stored | null)[] = [];
  for (const found of input.found) {
    const known = recognise(found, claims, questionId);
    if (known) {
      const isOfQuestion = known.questionId === questionId;
      stored.push(await refresh(tx, scope, { ...input, found, id: known.insightId, isOfQuestion, topicsOf, isHidden }));
      continue;
    }
    const [lead] = found.evidence;
    if (lead && dismissed.some((q) => overlaps(q, lead))) {
      stored.push(null);
      continue;
    }
    const row = { questionId, asked, createdAt, provenance, analysis: toStored(found), quotes: quotesOf(found) };
    stored.push({ id: await insertFound(tx, scope, { ...row, topicIds: topicsOf(found) }), change: 'added' });
  }
  return stored;
}

const toStored = ({ evidence: _, claim: __, ...insight }: FoundInsight): StoredAnalysis => insight;

/** The text as it is found now, with the emoji that people know; badges are compared when the run ends. */
function rewritten({ emoji, badge }: StoredAnalysis, found: FoundInsight): StoredAnalysis {
  const { emoji: proposed, badge: _, ...text } = toStored(found);
  return { ...text, emoji: emoji ?? proposed, ...(badge ? { badge } : {}) };
}

type Again = Pick<Answer, 'texts' | 'language' | 'asked' | 'provenance'> & {
  found: FoundInsight;
  id: number;
  isOfQuestion: boolean;
  topicsOf: (found: FoundInsight) => number[];
  isHidden: Awaited<ReturnType<typeof hiddenQuotes>>;
};

/**
 * Brings a stored insight up to date with what was found. Its text is written anew only if it is untouched, the question is the
 * same and asked in the same way, and the run read everything that it rests on; its claim is the same in any case.
 */
async function refresh(tx: Tx, scope: ProjectScope, again: Again): Promise<Stored | null> {
  const { found, id, texts, language } = again;
  const row = await lockFound(tx, scope, id);
  if (!row) return null;
  const { analysis, quotes } = row;
  const isRead = (one: { documentId: number }) => texts.has(one.documentId);
  const isWhole = quotes.every(isRead) && analysis.sources.every(isRead) && quotes.filter((q) => q.leads).length === 1;
  const isRewritten = row.editedAt === null && again.isOfQuestion && row.asked === again.asked && isWhole;
  const merged = mergeQuotes(quotes, quotesOf(found), isRewritten);
  const strength =
    isWhole && !holdsMore(merged.quotes, found.evidence)
      ? found.strength
      : mergeStrength(
          [...(isWhole ? [] : [analysis.strength]), found.strength].flatMap((s) => s ?? []),
          merged.quotes.filter((quote) => !again.isHidden(quote)),
          language,
        );
  const rested = isRewritten ? countedSources(analysis.sources, merged.quotes) : analysis.sources;
  const counted = { sources: mergeSources(rested, found.sources), ...(strength ? { strength } : {}) };
  const next = isRewritten ? { ...rewritten(analysis, found), ...counted } : { ...analysis, ...counted };
  const changed = { analysis: next, quotes: merged.quotes, content: isRewritten ? next.summary : row.content };
  const provenance = isRewritten ? again.provenance : row.provenance;
  if (!isSame({ analysis, quotes, content: row.content }, changed)) {
    const topicIds = isRewritten ? again.topicsOf(found) : [];
    await writeFound(tx, scope, { id, source: row.source, ...changed, topicIds, provenance });
  } else if (row.notFoundAt) await clearNotFound(tx, scope, id);
  const people = (of: StoredAnalysis) => of.strength?.people ?? 0;
  const isStronger = merged.gained > 0 || people(next) > people(analysis);
  return { id, change: isStronger ? 'moreEvidence' : 'unchanged' };
}

/** Marks what a run could have found and did not; returns the ids. */
export const markNotFound = (tx: Tx, scope: ProjectScope, judged: Judged): Promise<number[]> =>
  markMissing(tx, scope, judged);

/** Emoji and badges that could only be chosen when all insights of a run were known; those that people edited keep theirs. */
export const updateMarks = (
  tx: Tx,
  scope: ProjectScope,
  marks: readonly ({ id: number } & Partial<InsightMarks>)[],
): Promise<void> => writeMarks(tx, scope, marks);

/** The questions that a run need not ask again after it was continued with another engine. */
export const questionsAnswered = ({ db }: Pick<Deps, 'db'>, scope: ProjectScope, provenance: Provenance) =>
  answeredOtherwise(db, scope, provenance);

export const insightsAmong = (db: Db, scope: ProjectScope, ids: readonly number[]): Promise<Set<number>> =>
  existingIds(db, scope, ids);
