import { can } from '#contract/roles.ts';
import { trashActions, trashKinds } from '#contract/trash.ts';
import type { ProjectScope } from '../../access/scope.ts';
import type { Tx } from '../../db/client.ts';
import type { CutLink, Snapshot, StoredRow } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { conflict } from '../../errors.ts';
import { lockActor, recordAct } from '../../http/audit.ts';
import { liftDismissal } from '../dismissed-insights/service.ts';
import { lockProject } from '../projects/service.ts';
import {
  connect,
  deleteItems,
  exists,
  type Item,
  insertRows,
  isTaken,
  itemHolding,
  missingParents,
  orphansOf,
  placeInQuestion,
  type Ref,
  readItem,
  writeLink,
  writeSnapshot,
} from './repo.ts';
import {
  addedAgain,
  goneForGood,
  insightGone,
  insightInTrash,
  nameTaken,
  notTheirs,
  parentsOf,
  questionAsked,
  settle,
  tableOf,
  type Waiting,
  withLink,
  withWaiting,
} from './rules.ts';

type Needs = Pick<Deps, 'db'>;
/** Restored now, or there already; otherwise the reason why it cannot be restored. */
type Outcome = 'restored' | 'there' | { refused: string };

/** Puts an object back with its ids; false if it is there already. Two people who restore it at once restore it once. */
export async function restore({ db }: Needs, scope: ProjectScope, ref: Ref): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [outcome = 'there'] = await restoreAll(tx, scope, [ref]);
    if (typeof outcome !== 'string') throw conflict(outcome.refused);
    return outcome === 'restored';
  });
}

/** On the embedded database every other query waits for a transaction, so many objects are restored in parts. */
const partLength = 50;

type Several = { restored: number; failed: number; reasons: string[] };

/** Topics and questions first, because insights need them. What is there already counts as restored. */
export async function restoreSeveral({ db }: Needs, scope: ProjectScope, refs: readonly Ref[]): Promise<Several> {
  const order = ['topic', 'question', ...trashKinds];
  const sorted = distinct(refs).toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));
  const outcomes: Outcome[] = [];
  for (let at = 0; at < sorted.length; at += partLength) {
    const part = sorted.slice(at, at + partLength);
    outcomes.push(...(await db.transaction((tx) => restoreAll(tx, scope, part))));
  }
  const refused = outcomes.flatMap((outcome) => (typeof outcome === 'string' ? [] : [outcome.refused]));
  return { restored: sorted.length - refused.length, failed: refused.length, reasons: [...new Set(refused)] };
}

const distinct = (refs: readonly Ref[]): Ref[] => [
  ...new Map(refs.map(({ kind, id }) => [`${kind}:${id}`, { kind, id }])).values(),
];

/** The lock on the project keeps everything in it as it is until the transaction ends. */
async function restoreAll(tx: Tx, scope: ProjectScope, refs: readonly Ref[]): Promise<Outcome[]> {
  await lockActor(tx, scope.userId);
  const project = await lockProject(tx, scope);
  const outcomes: Outcome[] = [];
  for (const ref of refs) outcomes.push(await restoreOne(tx, scope, ref));
  const count = outcomes.filter((outcome) => outcome === 'restored').length;
  if (count > 0) {
    await recordAct(tx, {
      actorId: scope.userId,
      action: 'trash-restored',
      object: { kind: 'project', ...project },
      details: { count },
    });
  }
  return outcomes;
}

async function restoreOne(tx: Tx, scope: ProjectScope, ref: Ref): Promise<Outcome> {
  const item = await readItem(tx, scope, ref);
  if (!item) return (await exists(tx, scope, ref)) ? 'there' : { refused: goneForGood };
  if (can(scope.role, trashActions[item.kind], null, item.authorId === scope.userId) !== 'allowed')
    return { refused: notTheirs };
  const root = tableOf[item.kind];
  const { snapshot } = item;
  const missing = await missingParents(tx, parentsOf(snapshot));
  const { rows, waiting, orphaned } = settle(snapshot, { root, missing, restorer: scope.userId });
  if (orphaned) return { refused: (await itemHolding(tx, scope, orphaned)) ? insightInTrash : insightGone };
  const refused = await refusal(tx, scope, item);
  if (refused) return { refused };
  if (!(await writeBack(tx, scope, root, rows))) return { refused: addedAgain };
  await deleteItems(tx, scope, [ref]);
  for (const link of snapshot.links) await restoreLink(tx, scope, link);
  for (const one of waiting) await keepWaiting(tx, scope, one);
  await finish(tx, scope, item);
  return 'restored';
}

/** What people have created since and must not be overwritten. */
async function refusal(tx: Tx, scope: ProjectScope, { kind, title, snapshot }: Item): Promise<string | undefined> {
  if (kind !== 'topic' && kind !== 'question') return undefined;
  const [row] = snapshot.rows[tableOf[kind]] ?? [];
  if (!row || !(await isTaken(tx, scope, kind, row))) return undefined;
  return kind === 'topic' ? nameTaken(title) : questionAsked;
}

/** False, with nothing written, if the object's own row cannot be inserted. */
async function writeBack(tx: Tx, scope: ProjectScope, root: string, rows: Snapshot['rows']): Promise<boolean> {
  const placed =
    root === 'insights' ? await Promise.all(own(rows, root).map((r) => placeInQuestion(tx, scope, r))) : [];
  if ((await insertRows(tx, root, placed.length > 0 ? placed : own(rows, root))) === 0) return false;
  for (const table of Object.keys(rows)) if (table !== root) await insertRows(tx, table, own(rows, table));
  return true;
}

const own = (rows: Snapshot['rows'], table: string): StoredRow[] => rows[table] ?? [];

/** The other end may be in the trash by now; then the link comes back with it. */
async function restoreLink(tx: Tx, scope: ProjectScope, link: CutLink): Promise<void> {
  const isQuestion = link.table === 'insights' && link.column === 'question_id';
  const stands = isQuestion ? await connect(tx, scope, link.id, link.value) : await writeLink(tx, scope, link);
  if (stands) return;
  const item = await itemHolding(tx, scope, { table: link.table, column: 'id', id: link.id });
  if (item) await writeSnapshot(tx, scope, item, withLink(item.snapshot, link));
}

async function keepWaiting(tx: Tx, scope: ProjectScope, waiting: Waiting): Promise<void> {
  const item = await itemHolding(tx, scope, waiting.parent);
  if (item) await writeSnapshot(tx, scope, item, withWaiting(item.snapshot, waiting));
}

async function finish(tx: Tx, scope: ProjectScope, { kind, id, title }: Item): Promise<void> {
  if (kind === 'insight') await liftDismissal(tx, scope, id);
  if (kind !== 'question') return;
  for (const insightId of await orphansOf(tx, scope, title)) await connect(tx, scope, insightId, id);
}
