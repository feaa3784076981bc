import { createHmac, timingSafeEqual } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { isOwnAccount } from '#contract/roles.ts';
import { type Route, viewAsHeader } from '#contract/route.ts';
import type { Config } from '../config.ts';
import type { Db } from '../db/client.ts';
import { users } from '../db/schema.ts';
import { inCompany } from '../db/tenant.ts';
import { forbidden, notFound } from '../errors.ts';
import { type Actor, readSession } from './session.ts';

type Needs = { config: Config; db: Db };
type Secret = Pick<Config, 'sessionSecret'>;

const readOnly = 'Nothing can be changed while you see Earshot as a client.';
const noFiles = 'Files are not downloaded while you see Earshot as a client.';
const notTheirs = 'The account of a client is not shown.';

/**
 * Whom a call acts for: the signed-in user, or the client whose view an admin asked for. Such a view reads what the client
 * may read, no files, and nothing of the client's account. Public calls act for nobody, so signing in and out go on as ever.
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
  // A download is written down, and the log never says of a client what an admin did.
  if (download) throw forbidden(noFiles);
  return inCompany(actor.companyId, () => readClient(needs, actor, String(asked)));
}

/** Role, status and company are those of this moment: a client who was deleted or promoted is viewed no more. */
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
 * What the calls of one view carry. It is good for one client and within the admin's session, and only the start of a view,
 * which is written down, makes one: nobody looks unrecorded.
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
