import { type InsightChanges, notCitedMessage, type WrittenInsight } from '#contract/insights/custom-insights.ts';
import type { Insight } from '#contract/insights/insights.ts';
import type { ProjectScope } from '../../access/scope.ts';
import type { Tx } from '../../db/client.ts';
import { together } from '../../db/together.ts';
import type { Deps } from '../../deps.ts';
import { conflict, notFound } from '../../errors.ts';
import { citedPassage, lockReply, type ReplyRef, type SavableReply } from '../conversations/service.ts';
import { demandDocuments, documentsAmong, findQuote, redactedTexts } from '../documents/service.ts';
import { readInsight } from '../insights/service.ts';
import { lockProject, readProject } from '../projects/service.ts';
import { fileUnder, fileUnderTags } from '../topics/service.ts';
import { insertOne, lockOne, replaceEvidence, updateOne } from './repo.ts';
import {
  analysisOf,
  changed,
  distinctPlaces,
  documentIdsOf,
  type FoundQuote,
  fileNameOf,
  type GivenQuote,
  givenQuote,
  isFullEdit,
  isTextEdit,
  newQuote,
  withFirst,
  withLast,
  withPassage,
} from './rules.ts';

type Needs = Pick<Deps, 'db' | 'engine'>;
type InsightScope = ProjectScope & { insightId: number };

/** With `saved`, a reply is saved: once, with the passages that it cites as evidence. */
export async function createInsight(
  deps: Needs,
  scope: ProjectScope,
  { saved, ...input }: WrittenInsight & { saved?: ReplyRef | undefined },
): Promise<Insight> {
  const sourceIds = documentIdsOf(input.sources ?? []);
  await demandDocuments(deps.db, scope, sourceIds);
  const looked = input.quote ? await lookUp(deps, scope, { words: input.quote, first: sourceIds }) : null;
  return deps.db.transaction(async (tx) => {
    await lockProject(tx, scope);
    const reply = saved ? await lockReply(tx, scope, saved) : null;
    const before = reply?.savedAs ? { ...scope, insightId: reply.savedAs } : null;
    if (before && (await lockOne(tx, before))) return readInsight(tx, before);
    const documents = await demandDocuments(tx, scope, sourceIds);
    const typed = looked && (await lockExistingTopics(tx, scope, looked));
    const found = [...(typed?.found ? [typed.found] : []), ...(await passagesIn(tx, scope, reply?.passages ?? []))];
    const quote = typed ?? (found[0] ? { words: found[0].quote, found: found[0] } : null);
    const analysis = analysisOf(input, inOrder(documents, sourceIds), { quote, found });
    const fields = { analysis, content: input.content, fileName: fileNameOf(analysis) };
    const insightId = await insertOne(tx, scope, fields);
    const written = { ...scope, insightId };
    if (found.length > 0) await replaceEvidence(tx, written, distinctPlaces(found.map(asEvidence)));
    await fileUnderTags(tx, written, analysis.keywords);
    await reply?.markSaved(insightId);
    return readInsight(tx, written);
  });
}

/** The passages of a reply with the names of their documents. */
async function passagesIn(tx: Tx, scope: ProjectScope, passages: SavableReply['passages']): Promise<FoundQuote[]> {
  const documents = await documentsAmong(tx, scope, [...new Set(passages.map((p) => p.documentId))]);
  const names = new Map(documents.map((d) => [d.id, d.fileName]));
  return passages.flatMap((passage) => {
    const fileName = names.get(passage.documentId);
    return fileName === undefined ? [] : [{ ...passage, fileName, state: 'exact' as const }];
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

/** The document may have been deleted since the quote was found, or redacted, so that the quote is elsewhere or gone. */
async function lockExistingTopics(tx: Tx, scope: ProjectScope, { words, found }: GivenQuote): Promise<GivenQuote> {
  if (!found) return { words, found };
  const [document] = await documentsAmong(tx, scope, [found.documentId]);
  const now = (await redactedTexts(tx, scope, [found.documentId])).get(found.documentId);
  const isThere = document && (now?.slice(found.start, found.end) ?? found.quote) === found.quote;
  return { words, found: isThere ? found : null };
}

const isDocumentMessage = 'This is a document, not an insight: it cannot be edited.';

/** Looks for the quote if its wording is changed. */
async function lookUpNew(
  deps: Needs,
  scope: InsightScope,
  changes: InsightChanges,
): Promise<{ words: string | undefined; looked: GivenQuote | null }> {
  if (givenQuote(changes) === undefined) return { words: undefined, looked: null };
  const { analysis } = await readInsight(deps.db, scope);
  const words = newQuote(changes, analysis);
  const first = analysis.sources.map((s) => s.documentId);
  return { words, looked: words ? await lookUp(deps, scope, { words, first }) : null };
}

/** Applies the given fields to the current row, so of two simultaneous edits the later one wins field by field. */
export async function updateInsight(deps: Needs, scope: InsightScope, changes: InsightChanges): Promise<Insight> {
  const { words, looked } = await lookUpNew(deps, scope, changes);
  return deps.db.transaction(async (tx) => {
    const [, row] = await together([lockProject(tx, scope), lockOne(tx, scope)]);
    if (!row) throw notFound();
    if (row.source === 'upload') throw conflict(isDocumentMessage);
    const quote = words === undefined ? undefined : looked && (await lockExistingTopics(tx, scope, looked));
    const analysis = changed(row.analysis, changes, quote);
    const source = isFullEdit(row, changes, analysis) ? 'custom' : row.source;
    const content = changes.content ?? changes.analysis?.summary ?? row.content;
    const isText = isTextEdit(row, { analysis, content });
    if (quote?.found) await replaceEvidence(tx, scope, withFirst(row.quotes, asEvidence(quote.found)));
    if (changes.topicIds) await fileUnder(tx, scope, changes.topicIds);
    if (changes.analysis?.keywords) await fileUnderTags(tx, scope, analysis.keywords);
    // Sent together, in this order.
    const [, written] = await together([
      updateOne(tx, scope, { analysis, content, source }, isText),
      readInsight(tx, scope),
    ]);
    return written;
  });
}

/** Adds a passage that a reply cites after the quotes that the insight has. */
export function addEvidence(
  { db }: Pick<Deps, 'db'>,
  scope: InsightScope,
  place: { documentId: number; start: number; end: number },
): Promise<Insight> {
  return db.transaction(async (tx) => {
    await lockProject(tx, scope);
    const row = await lockOne(tx, scope);
    if (!row) throw notFound();
    if (row.source === 'upload') throw conflict(isDocumentMessage);
    await demandDocuments(tx, scope, [place.documentId]);
    const passage = await citedPassage(tx, scope, place);
    if (!passage) throw conflict(notCitedMessage);
    const [found] = await passagesIn(tx, scope, [passage]);
    const quotes = found ? withLast(row.quotes, asEvidence(found)) : null;
    if (found && quotes) {
      const analysis = withPassage(row.analysis, found);
      await updateOne(tx, scope, { analysis, content: row.content, source: row.source }, false);
      await replaceEvidence(tx, scope, quotes);
    }
    return readInsight(tx, scope);
  });
}
