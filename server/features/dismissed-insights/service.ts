import { parseBlocks } from '#contract/documents/packed-blocks.ts';
import type { DismissedInsight } from '#contract/insights/dismissed-insights.ts';
import type { Language } from '#contract/languages.ts';
import { can } from '#contract/roles.ts';
import type { JudgedQuote } from '#engine/engine.ts';
import { placeOf } from '#engine/evidence/place-of.ts';
import type { ProjectScope } from '../../access/scope.ts';
import type { Db, Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../errors.ts';
import { lockActor, recordAct } from '../../http/audit.ts';
import { engineInputs } from '../documents/service.ts';
import { lockProject, readProject } from '../projects/service.ts';
import { countOf, deleteOfDocument, deleteOne, insertDismissed, listOf, moveQuotes, quotesOf } from './repo.ts';

type Needs = Pick<Deps, 'db'>;
type StoredQuote = Awaited<ReturnType<typeof quotesOf>>[number];
type CutQuote = DismissedInsight['quotes'][number];

/** Remembers what the generated ones of these insights rest on. Call it in the transaction that deletes them, before it does. */
export const rememberDismissed = (tx: Tx, scope: ProjectScope, ids: readonly number[]): Promise<void> =>
  insertDismissed(tx, scope, ids);

/** Call it in the transaction that restores the insight. */
export async function liftDismissal(tx: Tx, scope: ProjectScope, insightId: number): Promise<void> {
  await deleteOne(tx, scope, insightId);
}

/** Call it in the transaction that deletes the document. */
export const forgetDismissedIn = (tx: Tx, scope: ProjectScope, documentId: number): Promise<void> =>
  deleteOfDocument(tx, scope, documentId);

/** Call it in the transaction that redacts the document. */
export const redactDismissedIn = moveQuotes;

/** The quotes of each dismissed insight, as the engine takes them. */
export async function dismissedGroups(db: Db | Tx, scope: ProjectScope): Promise<JudgedQuote[][]> {
  const quotes = await quotesOf(db, scope);
  const groups = Map.groupBy(quotes, (quote) => quote.insightId).values();
  return [...groups].map((group) =>
    group.map(({ documentId, start, end, leads }) => ({ documentId, start, end, leads })),
  );
}

export const countDismissed = async ({ db }: Needs, scope: ProjectScope): Promise<{ count: number }> => ({
  count: await countOf(db, scope),
});

export async function listDismissed({ db }: Needs, scope: ProjectScope): Promise<DismissedInsight[]> {
  const rows = await listOf(db, scope);
  const stored = await quotesOf(db, scope);
  const cut = await cutAll({ db }, scope, stored);
  const quotes = Map.groupBy(stored, (quote) => quote.insightId);
  const seesNames = can(scope.role, 'users.list') === 'allowed';
  return rows
    .map(({ id, dismissedAt, userId, userName }) => ({
      ...{ id, dismissedAt: dismissedAt.toISOString() },
      dismissedBy: seesNames || userId === scope.userId ? userName : null,
      quotes: (quotes.get(id) ?? []).flatMap((quote) => cut.get(quote) ?? []),
    }))
    .filter((row) => row.quotes.length > 0);
}

/** The words of the quotes. A document that is deleted at this moment has none. */
async function cutAll(
  { db }: Needs,
  scope: ProjectScope,
  quotes: readonly StoredQuote[],
): Promise<Map<StoredQuote, CutQuote>> {
  const { language } = await readProject({ db }, scope);
  const cut = new Map<StoredQuote, CutQuote>();
  // One document at a time: all texts of a project together might not fit in memory.
  for (const [documentId, ofDocument] of Map.groupBy(quotes, (quote) => quote.documentId)) {
    const [input] = await engineInputs({ db }, scope, [documentId]);
    if (!input) continue;
    const { blocksJson, ...rest } = input;
    const document = { ...rest, blocks: parseBlocks(blocksJson) };
    for (const quote of ofDocument) cut.set(quote, cutOut(document, quote, language));
  }
  return cut;
}

function cutOut(
  document: Parameters<typeof placeOf>[0],
  { documentId, fileName, start, end }: StoredQuote,
  language: Language,
): CutQuote {
  const place = placeOf(document, start, language);
  return { documentId, fileName, start, end, quote: document.text.slice(start, end), place };
}

/** The next analysis may find it again. */
export function allowDismissed({ db }: Needs, scope: ProjectScope, insightId: number): Promise<void> {
  return db.transaction(async (tx) => {
    await lockActor(tx, scope.userId);
    const project = await lockProject(tx, scope);
    if (!(await deleteOne(tx, scope, insightId))) throw notFound();
    await recordAct(tx, {
      actorId: scope.userId,
      action: 'dismissed-allowed',
      object: { kind: 'project', ...project },
    });
  });
}
