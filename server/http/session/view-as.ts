import { createHmac, timingSafeEqual } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { isOwnAccount } from '#contract/roles.ts';
import { type Route, viewAsHeader } from '#contract/route.ts';
import type { Config } from '../../config.ts';
import type { Db } from '../../db/client.ts';
import { users } from '../../db/schema.ts';
import { inCompany } from '../../db/tenant.ts';
import { forbidden, notFound } from '../../errors.ts';
import { type Actor, readSession } from './session.ts';

type Needs = { config: Config; db: Db };
type Secret = Pick<Config, 'sessionSecret'>;

const readOnly = 'You cannot make changes while viewing Earshot as a client.';
const noFiles = 'Files cannot be downloaded while viewing Earshot as a client.';
const notTheirs = 'The client’s account is not available in this view.';

/**
 * The user for whom a call acts: the signed-in user, or the client whose view an admin opened. Such a view can read
 * what the client may read, but no files and nothing of the client's account. Public calls act for no user, so signing
 * in and out work as always.
 */
export async function readActor(
  needs: Needs,
  request: FastifyRequest,
  { action, download }: Pick<Route, 'action' | 'download'>,
): Promise<Actor | null> {
  const actor = await readSession(needs, request);
  const asked = request.headers[viewAsHeader];
  if (!actor || asked === undefined || action === 'public') return actor;
  if (actor.role !== 'company_admin') throw forbidden();
  if (request.method !== 'GET' && request.method !== 'HEAD') throw forbidden(readOnly);
  if (isOwnAccount(action)) throw forbidden(notTheirs);
  // Downloads are logged, and the log must not attribute an admin's action to a client.
  if (download) throw forbidden(noFiles);
  return inCompany(actor.companyId, () => readClient(needs, actor, String(asked)));
}

/** Role, status and company are read now: the view ends when the client is deleted or promoted. */
async function readClient({ config, db }: Needs, admin: Actor, asked: string): Promise<Actor> {
  const { id, username, email, companyName, teamName } = users;
  const [client] = await db
    .select({ id, username, email, companyName, teamName })
    .from(users)
    .where(
      and(
        eq(id, clientIn(config, admin.sid, asked)),
        eq(users.companyId, admin.companyId),
        eq(users.role, 'client'),
        eq(users.status, 'active'),
      ),
    );
  if (!client) throw notFound();
  return { ...client, role: 'client', companyId: admin.companyId, sid: admin.sid };
}

/**
 * The value that the calls of one view carry. It is valid for one client in the admin's session, and only starting a
 * view, which is logged, creates one: no view goes unrecorded.
 */
export function viewOf(config: Secret, sid: string, clientId: number): string {
  const seal = createHmac('sha256', config.sessionSecret).update(`view ${sid} ${clientId}`).digest('base64url');
  return `${clientId}.${seal}`;
}

function clientIn(config: Secret, sid: string, asked: string): number {
  const clientId = Number(/^([1-9]\d{0,9})\./.exec(asked)?.[1]);
  const given = Buffer.from(asked);
  const good = Buffer.from(viewOf(config, sid, clientId));
  if (given.length !== good.length || !timingSafeEqual(given, good)) throw notFound();
  return clientId;
}
