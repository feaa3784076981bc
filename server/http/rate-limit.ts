import { isIPv6 } from 'node:net';
import { and, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import type { Config } from '../config.ts';
import type { Db } from '../db/client.ts';
import { rateLimits } from '../db/schema.ts';
import { tooMany } from '../errors.ts';

type Needs = { config: Pick<Config, 'rateLimits'>; db: Db };
export type Limit = { key: string; most: number; minutes: number };

/** Refuses when a limit is reached. Counts are in the database, so all servers share them. */
export async function refuseOverLimit({ config, db }: Needs, limits: readonly Limit[]): Promise<void> {
  if (!config.rateLimits) return;
  for (const { key, most } of limits) {
    const [row] = await db
      .select({
        count: rateLimits.count,
        left: sql<number>`extract(epoch from ${rateLimits.windowEnds} - now())::int`,
      })
      .from(rateLimits)
      .where(eq(rateLimits.key, key));
    if (row && row.left > 0 && row.count >= most) throw tooMany(row.left);
  }
}

/** Adds one under each key; an expired window starts again at one. */
export async function countOne({ config, db }: Needs, limits: readonly Limit[]): Promise<void> {
  if (!config.rateLimits) return;
  for (const limit of limits) await increment(db, limit);
}

/**
 * Adds one and refuses if the limit is exceeded; returns the new count. One statement, so simultaneous calls cannot
 * exceed the limit.
 */
export async function takeOne({ config, db }: Needs, limit: Limit, why?: string): Promise<number> {
  if (!config.rateLimits) return 0;
  const { count, left } = await increment(db, limit);
  if (count > limit.most) throw tooMany(Math.max(left, 1), why);
  return count;
}

/** Adds one under each key; if one refuses, none is counted. Returns the count of the last key. */
export async function takeEach(needs: Needs, limits: readonly Limit[]): Promise<number> {
  let count = 0;
  for (const [n, limit] of limits.entries()) {
    try {
      count = await takeOne(needs, limit);
    } catch (error) {
      await giveBack(needs, limits.slice(0, n));
      throw error;
    }
  }
  return count;
}

/** Subtracts one under each key, for an attempt that should not count. */
export async function giveBack({ config, db }: Needs, limits: readonly Limit[]): Promise<void> {
  if (!config.rateLimits) return;
  const keys = limits.map(({ key }) => key);
  await db
    .update(rateLimits)
    .set({ count: sql`greatest(${rateLimits.count} - 1, 0)` })
    .where(inArray(rateLimits.key, keys));
}

async function increment(db: Db, { key, minutes }: Limit): Promise<{ count: number; left: number }> {
  const ends = sql`now() + make_interval(mins => ${minutes})`;
  const over = sql`${rateLimits.windowEnds} < now()`;
  const [row] = await db
    .insert(rateLimits)
    .values({ key, count: 1, windowEnds: ends })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`case when ${over} then 1 else ${rateLimits.count} + 1 end`,
        windowEnds: sql`case when ${over} then ${ends} else ${rateLimits.windowEnds} end`,
      },
    })
    .returning({
      count: rateLimits.count,
      left: sql<number>`ceil(extract(epoch from ${rateLimits.windowEnds} - now()))::int`,
    });
  if (!row) throw new Error('the attempt was not counted');
  return row;
}

export async function forget({ db }: Pick<Needs, 'db'>, key: string): Promise<void> {
  await db.delete(rateLimits).where(eq(rateLimits.key, key));
}

/** Forgets every key that begins like this. */
export async function forgetAll({ db }: Pick<Needs, 'db'>, prefix: string): Promise<void> {
  await db.delete(rateLimits).where(sql`starts_with(${rateLimits.key}, ${prefix})`);
}

/** Whether the key was remembered, and for how long has not passed since. */
export async function isRemembered({ db }: Pick<Needs, 'db'>, key: string): Promise<boolean> {
  return (await db.$count(rateLimits, and(eq(rateLimits.key, key), gt(rateLimits.windowEnds, sql`now()`)))) > 0;
}

export async function remember({ db }: Pick<Needs, 'db'>, key: string, days: number): Promise<void> {
  const windowEnds = sql`now() + make_interval(days => ${days})`;
  await db
    .insert(rateLimits)
    .values({ key, count: 1, windowEnds })
    .onConflictDoUpdate({ target: rateLimits.key, set: { windowEnds } });
}

export async function dropEndedWindows(db: Db): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.windowEnds, sql`now()`));
}

/** An IPv6 customer has a whole /64, so a /64 counts as one address. */
export function addressKey(ip: string): string {
  if (!isIPv6(ip)) return ip;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip);
  if (mapped?.[1]) return mapped[1];
  const [head = '', tail] = ip.split('::');
  const front = head.split(':').filter(Boolean);
  const back = (tail ?? '').split(':').filter(Boolean);
  const full = tail === undefined ? front : [...front, ...Array(8 - front.length - back.length).fill('0'), ...back];
  return `${full
    .slice(0, 4)
    .map((part) => Number.parseInt(part, 16).toString(16))
    .join(':')}::/64`;
}
