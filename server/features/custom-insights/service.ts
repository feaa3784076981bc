import type { InsightChanges, WrittenInsight } from '#contract/insights/custom-insights.ts';
import type { Insight } from '#contract/insights/insights.ts';
import type { ProjectScope } from '../../access/scope.ts';
import type { Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { conflict, notFound } from '../../errors.ts';
import { demandDocuments, documentsAmong, findQuote } from '../documents/service.ts';
import { readInsight } from '../insights/service.ts';
import { lockProject, readProject } from '../projects/service.ts';
import { fileUnder, fileUnderTags } from '../topics/service.ts';
import { insertOne, lockOne, replaceEvidence, updateOne } from './repo.ts';
import {
  analysisOf,
  changed,
  documentIdsOf,
  type FoundQuote,
  fileNameOf,
  type GivenQuote,
  isFullEdit,
  newQuote,
  withFirst,
} from './rules.ts';

type Needs = Pick<Deps, 'db' | 'engine'>;
type InsightScope = ProjectScope & { insightId: number };

export async function createInsight(deps: Needs, scope: ProjectScope, input: WrittenInsight): Promise<Insight> {
  const sourceIds = documentIdsOf(input.sources ?? []);
  await demandDocuments(deps.db, scope, sourceIds);
  const looked = input.quote ? await lookUp(deps, scope, { words: input.quote, first: sourceIds }) : null;
  return deps.db.transaction(async (tx) => {
    await lockProject(tx, scope);
    const documents = await demandDocuments(tx, scope, sourceIds);
    const quote = looked && (await lockExistingTopics(tx, scope, looked));
    const analysis = analysisOf(input, inOrder(documents, sourceIds), quote);
    const fields = { analysis, content: input.content, fileName: fileNameOf(analysis) };
    const insightId = await insertOne(tx, scope, fields);
    const written = { ...scope, insightId };
    if (quote?.found) await replaceEvidence(tx, written, [asEvidence(quote.found)]);
    await fileUnderTags(tx, written, analysis.keywords);
    return readInsight(tx, written);
  });
}

const asEvidence = ({ state: _, ...quote }: FoundQuote) => ({ ...quote, stance: 'for' as const, leads: false });

const inOrder = <D extends { id: number }>(documents: readonly D[], ids: readonly number[]): D[] =>
  ids.flatMap((id) => documents.find((d) => d.id === id) ?? []);

/** Before the transaction: the engine reads the documents in another thread. */
async function lookUp(
  deps: Needs,
  scope: ProjectScope,
  { words, first }: { words: string; first: readonly number[] },
): Promise<GivenQuote> {
  const { language } = await readProject(deps, scope);
  return { words, found: await findQuote(deps, scope, { quote: words, language, first }) };
}

/**
 * The document may have been deleted since the quote was found. Stored texts never change, so the offsets are still
 * right.
 */
async function lockExistingTopics(tx: Tx, scope: ProjectScope, { words, found }: GivenQuote): Promise<GivenQuote> {
  if (!found) return { words, found };
  const [document] = await documentsAmong(tx, scope, [found.documentId]);
  return { words, found: document ? found : null };
}

const isDocumentMessage = 'This is a document, not an insight: it cannot be edited.';

/** Applies the given fields to the current row, so of two simultaneous edits the later one wins field by field. */
export async function updateInsight(deps: Needs, scope: InsightScope, changes: InsightChanges): Promise<Insight> {
  const before = await readInsight(deps.db, scope);
  const words = newQuote(changes, before.analysis);
  const first = before.analysis.sources.map((s) => s.documentId);
  const looked = words ? await lookUp(deps, scope, { words, first }) : null;
  return deps.db.transaction(async (tx) => {
    await lockProject(tx, scope);
    const row = await lockOne(tx, scope);
    if (!row) throw notFound();
    if (row.source === 'upload') throw conflict(isDocumentMessage);
    const quote = words === undefined ? undefined : looked && (await lockExistingTopics(tx, scope, looked));
    const analysis = changed(row.analysis, changes, quote);
    const source = isFullEdit(row, changes, analysis) ? 'custom' : row.source;
    const content = changes.content ?? changes.analysis?.summary ?? row.content;
    await updateOne(tx, scope, { analysis, content, source });
    if (quote?.found) await replaceEvidence(tx, scope, withFirst(row.quotes, asEvidence(quote.found)));
    if (changes.topicIds) await fileUnder(tx, scope, changes.topicIds);
    if (changes.analysis?.keywords) await fileUnderTags(tx, scope, analysis.keywords);
    return readInsight(tx, scope);
  });
}
