import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import type { Route } from '#contract/route.ts';
import { type TestServer, testPassword } from '../testing/test-server.ts';
import { type ActorName, actorNames, addressOf, type Company, enter, type Pass, traitsOf } from './actors.ts';
import type { Estate } from './estates.ts';
import type { Kind, Placing, Row } from './expectations/row.ts';
import { expectedStatus, type Placed, placingsOf } from './expectations/status.ts';
import type { Place } from './places.ts';

/** One call by one actor, with a placement for each of its ids. */
export type Cell = {
  route: Route;
  row: Row;
  actor: ActorName;
  placed: Placed;
  method: string;
  /** Sent by a page of another site, with the actor's cookie. */
  fromElsewhere: boolean;
  expected: number;
};

export function cellsOf(route: Route, row: Row): Cell[] {
  const success = route.status ?? 200;
  const safe = route.method === 'GET';
  const cell = (actor: ActorName, placed: Placed, method: string, fromElsewhere: boolean): Cell => {
    const status = expectedStatus(actor, row, placed, { success, safe });
    const expected = fromElsewhere && status !== 401 ? 403 : status;
    return { route, row, actor, placed, method, fromElsewhere, expected };
  };
  return actorNames.flatMap((actor) => {
    const own = placingsOf(row);
    const methods = safe ? ['GET', 'HEAD'] : [route.method];
    const plain = methods.flatMap((method) => own.map((placed) => cell(actor, placed, method, false)));
    return safe ? plain : [...plain, cell(actor, own[0] ?? {}, route.method, true)];
  });
}

export const nameOf = ({ method, route, actor, placed, fromElsewhere }: Cell): string =>
  `${method} ${route.path} by ${actor}${fromElsewhere ? ' from another site' : ''} ${JSON.stringify(placed)}`;

/** The ids of the call that do not exist in the actor's company. A reply may tell which one it means. */
export const strangeIds = ({ placed }: Cell): string[] =>
  Object.keys(placed).filter((name) => placed[name] === 'foreign' || placed[name] === 'missing');

export type World = { server: TestServer; estates: Record<string, Estate>; passes: Map<ActorName, Pass> };

const missing = { number: 2_000_000_000, text: 'there-is-no-such-thing' };
const textKinds: Kind[] = ['run', 'verification', 'reset', 'promise'];
let count = 0;

/**
 * Sends the call of a cell. Objects that a success would change are created for it, so that later cells find the
 * originals.
 */
export async function send(world: World, cell: Cell): Promise<LightMyRequestResponse> {
  const { route, row, actor } = cell;
  const changing = row.changes === true && cell.expected < 300;
  const ids = await idsOf(world, cell, changing);
  const nth = ++count;
  const path = route.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(ids[name])));
  const query = row.query ? `?${new URLSearchParams(row.query(ids) as Record<string, string>)}` : '';
  const headers = {
    'sec-fetch-site': cell.fromElsewhere ? 'cross-site' : 'same-origin',
    ...world.passes.get(actor),
  };
  const sent = row.form ? formOf(row.form(ids), `Made ${nth}.txt`) : { payload: row.body?.(ids, nth) };
  const reply = await world.server.app.inject({
    method: cell.method as 'GET',
    url: path + query,
    headers: { ...headers, ...('headers' in sent ? sent.headers : {}) },
    ...(sent.payload ? { payload: sent.payload } : {}),
  } satisfies InjectOptions);
  if (row.endsSession && reply.statusCode < 300) await renew(world, actor);
  return reply;
}

async function renew({ server, passes }: World, actor: ActorName): Promise<void> {
  const { role, account } = traitsOf(actor);
  if (account && role !== 'none') passes.set(actor, await enter(server, actor));
}

async function idsOf(world: World, { row, actor, placed }: Cell, fresh: boolean): Promise<Record<string, unknown>> {
  const made: Record<Company, Partial<Record<'near' | 'far', Place>>> = { amber: {}, cobalt: {} };
  const ids: Record<string, unknown> = {};
  const { company } = traitsOf(actor);
  const other = company === 'amber' ? 'cobalt' : 'amber';
  for (const [name, { kind }] of Object.entries(row.ids ?? {})) {
    const placing = placed[name] ?? 'own';
    const estate = world.estates[placing === 'foreign' ? other : company];
    if (!estate) throw new Error('no such company');
    if (kind === 'credentials') ids[name] = credentials(actor, placing, other);
    else if (kind === 'address')
      ids[name] = placing === 'missing' ? `nobody${++count}@example.com` : addressOf(estate.company, 'target');
    else if (placing === 'malformed') ids[name] = 'abc';
    else if (kind === 'session') ids[name] = await sessionId(world, actor, placing, other);
    else if (placing === 'missing') ids[name] = textKinds.includes(kind) ? missing.text : missing.number;
    else ids[name] = await idIn(estate, kind, placing, fresh ? made[estate.company] : estate.standing);
  }
  return ids;
}

/** `places` contains the permanent objects, or is filled with new ones as needed. */
async function idIn(estate: Estate, kind: Kind, placing: Placing, places: Partial<Estate['standing']>) {
  const good = placing === 'own';
  const fresh = places !== estate.standing;
  if (kind === 'verification') return estate.newToken('verify-email', good);
  if (kind === 'reset') return estate.newToken('reset-password', good);
  if (kind === 'promise') return good ? (await estate.newInvitation()).token : estate.voidInvitation();
  if (kind === 'client') return fresh ? estate.newClient() : estate.accounts.target;
  if (kind === 'invitation') return fresh ? (await estate.newInvitation()).id : estate.standing.invitation;
  if (kind === 'credentials' || kind === 'address' || kind === 'session') return undefined;
  const nearness = placing === 'sibling' ? 'far' : 'near';
  places[nearness] ??= await estate.newPlace(nearness);
  return places[nearness][kind];
}

/** A session of the actor or of a user in the other company, created for this call. */
async function sessionId({ server, estates }: World, actor: ActorName, placing: Placing, other: string) {
  if (placing === 'missing') return '00000000-0000-4000-8000-000000000000';
  const { company, account = 'user' } = traitsOf(actor);
  const userId = placing === 'own' ? estates[company]?.accounts[account] : estates[other]?.accounts.admin;
  const { rows } = await server.deps.database.pool.query(
    `insert into sessions (sid, sess, expire, user_id)
     values (gen_random_uuid()::text, '{"userAgent":""}', now() + interval '1 hour', $1) returning id`,
    [userId],
  );
  return rows[0].id;
}

function credentials(actor: ActorName, placing: Placing, other: 'amber' | 'cobalt') {
  const { company, account = 'user' } = traitsOf(actor);
  if (placing === 'own') return { email: addressOf(company, account), password: testPassword };
  const email = placing === 'foreign' ? addressOf(other, 'admin') : 'nobody@example.com';
  return { email, password: 'not-the-one-7' };
}

function formOf(fields: Record<string, string>, fileName: string) {
  const boundary = 'sweep-boundary';
  const part = (head: string, body: string) =>
    `--${boundary}\r\ncontent-disposition: form-data; ${head}\r\n\r\n${body}\r\n`;
  const parts = Object.entries(fields).map(([name, value]) => part(`name="${name}"`, value));
  const file = part(`name="files"; filename="${fileName}"`, 'Mirela: We bake at three in the morning.');
  return {
    payload: `${parts.join('')}${file}--${boundary}--\r\n`,
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}
