import fc from 'fast-check';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { errorBody } from '#contract/schemas.ts';
import { routesOfContract } from '../testing/contract-routes.ts';
import { buildAccess } from '../testing/factories.ts';
import { type OwnServer, startTestServer, testPassword } from '../testing/test-server.ts';
import { type Accounts, addressOf, newCompany, signIn } from './actors.ts';
import { type Estate, newEstate, uploadAs } from './estates.ts';
import { allRequests, type Generated, toWire } from './requests.ts';

/** FUZZ says how many requests to send, with a new seed each time; FUZZ_SEED repeats one. `npm run test:long` sends 20,000. */
const asked = Number(process.env.FUZZ ?? 0);
const requests = asked || 2_000;
/** Sent together: the database works on one while the others are read and checked. */
const atOnce = 40;
const seed = Number(process.env.FUZZ_SEED ?? (asked ? Date.now() % 2 ** 31 : 7));

const routes = await routesOfContract();
const downloads = new Set(routes.filter((route) => route.download).map((route) => route.path));
let server: OwnServer;
let accounts: Record<'amber' | 'cobalt', Accounts>;
let estates: Record<'amber' | 'cobalt', Estate>;
let known: Record<string, unknown>;
let actors: Record<Generated['actor'], string>;
let names = 0;

beforeAll(async () => {
  // Not the shared server: the requests must not reach what other files created.
  server = await startTestServer();
  accounts = { amber: await newCompany(server, 'amber'), cobalt: await newCompany(server, 'cobalt') };
  estates = { amber: await furnish('amber'), cobalt: await furnish('cobalt') };
  actors = {
    admin: await signIn(server.app, 'amber', 'admin'),
    client: await signIn(server.app, 'amber', 'both'),
    guest: '',
  };
  await learn();
});
afterAll(() => server.stop());

/** The admin owns everything: other accounts may be deleted on the way. */
async function furnish(company: 'amber' | 'cobalt'): Promise<Estate> {
  const cookie = await signIn(server.app, company, 'admin');
  accounts[company].owner = accounts[company].admin ?? 0;
  return newEstate(server, company, accounts[company], uploadAs(server, cookie));
}

/** Values for the placeholders of generated requests. */
async function learn(): Promise<void> {
  const foreign = estates.cobalt.standing.near;
  known = {
    ...{ foreignProject: foreign.project, foreignDocument: foreign.document, foreignRun: foreign.run },
    ...{ foreignClient: accounts.cobalt.target, invitation: estates.amber.standing.invitation },
    ...{ email: addressOf('amber', 'owner'), foreignEmail: addressOf('cobalt', 'admin'), password: testPassword },
    ...estates.amber.standing.near,
  };
  for (const [, name, make] of renewals) known[name] = await make();
}

const sql = async (text: string, values: unknown[]) => (await server.deps.database.pool.query(text, values)).rows;

/** A new project with all that belongs to one; its document is a copy of one that no request knows. */
async function settle(): Promise<void> {
  const place = await estates.amber.newPlace('far');
  await buildAccess(server, { projectId: place.project, userId: accounts.amber.both ?? 0 });
  Object.assign(known, place);
}

/** What calls use up, by what they are called, and how the next ones get something to find. */
const renewals: [RegExp, string, () => Promise<unknown>][] = [
  [/users/, 'client', () => estates.amber.newClient()],
  [/invitation/, 'invitationToken', async () => (await estates.amber.newInvitation()).token],
  [/invitation/, 'invitation', async () => (await estates.amber.newInvitation()).id],
  [/verify-email/, 'verificationToken', () => estates.amber.newToken('verify-email', true)],
  [/reset-password/, 'resetToken', () => estates.amber.newToken('reset-password', true)],
];

async function settleIfGone(): Promise<void> {
  const found = await sql(
    `select 1 from projects p join insights i on i.id = $2 join topics t on t.id = $3 join people s on s.id = $4
     join chat_conversations c on c.id = $5 join people_chat_conversations g on g.id = $6 where p.id = $1`,
    [known.project, known.document, known.topic, known.person, known.chat, known.group],
  );
  if (found.length === 0) await settle();
}

