import { createHmac, randomBytes } from 'node:crypto';
import type {} from '@fastify/cookie';
import { and, desc, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Role } from '#contract/roles.ts';
import type { SessionUser } from '#contract/users/session-user.ts';
import type { Config } from '../../config.ts';
import { type Db, preparedOnce } from '../../db/client.ts';
import { sessions, users } from '../../db/schema.ts';
import { recordAct } from '../audit.ts';

/** The signed-in user, read from the database on each request; role and company never come from the session. */
export type Actor = SessionUser & { companyId: number; sid: string };

const idleHours = 24;
const absoluteDays = 7;
const slideMinutes = 5;
const sessionsPerUser = 20;
const longestUserAgent = 200;

const isHttps = (config: Pick<Config, 'publicUrl'>) => config.publicUrl.startsWith('https://');
const cookieName = (config: Pick<Config, 'publicUrl'>) => (isHttps(config) ? '__Host-sid' : 'sid');
const sidOf = (config: Pick<Config, 'sessionSecret'>, token: string) =>
  createHmac('sha256', config.sessionSecret).update(token).digest('hex');

type Needs = { config: Config; db: Db };

const userOfSession = preparedOnce((db) =>
  db
    .select({
      id: users.id,
      username: users.username,
      email: users.email,
      role: users.role,
      companyName: users.companyName,
      teamName: users.teamName,
      companyId: users.companyId,
      due: sql<boolean>`${sessions.seenAt} < now() - make_interval(mins => ${sql.raw(String(slideMinutes))})`,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.sid, sql.placeholder('sid')), gt(sessions.expire, sql`now()`), eq(users.status, 'active')))
    .prepare('user_of_session'),
);

/** The user of the request's cookie, or null. Unverified, disabled and deleted users have no session. */
export async function readSession({ config, db }: Needs, request: FastifyRequest): Promise<Actor | null> {
  const token = request.cookies[cookieName(config)];
  if (!token || token.length > 100) return null;
  const sid = sidOf(config, token);
  const [row] = await userOfSession(db).execute({ sid });
  if (!row) return null;
  const { due, ...user } = row;
  if (due) await slide(db, sid);
  return { ...user, role: user.role as Role, sid };
}

async function slide(db: Db, sid: string): Promise<void> {
  const idleEnd = sql`now() + make_interval(hours => ${idleHours})`;
  const absoluteEnd = sql`${sessions.createdAt} + make_interval(days => ${absoluteDays})`;
  await db
    .update(sessions)
    .set({ seenAt: sql`now()`, expire: sql`least(${idleEnd}, ${absoluteEnd})` })
    .where(eq(sessions.sid, sid));
}

/**
 * Starts a session with a new id. Deletes the session the request came with, and the user's oldest ones beyond the
 * limit.
 */
export async function startSession(
  { config, db }: Needs,
  request: FastifyRequest,
  reply: FastifyReply,
  userId: number,
): Promise<void> {
  const token = randomBytes(32).toString('base64url');
  const old = request.cookies[cookieName(config)];
  await db.transaction(async (tx) => {
    await recordAct(tx, { actorId: userId, action: 'signed-in' });
    if (old) await tx.delete(sessions).where(eq(sessions.sid, sidOf(config, old)));
    await tx.delete(sessions).where(lt(sessions.expire, sql`now()`));
    await tx.insert(sessions).values({
      sid: sidOf(config, token),
      userId,
      sess: { userAgent: String(request.headers['user-agent'] ?? '').slice(0, longestUserAgent) },
      expire: sql`now() + make_interval(hours => ${idleHours})`,
    });
    const beyond = tx
      .select({ sid: sessions.sid })
      .from(sessions)
      .where(eq(sessions.userId, userId))
      .orderBy(desc(sessions.createdAt))
      .offset(sessionsPerUser);
    await tx.delete(sessions).where(inArray(sessions.sid, beyond));
  });
  reply.setCookie(cookieName(config), token, {
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    secure: isHttps(config),
    maxAge: absoluteDays * 24 * 3600,
  });
}

export async function endSession({ config, db }: Needs, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const token = request.cookies[cookieName(config)];
  if (token) await dropSession(db, sidOf(config, token));
  reply.clearCookie(cookieName(config), { path: '/', secure: isHttps(config) });
}

async function dropSession(db: Db, sid: string): Promise<void> {
  const ofSid = eq(sessions.sid, sid);
  await db.transaction(async (tx) => {
    const [session] = await tx.select({ userId: sessions.userId }).from(sessions).where(ofSid);
    if (!session) return;
    await recordAct(tx, { actorId: session.userId, action: 'signed-out' });
    await tx.delete(sessions).where(ofSid);
  });
}
