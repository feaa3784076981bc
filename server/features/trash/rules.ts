import type { TrashKind } from '#contract/trash.ts';
import { parentsFirst, type Reference, referencesOf } from '../../db/references.ts';
import type { CutLink, Snapshot, StoredRow } from '../../db/schema.ts';

export const tableOf: Record<TrashKind, string> = {
  insight: 'insights',
  question: 'questions',
  topic: 'topics',
  'insight-conversation': 'chat_conversations',
  'people-conversation': 'people_chat_conversations',
};

/** A row that another row refers to. */
export type Parent = { table: string; column: string; id: number };

/** The rows outside of the snapshot that its rows refer to. */
export function parentsOf({ rows }: Snapshot): Parent[] {
  const named = new Map<string, Parent>();
  for (const [table, stored] of Object.entries(rows)) {
    for (const reference of referencesOf(table)) {
      for (const row of stored) {
        const parent = parentIn(row, reference);
        if (parent && !holds(rows, parent)) named.set(keyOf(parent), parent);
      }
    }
  }
  return [...named.values()];
}

export const keyOf = ({ table, id }: Parent): string => `${table}:${id}`;

const holds = (rows: Snapshot['rows'], { table, column, id }: Parent): boolean =>
  (rows[table] ?? []).some((row) => row[column] === id);

function parentIn(row: StoredRow, { parent, parentColumn, column }: Reference): Parent | undefined {
  const id = row[column];
  return typeof id === 'number' ? { table: parent, column: parentColumn, id } : undefined;
}

/** A row or link that needs something which is in the trash itself, and comes back with it. */
export type Waiting = { parent: Parent } & ({ table: string; row: StoredRow } | { link: CutLink });
export type Settled = { rows: Snapshot['rows']; waiting: Waiting[]; orphaned: Parent | undefined };

/**
 * What of the snapshot can stand today. Each row meets what was deleted in the meantime as if it had been there: a foreign key that
 * would have deleted it leaves it out, one that would have been set to null is null. Rows of users whose account is deleted
 * pass to whoever restores them. `orphaned` is what the object itself needs and lacks, if anything.
 */
export function settle(
  { rows }: Snapshot,
  { root, missing, restorer }: { root: string; missing: ReadonlySet<string>; restorer: number },
): Settled {
  const settled: Settled = { rows: {}, waiting: [], orphaned: undefined };
  for (const table of parentsFirst(Object.keys(rows))) {
    const stands = (parent: Parent) =>
      holds(rows, parent) ? holds(settled.rows, parent) : !missing.has(keyOf(parent));
    settled.rows[table] = (rows[table] ?? []).flatMap((row) => {
      const kept = { ...row };
      for (const reference of referencesOf(table)) {
        const { column } = reference;
        const parent = parentIn(row, reference);
        if (!parent || stands(parent)) continue;
        if (reference.onDelete === 'set null') {
          kept[column] = null;
          settled.waiting.push({ parent, link: { table, column, id: Number(row.id), value: parent.id } });
        } else if (parent.table === 'users') {
          kept[column] = restorer;
        } else {
          if (table === root) settled.orphaned = parent;
          else settled.waiting.push({ parent, table, row });
          return [];
        }
      }
      return [kept];
    });
  }
  return settled;
}

/** The snapshot with what waited for it. */
export function withWaiting(snapshot: Snapshot, waiting: Waiting): Snapshot {
  if ('link' in waiting) return { ...snapshot, links: [...snapshot.links, waiting.link] };
  const rows = { ...snapshot.rows, [waiting.table]: [...(snapshot.rows[waiting.table] ?? []), waiting.row] };
  return { ...snapshot, rows };
}

/** The snapshot of rows that were in the trash while something that they refer to was restored. */
export function withLink(snapshot: Snapshot, { table, column, id, value }: CutLink): Snapshot {
  const linked = (snapshot.rows[table] ?? []).map((row) => (row.id === id ? { ...row, [column]: value } : row));
  return { ...snapshot, rows: { ...snapshot.rows, [table]: linked } };
}

const nouns: Record<TrashKind, string> = {
  insight: 'Insight',
  question: 'Question',
  topic: 'Topic',
  'insight-conversation': 'Conversation',
  'people-conversation': 'Conversation',
};
export const restoredMessage = (kind: TrashKind): string => `${nouns[kind]} restored`;
export const alreadyMessage = (kind: TrashKind): string =>
  `This ${nouns[kind].toLowerCase()} has already been restored.`;
export const purgedMessage = (kind: TrashKind): string => `${nouns[kind]} deleted for good`;

export const nameTaken = (name: string): string =>
  `A topic named “${name}” has been created since. Rename or delete it, then restore this one.`;
export const questionAsked = 'This question has been added again since it was deleted.';
export const insightInTrash =
  'The insight that this conversation is about is in the trash as well. Restore the insight first, then the conversation.';
export const insightGone = 'The insight that this conversation is about no longer exists, so it cannot be restored.';
export const notTheirs = 'Only the person who started this conversation, or an admin, can restore it.';
export const goneForGood = 'It is no longer in the trash, so it cannot be restored.';
export const addedAgain = 'It cannot be restored, because the same has been added again since it was deleted.';