async function replenish({ method, path }: Generated): Promise<void> {
  if (method !== 'DELETE' && !/delete|complete|verify-email|reset|merge/.test(path)) return;
  for (const [calls, name, make] of renewals) if (calls.test(path)) known[name] = await make();
  if (/projects|topics|insights|conversations/.test(path)) await settleIfGone();
}

/** Calls that would leave an actor without account or session. */
function harmsAnActor(method: string, url: string, actor: Generated['actor']): boolean {
  const own = [accounts.amber.admin, accounts.amber.both].some((id) => url.startsWith(`/api/users/${id}`));
  return own || (actor !== 'guest' && method === 'POST' && /^\/api\/(logout|login)/.test(url));
}

async function send(request: Generated): Promise<LightMyRequestResponse | null> {
  known.newEmail = `fuzz${++names}@example.com`;
  known.newName = `Fuzz ${names}`;
  // What is asked of a download is its headers: to make a thousand files would only take time.
  if (request.method === 'GET' && downloads.has(request.path)) request.method = 'HEAD';
  const wire = toWire(request, known);
  if (harmsAnActor(wire.method, wire.url, request.actor)) return null;
  const cookie = actors[request.actor];
  const headers = { ...wire.headers, ...(cookie ? { cookie } : {}) };
  return server.app.inject({ ...wire, method: wire.method as 'GET', headers });
}

/** Whether the reply has the form that is declared for it. */
function isAsDeclared(request: Generated, reply: LightMyRequestResponse): boolean {
  if (request.method === 'HEAD' || reply.statusCode === 204) return reply.body === '';
  if (!/^application\/json/.test(String(reply.headers['content-type']))) return false;
  if (reply.statusCode >= 400) return z.safeParse(errorBody, reply.json()).success;
  const route = routes.find((r) => r.method === request.method && r.path === request.path);
  return !!route && reply.statusCode === (route.status ?? 200) && z.safeParse(route.reply, reply.json()).success;
}

test(`${requests} requests made from the OpenAPI document: no fault of the server, each reply as declared`, {
  timeout: 120_000 + requests * 150,
}, async () => {
  const { body } = await server.app.inject('/api/openapi.json');
  const statuses = new Map<string, number>();
  const tried = async (request: Generated) => {
    const reply = await send(request);
    if (!reply) return;
    const { statusCode } = reply;
    statuses.set(`${statusCode}`, (statuses.get(`${statusCode}`) ?? 0) + 1);
    // More reports at once than are drawn are refused with a wait, which is not a fault.
    const waits = statusCode === 503 && request.path.endsWith('/pdf') && 'retry-after' in reply.headers;
    const told = `${statusCode} ${reply.body.slice(0, 2_000)} to ${JSON.stringify(request)}`;
    if (!waits) expect(statusCode, told).toBeLessThan(500);
    expect(isAsDeclared(request, reply), told).toBe(true);
    if (statusCode < 300) await replenish(request);
  };
  const some = fc.array(allRequests(JSON.parse(body)), { minLength: atOnce, maxLength: atOnce, size: 'max' });
  const property = fc.asyncProperty(some, async (batch) => void (await Promise.all(batch.map(tried))));
  // The server has another state by then, so a shorter list of requests proves nothing.
  await fc.assert(property, { numRuns: requests / atOnce, seed, endOnFailure: true });
  console.info(
    `seed ${seed}: ${[...statuses]
      .sort()
      .map(([status, n]) => `${n} x ${status}`)
      .join(', ')}`,
  );
  // Wild requests alone would prove little: many must get through.
  expect(statuses.get('200') ?? 0).toBeGreaterThan(requests / 10);
  expect((await server.app.inject({ url: '/api/user', headers: { cookie: actors.admin } })).statusCode).toBe(200);
  expect((await server.app.inject({ url: '/api/user', headers: { cookie: actors.client } })).statusCode).toBe(200);
});
