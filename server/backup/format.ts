import * as z from 'zod/mini';

/**
 * A backup is compressed text, one JSON value a line. Lines that start with # are marks: the head, where each table begins and ends,
 * and the foot, which has the hash of everything before it. All other lines are rows, as PostgreSQL writes them.
 */
export const formatVersion = 1;

export const head = z.object({
  earshot: z.literal('backup'),
  format: z.int(),
  /** When the newest migration of the database was written. */
  schema: z.int(),
  takenAt: z.string(),
});
export type Head = z.infer<typeof head>;

const beginning = z.object({ table: z.string() });
const ending = z.object({
  rows: z.int(),
  /** Of the rows of this table. */
  sha256: z.string(),
  /** The last value that each sequence of the table gave out; null if it gave out none. */
  sequences: z.record(z.string(), z.nullable(z.int())),
});
const foot = z.object({ tables: z.int(), rows: z.int(), sha256: z.string() });

export const mark = z.union([head, foot, ending, beginning]);
export type TableEnd = z.infer<typeof ending>;
export type Foot = z.infer<typeof foot>;

/** Waiting jobs, which have a table of the queue's own. */
export const jobSection = 'waiting jobs';

/** Sessions must not come back to life after they were ended; limits end within the day. */
export const leftOut: readonly string[] = ['sessions', 'rate_limits'];

/** An error of a backup file, in one sentence for the operator. */
export class BackupError extends Error {
  override name = 'BackupError';
}
